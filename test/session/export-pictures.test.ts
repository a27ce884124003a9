import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { readGame } from '../../src/session/archive/read.ts';
import { Games } from '../../src/session/game/games.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { moduleHash } from '../../src/session/module/hash.ts';
import { type MapPicture, pictureIn } from '../../src/session/pictures/picture.ts';
import { pictured } from '../../src/session/pictures/pictured.ts';
import { keepPicture, pictureBytes } from '../../src/session/pictures/store.ts';
import { exportedGame } from '../support/file-text.ts';
import { JPEG, pngOf } from '../support/pictures.ts';
import { CHANNEL, done, GUILD, gameIn, newInteraction, newProcess, type Process, started } from '../support/session.ts';
import { ANN, openModule } from '../support/table.ts';

const picture = (bytes: Uint8Array): MapPicture => pictureIn(bytes) as MapPicture;
const LARGE = picture(Buffer.concat([JPEG, Buffer.alloc(50_000, 7)]));
const SMALL = picture(pngOf(30, 20));

/** The open module with its first board on a picture. */
const on = (one: MapPicture, title = openModule.title): Module => {
  const [field, ...maps] = openModule.maps;
  const [board, ...boards] = field?.boards ?? [];
  if (!field || !board) throw new Error('no board');
  const module: Module = {
    ...openModule,
    title,
    maps: [{ ...field, boards: [{ ...board, picture: { file: 'map.jpg', width: 12 } }, ...boards] }, ...maps],
  };
  return pictured(module, new Map([['map.jpg', one]]));
};

const lying = async (
  process: Process,
  one: MapPicture,
): Promise<{ readonly games: Games; readonly game: OpenGame; readonly text: string }> => {
  await keepPicture(process.store, one);
  const games = new Games(process.ports);
  await started(games, on(one));
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { games, game, text: await exportedGame(games.history, game.session) };
};

const faultOf = async (text: string): Promise<unknown> => {
  const read = await readGame(text);
  return read.ok ? undefined : read.fault;
};

describe('[T4] the file of a game on a picture', () => {
  test('holds it, and makes a game anywhere that lies on it and gives the same file', async () => {
    const { text } = await lying(newProcess(), LARGE);
    const elsewhere = newProcess();
    const games = new Games(elsewhere.ports);
    const read = await readGame(text);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const made = await games.import({
      channel: CHANNEL,
      guild: GUILD,
      host: ANN,
      saved: read.game,
      interaction: newInteraction(),
    });
    if (made.kind !== 'imported') throw new Error(made.kind);
    expect(gameIn(await exportedGame(games.history, made.game.session))).toEqual(gameIn(text));
    expect(Buffer.from((await pictureBytes(elsewhere.store, LARGE.hash)) ?? []).equals(LARGE.bytes)).toBe(true);
  });

  test('holds the one of the newest module alone', async () => {
    const process = newProcess();
    const { games, game } = await lying(process, LARGE);
    await keepPicture(process.store, SMALL);
    const module = on(SMALL, 'Mended');
    await done(game.session, { kind: 'reload', actor: ANN, module, hash: moduleHash(module) });
    const text = await exportedGame(games.history, game.session);
    expect(Object.keys((JSON.parse(text) as { readonly pictures: object }).pictures)).toEqual([SMALL.hash]);
    expect(await faultOf(text)).toBeUndefined();
  });

  test('is refused when a picture in it lacks, was changed, or is one too many', async () => {
    const { text } = await lying(newProcess(), SMALL);
    const file = JSON.parse(text) as { pictures: Record<string, string[]> };
    const fault = { code: 'form', at: 'pictures' };
    const withPictures = (pictures: unknown): string => JSON.stringify({ ...file, pictures });
    const [line = ''] = file.pictures[SMALL.hash] ?? [];
    expect(await faultOf(withPictures(undefined))).toEqual(fault);
    expect(await faultOf(withPictures({ [SMALL.hash]: [`${line.slice(0, 40)}A${line.slice(41)}`] }))).toEqual(fault);
    expect(await faultOf(withPictures({ [SMALL.hash]: [`${line.slice(0, 40)}\n`, line.slice(40)] }))).toEqual(fault);
    expect(
      await faultOf(
        withPictures({ ...file.pictures, [LARGE.hash]: [Buffer.from(LARGE.bytes).toString('base64', 0, 9000)] }),
      ),
    ).toEqual(fault);
    expect(await faultOf(withPictures({ [SMALL.hash]: 'text' }))).toMatchObject({ code: 'form' });
    expect(await faultOf(withPictures({ [SMALL.hash]: [line.slice(0, 40), line.slice(40)] }))).toBeUndefined();
  });
});
