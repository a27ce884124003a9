import type { ArmyId, CellId, DeckId, PersonId, PieceId, SideId } from '../../src/engine/core/ids.ts';
import type { Operation, OperationKind, Operations } from '../../src/engine/core/operation.ts';
import { locate } from '../../src/engine/play/queries.ts';
import type { Lens } from '../../src/view/lens.ts';

/** Numbers that are read against what somebody sees, so that much of what they make has a meaning there. */
export interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Who does it, what that person sees, and who else is at the table. */
export interface Scene {
  readonly actor: PersonId;
  readonly lens: Lens;
  readonly people: readonly PersonId[];
}

/**
 * Makes an operation of a kind, of what its actor sees alone: nothing in it tells what is hidden. A text: why nobody does
 * it in a game that is played.
 */
type Maker<K extends OperationKind> = ((scene: Scene, numbers: Numbers) => Operation<K>) | string;

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];

const piecesIn = ({ lens }: Scene): readonly PieceId[] => [...lens.all('piece')].map(({ id }) => id);
const pieceIn = (scene: Scene, number: number): PieceId => pick(piecesIn(scene), number) ?? ('p0' as PieceId);

/** A piece of a side that the actor plays, else any. */
const ownIn = (scene: Scene, number: number): PieceId => {
  const own = [...scene.lens.all('piece')].filter(({ side }) => side !== undefined && scene.lens.plays(side));
  return pick(own, number)?.id ?? pieceIn(scene, number);
};

/** A unit of an army of the actor's. */
const ledIn = ({ lens }: Scene, number: number): PieceId | undefined =>
  pick(
    [...lens.all('piece')].filter(({ side, army }) => army !== undefined && side !== undefined && lens.plays(side)),
    number,
  )?.id;

/** A piece of a side that the actor does not play, alone. */
const enemyIn = ({ lens }: Scene, number: number): readonly PieceId[] => {
  const enemies = [...lens.all('piece')].filter(({ side }) => side !== undefined && !lens.plays(side));
  const enemy = pick(enemies, number);
  return enemy ? [enemy.id] : [];
};

/** What stands where a piece does, its owner's alone. */
const besideIn = ({ lens }: Scene, id: PieceId): readonly PieceId[] => {
  const piece = lens.get('piece', id);
  const there = piece ? lens.at(piece.place.in, piece.place.cell) : [];
  return there.flatMap((one) => {
    const other = lens.get('piece', one.id);
    return other && other.side === piece?.side ? other.id : [];
  });
};

/** Pieces that lie face down for everybody: a game master covers what nobody owns so. */
const unknownIn = ({ lens }: Scene): readonly PieceId[] =>
  [...lens.all('piece')].flatMap(({ id, mask }) => (mask && mask.side === undefined ? id : []));

/** A piece that lies where all see it and that nobody owns, else any. */
const nobodysIn = (scene: Scene, number: number): PieceId => {
  const { lens } = scene;
  const free = [...lens.all('piece')].filter(({ side, place }) => {
    const { map, deck } = locate(lens, place.in) ?? {};
    return side === undefined && deck === undefined && map?.private === undefined;
  });
  return pick(free, number)?.id ?? pieceIn(scene, number);
};

const sideIn = ({ lens }: Scene, number: number): SideId =>
  pick([...lens.all('side')], number)?.id ?? ('Red' as SideId);
const ownSideIn = (scene: Scene, number: number): SideId =>
  pick(
    [...scene.lens.all('side')].filter(({ id }) => scene.lens.plays(id)),
    number,
  )?.id ?? sideIn(scene, number);
const deckIn = ({ lens }: Scene, number: number): DeckId => pick([...lens.all('deck')], number)?.id ?? ('d0' as DeckId);
const cardsIn = ({ lens }: Scene, deck: DeckId): readonly PieceId[] =>
  [...lens.all('piece')].filter(({ place }) => place.in === deck).map(({ id }) => id);
const armyIn = ({ lens }: Scene, number: number): ArmyId => {
  const own = [...lens.all('army')].filter(({ side }) => lens.plays(side));
  return pick(own.length > 0 ? own : [...lens.all('army')], number)?.id ?? ('army0' as ArmyId);
};
const personIn = ({ people, actor }: Scene, number: number): PersonId => pick(people, number) ?? actor;

