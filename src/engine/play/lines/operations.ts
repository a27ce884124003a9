import {
  caseOf,
  type DeckId,
  decimalOf,
  type FormulaText,
  isOn,
  type Operation,
  type PersonId,
  type PieceId,
  type SideId,
  toNatural,
  type Value,
  type World,
} from '../../../table/index.ts';
import { labelOf } from '../labels.ts';
import type { PieceTarget } from '../pieces/pieces.ts';
import { pointsIn } from '../points/points.ts';
import { handOf, moduleOf } from '../queries.ts';
import { type Instruction, newValueOf } from './form.ts';
import { ACTOR, type ActNames, ALL, GAME, HAND, IT, subjectsNamed } from './names.ts';
import type { LineResult } from './results.ts';
import { cellNamed, scopeNamed, targetIn } from './scopes.ts';
import { formula } from './text.ts';
import { resultOf } from './value.ts';
import { type Verb, verbOf } from './verbs.ts';

export interface InstructionReading {
  readonly world: World;
  /** The world in which the named things must still exist; `world` by default. */
  readonly there?: World;
  readonly names: ActNames;
  readonly actor: PersonId;
}

type OperationVerb = Exclude<Verb, 'let' | 'table' | 'retreat' | 'ask' | 'says'>;
type LineWork = Operation | LineResult;
type MakeOperations = (reading: InstructionReading, line: Instruction, text: string) => readonly LineWork[];

const piecesNamed = ({ world, there = world, names }: InstructionReading, text: string): readonly PieceId[] =>
  (subjectsNamed(names, text) ?? []).flatMap(({ kind, id }) =>
    kind === 'piece' && there.get('piece', id) ? [id as PieceId] : [],
  );

const targetNamed = ({ world, names }: InstructionReading, text: string): PieceTarget | undefined => {
  const [chosen] = subjectsNamed(names, text) ?? [];
  const whole = scopeNamed(world, names, text, names.it);
  const scope = whole?.cells && chosen?.kind === 'cell' ? { ...whole, cells: whole.cells.slice(0, 1) } : whole;
  // A zone of several cells can't hold pieces, so the name must mean a single cell.
  const target = scope && targetIn(scope);
  const cell = scope && !target ? cellNamed(world, text) : undefined;
  return target ?? (cell && targetIn(cell));
};

const deckNamed = (reading: InstructionReading, text: string): DeckId | undefined => {
  const target = targetNamed(reading, text);
  return target && reading.world.get('deck', target.in)?.id;
};

export const sideNamed = ({ world, names }: InstructionReading, text: string): SideId | undefined => {
  const things = subjectsNamed(names, text);
  const [thing] = things ?? [];
  return things ? (thing?.kind === 'side' ? (thing.id as SideId) : undefined) : world.get('side', text)?.id;
};

const eachSide = (
  reading: InstructionReading,
  text: string,
  make: (side: SideId) => LineResult,
): readonly LineResult[] => {
  const side = sideNamed(reading, text);
  return side === undefined ? [] : [make(side)];
};

const amount = ({ world, names }: InstructionReading, text: FormulaText): Value | undefined =>
  resultOf(world, names, formula(text));

const countIn = (reading: InstructionReading, text: FormulaText): number => {
  const decimal = decimalOf(amount(reading, text));
  return decimal === undefined ? 0 : toNatural(decimal);
};

const eachPiece = (
  reading: InstructionReading,
  text: string,
  make: (piece: PieceId) => Operation,
): readonly Operation[] => piecesNamed(reading, text).map(make);

const moving: MakeOperations = (reading, { to = '', where = 'top' }, text) => {
  const { actor, world, there = world } = reading;
  const target = targetNamed(reading, to);
  if (!target) return [];
  const pieces = piecesNamed(reading, text).filter((id) => {
    const place = there.get('piece', id)?.place;
    return place?.in !== target.in || place.cell !== target.cell;
  });
  const deck = world.get('deck', target.in)?.id;
  if (deck !== undefined) return pieces.length > 0 ? [{ kind: 'return', actor, pieces, deck, where }] : [];
  return pieces.map((piece) => ({ kind: 'send', actor, piece, to: target }));
};

/** Makes a modifier operation. The duration is part of the modifier itself. */
const modifying: MakeOperations = (reading, { of = IT }, name) => {
  const { actor, names } = reading;
  const found = moduleOf(reading.world).modifiers?.find((one) => one.name === name);
  if (!found || !isOn(found.waits)) return [];
  const { waits: _, on: __, ...definition } = found;
  const isGame = of === GAME.kind || (of === IT && names.it.kind === GAME.kind);
  if (isGame) return [{ kind: 'modify', actor, definition, piece: undefined }];
  const side = sideNamed(reading, of);
  if (side !== undefined)
    return [{ kind: 'modify', actor, definition: { ...definition, on: { side } }, piece: undefined }];
  return eachPiece(reading, of, (piece) => ({ kind: 'modify', actor, definition, piece }));
};

const OWNER = 'Owner';

