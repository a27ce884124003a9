import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { readGame } from '../../src/session/archive/read.ts';
import { verifyFile } from '../../src/session/archive/verify-file.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { GameDigest } from '../../src/session/file/digest.ts';
import type { SavedGame } from '../../src/session/file/format.ts';
import { isSignatureValid, readPublicKey, signStatement } from '../../src/session/file/proof.ts';
import { deriveStartChange, EMPTY_GAME_KEYS } from '../../src/session/file/replay.ts';
import { statementOf } from '../../src/session/file/statement.ts';
import { Games } from '../../src/session/games/games.ts';
import { apply, LiveTable } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { languages } from '../../src/words/index.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import {
  beside,
  GUILD,
  gameIn,
  killed,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  started,
  told,
} from '../support/session.ts';
import { ANN, BEN, BLUE, join } from '../support/table.ts';
import { en } from '../support/words.ts';

const { statusText } = en.lists;

const OTHER = '700000000000000002' as ChannelId;
const roll = (dice: string) => ({ kind: 'roll', actor: BEN, dice, private: false }) as const;

/** A game of a few rolls, and its file. */
const rolled = async (process: Process): Promise<{ readonly games: Games; readonly text: string }> => {
  const { games, game } = await newTable(process);
  for (const dice of ['2d6', '1d20', '1d20']) await told(game, roll(dice));
  return { games, text: await exportedGame(games.history, game.session) };
};

const imported = async (games: Games, text: string, channel = OTHER): Promise<OpenGame> => {
  const read = await readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const made = await games.import({
    channel,
    guild: GUILD,
    host: ANN,
    saved: read.game,
    interaction: newInteraction(),
  });
  if (made.kind !== 'imported') throw new Error(made.kind);
  return made.game;
};

const originOf = ({ session }: OpenGame) => session.viewNow(channelViewer).of(gameQueries).origin;

/** The file with the plain hash of its end computed anew, as anybody can. */
const rehashed = async (file: SavedGame): Promise<string> => {
  const [table, digest] = [new LiveTable(systems), new GameDigest()];
  for (const step of file.steps) {
    apply(table, step.change ?? deriveStartChange(step, file.module, EMPTY_GAME_KEYS));
    await digest.step(step);
  }
  return JSON.stringify({ ...file, end: { steps: file.steps.length, hash: await digest.end(table) } });
};

/** The same game with another face of a die, as somebody would change it who knows how files are made. */
const cheated = (text: string): Promise<string> => {
  const file = JSON.parse(text) as SavedGame;
  const last = file.steps.at(-1);
  const roll = last?.change?.updated.find(({ kind }) => kind === 'roll');
  if (!roll) throw new Error('the last step is no roll');
  const outcome = roll.to['outcome'] as { total: number };
  const face = (outcome.total % 20) + 1;
  Object.assign(outcome, { falls: [{ dice: '1d20', sides: 20, faces: [face], value: face }], total: face });
  return rehashed(file);
};

