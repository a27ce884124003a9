import type { beaconSystem } from '../../../src/engine/play/chance/beacon.ts';
import type { publishSystem } from '../../../src/engine/play/chance/publish.ts';
import type { diceRollSystem } from '../../../src/engine/play/dice/roll.ts';
import type { undoHistorySystem } from '../../../src/engine/play/history/history.ts';
import { BOT_LEVELS, type BotLevel } from '../../../src/engine/play/house.ts';
import type { modifierSystem } from '../../../src/engine/play/modifiers/modify.ts';
import type { arrangeSystem } from '../../../src/engine/play/pieces/arrange.ts';
import type { pieceSystem } from '../../../src/engine/play/pieces/pieces.ts';
import type { pointSystem } from '../../../src/engine/play/points/system.ts';
import { POST_FREQUENCIES, type PostFrequency } from '../../../src/engine/play/records.ts';
import type { reloadSystem } from '../../../src/engine/play/reload.ts';
import type { requestSystem } from '../../../src/engine/play/seats/requests.ts';
import type { seatSystem } from '../../../src/engine/play/seats/seats.ts';
import type { coverSystem } from '../../../src/engine/play/secrecy/covers.ts';
import type { gameSettingsSystem } from '../../../src/engine/play/settings.ts';
import type { gameEndingSystem } from '../../../src/engine/play/turns/endings.ts';
import type { gameSystem } from '../../../src/engine/play/turns/game.ts';
import type { turnSystem } from '../../../src/engine/play/turns/turns.ts';
import type { deckSystem } from '../../../src/features/cards/rules/decks.ts';
import type { clockSystem } from '../../../src/features/clock/rules/system.ts';
import type { MadeOperations } from '../../support/made.ts';
import {
  cardsIn,
  deckIn,
  freeSideIn,
  nobodysIn,
  objectiveIn,
  ownIn,
  ownSideIn,
  personIn,
  pick,
  pieceIn,
  placeIn,
  prototypeIn,
  requestIn,
  sideIn,
  unknownIn,
} from '../../support/play/scene.ts';

const WAYS = ['top', 'bottom', 'up', 'down'] as const;
const CHANGES = ['Strength + 1', 'Strength = 3', 'MovePoints + 1'] as const;
const STARTED = 'the first step of a game';
const BEACON = 'where a beacon is named, by the session: test/session/games/beacon.test.ts';
const BY_LINES = 'lines of a module alone say that more was rolled in the same step';
const CLOCK = 'needs time that passes: test/session/channel/clocks.test.ts';
const BY_SESSION = 'the session says which steps are meant';
const BY_CONSENT = 'nothing is agreed to here: test/engine/play/pieces/overruled-steps.test.ts';
const MODULE = 'comes with a module: test/engine/play/reload.test.ts';

/** How the operations of these systems are made in random games. */
export const made: MadeOperations<
  | typeof deckSystem
  | typeof beaconSystem
  | typeof publishSystem
  | typeof diceRollSystem
  | typeof undoHistorySystem
  | typeof modifierSystem
  | typeof arrangeSystem
  | typeof pieceSystem
  | typeof reloadSystem
  | typeof requestSystem
  | typeof seatSystem
  | typeof coverSystem
  | typeof gameSettingsSystem
  | typeof clockSystem
  | typeof gameSystem
  | typeof turnSystem
  | typeof gameEndingSystem
  | typeof pointSystem