/** Gives pieces to a side without moving them. */
const ownedBy = (reading: InstructionReading, of: string, side: SideId): readonly LineWork[] => {
  const { actor, world, there = world } = reading;
  return piecesNamed(reading, of)
    .filter((piece) => there.get('piece', piece)?.side !== side)
    .map((piece) => ({ kind: 'hand-over', actor, piece, side }));
};

const MAKERS: { readonly [V in OperationVerb]: MakeOperations } = {
  move: moving,
  place: (reading, { to = '', side, name }, prototype) => {
    const target = targetNamed(reading, to);
    const owner = side === undefined ? undefined : sideNamed(reading, side);
    const called = name ?? labelOf(moduleOf(reading.world), prototype);
    const { actor } = reading;
    return target ? [{ kind: 'place', actor, prototype, name: called, side: owner, to: target }] : [];
  },
  remove: (reading, _line, text) =>
    eachPiece(reading, text, (piece) => ({ kind: 'delete', actor: reading.actor, piece })),
  give: (reading, { to = '' }, text) => {
    const side = sideNamed(reading, to);
    if (side !== undefined && !handOf(reading.world, side)) return ownedBy(reading, text, side);
    const pieces = piecesNamed(reading, text);
    return side === undefined || pieces.length === 0 ? [] : [{ kind: 'give', actor: reading.actor, pieces, side }];
  },
  set: (reading, line, property) => {
    const { of = IT } = line;
    const value = amount(reading, newValueOf(line) ?? '') ?? null;
    if (of === GAME.kind) return [{ does: 'set', side: undefined, property, value }];
    const side = sideNamed(reading, of);
    if (side !== undefined) return [{ does: 'set', side, property, value }];
    const { actor, world, there = world } = reading;
    if (property === OWNER) {
      const owner = typeof value === 'string' ? sideNamed(reading, value) : undefined;
      return owner === undefined ? [] : ownedBy(reading, of, owner);
    }
    return piecesNamed(reading, of)
      .filter((piece) => there.get('piece', piece)?.values[property] !== value)
      .map((piece) => ({ kind: 'set', actor, piece, values: { [property]: value } }));
  },
  modify: modifying,
  flip: (reading, line, text) => {
    const layer = line.to === undefined ? undefined : countIn(reading, newValueOf(line) ?? '');
    return eachPiece(reading, text, (piece) => ({ kind: 'flip', actor: reading.actor, piece, layer }));
  },
  rotate: (reading, line, text) => {
    const facing = countIn(reading, newValueOf(line) ?? '');
    return eachPiece(reading, text, (piece) => ({ kind: 'rotate', actor: reading.actor, piece, facing }));
  },
  reveal: (reading, _line, text) =>
    eachPiece(reading, text, (piece) => ({ kind: 'reveal', actor: reading.actor, piece, to: undefined })),
  hide: (reading, _line, text) =>
    eachPiece(reading, text, (piece) => ({ kind: 'hide', actor: reading.actor, piece, what: 'identity' })),
  draw: (reading, { draw, from = '', to = HAND }) => {
    const [deck, target, count] = [deckNamed(reading, from), targetNamed(reading, to), countIn(reading, draw ?? '')];
    if (deck === undefined || !target || count === 0) return [];
    return [{ kind: 'draw', actor: reading.actor, deck, count, named: [], to: target }];
  },
  deal: (reading, { deal, from = '' }) => {
    const [deck, count] = [deckNamed(reading, from), countIn(reading, deal ?? '')];
    return deck === undefined || count === 0 ? [] : [{ kind: 'deal', actor: reading.actor, deck, count, sides: [] }];
  },
  shuffle: (reading, { discards = false }, text) => {
    const deck = deckNamed(reading, text);
    return deck === undefined ? [] : [{ kind: 'shuffle', actor: reading.actor, deck, discards }];
  },
  roll: ({ actor }, _line, dice) => [{ kind: 'roll', actor, dice, private: false }],
  points: (reading, { points, of = ACTOR, text: source }) =>
    eachSide(reading, of, (side) => ({
      does: 'points',
      side,
      points: pointsIn(reading.world, reading.names, points ?? ''),
      ...(source === undefined ? {} : { source }),
    })),
  end: ({ actor }, { end = 'turn' }) => caseOf(end, { turn: [{ kind: 'end-turn', actor, byRule: true }] }),
  win: (reading, _line, text) =>
    text === ALL ? [{ does: 'share' }] : eachSide(reading, text, (side) => ({ does: 'win', side })),
  lose: (reading, _line, text) => eachSide(reading, text, (side) => ({ does: 'lose', side })),
  tie: (_reading, { tie = 'all' }) => caseOf(tie, { all: [{ does: 'tie' }] }),
  next: (reading, _line, text) => eachSide(reading, text, (side) => ({ does: 'next', side })),
};

/**
 * Returns the operations of an instruction, without named things that no longer exist. `let`, `table`, `retreat`, `ask`
 * and `says` are no operations; the queue handles them.
 */
export const workOf = (reading: InstructionReading, line: Instruction): readonly LineWork[] => {
  const verb = verbOf(line);
  return verb === undefined || !isMaker(verb) ? [] : MAKERS[verb](reading, line, line[verb] ?? '');
};

const isMaker = (verb: Verb): verb is OperationVerb => verb in MAKERS;