describe('[D9] the file of a game is signed', () => {
  it('[D9] this bot proves its game file in any layout, after restarts too', async () => {
    const process = newProcess();
    const { games, text } = await rolled(process);
    const game = await imported(games, JSON.stringify(JSON.parse(text)).replaceAll('"d', '"\\u0064'));
    expect(originOf(game)).toEqual({ steps: 8, isProved: true });
    expect(statusText(game.session.viewNow(channelViewer))).toContain(
      'The first 8 steps come from a file that this bot vouches for:',
    );
    await games.close();
    const again = await new Games(killed(process).ports).at(OTHER);
    expect(again && originOf(again)).toEqual({ steps: 8, isProved: true });
  });

  it('[D9] a changed die in a signed file shows despite a recomputed hash', async () => {
    const process = newProcess();
    const { games, text } = await rolled(process);
    const game = await imported(games, await cheated(text));
    expect(originOf(game)).toEqual({ steps: 8, isProved: false });
    expect(statusText(game.session.viewNow(channelViewer))).toContain(
      "The first 8 steps come from a file that this bot can't vouch for:",
    );
    await games.close();
    const again = await new Games(killed(process).ports).at(OTHER);
    expect(again && originOf(again)).toEqual({ steps: 8, isProved: false });
  });

  it('[D9] only this bot’s key proves its game file', async () => {
    const { text } = await rolled(newProcess());
    const { proof, ...unsigned } = JSON.parse(text) as SavedGame;
    const games = new Games(newProcess().ports);
    expect(proof?.key).not.toBe(await games.history.publicKey());
    expect(originOf(await imported(games, text))?.isProved).toBe(false);
    const other = { ...unsigned, proof: await signStatement(newProcess().ports, await statementOf(unsigned)) };
    for (const file of [unsigned, other]) {
      const process = newProcess();
      const { games: here } = await rolled(process);
      expect(originOf(await imported(here, JSON.stringify(file)))?.isProved).toBe(false);
    }
  });

  it('[D9] an unproved imported game exports without a signature', async () => {
    const { games, text } = await rolled(newProcess());
    const game = await imported(games, await cheated(text));
    await told(game, join(BEN, BLUE));
    await told(game, roll('1d6'));
    const again = await exportedGame(games.history, game.session);
    expect(JSON.parse(again)).not.toHaveProperty('proof');
    const third = await imported(games, again, '700000000000000003' as ChannelId);
    expect(originOf(third)).toEqual({ steps: 11, isProved: false });
    expect(JSON.parse(await exportedGame(games.history, third.session))).not.toHaveProperty('proof');
  });

  it('[D9] a proved imported game is signed again when exported', async () => {
    const { games, text } = await rolled(newProcess());
    const game = await imported(games, text);
    expect(gameIn(await exportedGame(games.history, game.session))).toEqual(gameIn(text));
    await told(game, join(BEN, BLUE));
    await told(game, roll('1d6'));
    const again = await imported(
      games,
      await exportedGame(games.history, game.session),
      '700000000000000003' as ChannelId,
    );
    expect(originOf(again)).toEqual({ steps: 11, isProved: true });
  });

  it('[D9] a game file of an earlier version imports unproved', async () => {
    const text = await readFile(new URL('../golden/stored/export-1.json', import.meta.url), 'utf8');
    const game = await imported(new Games(newProcess().ports), text);
    expect(originOf(game)).toEqual({ steps: 13, isProved: false });
  });

  it('[D9] the file of a game that began here mentions no earlier file', async () => {
    const { game } = await newTable(newProcess());
    expect(originOf(game)).toBeUndefined();
    expect(statusText(game.session.viewNow(channelViewer))).not.toContain('file');
  });
});

