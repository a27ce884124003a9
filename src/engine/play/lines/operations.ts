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
import type { ModifierDefinition } from '../../modifiers/form.ts';
import { labelOfModuleKey } from '../labels.ts';
import type { PieceDestination } from '../pieces/pieces.ts';
import { evaluateWholePoints } from '../points/points.ts';
import { handMapOfSide, moduleOf } from '../queries.ts';
import { type Instruction, newValueFormulaOf } from './form.ts';
import { ACTOR_NAME, ALL_SIDES_NAME, findSubjectsByName, GAME, HAND, type InstructionNames, IT_NAME } from './names.ts';
import type { InstructionResult } from './results.ts';
import { findCellByName, findScopeByName, targetPlaceOf } from './scopes.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';
import { type InstructionVerb, verbOfInstruction } from './verbs.ts';

export interface InstructionContext {
  readonly world: World;
  /** The world in which the named things must still exist; `world` by default. */
  readonly there?: World;
  readonly names: InstructionNames;
  readonly actor: PersonId;
}

type OperationVerb = Exclude<InstructionVerb, 'let' | 'table' | 'retreat' | 'ask' | 'says'>;
type LineWork = Operation | InstructionResult;
type MakeOperations = (reading: InstructionContext, line: Instruction, text: string) => readonly LineWork[];

const piecesNamed = ({ world, there = world, names }: InstructionContext, text: string): readonly PieceId[] =>
  (findSubjectsByName(names, text) ?? []).flatMap(({ kind, id }) =>
    kind === 'piece' && there.get('piece', id) ? [id as PieceId] : [],
  );

const targetNamed = ({ world, names }: InstructionContext, text: string): PieceDestination | undefined => {
  const [chosen] = findSubjectsByName(names, text) ?? [];
  const whole = findScopeByName(world, names, text, names.it);
  const scope = whole?.cells && chosen?.kind === 'cell' ? { ...whole, cells: whole.cells.slice(0, 1) } : whole;
  // A zone of several cells can't hold pieces, so the name must mean a single cell.
  const target = scope && targetPlaceOf(scope);
  const cell = scope && !target ? findCellByName(world, text) : undefined;
  return target ?? (cell && targetPlaceOf(cell));
};

const deckNamed = (reading: InstructionContext, text: string): DeckId | undefined => {
  const target = targetNamed(reading, text);
  return target && reading.world.get('deck', target.in)?.id;
};

export const findSideByInstructionName = ({ world, names }: InstructionContext, text: string): SideId | undefined => {
  const things = findSubjectsByName(names, text);
  const [thing] = things ?? [];
  return things ? (thing?.kind === 'side' ? (thing.id as SideId) : undefined) : world.get('side', text)?.id;
};

const eachSide = (
  reading: InstructionContext,
  text: string,
  make: (side: SideId) => InstructionResult,
): readonly InstructionResult[] => {
  const side = findSideByInstructionName(reading, text);
  return side === undefined ? [] : [make(side)];
};

const amount = ({ world, names }: InstructionContext, text: FormulaText): Value | undefined =>
  evaluateExpression(world, names, parseFormula(text));

const countIn = (reading: InstructionContext, text: FormulaText): number => {
  const decimal = decimalOf(amount(reading, text));
  return decimal === undefined ? 0 : toNatural(decimal);
};