const LETTERS = 'ABCD';

/** A cell of the first boards, the space of a map, or for a piece a cell near it. */
const placeIn = ({ lens }: Scene, { b, c }: Numbers, near?: PieceId): Operation<'place'>['to'] => {
  const here = near && lens.get('piece', near)?.place;
  const board = here ? lens.get('board', here.in) : pick([...lens.all('board')], c);
  if (!board) return { in: pick([...lens.all('map')], b)?.id ?? ('m0' as never) };
  const [column = 0, row = 1] = here?.cell
    ? [LETTERS.indexOf(here.cell.charAt(0)) + (b % 3) - 1, Number(here.cell.slice(1)) + (c % 3) - 1]
    : [b % 4, (c % 3) + 1];
  return { in: board.id, cell: `${LETTERS.charAt(Math.max(0, column))}${row}` as CellId };
};

const prototypeIn = ({ lens }: Scene, number: number): string =>
  pick(Object.keys(lens.get('module', 'module')?.module.prototypes ?? {}), number) ?? 'none';

const requestIn = ({ lens }: Scene, number: number): string => pick([...lens.all('request')], number)?.id ?? 'r0';

const WAYS = ['top', 'bottom', 'up', 'down'] as const;
const NAMES = ['Lions', 'Bears', 'toString'] as const;
const CHANGES = ['Strength + 1', 'Strength = 3', 'MovePoints + 1'] as const;

const STARTED = 'the first step of a game';
const BEACON = 'where a beacon is named, by the session: test/session/game/beacon.test.ts';

/**
 * How each operation is made in random games. One that is missing here does not compile, and one that is never carried
 * out in these games fails test/secrecy/laws.test.ts.
 */
