import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { readGame } from '../../src/session/archive/read.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import { type HashedPicture, readPictureFile } from '../../src/session/pictures/picture.ts';
import { pictured } from '../../src/session/pictures/pictured.ts';
import { readPictureBytes, storePicture } from '../../src/session/pictures/store.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { JPEG, pngOf } from '../support/pictures/pictures.ts';
import { CHANNEL, GUILD, gameIn, newInteraction, newProcess, type Process, started } from '../support/session.ts';
import { ANN, openModule } from '../support/table.ts';

const picture = (bytes: Uint8Array): HashedPicture => readPictureFile(bytes) as HashedPicture;
const LARGE = picture(Buffer.concat([JPEG, Buffer.alloc(50_000, 7)]));
const SMALL = picture(pngOf(30, 20));

/** The open module with its first board on a picture. */
const on = (one: HashedPicture): Module => {
  const [field, ...maps] = openModule.maps;
  const [board, ...boards] = field?.boards ?? [];
  if (!field || !board) throw new Error('no board');
  const module: Module = {
    ...openModule,
    maps: [{ ...field, boards: [{ ...board, picture: { file: 'map.jpg', width: 12 } }, ...boards] }, ...maps],
  };
  return pictured(module, new Map([['map.jpg', one]]));
};

const lying = async (
  process: Process,
  one: HashedPicture,
): Promise<{ readonly games: Games; readonly game: OpenGame; readonly text: string }> => {
  await storePicture(process.store, one);
  const games = new Games(process.ports);
  await started(games, on(one));
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { games, game, text: await exportedGame(games.history, game.session) };
};

const imported = async (games: Games, text: string): Promise<OpenGame> => {
  const read = await readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const saved = read.game;
  const made = await games.import({ channel: CHANNEL, guild: GUILD, host: ANN, saved, interaction: newInteraction() });
  if (made.kind !== 'imported') throw new Error(made.kind);
  return made.game;
};

const faultOf = async (text: string): Promise<unknown> => {
  const read = await readGame(text);
  return read.ok ? undefined : read.fault;
};

/** The file as earlier versions wrote it, with its pictures. */
const holding = (text: string, pictures: unknown): string => JSON.stringify({ ...JSON.parse(text), pictures });

const lines = ({ bytes }: HashedPicture): readonly string[] => {
  const file = Buffer.from(bytes);
  return Array.from({ length: Math.ceil(file.length / 9000) }, (_, i) =>
    file.toString('base64', i * 9000, (i + 1) * 9000),
  );
};

describe('[T4] the file of a game on a picture', () => {
  test('a game file names its picture by hash and is the same everywhere', async () => {
    const { text } = await lying(newProcess(), LARGE);
    expect(text).toContain(LARGE.hash);
    expect(text.length).toBeLessThan(LARGE.bytes.length);
    const elsewhere = newProcess();
    await storePicture(elsewhere.store, LARGE);
    const games = new Games(elsewhere.ports);
    const made = await imported(games, text);
    expect(gameIn(await exportedGame(games.history, made.session))).toEqual(gameIn(text));
  });

  test('[T5] a game file of an earlier version includes its picture', async () => {
    const { text } = await lying(newProcess(), LARGE);
    const elsewhere = newProcess();
    await imported(new Games(elsewhere.ports), holding(text, { [LARGE.hash]: lines(LARGE) }));
    expect(Buffer.from((await readPictureBytes(elsewhere.store, LARGE.hash)) ?? []).equals(LARGE.bytes)).toBe(true);
  });

  test('a game file with a changed or foreign picture is refused', async () => {
    const { text } = await lying(newProcess(), SMALL);
    const fault = { code: 'form', at: 'pictures' };
    const [line = ''] = lines(SMALL);
    const faultWith = (pictures: unknown): Promise<unknown> => faultOf(holding(text, pictures));
    expect(await faultWith({ [SMALL.hash]: [`${line.slice(0, 40)}A${line.slice(41)}`] })).toEqual(fault);
    expect(await faultWith({ [SMALL.hash]: [`${line.slice(0, 40)}\n`, line.slice(40)] })).toEqual(fault);
    expect(await faultWith({ [SMALL.hash]: [line], [LARGE.hash]: lines(LARGE) })).toEqual(fault);
    expect(await faultWith({ [SMALL.hash]: 'text' })).toMatchObject({ code: 'form' });
    expect(await faultWith({ [SMALL.hash]: [line.slice(0, 40), line.slice(40)] })).toBeUndefined();
    expect(await faultWith(undefined)).toBeUndefined();
  });
});
