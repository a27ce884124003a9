import { z } from 'zod';
import { amount, condition } from '../../engine/forms.ts';
import { BACK, type Module, notationOf, readMoves } from '../../engine/index.ts';
import { carried, inGame, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given, mapped } from '../../form/given.ts';
import { gives, nameOf, reading, withProperties } from '../../form/names.ts';
import { number, simpleValue, value } from '../../form/values.ts';
import { flag, keyed, line, list, name, text } from '../../form/words.ts';
import { art, artInGame, artOf, look, lookInGame, lookOf, type Sheets } from './art.ts';
import { captures, capturesInGame, capturesOf, taken, takenInGame, takenOf } from './captures.ts';

/** Prototypes: what pieces of one kind have in common. */

type PrototypeValues = Module['prototypes'][string];
type Traits = NonNullable<Module['traits']>[string];
type BecomesDefinition = NonNullable<Traits['becomes']>;

const symbol = line(3).describe('At most 3 characters that stand for the piece on a picture');

const dynamic = keyed({
  value: z
    .union([text(500), number, z.boolean()], expects({ is: 'dynamic-value' }))
    .describe('What it holds when the game begins'),
  min: number.exactOptional(),
  max: number.exactOptional(),
}).describe('A property that changes in play');

const layerWithLook = keyed({
  name: gives('layer', name),
  symbol: symbol.exactOptional(),
  picture: look.exactOptional(),
});
const layer = z.union([gives('layer', name), layerWithLook], expects({ is: 'layer' }));
export const MOST_LAYERS = 50;
const levels = list(layer, MOST_LAYERS).min(2, expects({ is: 'two-at-least', of: 'layer' }));
const follows = reading('formula', z.string().max(500)).describe(
  'A formula that tells which layer shows, 1 for the first',
);
const layers = z
  .union([levels, keyed({ levels, follows })], expects({ is: 'layers' }))
  .describe('The looks of the piece, of which one shows at a time');

const coveredPiece = keyed({ name: gives('piece', name), symbol: symbol.exactOptional() });
const mask = z
  .union([z.boolean(), coveredPiece], expects({ is: 'mask' }))
  .describe('Whether it can lie face down, and how it is called then');

const DIRECTIONS = expects({ is: 'whole', from: 2, to: 36 });

const LONGEST_MOVES = 60;
const MOST_MOVES = 10;
const oneMove = keyed({
  go: line(LONGEST_MOVES).describe(
    'step, slide or leap with a number and directions; on squares in the notation of Betza or a usual name, too',
  ),
  when: condition.exactOptional().describe('What must be true of the piece: it moves so only then'),
  range: amount
    .exactOptional()
    .describe('So many steps at most: a formula of the piece, in the place of the number in go'),
});
const moves = z
  .union(
    [
      line(LONGEST_MOVES),
      list(z.union([line(LONGEST_MOVES), oneMove], expects({ is: 'moves' })), MOST_MOVES).min(
        1,
        expects({ is: 'moves' }),
      ),
    ],
    expects({ is: 'moves' }),
  )
  .describe(
    'How it moves: by step, slide or leap; on squares in the notation of Betza, or by a usual name such as rook',
  );
const moveInGame = keyed({
  go: z
    .string()
    .max(LONGEST_MOVES)
    .refine((text) => readMoves(text).ok),
  when: condition.exactOptional(),
  range: inGame(amount).exactOptional(),
});

const MOST_BECOMES = 20;
const becomesAt = z.union([z.literal('last-row'), keyed({ zone: nameOf('zone') })], expects({ is: 'becomes-at' }));
const prototypeNamed = nameOf('prototype');
const becomes = keyed({
  at: becomesAt.describe('Where it ends its move: on the row that lies furthest forward, or in a zone'),
  to: z
    .union([prototypeNamed, list(prototypeNamed, MOST_BECOMES).min(1)], expects({ is: 'becomes-to' }))
    .describe('The prototype that it becomes then; of several its player chooses one'),
  ends: flag.exactOptional().describe('Whether who takes by jumping ends its move by it'),
}).describe('What it becomes by a move that ends somewhere');
const becomesInGame = schemaOf<BecomesDefinition>()(
  carried(becomes, { to: list(prototypeNamed, MOST_BECOMES).min(1), ends: z.literal(true).exactOptional() }),
);

const prototypeFields = z
  .object({
    symbol: symbol.exactOptional(),
    layers: layers.exactOptional(),
    mask: mask.exactOptional(),
    invisible: flag.exactOptional().describe('Whether it can be there without being seen but by its side'),
    unit: flag.exactOptional().describe('Whether it can join armies, and moves by points where the rules say so'),
    level: gives('level', name)
      .exactOptional()
      .describe('What it is beside units, such as city: it takes up no room among them'),
    facing: z
      .int()
      .min(2, DIRECTIONS)
      .max(36, DIRECTIONS)
      .exactOptional()
      .describe('Into how many directions the piece can be turned'),
    moves: moves.exactOptional(),
    picture: look.exactOptional(),
    back: art.exactOptional().describe('The picture of its back, for those who may not know what it is'),
    jumps: line(LONGEST_MOVES)
      .exactOptional()
      .describe('Where it jumps to take: step or slide, or the notation of Betza; over the enemy at the end of a step'),
    captures: captures.exactOptional(),
    taken: taken.exactOptional(),
    royal: flag
      .exactOptional()
      .describe('Whether no move may leave it where an enemy could take it: its side is in check where one can'),
    becomes: becomes.exactOptional(),
  })
  .catchall(z.union([value, dynamic], expects({ is: 'property-value' })));

export const prototype = withProperties('piece', prototypeFields).describe(
  'Properties by name; a list is a property with several values',
);