const OPERATIONS: { readonly [K in OperationKind]: Maker<K> } = {
  start: STARTED,
  begin: STARTED,
  import: 'the first step behind a file: test/session/export.test.ts',
  alone: 'no game that hides anything allows it: test/engine/play/seats/seats.test.ts',
  'await-beacon': BEACON,
  'hear-beacon': BEACON,
  reload: 'comes with a module: test/engine/play/reload.test.ts',
  stop: ({ actor }) => ({ kind: 'stop', actor }),
  finish: ({ actor }) => ({ kind: 'finish', actor }),
  settings: ({ actor }, { a }) => ({ kind: 'settings', actor, reminder: a * 60 }),
  join: (scene, { a }) => ({ kind: 'join', actor: scene.actor, side: a % 4 === 3 ? undefined : sideIn(scene, a) }),
  leave: (scene, { a }) => ({
    kind: 'leave',
    actor: scene.actor,
    side: a % 4 === 3 ? undefined : ownSideIn(scene, a),
  }),
  preside: ({ actor }, { a }) => ({ kind: 'preside', actor, takes: a % 2 === 0 }),
  unseat: (scene, { a, b }) => {
    const seat = pick(
      [...scene.lens.all('seat')].filter(({ side }) => side !== undefined),
      a,
    );
    return {
      kind: 'unseat',
      actor: scene.actor,
      person: seat?.person ?? scene.actor,
      side: seat?.side ?? sideIn(scene, b),
    };
  },
  transfer: (scene, { a, b }) => ({
    kind: 'transfer',
    actor: scene.actor,
    side: ownSideIn(scene, a),
    to: personIn(scene, b),
  }),
  ask: (scene, { a, b, c }) => {
    const wants = [
      { what: 'seat', side: sideIn(scene, a) },
      { what: 'transfer', side: ownSideIn(scene, a), to: personIn(scene, b) },
      { what: 'master' },
      { what: 'publish' },
    ] as const;
    return { kind: 'ask', actor: scene.actor, wants: pick(wants, c) ?? wants[0] };
  },
  agree: (scene, { a }) => ({ kind: 'agree', actor: scene.actor, request: requestIn(scene, a) }),
  decline: (scene, { a }) => ({ kind: 'decline', actor: scene.actor, request: requestIn(scene, a) }),
  publish: ({ actor }) => ({ kind: 'publish', actor }),
  undo: ({ actor }, { a }) => ({ kind: 'undo', actor, steps: (a % 2) + 1 }),
  redo: ({ actor }) => ({ kind: 'redo', actor, steps: 1 }),
  'end-turn': ({ actor }) => ({ kind: 'end-turn', actor }),
  roll: ({ actor }, { a, b }) => ({ kind: 'roll', actor, dice: `${(a % 4) + 1}d6`, private: b % 2 === 0 }),
  place: (scene, numbers) => ({
    kind: 'place',
    actor: scene.actor,
    prototype: prototypeIn(scene, numbers.a),
    name: 'Newcomer',
    side: numbers.b % 4 === 3 ? undefined : sideIn(scene, numbers.b),
    to: placeIn(scene, numbers),
  }),
  move: (scene, numbers) => {
    const piece = (numbers.c % 2 === 0 ? ledIn(scene, numbers.a) : undefined) ?? ownIn(scene, numbers.a);
    const to = placeIn(scene, numbers, piece);
    const army = numbers.b % 4 === 3 ? undefined : scene.lens.get('piece', piece)?.army;
    return {
      kind: 'move',
      actor: scene.actor,
      pieces: [piece],
      to,
      captures: numbers.c % 4 === 3 ? enemyIn(scene, numbers.b) : [],
      ...(army ? { army } : {}),
      ...(numbers.b % 2 === 0 && to.cell ? { path: [to.cell] } : {}),
    };
  },
  set: (scene, { a, b }) => ({
    kind: 'set',
    actor: scene.actor,
    piece: ownIn(scene, a),
    values: { [pick(['Strength', 'Worth', 'note'], b) ?? 'note']: b },
  }),
  delete: (scene, { a }) => ({ kind: 'delete', actor: scene.actor, piece: pieceIn(scene, a) }),
  clone: (scene, { a, b }) => ({ kind: 'clone', actor: scene.actor, piece: pieceIn(scene, a), count: (b % 2) + 1 }),
  replace: (scene, { a, b }) => ({
    kind: 'replace',
    actor: scene.actor,
    piece: pieceIn(scene, a),
    prototype: prototypeIn(scene, b),
    name: 'Changeling',
  }),
  flip: (scene, { a, b }) => ({
    kind: 'flip',
    actor: scene.actor,
    piece: ownIn(scene, a),
    layer: b % 3 === 0 ? undefined : b % 3,
  }),
  rotate: (scene, { a, b }) => ({ kind: 'rotate', actor: scene.actor, piece: ownIn(scene, a), facing: b % 4 }),
  order: (scene, { a, b }) => ({
    kind: 'order',
    actor: scene.actor,
    piece: ownIn(scene, a),
    to: pick(WAYS, b) ?? 'top',
  }),
  send: (scene, numbers) => {
    const piece = pieceIn(scene, numbers.a);
    return { kind: 'send', actor: scene.actor, piece, to: placeIn(scene, numbers) };
  },
  hide: (scene, { a, b }) => ({
    kind: 'hide',
    actor: scene.actor,
    piece: b % 3 === 0 ? nobodysIn(scene, a) : ownIn(scene, a),
    what: b % 2 === 0 ? 'identity' : 'existence',
  }),
  reveal: (scene, { a, b }) => ({
    kind: 'reveal',
    actor: scene.actor,
    piece: ownIn(scene, a),
    to: b % 2 === 0 ? undefined : personIn(scene, b),
  }),
  inspect: (scene, { a }) => ({
    kind: 'inspect',
    actor: scene.actor,
    piece: pick(unknownIn(scene), a) ?? ownIn(scene, a),
  }),
  give: (scene, { a, b }) => ({
    kind: 'give',
    actor: scene.actor,
    pieces: [ownIn(scene, a)],
    side: sideIn(scene, b),
  }),
  'hand-over': (scene, { a, b }) => ({
    kind: 'hand-over',
    actor: scene.actor,
    piece: ownIn(scene, a),
    side: sideIn(scene, b),
  }),
  draw: (scene, numbers) => ({
    kind: 'draw',
    actor: scene.actor,
    deck: deckIn(scene, numbers.a),
    count: (numbers.b % 2) + 1,
    named: numbers.c % 4 === 3 ? cardsIn(scene, deckIn(scene, numbers.a)).slice(0, (numbers.b % 2) + 1) : [],
    to: placeIn(scene, numbers),
  }),
  deal: (scene, { a, b }) => ({
    kind: 'deal',
    actor: scene.actor,
    deck: deckIn(scene, a),
    count: 1,
    sides: b % 2 === 0 ? [] : [ownSideIn(scene, b)],
  }),
  shuffle: (scene, { a, b }) => ({
    kind: 'shuffle',
    actor: scene.actor,
    deck: deckIn(scene, a),
    discards: b % 2 === 0,
  }),
  peek: (scene, { a, b }) => ({ kind: 'peek', actor: scene.actor, deck: deckIn(scene, a), count: (b % 2) + 1 }),
  return: (scene, { a, b, c }) => ({
    kind: 'return',
    actor: scene.actor,
    pieces: [ownIn(scene, a)],
    deck: deckIn(scene, b),
    where: pick(['top', 'bottom', 'random'], c) as 'top',
  }),
  gather: (scene, { a, b }) => ({ kind: 'gather', actor: scene.actor, deck: deckIn(scene, a), to: deckIn(scene, b) }),
  'form-army': (scene, { a, b }) => ({
    kind: 'form-army',
    actor: scene.actor,
    units: besideIn(scene, ownIn(scene, a)),
    name: b % 2 === 0 ? undefined : pick(NAMES, b),
  }),
  'join-army': (scene, { a, b }) => {
    const army = armyIn(scene, a);
    const unit = [...scene.lens.all('piece')].find((piece) => piece.army === army);
    const loose = unit ? besideIn(scene, unit.id).filter((id) => scene.lens.get('piece', id)?.army === undefined) : [];
    return { kind: 'join-army', actor: scene.actor, army, units: [pick(loose, b) ?? ownIn(scene, b)] };
  },
  'split-army': (scene, { a, b }) => {
    const army = armyIn(scene, a);
    const units = [...scene.lens.all('piece')].filter((piece) => piece.army === army);
    return {
      kind: 'split-army',
      actor: scene.actor,
      army,
      units: units.slice(0, 1).map(({ id }) => id),
      name: b % 2 === 0 ? undefined : pick(NAMES, b),
    };
  },
  'disband-army': (scene, { a }) => ({ kind: 'disband-army', actor: scene.actor, army: armyIn(scene, a) }),
  'rename-army': (scene, { a, b }) => ({
    kind: 'rename-army',
    actor: scene.actor,
    army: armyIn(scene, a),
    name: pick(NAMES, b) ?? 'Lions',
  }),
  engage: (scene, numbers) => {
    const piece = (numbers.c % 2 === 0 ? ledIn(scene, numbers.a) : undefined) ?? ownIn(scene, numbers.a);
    return {
      kind: 'engage',
      actor: scene.actor,
      army: numbers.b % 4 === 3 ? undefined : scene.lens.get('piece', piece)?.army,
      pieces: [piece],
      target: placeIn(scene, numbers, piece) as Operation<'engage'>['target'],
    };
  },
  'return-army': ({ actor }) => ({ kind: 'return-army', actor }),
  modify: (scene, { a, b, c }) => ({
    kind: 'modify',
    actor: scene.actor,
    definition: {
      name: `Spell ${b}`,
      of: 'piece',
      scope: 'game',
      match: '',
      change: pick(CHANGES, a) ?? CHANGES[0],
      precedence: 0,
    },
    piece: c % 2 === 0 ? undefined : ownIn(scene, b),
  }),
  unmodify: (scene, { a }) => ({
    kind: 'unmodify',
    actor: scene.actor,
    modifier: pick([...scene.lens.all('modifier')], a)?.id ?? 'modifier0',
  }),
  'order-ties': (scene) => {
    const ids = [...scene.lens.all('modifier')].filter(({ definition }) => definition.precedence === 0);
    return { kind: 'order-ties', actor: scene.actor, precedence: 0, modifiers: ids.map(({ id }) => id).reverse() };
  },
  'define-counter': (scene, { a }) => ({
    kind: 'define-counter',
    actor: scene.actor,
    definition: {
      name: `Count ${a}`,
      on: pick([...scene.lens.all('map')], a)?.name ?? 'Field',
      match: '',
      visible: 'map',
      decks: false,
      stacks: true,
    },
  }),
  'remove-counter': (scene, { a }) => ({
    kind: 'remove-counter',
    actor: scene.actor,
    counter:
      pick(
        [...scene.lens.all('counter')].filter(({ own }) => own),
        a,
      )?.id ?? 'Field_None',
  }),
  'refresh-counters': ({ actor }) => ({ kind: 'refresh-counters', actor }),
  'define-scores': ({ actor }, { a }) => ({
    kind: 'define-scores',
    actor,
    text: `(scorekeeper Keeper${a} (score all ${a}))`,
  }),
};

