import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Module } from '../../../src/engine/index.ts';
import { FORMAT } from '../../../src/session/base/formats.ts';
import { Games } from '../../../src/session/games/games.ts';
import { isChannelState } from '../../../src/session/log/channel-state.ts';
import type { InteractionId, Operation } from '../../../src/table/index.ts';
import {
  beginning,
  CHANNEL,
  chanceOf,
  done,
  GUILD,
  moveOf,
  newProcess,
  type Process,
  rowsOf,
  stepOf,
} from '../session.ts';
import { ANN, BEN, CAMP, CELLAR, endTurn, HAND, MAIN, redo, secretModule, spot, undo, withRules } from '../table.ts';

/** Every row of a store, its values as they are read, by key. */
export type StoreFile = Readonly<Record<string, unknown>>;

/**
 * `6-unsummed`: of format 6 before snapshots had the hash of their rows. `7-unspoken`: of format 7 before sentences.
 * `7-unmarked`: before reports said what follows (G41). `7-unchosen`: before sentences about a hidden choice (G45).
 * `7-unaddressed`: before sentences in the second person (G48). `7-unjudged`: before modules said how the bot judges (G49).
 * `7-unseated`: before the bot took free seats (U52). `7-grouped`: a fingerprint of the schemas depended on the systems.
 */
export type StoredFormat =
  | number
  | '6-unsummed'
  | '7-unspoken'
  | '7-unmarked'
  | '7-unchosen'
  | '7-unaddressed'
  | '7-unjudged'
  | '7-unseated'
  | '7-grouped';

export const storeFile = (format: StoredFormat): URL =>
  new URL(`../../golden/stored/store-${format}.json`, import.meta.url);

/** Turns are free, pieces may be taken, and a crowd in the camp makes the beginning a big change. */
const module: Module = withRules(
  {
    ...secretModule,
    setup: [
      ...secretModule.setup,
      { map: 'Camp', side: 'Blue', pieces: [{ prototype: 'pawn', name: 'Recruit', count: 60 }] },
    ],
  },
  { turns: 'free', captures: 'manual' },
);

/** The rows of a short game, as this version stores it: the same in every run. The bot reads all of them. */
export const newStoreFile = async (): Promise<StoreFile> => {
  const process = newProcess({ settings: { snapshotEvery: 8 } });
  await playStoredGame(process);
  const rows = [...rowsOf(process.store)].filter(([key]) => !isChannelState(key));
  return Object.fromEntries(rows.map(([key, text]) => [key, JSON.parse(text)]));
};

/** Plays that game, and ends all that was begun. */
export const playStoredGame = async (process: Process): Promise<void> => {
  const games = new Games({ ...process.ports, random: chanceOf('store file') });
  let number = 0;
  const interaction = (): InteractionId => {
    number += 1;
    return `90000000000000${String(number).padStart(4, '0')}` as InteractionId;
  };
  const start = await games.start({
    channel: CHANNEL,
    guild: GUILD,
    module,
    host: ANN,
    interaction: interaction(),
    seed: 'a seed',
  });
  if (start.kind !== 'started') throw new Error('a game runs in an empty store');
  const { session, outbox } = start.game;
  outbox.take(stepOf(start.outcome), undefined);
  const play = async (operation: Operation): Promise<void> => {
    outbox.take(await done(session, operation, interaction()), undefined);
    await process.clock.pass(1000);
  };
  for (const operation of beginning(module).slice(1)) await play(operation);
  await play(moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'C2'), spot(MAIN, 'C1')));
  await play(moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
  await play(endTurn(ANN));
  await play(moveOf(session, BEN, spot(CAMP), spot(MAIN, 'E5')));
  await play(undo(BEN));
  await play(redo(BEN));
  await play({ kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [9] } });
  await play(moveOf(session, ANN, spot(MAIN, 'B5'), spot(HAND)));
  await play(undo(ANN));
  await play({ kind: 'roll', actor: ANN, dice: '4d6kh3+1', private: false });
  await play({ kind: 'roll', actor: BEN, dice: '2d10!', private: true });
  await games.close();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(storeFile(FORMAT), `${JSON.stringify(await newStoreFile(), null, 1)}\n`);
}
