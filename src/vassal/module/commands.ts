import { pixelOfLocation } from '../source/board.ts';
import { type Element, textOf } from '../source/element.ts';
import type { PixelPosition } from '../source/grids.ts';
import { findBoardAtPixel } from '../source/maps.ts';
import { type PieceTrait, parsePieceText } from '../source/piece-text.ts';
import type { ModulePrototypes } from '../source/prototypes.ts';
import { literalValueOf } from '../source/sequence.ts';
import { type ModulePieceSlot, slotElementsInTree } from '../source/slots.ts';
import { elementAtPath } from '../source/source.ts';
import { centerPixelOfZone } from '../source/zones.ts';
import type { ImportedAction } from './declared.ts';
import { COMMANDS_PROPERTY } from './kind.ts';
import type { NamedPrototype } from './kinds.ts';
import { findPlaceAtPixel, formatImportedPlace, type ImportedMap, type ImportedPlace } from './made-map.ts';
import { UniqueNameGenerator } from './names.ts';
import type { ImportContext, ImportedDeck } from './setup.ts';

export interface ImportedCommands {
  readonly actions: readonly ImportedAction[];
  readonly ofKinds: ReadonlyMap<NamedPrototype, readonly string[]>;
}

interface Around {
  readonly root: Element;
  readonly slotsNamed: ReadonlyMap<string, Element>;
  readonly known: Map<string, NamedPrototype | undefined>;
  readonly prototypes: ModulePrototypes;
  readonly maps: readonly ImportedMap[];
  readonly decks: readonly ImportedDeck[];
  readonly making: ImportContext;
}

interface Command {
  readonly name: string;
  readonly target: string;
  readonly does: readonly object[];
}

export const convertMenuCommands = (
  module: Omit<Around, 'slotsNamed' | 'known'>,
  most: number,
  others: readonly ImportedAction[],
): ImportedCommands => {
  const around = { ...module, slotsNamed: slotsByName(module.root), known: new Map() };
  const { kinds, losses } = around.making;
  const found = new Map<string, { readonly command: Command; readonly kinds: Set<NamedPrototype>; count: number }>();
  for (const [slot, kind] of kinds.read()) {
    for (const trait of slot.traits.filter(({ code }) => CODES.has(code))) {
      const isListed = (trait.parameters[0] ?? '').trim() !== '';
      const command = isListed ? commandOf(trait, around) : undefined;
      if (!command) {
        losses.note(isListed ? 'action' : 'unlisted-command', slot.name);
        continue;
      }
      const key = JSON.stringify(command);
      const same = found.get(key) ?? { command, kinds: new Set(), count: 0 };
      same.kinds.add(kind);
      same.count += 1;
      found.set(key, same);
    }
  }
  const usual = [...found.values()].sort((a, b) => b.kinds.size - a.kinds.size);
  const room = Math.max(0, most - others.length);
  for (const { command, count } of usual.slice(room)) losses.note('many-actions', command.name, count);
  return written(usual.slice(0, room), others);
};