/** What of an operation may be undefined. */
type Undefinable<T> = { [P in keyof T]-?: undefined extends T[P] ? P : never }[keyof T];
/** What may, and lists that may be empty. */
type LeftOut<T> = { readonly [P in Undefinable<T>]: true | string } & { readonly [P in keyof T]?: true | string };

type LeftOutOf<K extends OperationKind> = {
  readonly [P in K as Undefinable<Operations[P]> extends never ? never : P]: LeftOut<Operations[P]>;
} & { readonly [P in K]?: LeftOut<Operations[P]> };

const BY_SESSION = 'the session says which steps are meant';
const MODULE = 'comes with a module: test/engine/play/reload.test.ts';

/**
 * What may be left out of an operation. One that is missing here does not compile; one that is not both given and left
 * out in games in which all is done fails test/secrecy/laws.test.ts. A text: why it is not.
 */
const LEFT_OUT: LeftOutOf<OperationKind> = {
  start: { seed: STARTED, since: STARTED, proved: STARTED },
  'await-beacon': { round: BEACON, at: BEACON },
  reload: { module: MODULE },
  ask: { module: MODULE },
  join: { side: true },
  leave: { side: true },
  undo: { of: BY_SESSION },
  redo: { of: BY_SESSION },
  place: { side: true },
  move: { army: true, path: true, captures: true },
  flip: { layer: true },
  reveal: { to: true },
  draw: { named: true },
  deal: { sides: true },
  'form-army': { name: true },
  'split-army': { name: true },
  engage: { army: 'few armies stand next to an enemy here: test/engine/armies/battle.test.ts' },
  modify: { piece: true },
};