> = {
  makers: {
    start: STARTED,
    begin: STARTED,
    import: 'the first step behind a file: test/session/export.test.ts',
    alone: 'no game that hides anything allows it: test/engine/play/seats/seats.test.ts',
    'await-beacon': BEACON,
    'hear-beacon': BEACON,
    reload: 'comes with a module: test/engine/play/reload.test.ts',
    stop: ({ actor }) => ({ kind: 'stop', actor }),
    'set-clock': ({ actor }, { b }) => ({ kind: 'set-clock', actor, ...(b % 3 === 0 ? { bank: 600 } : { turn: 60 }) }),
    'run-out': CLOCK,
    'choose-timeout': CLOCK,
    'tell-turn': ({ actor }) => ({ kind: 'tell-turn', actor }),
    settings: ({ actor }, { a, b }) => ({
      kind: 'settings',
      actor,
      ...(b % 3 === 0 ? {} : { reminder: a * 60 }),
      ...(b % 3 === 1 ? {} : { posts: POST_FREQUENCIES[a % POST_FREQUENCIES.length] as PostFrequency }),
      ...(a % 2 === 0 ? {} : { language: b % 2 === 0 ? 'de' : 'en' }),
    }),
    join: (scene, { a, b }) => ({
      kind: 'join',
      actor: scene.actor,
      side: a % 4 === 3 ? undefined : sideIn(scene, a),
      ...(a % 4 === 3 && b % 2 === 0 ? { reserve: true } : {}),
    }),
    'say-when': ({ actor }, { a }) => ({ kind: 'say-when', actor, when: a % 3 === 0 ? '' : `after ${a}` }),
    manage: 'made at the edge for who manages a server: test/commands/game/server.test.ts',
    lapse: 'only before a game begins: test/commands/game/open-seats.test.ts',
    recognize: 'made by the session for who was forgotten: test/session/forgotten.test.ts',
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
    'seat-bot': (scene, { a, b }) => ({
      kind: 'seat-bot',
      actor: scene.actor,
      sides: [freeSideIn(scene, a)],
      level: BOT_LEVELS[b % BOT_LEVELS.length] as BotLevel,
    }),
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
        { what: 'draw' },
        { what: 'clock', ...(b % 3 === 0 ? { bank: 600 } : { turn: 60 }) },
        { what: 'points', side: sideIn(scene, a), points: b + 1 },
        { what: 'claim', side: ownSideIn(scene, a), objective: objectiveIn(scene, b) },
        { what: 'overrule', pieces: [ownIn(scene, a)], to: placeIn(scene, { a, b, c }), captures: [] },
        { what: 'overrule-step', step: { kind: 'end-turn' } },
        { what: 'overrule-step', step: { kind: 'give', pieces: [ownIn(scene, a)], side: sideIn(scene, b) } },
        {
          what: 'overrule-step',
          step: {
            kind: 'draw',
            deck: deckIn(scene, a),
            count: (b % 2) + 1,
            named: [],
            to: placeIn(scene, { a, b, c }),
          },
        },
        { what: 'bot', sides: [freeSideIn(scene, a)], level: BOT_LEVELS[b % BOT_LEVELS.length] as BotLevel },
      ] as const;
      const reason = a % 2 === 0 ? { reason: `For ${b}` } : {};
      return { kind: 'ask', actor: scene.actor, wants: pick(wants, c) ?? wants[0], ...reason };
    },
    agree: (scene, { a }) => ({ kind: 'agree', actor: scene.actor, request: requestIn(scene, a) }),
    decline: (scene, { a }) => ({ kind: 'decline', actor: scene.actor, request: requestIn(scene, a) }),
    publish: ({ actor }) => ({ kind: 'publish', actor }),
    undo: ({ actor }, { a }) => ({ kind: 'undo', actor, steps: (a % 2) + 1 }),
    redo: ({ actor }) => ({ kind: 'redo', actor, steps: 1 }),
    'end-turn': ({ actor }) => ({ kind: 'end-turn', actor }),
    pass: ({ actor }) => ({ kind: 'pass', actor }),
    resign: (scene, { a }) => ({ kind: 'resign', actor: scene.actor, side: ownSideIn(scene, a) }),
    'agree-draw': ({ actor }) => ({ kind: 'agree-draw', actor }),
    'add-points': (scene, { a, b, c }) => ({
      kind: 'add-points',
      actor: scene.actor,
      side: sideIn(scene, a),
      points: b % 2 === 0 ? b + 1 : -b,
      ...(c % 2 === 0 ? { reason: `For ${c}` } : {}),
    }),
    claim: (scene, { a, b }) => ({
      kind: 'claim',
      actor: scene.actor,
      side: ownSideIn(scene, a),
      objective: objectiveIn(scene, b),
    }),
    'next-phase': ({ actor }) => ({ kind: 'next-phase', actor }),
    roll: ({ actor }, { a, b, c }) => ({
      kind: 'roll',
      actor,
      dice: `${(a % 4) + 1}d6`,
      private: b % 2 === 0,
      ...(c % 2 === 0 ? { label: `To hit ${b}` } : {}),
      ...(c % 3 === 0 ? { times: (b % 3) + 1 } : {}),
    }),
    place: (scene, numbers) => ({
      kind: 'place',
      actor: scene.actor,
      prototype: prototypeIn(scene, numbers.a),
      name: numbers.c % 2 === 0 ? 'Newcomer' : undefined,
      side: numbers.b % 4 === 3 ? undefined : sideIn(scene, numbers.b),
      to: placeIn(scene, numbers),
    }),
    set: (scene, { a, b }) => ({
      kind: 'set',
      actor: scene.actor,
      piece: ownIn(scene, a),
      values: { [pick(['Strength', 'Worth', 'note'], b) ?? 'note']: b },
    }),
    delete: (scene, { a }) => ({ kind: 'delete', actor: scene.actor, piece: pieceIn(scene, a) }),
    clone: (scene, { a, b }) => ({ kind: 'clone', actor: scene.actor, piece: pieceIn(scene, a), count: (b % 2) + 1 }),
    replace: (scene, { a, b, c }) => ({
      kind: 'replace',
      actor: scene.actor,
      piece: pieceIn(scene, a),
      prototype: prototypeIn(scene, b),
      name: c % 2 === 0 ? 'Changeling' : undefined,
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
  },
  leftOut: {
    'add-points': { reason: true },
    start: { seed: STARTED, language: STARTED, open: STARTED, since: STARTED, proved: STARTED },
    'await-beacon': { round: BEACON, at: BEACON },
    begin: { posts: STARTED },
    'set-clock': { turn: true, bank: true },
    settings: { reminder: true, posts: true, language: true, open: 'only before a game begins' },
    reload: { module: MODULE },
    join: { side: true, reserve: true },
    manage: { to: 'made at the edge' },
    leave: { side: true },
    ask: { module: MODULE, reason: true },
    undo: { of: BY_SESSION },
    redo: { of: BY_SESSION },
    place: { side: true, name: true, overruled: BY_CONSENT },
    clone: { overruled: BY_CONSENT },
    replace: { name: true, overruled: BY_CONSENT },
    set: { overruled: BY_CONSENT },
    flip: { layer: true, overruled: BY_CONSENT },
    reveal: { to: true },
    draw: { named: true, overruled: BY_CONSENT },
    deal: { sides: true, overruled: BY_CONSENT },
    shuffle: { overruled: BY_CONSENT },
    peek: { overruled: BY_CONSENT },
    return: { overruled: BY_CONSENT },
    gather: { overruled: BY_CONSENT },
    give: { overruled: BY_CONSENT },
    hide: { overruled: BY_CONSENT },
    rotate: { overruled: BY_CONSENT },
    order: { overruled: BY_CONSENT },
    send: { overruled: BY_CONSENT },
    delete: { overruled: BY_CONSENT },
    'end-turn': { overruled: BY_CONSENT, byRule: 'lines of a module alone end a turn so' },
    'next-phase': { overruled: BY_CONSENT },
    pass: { overruled: BY_CONSENT },
    modify: { piece: true },
    roll: { label: true, times: true, goesOn: BY_LINES },
  },
  first: {
    redo: ['undo'],
    inspect: ['draw', 'hide'],
    unmodify: ['modify'],
    'seat-bot': ['leave'],
    'order-ties': ['modify', 'modify'],
  },
  asked: { join: 0, transfer: 1, preside: 2, publish: 3, 'agree-draw': 4, 'set-clock': 5, 'seat-bot': 12 },
};