const written = (
  commands: readonly { readonly command: Command; readonly kinds: ReadonlySet<NamedPrototype> }[],
  others: readonly ImportedAction[],
): ImportedCommands => {
  const names = new UniqueNameGenerator(others.map(({ name }) => name));
  const ofKinds = new Map<NamedPrototype, string[]>();
  const several = new Set(
    commands.map(({ command }) => command.name).filter((name, at, all) => all.indexOf(name) !== at),
  );
  const actions = commands.map(({ command, kinds }) => {
    const { name: said, target, does } = command;
    const name = names.give((several.has(said) ? `${said}: ${target}` : said).replace(/["\\]/g, "'"), target);
    for (const kind of kinds) ofKinds.set(kind, [...(ofKinds.get(kind) ?? []), name]);
    return { name, of: { piece: `${COMMANDS_PROPERTY} = "${name}"` }, does };
  });
  return { actions, ofKinds };
};

const CODES = new Set(['replace', 'placemark', 'return', 'sendto']);

const commandOf = (trait: PieceTrait, around: Around): Command | undefined => {
  const [name = ''] = trait.parameters;
  if (trait.code === 'sendto') return sent(name, trait, around);
  if (trait.code === 'return') return returned(name, trait, around);
  return placed(name, trait, around);
};

const sent = (name: string, { parameters }: PieceTrait, { maps }: Around): Command | undefined => {
  const [, , map = ''] = parameters;
  const made = maps.find((one) => one.map.name === literalValueOf(map));
  const place = made && placeFor(made, parameters);
  const to = place && formatImportedPlace(place);
  return to === undefined ? undefined : { name, target: to, does: [{ move: 'it', to }] };
};

/** VASSAL's word for the board on which the piece is, on any map. */
const ANY_BOARD = '{CurrentBoard}';

/**
 * Returns the target of a move command: a point, a named place, a zone or a region. Returns undefined if a formula
 * determines it.
 */
const placeFor = (made: ImportedMap, parameters: readonly string[]): ImportedPlace | undefined => {
  const said = (index: number): string | undefined => literalValueOf(parameters[index] ?? '');
  const board = parameters[3]?.trim() === ANY_BOARD ? '' : said(3);
  const [kind = 'L', zone, region, location] = [parameters[13] || 'L', said(14), said(15), said(17) ?? ''];
  if (board === undefined || zone === undefined || region === undefined) return undefined;
  if (kind.startsWith('L')) {
    const [x, y] = [pointOf(said, 4), pointOf(said, 5)];
    if (x === undefined || y === undefined) return undefined;
    if (board !== '') return findPlaceAtPixel(made, board, { x, y }, '');
    const under = findBoardAtPixel(
      made.boards.map(({ placed: one }) => one),
      { x, y },
    );
    return under ? findPlaceAtPixel(made, under.board.board.name, under.pixel, '') : { map: made.name };
  }
  const wanted = kind.startsWith('Z') ? zone : kind.startsWith('R') ? region : kind.startsWith('G') ? location : '';
  if (wanted === '') return undefined;
  for (const { placed: one } of made.boards.filter(({ placed: own }) => board === '' || own.board.name === board)) {
    const pixel = kind.startsWith('Z') ? middleOfZone(one.board.zones, zone) : pixelOfLocation(one.board, wanted);
    if (pixel) return findPlaceAtPixel(made, one.board.name, pixel, wanted);
  }
  return undefined;
};

/** Returns a coordinate, with an added number of steps. */
const pointOf = (said: (index: number) => string | undefined, at: 4 | 5): number | undefined => {
  const [from, times, step] = [at, at + 4, at + 6].map((index) => Number(said(index) ?? Number.NaN));
  const point = (from ?? 0) + (times ?? 0) * (step ?? 0);
  return Number.isFinite(point) ? point : undefined;
};

const middleOfZone = (
  zones: ImportedMap['boards'][number]['placed']['board']['zones'],
  name: string,
): PixelPosition | undefined => {
  const zone = zones.find((one) => one.name === name);
  return zone && centerPixelOfZone(zone);
};

/**
 * Converts a command that returns a piece to a deck. Since version 2 of this trait, a formula names the deck, unless
 * the player is asked.
 */
const returned = (name: string, { parameters }: PieceTrait, { decks }: Around): Command | undefined => {
  const [, , id = '', , , version = '', isAsked = '', formula = ''] = parameters;
  const wanted = Number(version) >= 2 && isAsked === 'false' && formula !== '' ? literalValueOf(formula) : id;
  const deck = decks.find(({ said }) => said === wanted);
  return deck && { name, target: deck.name, does: [{ move: 'it', to: deck.name }] };
};

const placed = (name: string, { code, parameters }: PieceTrait, around: Around): Command | undefined => {
  const [, , definition = ''] = parameters;
  if (!around.known.has(definition)) around.known.set(definition, kindNamed(definition, around));
  const kind = around.known.get(definition);
  if (!kind) return undefined;
  const side = kind.side === undefined ? undefined : around.making.sides.ofVassal.get(kind.side);
  const place = { place: kind.key, to: 'here', ...(side === undefined ? {} : { side }) };
  return { name, target: kind.key, does: code === 'replace' ? [place, { remove: 'it' }] : [place] };
};

/**
 * Returns the piece that a definition, or a path to a slot, describes. If palettes were renamed, the last step of the
 * path is enough.
 */
const kindNamed = (
  definition: string,
  { root, slotsNamed, prototypes, making }: Around,
): NamedPrototype | undefined => {
  const { slots, kinds } = making;
  if (definition.startsWith('+/')) {
    const piece = parsePieceText(definition);
    if (!piece) return undefined;
    const name = piece.traits.at(-1)?.parameters[3] ?? '';
    const slot: ModulePieceSlot = { name, gpid: '', width: 0, traits: prototypes.expanded(piece), isCard: false };
    return kinds.of(slot, name);
  }
  const element = elementAtPath(root, definition);
  const own = element && slots.of(element);
  if (own) return kinds.of(own, own.name);
  const [, last] = /:([^/:]+)$/.exec(definition) ?? [];
  const found = last === undefined ? undefined : slotsNamed.get(last);
  const slot = found && slots.of(found);
  return slot && kinds.of(slot, slot.name);
};

/** Maps names to slots. If several slots have the same name, the first is used. */
const slotsByName = (root: Element): ReadonlyMap<string, Element> =>
  new Map([...slotElementsInTree(root)].map(({ slot }) => [textOf(slot, 'entryName'), slot] as const).reverse());
