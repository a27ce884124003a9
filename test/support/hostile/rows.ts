import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { Games } from '../../../src/session/games/games.ts';
import { DamagedLogError } from '../../../src/session/log/damage.ts';
import { InvalidRowError } from '../../../src/store/index.ts';
import { equal, type InteractionId } from '../../../src/table/index.ts';
import { type Dice, diceOf } from '../modules/whole-file.ts';
import { CHANNEL, GUILD, newProcess, newTable, place, seenOf, told } from '../session.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ANN, CAMP, openModule, spot } from '../table.ts';
import type { HostileFindings } from './findings.ts';

/** Rows of a store in which something was changed: a game is read as it was, or is told to be damaged. */

const VALUES = ['null', 'true', '0', '-1', '""', '"x"', '[]', '{}', '{"value":null}', '1e999', '"__proto__"', ''];

/** A row with a value in it, or a part of its text, exchanged. */
const mutatedRow = (dice: Dice, text: string): string => {
  const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/g)];
  const found = values.length === 0 ? undefined : dice.oneOf(values);
  if (!found || dice.chance(0.2)) {
    const at = dice.below(text.length + 1);
    return text.slice(0, at) + dice.oneOf(VALUES) + text.slice(at + dice.below(30));
  }
  return text.slice(0, found.index) + dice.oneOf(VALUES) + text.slice(found.index + found[0].length);
};

/** What the bot may say of a store that it can't read. */
const isKnown = (error: unknown): boolean =>
  error instanceof DamagedLogError || error instanceof InvalidRowError || error instanceof UncertainStateError;

/** What a process sees of the game in such a store, before and after a step is taken back; nothing where none is. */
const readOf = async (rows: Map<string, string>): Promise<readonly unknown[]> => {
  const process = newProcess({ store: new MemoryStore(rows) });
  const games = new Games(process.ports);
  try {
    await games.resume([GUILD]);
    const session = (await games.at(CHANNEL))?.session;
    if (!session) return [];
    const before = seenOf(session);
    await session.run({ kind: 'undo', actor: ANN, steps: 1 }, 'undo' as InteractionId);
    return [session.number, before, seenOf(session), await session.lines('channel')];
  } finally {
    await games.close();
    process.kill();
  }
};

/** A table of some steps with a snapshot, of which so many times one row is changed before a process opens it. */
export const hostileRows = async (
  count: number,
  seed: number,
  around: (one: () => Promise<void>) => Promise<void> = (one) => one(),
): Promise<HostileFindings> => {
  const dice = diceOf(seed);
  const before = newProcess({ settings: { snapshotEvery: 4 } });
  const { games, game } = await newTable(before, openModule);
  for (let i = 0; i < 6; i += 1) await told(game, place(spot(CAMP), `Aunt Zoë ${i}`));
  await before.clock.pass(1000);
  await games.close();
  const sound = [...before.store.rows];
  const asItWas = await readOf(new Map(sound));
  const wrong: string[] = [];
  let done = 0;
  for (let i = 0; i < count; i += 1) {
    const [key, text] = dice.oneOf(sound);
    const spoilt = mutatedRow(dice, text);
    await around(async () => {
      try {
        const read = await readOf(new Map(sound).set(key, spoilt));
        // Where it runs stands in rows of its own: a table that is not found there is not played.
        if (read.length > 0 && !equal(read, asItWas)) throw new Error('a game that is read as another');
        done += 1;
      } catch (error) {
        const why = error instanceof Error ? error.stack : error;
        if (!isKnown(error)) wrong.push(`${key} as ${spoilt.slice(0, 300)}: ${why}`);
      }
    });
  }
  return { tried: count, done, wrong };
};