const eachPiece = (
  reading: InstructionContext,
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

const putOnSide = (definition: ModifierDefinition, side: SideId): ModifierDefinition => ({
  ...definition,
  on: { side },
});

/** Makes a modifier operation. The duration is part of the modifier itself. */
const modifying: MakeOperations = (reading, { of = IT_NAME }, name) => {
  const { actor, names } = reading;
  const found = moduleOf(reading.world).modifiers?.find((one) => one.name === name);
  if (!found || !isOn(found.waits)) return [];
  const { waits: _, on: __, ...definition } = found;
  const isGame = of === GAME.kind || (of === IT_NAME && names.it.kind === GAME.kind);
  if (isGame) return [{ kind: 'modify', actor, definition, piece: undefined }];
  const side = findSideByInstructionName(reading, of);
  if (side !== undefined) return [{ kind: 'modify', actor, definition: putOnSide(definition, side), piece: undefined }];
  return eachPiece(reading, of, (piece) => ({ kind: 'modify', actor, definition, piece }));
};

const OWNER = 'Owner';

/** Gives pieces to a side without moving them. */
const ownedBy = (reading: InstructionContext, of: string, side: SideId): readonly LineWork[] => {
  const { actor, world, there = world } = reading;
  return piecesNamed(reading, of)
    .filter((piece) => there.get('piece', piece)?.side !== side)
    .map((piece) => ({ kind: 'hand-over', actor, piece, side }));
};

const MAKERS: { readonly [V in OperationVerb]: MakeOperations } = {
  move: moving,
  place: (reading, { to = '', side, name }, prototype) => {
    const target = targetNamed(reading, to);
    const owner = side === undefined ? undefined : findSideByInstructionName(reading, side);
    const called = name ?? labelOfModuleKey(moduleOf(reading.world), prototype);
    const { actor } = reading;
    return target ? [{ kind: 'place', actor, prototype, name: called, side: owner, to: target }] : [];
  },
  remove: (reading, _line, text) =>
    eachPiece(reading, text, (piece) => ({ kind: 'delete', actor: reading.actor, piece })),
  give: (reading, { to = '' }, text) => {
    const side = findSideByInstructionName(reading, to);
    if (side !== undefined && !handMapOfSide(reading.world, side)) return ownedBy(reading, text, side);
    const pieces = piecesNamed(reading, text);
    return side === undefined || pieces.length === 0 ? [] : [{ kind: 'give', actor: reading.actor, pieces, side }];
  },
  set: (reading, line, property) => {
    const { of = IT_NAME } = line;
    const value = amount(reading, newValueFormulaOf(line) ?? '') ?? null;
    if (of === GAME.kind) return [{ does: 'set', side: undefined, property, value }];
    const side = findSideByInstructionName(reading, of);
    if (side !== undefined) return [{ does: 'set', side, property, value }];
    const { actor, world, there = world } = reading;
    if (property === OWNER) {
      const owner = typeof value === 'string' ? findSideByInstructionName(reading, value) : undefined;
      return owner === undefined ? [] : ownedBy(reading, of, owner);
    }
    return piecesNamed(reading, of)
      .filter((piece) => there.get('piece', piece)?.values[property] !== value)
      .map((piece) => ({ kind: 'set', actor, piece, values: { [property]: value } }));
  },
  modify: modifying,
  flip: (reading, line, text) => {
    const layer = line.to === undefined ? undefined : countIn(reading, newValueFormulaOf(line) ?? '');
    return eachPiece(reading, text, (piece) => ({ kind: 'flip', actor: reading.actor, piece, layer }));
  },
  rotate: (reading, line, text) => {
    const facing = countIn(reading, newValueFormulaOf(line) ?? '');
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
  points: (reading, { points, of = ACTOR_NAME, text: source }) =>
    eachSide(reading, of, (side) => ({
      does: 'points',
      side,
      points: evaluateWholePoints(reading.world, reading.names, points ?? ''),
      ...(source === undefined ? {} : { source }),
    })),
  end: ({ actor }, { end = 'turn' }) => caseOf(end, { turn: [{ kind: 'end-turn', actor, byRule: true }] }),
  win: (reading, _line, text) =>
    text === ALL_SIDES_NAME ? [{ does: 'share' }] : eachSide(reading, text, (side) => ({ does: 'win', side })),
  lose: (reading, _line, text) => eachSide(reading, text, (side) => ({ does: 'lose', side })),
  tie: (_reading, { tie = 'all' }) => caseOf(tie, { all: [{ does: 'tie' }] }),
  next: (reading, _line, text) => eachSide(reading, text, (side) => ({ does: 'next', side })),
};

/**
 * Returns the operations of an instruction, without named things that no longer exist. `let`, `table`, `retreat`, `ask`
 * and `says` are no operations; the queue handles them.
 */
export const operationsOfInstruction = (reading: InstructionContext, line: Instruction): readonly LineWork[] => {
  const verb = verbOfInstruction(line);
  return verb === undefined || !isMaker(verb) ? [] : MAKERS[verb](reading, line, line[verb] ?? '');
};

const isMaker = (verb: InstructionVerb): verb is OperationVerb => verb in MAKERS;