/** The keys of a prototype that are no properties. */
export const TRAITS = Object.keys(prototypeFields.shape).filter((key) => key !== 'symbol');

/** What of it is no property, as a game has it. */
export const traitsInGame = schemaOf<Traits>()(
  carried(prototypeFields, {
    symbol: undefined,
    dynamic: z.record(name, carried(dynamic, { value: undefined })).exactOptional(),
    layers: list(carried(layerWithLook, { picture: lookInGame.exactOptional() }), MOST_LAYERS).exactOptional(),
    follows: follows.exactOptional(),
    mask: coveredPiece.exactOptional(),
    invisible: z.literal(true).exactOptional(),
    unit: z.literal(true).exactOptional(),
    moves: list(moveInGame, MOST_MOVES).min(1).exactOptional(),
    picture: lookInGame.exactOptional(),
    back: artInGame.exactOptional(),
    jumps: z
      .string()
      .max(LONGEST_MOVES)
      .refine((text) => readMoves(text).ok)
      .exactOptional(),
    captures: capturesInGame.exactOptional(),
    taken: takenInGame.exactOptional(),
    royal: z.literal(true).exactOptional(),
    becomes: becomesInGame.exactOptional(),
  }),
);

type FilePrototype = z.output<typeof prototypeFields>;
type FileLayers = NonNullable<FilePrototype['layers']>;
type FileMoves = NonNullable<FilePrototype['moves']>;
type FileLook = NonNullable<FilePrototype['picture']>;
type FileRules = NonNullable<FilePrototype['captures'] | FilePrototype['taken'] | FilePrototype['becomes']>;
type Property = Exclude<FilePrototype[string], FileLayers | FileMoves | FileLook | FileRules> | string;

/** What of a prototype are properties, dynamic ones among them. */
const propertiesOf = ({
  layers: _,
  facing: __,
  mask: ___,
  invisible: ____,
  moves: _____,
  picture: ______,
  back: _______,
  jumps: ________,
  captures: _________,
  taken: __________,
  royal: ___________,
  becomes: ____________,
  ...properties
}: FilePrototype): { readonly [name: string]: Property } => properties as { readonly [name: string]: Property };

const isDynamic = (property: Property): property is Extract<Property, { readonly value: unknown }> =>
  typeof property === 'object' && !Array.isArray(property);

export const valuesOf = (prototype: FilePrototype): PrototypeValues =>
  mapped(propertiesOf(prototype), (property) => (isDynamic(property) ? property.value : simpleValue(property)));

/** What pieces of this prototype can beside having markers; undefined when that is nothing. */
export const traitsOf = (prototype: FilePrototype, sheets: Sheets): Traits | undefined => {
  const { layers, facing, mask, invisible, unit, level, moves, jumps, picture, back } = prototype;
  const dynamic = Object.entries(propertiesOf(prototype)).flatMap(([name, property]) =>
    isDynamic(property) ? [[name, { ...given('min', property.min), ...given('max', property.max) }] as const] : [],
  );
  const traits: Traits = {
    ...given('dynamic', dynamic.length > 0 ? Object.fromEntries(dynamic) : undefined),
    ...(layers ? layersOf(layers, sheets) : {}),
    ...given('mask', backOf(mask)),
    ...given('invisible', invisible === true ? invisible : undefined),
    ...given('facing', facing),
    ...given('unit', unit === true ? unit : undefined),
    ...given('level', level),
    ...given('moves', moves === undefined ? undefined : movesOf(moves)),
    ...given('picture', picture === undefined ? undefined : lookOf(picture, sheets)),
    ...given('back', back === undefined ? undefined : artOf(back, sheets)),
    ...given('jumps', jumps === undefined ? undefined : notationOf(jumps)),
    ...given('captures', prototype.captures === undefined ? undefined : capturesOf(prototype.captures)),
    ...given('taken', prototype.taken === undefined ? undefined : takenOf(prototype.taken)),
    ...given('royal', prototype.royal === true ? prototype.royal : undefined),
    ...given('becomes', prototype.becomes === undefined ? undefined : becomesOf(prototype.becomes)),
  };
  return Object.keys(traits).length > 0 ? traits : undefined;
};

/** Names stand for the notation: a game keeps what they meant when it was started. */
const movesOf = (moves: FileMoves): NonNullable<Traits['moves']> =>
  (typeof moves === 'string' ? [moves] : moves).map((one) => {
    const { go, when = '', range } = typeof one === 'string' ? { go: one } : one;
    return {
      go: notationOf(go),
      ...given('when', when.trim() === '' ? undefined : when),
      ...given('range', range),
    };
  });

const becomesOf = ({ to, ends, ...rest }: z.output<typeof becomes>): BecomesDefinition => ({
  ...rest,
  to: typeof to === 'string' ? [to] : to,
  ...given('ends', ends === true ? ends : undefined),
});

/** How a piece looks face down that can be covered. */
const backOf = (mask: FilePrototype['mask']): Traits['mask'] => {
  if (typeof mask === 'object') return { name: mask.name, ...given('symbol', mask.symbol) };
  return mask === true ? BACK : undefined;
};

const layersOf = (layers: FileLayers, sheets: Sheets): Traits => {
  const levels = Array.isArray(layers) ? layers : layers.levels;
  return {
    layers: levels.map((layer) =>
      typeof layer === 'string'
        ? { name: layer }
        : {
            name: layer.name,
            ...given('symbol', layer.symbol),
            ...given('picture', layer.picture === undefined ? undefined : lookOf(layer.picture, sheets)),
          },
    ),
    ...(Array.isArray(layers) ? {} : { follows: layers.follows }),
  };
};