/** All paths of plain data to something that is no list and no mapping, and to what holds several. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path];

/** The value at a path in another way: another number, another text, other entries, another order. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'x'];
  if (typeof value !== 'object' || value === null) return `${value}x`;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.length > 1 ? entries.reverse() : [...entries, ['x', 1]]);
};

const withOther = (data: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return other(data);
  const inner = (data as Record<string, unknown>)[key];
  return Object.assign(Array.isArray(data) ? [...data] : { ...(data as object) }, { [key]: withOther(inner, rest) });
};

describe('[D10] the shares in a file', () => {
  it('[D10] random shares in a file continue in its game; forged ones are refused', async () => {
    const games = new Games(newProcess().ports);
    const { session } = await started(games);
    await session.run(join(BEN, BLUE), newInteraction(), { value: 'a'.repeat(64) });
    const text = await exportedGame(games.history, session);
    const game = await imported(games, text);
    await game.session.run({ kind: 'leave', actor: BEN, side: undefined }, newInteraction());
    await game.session.run(join(ANN, BLUE), newInteraction(), { value: 'b'.repeat(64) });
    expect(
      game.session
        .viewNow(channelViewer)
        .of(gameQueries)
        .chance.shares.map(({ value }) => value[0]),
    ).toEqual(['a', 'b']);
    const forged = text.replace(/"kind": "share",(\s*)"id": "1"/, '"kind": "share",$1"id": "2"');
    expect(forged).not.toBe(text);
    expect(await readGame(forged)).toMatchObject({ fault: { code: 'step', step: 2 } });
  });
});

describe('[D9] the signature', () => {
  it('[D9] the signature covers everything in the file, even the field order', async () => {
    const { text } = await rolled(newProcess());
    const { proof, ...file } = JSON.parse(text) as SavedGame;
    if (!proof) throw new Error('no proof');
    expect(isSignatureValid(proof, await statementOf(file))).toBe(true);
    const paths = pathsIn(file).filter((path) => path.length > 0);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), async (path) => {
        expect(isSignatureValid(proof, await statementOf(withOther(file, path) as SavedGame))).toBe(false);
      }),
      { seed: 9, numRuns: 300 },
    );
    const pictures = { ...file, pictures: { ['a'.repeat(64)]: [] } };
    expect(isSignatureValid(proof, await statementOf(pictures))).toBe(false);
  });

  it('[D9] the signature is invalid with an invalid key', async () => {
    const ports = newProcess().ports;
    const statement = Buffer.alloc(32, 7);
    const proof = await signStatement(ports, statement);
    expect(isSignatureValid(proof, statement)).toBe(true);
    expect(isSignatureValid(proof, Buffer.alloc(32, 8))).toBe(false);
    for (const key of ['', 'A', 'A'.repeat(43), '_'.repeat(43)])
      expect(isSignatureValid({ ...proof, key }, statement)).toBe(false);
    for (const signature of ['', 'A'.repeat(86), proof.signature.slice(1)])
      expect(isSignatureValid({ ...proof, signature }, statement)).toBe(false);
  });

  it('[D9] the signature uses the store’s key, created once and copied with it', async () => {
    const process = newProcess();
    const [one, two] = await Promise.all([readPublicKey(process.ports), readPublicKey(beside(process).ports)]);
    expect(two).toBe(one);
    expect(await readPublicKey(killed(process).ports)).toBe(one);
    expect([...process.store.rows.keys()].filter((key) => key.includes('installation'))).toEqual(['installation:key']);
  });

  it('[D9] the signature is unavailable without the store: no key, no file', async () => {
    const process = newProcess();
    process.store.failNext({ when: 'after' });
    const key = await readPublicKey(process.ports);
    process.store.down = true;
    await expect(readPublicKey(process.ports)).rejects.toThrow();
    process.store.down = false;
    expect(await readPublicKey(process.ports)).toBe(key);
    const { ports, store } = newProcess();
    store.failNext({ when: 'before' });
    await expect(readPublicKey(ports)).rejects.toThrow('could not be kept');
  });
});

describe('[D9] a file without the bot', () => {
  it('[D9] without a bot a game file is checked by signature and known key', async () => {
    const { games, text } = await rolled(newProcess());
    const key = await games.history.publicKey();
    const said = async (file: string, wanted?: string): Promise<string> =>
      (await verifyFile(languages.en, file, wanted)).lines.join(' ');
    expect(await said(text)).toContain(`The file is signed with the key ${key} and unchanged. A bot shows its key`);
    expect(await said(text, key)).toMatch(/and unchanged\.$/);
    expect(await said(text, 'A'.repeat(43))).toContain(`The file was signed with the key ${key}, not with AAA`);
    expect(await said(await cheated(text))).toContain('it was changed');
    const { proof: _proof, ...unsigned } = JSON.parse(text) as SavedGame;
    expect(await said(JSON.stringify(unsigned))).toContain("The file isn't signed");
  });

  it('[D9] a game file is invalid if only its signature is wrong', async () => {
    const { games, game } = await newTable(newProcess());
    await told(game, roll('2d6'));
    await told(game, { kind: 'stop', actor: ANN });
    await told(game, { kind: 'publish', actor: ANN });
    const text = await exportedGame(games.history, game.session);
    const key = await games.history.publicKey();
    expect([await verifyFile(languages.en, text), await verifyFile(languages.en, text, key)]).toMatchObject([
      { isWell: true },
      { isWell: true },
    ]);
    const other = text.replace(/"at": "\d{4}/, '"at": "2020');
    expect(other).not.toBe(text);
    const verdict = await verifyFile(languages.en, other);
    expect([verdict.isWell, verdict.lines[0]]).toEqual([
      false,
      'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 1 roll.',
    ]);
  });
});
