import { near } from '../../src/engine/index.ts';
import type { CommandInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Operation, PersonId, Value } from '../../src/table/index.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { labelQueries } from '../../src/view/labels.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { findSinglePiece } from '../common/pieces.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { findSideByName } from '../common/sides.ts';
import { readAs, toAsker } from '../common/table.ts';
import { listOf } from '../common/typed.ts';
import { unknown } from '../common/unknown.ts';
import { runOrAskToOverrule } from '../consent/consent.ts';

type TypedOperation = Operation | RefusalSentence;

export const changePiece = async (game: OpenGame, input: CommandInput<OptionOf<'piece'>>): Promise<Reply> => {
  const { operation, line } = await readAs(game, input, (view) => {
    const read = readChange(view, input);
    return { operation: read, line: typeof read === 'string' ? undefined : newProperty(view, input, read) };
  });
  return typeof operation === 'string' ? toAsker(operation) : runOrAskToOverrule(game, input, operation, line);
};

/** Returns a warning if a piece gets a property that no known piece has: it may be a typing error. */
const newProperty = (
  view: View,
  { words }: CommandInput<OptionOf<'piece'>>,
  operation: Operation,
): RefusalSentence | undefined => {
  if (operation.kind !== 'set') return undefined;
  const pieces = view.of(pieceQueries);
  const piece = pieces.byId(operation.piece);
  const own = piece ? pieces.properties(piece).map(([name]) => name) : [];
  const known = words.properties.propertyLabels(view, own);
  const name = Object.keys(operation.values).find((one) => !known.includes(words.properties.propertyIn(view, one)));
  return name === undefined ? undefined : words.commands.piece.newProperty(name, near(name, known));
};

const readChange = (view: View, input: CommandInput<OptionOf<'piece'>>): TypedOperation => {
  if (input.subcommand === 'add') return readAdd(view, input);
  const piece = findSinglePiece(input.words, view, input.options.text('piece') ?? '');
  return typeof piece === 'string' ? piece : readOf(view, piece, input);
};

const readOf = (
  view: View,
  piece: PieceView,
  { subcommand, person, options, words }: CommandInput<OptionOf<'piece'>>,
): TypedOperation => {
  const subject = { actor: person.id, piece: view.of(pieceQueries).id(piece) };
  switch (subcommand) {
    case 'set': {
      const own = view.of(pieceQueries).properties(piece);
      const property = words.properties.propertyNamed(
        view,
        options.text('property') ?? '',
        own.map(([name]) => name),
      );
      const value = readValue(options.text('value'), view.of(gameQueries).domainOf(property));
      return { kind: 'set', ...subject, values: { [property]: value } };
    }
    case 'clone':
      return { kind: 'clone', ...subject, count: options.integer('count') ?? 1 };
    case 'replace': {
      const prototype = prototypeOf(words, view, options.text('prototype') ?? '');
      if (typeof prototype === 'string') return prototype;
      return { kind: 'replace', ...subject, prototype: prototype.key, name: options.text('name') ?? prototype.label };
    }
    case 'flip':
      return readFlip(words, view, piece, subject, options.text('layer'));
    case 'rotate':
      return { kind: 'rotate', ...subject, facing: options.integer('facing') ?? 0 };
    case 'give': {
      const side = findSideByName(words, view, options.text('side') ?? '');
      return typeof side === 'string' ? side : { kind: 'hand-over', ...subject, side: side.id };
    }
    case 'reveal':
      return { kind: 'reveal', ...subject, to: options.text('person') as PersonId | undefined };
    case 'hide':
      return { kind: 'hide', ...subject, what: (options.text('what') ?? 'identity') as 'identity' };
    case 'peek':
      return { kind: 'inspect', ...subject };
    case 'order':
      return { kind: 'order', ...subject, to: (options.text('to') ?? 'top') as 'top' };
    default: {
      const to = options.text('to') ?? '';
      const spot = findPlaceByText(view, to, piece.where.in);
      if (!spot) return unknown(words, 'place', to, [], 'cells');
      return {
        kind: 'send',
        ...subject,
        to: spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell },
      };
    }
  }
};

const readAdd = (view: View, { person, options, words }: CommandInput<OptionOf<'piece'>>): TypedOperation => {
  const prototype = prototypeOf(words, view, options.text('prototype') ?? '');
  if (typeof prototype === 'string') return prototype;
  const to = options.text('to') ?? '';
  const spot = findPlaceByText(view, to);
  if (!spot) return unknown(words, 'place', to, [], 'cells');
  const wanted = options.text('side');
  const side = wanted === undefined ? undefined : findSideByName(words, view, wanted);
  if (typeof side === 'string') return side;
  return {
    kind: 'place',
    actor: person.id,
    prototype: prototype.key,
    name: options.text('name') ?? prototype.label,
    side: side?.id,
    to: spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell },
  };
};

const readFlip = (
  words: Words,
  view: View,
  piece: PieceView,
  subject: Pick<Operation<'flip'>, 'actor' | 'piece'>,
  layer: string | undefined,
): TypedOperation => {
  if (layer === undefined) return { kind: 'flip', ...subject, layer: undefined };
  const layers = view.of(pieceQueries).layers(piece);
  const index = layers.findIndex((name) => isCalled(name, layer));
  if (index < 0 && !/^\d+$/.test(layer.trim()))
    return unknown(words, 'layer', layer, layers, { told: words.commands.unknown.layers(layers.length) });
  return { kind: 'flip', ...subject, layer: index < 0 ? Number(layer) : index + 1 };
};

const prototypeOf = (
  words: Words,
  view: View,
  text: string,
): { readonly key: string; readonly label: string } | RefusalSentence => {
  const all = view.of(pieceQueries).prototypes();
  const labels = new Map(all.map((key) => [key, view.of(labelQueries).of(key)] as const));
  const key = all.find((one) => isCalled(labels.get(one) ?? '', text)) ?? all.find((one) => isCalled(one, text));
  return key === undefined
    ? unknown(words, 'kind', text, [...labels.values()], 'kinds')
    : { key, label: labels.get(key) ?? key };
};

/** Parses a property's value: a text, also for numbers, or a list of texts. Blank removes the piece's own value. */
const readValue = (text: string | undefined, domain: string | undefined): Value | null => {
  if (text === undefined || text.trim() === '') return null;
  if (domain === 'list') return listOf(text);
  if (domain === 'flag' && /^(?:yes|no)$/i.test(text.trim())) return isCalled('yes', text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
};