/** What of operations of a kind is to be given at times, and left out at others. */
export const partsOf = (kind: OperationKind): readonly string[] =>
  Object.entries(LEFT_OUT[kind] ?? {}).flatMap(([part, is]) => (is === true ? [`${kind} ${part}`] : []));

/** What others are asked for before it is done; see `ask`. */
export const ASKED: { readonly [K in OperationKind]?: number } = { join: 0, transfer: 1, preside: 2, publish: 3 };

/** What is best done before it, so that there is something to do it with. */
export const FIRST: { readonly [K in OperationKind]?: readonly OperationKind[] } = {
  inspect: ['draw', 'hide'],
  redo: ['undo'],
  'return-army': ['engage'],
  move: ['clone', 'form-army'],
  'form-army': ['clone'],
  'rename-army': ['clone', 'form-army'],
  'split-army': ['clone', 'clone', 'form-army'],
  'join-army': ['clone', 'clone', 'form-army', 'split-army'],
  'order-ties': ['modify', 'modify'],
  unmodify: ['modify'],
};

/** The kinds of operations that are done in random games, in one order. */
export const MADE = Object.entries(OPERATIONS)
  .flatMap(([kind, maker]) => (typeof maker === 'string' ? [] : [kind as OperationKind]))
  .sort();

/** The operation of that kind that these numbers stand for. */
export const operationFor = (kind: OperationKind, scene: Scene, numbers: Numbers): Operation => {
  const maker = OPERATIONS[kind];
  if (typeof maker === 'string') throw new Error(maker);
  return maker(scene, numbers);
};
