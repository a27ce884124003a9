import type { armySystem } from '../../../src/engine/armies/system.ts';
import type { Operation } from '../../../src/table/index.ts';
import type { MadeOperations } from '../../support/made.ts';
import { armyIn, besideIn, enemyIn, ledIn, ownIn, pick, placeIn, sideIn } from '../../support/play/scene.ts';

const NAMES = ['Lions', 'Bears', 'toString'] as const;

const BY_CONSENT = 'nothing is agreed to here: test/engine/play/pieces/overruled-steps.test.ts';

/** How the operations of these systems are made in random games. */
export const made: MadeOperations<typeof armySystem> = {
  makers: {
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
        ...(numbers.b % 3 === 0 ? { covered: numbers.a % 2 === 0 } : {}),
        ...(numbers.b % 2 === 0 && to.cell ? { path: [to.cell] } : {}),
      };
    },
    'hand-over': (scene, { a, b }) => ({
      kind: 'hand-over',
      actor: scene.actor,
      piece: ownIn(scene, a),
      side: sideIn(scene, b),
    }),
    'form-army': (scene, { a, b }) => ({
      kind: 'form-army',
      actor: scene.actor,
      units: besideIn(scene, ownIn(scene, a)),
      name: b % 2 === 0 ? undefined : pick(NAMES, b),
    }),
    'join-army': (scene, { a, b }) => {
      const army = armyIn(scene, a);
      const unit = [...scene.lens.all('piece')].find((piece) => piece.army === army);
      const loose = unit
        ? besideIn(scene, unit.id).filter((id) => scene.lens.get('piece', id)?.army === undefined)
        : [];
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
  },
  leftOut: {
    move: {
      army: true,
      covered: true,
      path: true,
      captures: true,
      overruled: BY_CONSENT,
      becomes: 'nothing becomes another piece here: test/engine/play/moves/chess.test.ts',
    },
    'hand-over': { overruled: BY_CONSENT },
    'form-army': { name: true, overruled: BY_CONSENT },
    'join-army': { overruled: BY_CONSENT },
    'split-army': { name: true },
    engage: {
      army: 'few armies stand next to an enemy here: test/engine/armies/battle.test.ts',
      overruled: BY_CONSENT,
    },
  },
  first: {
    move: ['clone', 'form-army'],
    'form-army': ['clone'],
    'join-army': ['clone', 'clone', 'form-army', 'split-army'],
    'split-army': ['clone', 'clone', 'form-army'],
    'rename-army': ['clone', 'form-army'],
    'return-army': ['engage'],
  },
};
