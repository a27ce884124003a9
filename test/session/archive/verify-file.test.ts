import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import { readGame } from '../../../src/session/archive/read.ts';
import { verifyFile } from '../../../src/session/archive/verify-file.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { auditLog } from '../../../src/session/file/verify.ts';
import type { Games } from '../../../src/session/games/games.ts';
import { type Operation, type PersonId, secretCommitmentOf } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { languages } from '../../../src/words/index.ts';
import { exportedGame } from '../../support/modules/file-text.ts';
import { GUILD, logOf, moveOf, newInteraction, newProcess, newTable, told } from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CELLAR,
  join,
  MAIN,
  openModule,
  RED,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

const OTHER = '700000000000000002' as ChannelId;

const roll = (actor: PersonId, dice: string, isPrivate = false): Operation => ({
  kind: 'roll',
  actor,
  dice,
  private: isPrivate,
});

interface Table {
  readonly games: Games;
  readonly game: OpenGame;
}

const played = async (module: Module = openModule): Promise<Table> => {
  const table = await newTable(newProcess(), module);
  for (const operation of [roll(ANN, '2d6+1'), roll(BEN, '3d10kh1', true), roll(ANN, 'd%')])
    await told(table.game, operation);
  return table;
};

const published = async (
  module: Module = openModule,
  before: (game: OpenGame) => Promise<void> = async () => undefined,
): Promise<Table> => {
  const table = await played(module);
  await before(table.game);
  const { session } = table.game;
  await told(table.game, { kind: 'stop', actor: ANN });
  await told(table.game, { kind: 'ask', actor: ANN, wants: { what: 'publish' } });
  const request = (await logOf(session)).at(-1)?.change.added.find(({ kind }) => kind === 'request')?.id ?? '';
  await told(table.game, { kind: 'agree', actor: BEN, request });
  await told(table.game, { kind: 'publish', actor: ANN });
  return table;
};

const fileOf = ({ games, game: { session } }: Table): Promise<string> => exportedGame(games.history, session);
const secretOf = async ({ game: { session } }: Table): Promise<string> => {
  const secret = (await logOf(session))[0]?.change.added.find((record) => record.kind === 'secret');
  return secret?.kind === 'secret' ? secret.chance : '';
};

describe('[T20] a game file with an unpublished secret', () => {
  it('a game file with an unpublished secret contains no private rolls', async () => {
    const text = await fileOf(await played());
    expect(text).toContain('"2d6+1"');
    expect(['3d10', 'private-roll', 'dice:private'].map((word) => text.includes(word))).toEqual([false, false, false]);
  });

  it('a game file with an unpublished secret restores a game that continues', async () => {
    const table = await played();
    const read = await readGame(await fileOf(table));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const made = await table.games.import({
      channel: OTHER,
      guild: GUILD,
      host: ANN,
      saved: read.game,
      interaction: newInteraction(),
    });
    if (made.kind !== 'imported') throw new Error(made.kind);
    await told(made.game, join(ANN, RED));
    await told(made.game, join(BEN, BLUE));
    await told(made.game, roll(BEN, 'd6', true));
    const other = { games: table.games, game: made.game };
    for (const operation of [
      { kind: 'stop', actor: ANN },
      { kind: 'ask', actor: ANN, wants: { what: 'publish' } },
    ] as const) {
      await told(made.game, operation);
    }
    const request =
      (await logOf(made.game.session)).at(-1)?.change.added.find(({ kind }) => kind === 'request')?.id ?? '';
    await told(made.game, { kind: 'agree', actor: BEN, request });
    await told(made.game, { kind: 'publish', actor: ANN });
    const { isWell, lines } = await verifyFile(languages.en, await fileOf(other));
    expect([isWell, lines[0]]).toEqual([
      true,
      'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 1 roll. The first 8 steps came from a file and had a different secret.',
    ]);
    expect(await secretOf(other)).not.toBe(await secretOf(table));
  });
});

describe('[T21] a file on its own', () => {
  it('a game file is checked against its own secret, even of hidden games', async () => {
    for (const module of [openModule, secretModule]) {
      const table = await published(module);
      const secret = await secretOf(table);
      const { isWell, lines } = await verifyFile(languages.en, await fileOf(table));
      expect(isWell).toBe(true);
      expect(lines).toEqual([
        'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 3 rolls.',
        expect.stringContaining(`The SHA-256 of the secret is ${secretCommitmentOf({ chance: secret })}.`),
        'No seed was mixed in.',
        'No words from players were mixed in.',
        expect.stringContaining('The file is signed with the key'),
        expect.stringContaining('A bot shows its key'),
      ]);
      expect(table.game.session.viewNow(channelViewer).of(gameQueries).chance).toMatchObject({
        commitment: secretCommitmentOf({ chance: secret }),
        seed: '',
        published: secret,
      });
    }
  });

  it('[D7] a game file stays valid if an undo skipped steps hidden from its player', async () => {
    const table = await published(withRules(secretModule, { turns: 'free' }), async (game) => {
      await told(game, moveOf(game.session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
      await told(game, moveOf(game.session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'B1')));
      await told(game, undo(BEN));
      await told(game, roll(BEN, '2d6'));
    });
    const log = await logOf(table.game.session);
    expect(log.flatMap(({ operation }) => (operation.kind === 'undo' ? [operation.of] : []))).toEqual([[9]]);
    const text = await fileOf(table);
    expect(await verifyFile(languages.en, text)).toMatchObject({
      isWell: true,
      lines: expect.arrayContaining([
        'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 4 rolls.',
      ]),
    });
    expect(await auditLog(log, { chance: await secretOf(table), seed: '' })).toMatchObject({ shuffles: 0, rolls: 4 });
    // Every step of it is played again: only that it hides things stands against it.
    expect(await readGame(text)).toMatchObject({ ok: false, fault: { code: 'hides' } });
  });

  it("the file of a hidden game can't be resumed", async () => {
    expect(await readGame(await fileOf(await published(secretModule)))).toMatchObject({
      ok: false,
      fault: { code: 'hides' },
    });
  });

  it('a game file cannot be verified before its secret is published', async () => {
    const { isWell, lines } = await verifyFile(languages.en, await fileOf(await played()));
    expect([isWell, lines[0]]).toEqual([false, formatIn('en')('verify-unpublished')]);
  });

  it('a changed game file is detected', async () => {
    const text = await fileOf(await published());
    const verdict = async (from: RegExp, to: string): Promise<string | undefined> => {
      const other = text.replace(from, to);
      expect(other).not.toBe(text);
      const { isWell, lines } = await verifyFile(languages.en, other);
      expect(isWell).toBe(false);
      return lines[0];
    };
    expect(await verdict(/"chance": "../, '"chance": "zz')).toContain("doesn't match the secret");
    expect(await verdict(/"dice": "2d6\+1", "private"/, '"dice": "2d6+2", "private"')).toBe(
      "Step 6 is wrong: the roll doesn't match the secret. Everything before it is correct: 0 shuffles and 0 rolls.",
    );
    expect(await verdict(/"steps"/, '"stairs"')).toContain("isn't a complete game file");
    expect(await verdict(/^{/, '')).toContain("isn't a complete game file");
  });
});
