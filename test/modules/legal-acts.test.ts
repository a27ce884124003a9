import { describe, expect, it } from 'vitest';
import {
  actsFor,
  choosingSidesIn,
  createLegalityCheck,
  isSimultaneousPhase,
  onTurn,
  playersOf,
} from '../../src/engine/index.ts';
import { listSystemActs } from '../../src/engine/play/foresight.ts';
import { seenTable } from '../../src/engine/play/secrecy/seen-table.ts';
import { RandomGame } from '../../src/session/tryout/random-game.ts';
import { shippedModule } from '../support/modules/shipped.ts';

/** Systems list legal acts without a full judgement of each: this judges all that they list. */

const STEPS = 40;
const EACH = 4;
const SEED = 20_300_117;

const MODULES = ['backgammon', 'bazaar', 'german-whist', 'hearts', 'marches', 'shires'];

describe('[G5] the list of legal acts equals the foreseeable ones', () => {
  it.each(MODULES)('the listed legal acts equal all acts that succeed in %s', async (name) => {
    const game = RandomGame.begun(await shippedModule(name), SEED);
    if (!game) throw new Error('a game that does not begin');
    const { table } = game;
    for (let step = 0; step < STEPS && !game.isOver; step += 1) {
      const side = isSimultaneousPhase(table) ? choosingSidesIn(table)[0] : onTurn(table)?.id;
      const [person] = side ? playersOf(table, side) : [];
      if (person !== undefined && step % EACH === 0) {
        const foresee = createLegalityCheck(table, person);
        const listed = [...listSystemActs(seenTable(table, person) ?? table, person, {})];
        const legal = listed.filter((act) => foresee(act) === undefined);
        expect([...actsFor(table, person)]).toEqual(legal);
        expect(legal.length).toBeGreaterThan(0);
      }
      game.next();
    }
  });
});
