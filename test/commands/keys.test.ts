import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readModule } from '../../src/session/module/read.ts';
import type { PersonId } from '../../src/table/index.ts';
import { modifierQueries } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { Bot } from '../secrecy/bot.ts';
import { anySeed, madeModule } from '../support/modules/any-module.ts';
import { withCanaries } from '../support/modules/key-canaries.ts';
import { begun, PEOPLE, perform } from '../support/modules/made-game.ts';
import { diceOf } from '../support/modules/whole-file.ts';
import { MARKS } from '../support/pictures/marks.ts';
import { textsOf } from '../support/play/screens.ts';
import { allCommands, walk } from '../support/play/walk.ts';
import { runs } from '../support/runs.ts';

/** No player reads a key of a module, `$name$`, a handle that tells nothing apart or a word of the engine (D39). */

/** What authors read, and what has nothing to do with a game. */
const OTHERS = /^(?:module|kingdom|house)\b/;
/** `author`: in the words of the module. `game`: where it is played. */
const WITHOUT: ReadonlySet<string> = new Set(['author', 'game']);
/** What is written in the language of modules: whoever does reads of it in that language. */
const WRITTEN = /^(?:modifier add|counter define|score define)$/;

/** The handles of what name, owner and place tell apart; that nobody owns a piece can't be said. */
const needlessHandles = async (bot: Bot, who: PersonId): Promise<readonly string[]> => {
  const { session } = await bot.game();
  return session.read(personViewer(who), (view) => {
    const pieces = [...view.of(pieceQueries).all()].map((piece) => {
      const place = [piece.name.toLowerCase(), piece.where.in, piece.where.cell].join('\n');
      const heads = piece.side === undefined ? [place] : [place, `${place}\n${piece.side.name}`];
      return { handle: view.of(pieceQueries).handle(piece), heads };
    });
    const modifiers = view
      .of(modifierQueries)
      .all()
      .map(({ handle, name }) => ({ handle, heads: [name.toLowerCase()] }));
    return [pieces, modifiers].flatMap((all) => {
      const counts = new Map<string, number>();
      for (const { heads } of all) for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
      return all.flatMap(({ handle, heads }) => (heads.some((head) => counts.get(head) === 1) ? [handle] : []));
    });
  });
};

/** A key that signs files may have any letters. */
const SIGNED = /[\w-]{43}/g;

const isScreen = (heard: string): boolean => !heard.startsWith('[');

const game = async (seed: number): Promise<Bot> => {
  const read = readModule(JSON.stringify(withCanaries(madeModule(seed).file)));
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return begun(new Bot(read.module, PEOPLE, 'keys', {}, 'svg'));
};

test('[D39] no screen of a generated module shows internal keys', async () => {
  await fc.assert(
    fc.asyncProperty(anySeed, async (seed) => {
      const bot = await game(seed);
      const dice = diceOf(seed);
      const deeds = Array.from({ length: 25 }, () => ({
        who: dice.below(12),
        what: dice.below(1000),
        a: dice.below(24),
        b: dice.below(24),
      }));
      for (const deed of deeds) await perform(bot, deed);
      // What lookAround of test/support/modules/made-game.ts reads is no screen.
      const screens = new Map(PEOPLE.map((who) => [who, textsOf((bot.heard.get(who) ?? []).filter(isScreen))]));
      const handles = new Map<PersonId, ReadonlySet<string>>();
      for (const who of PEOPLE) {
        bot.heard.get(who)?.splice(0);
        handles.set(who, new Set(await needlessHandles(bot, who)));
        for (const command of allCommands(bot)) {
          if (OTHERS.test(command.words)) continue;
          const before = bot.heard.get(who)?.length ?? 0;
          await walk(bot, who, dice, command, WITHOUT);
          if (WRITTEN.test(command.words)) bot.heard.get(who)?.splice(before);
        }
      }
      const found: string[] = [];
      for (const who of PEOPLE) {
        const walked = textsOf((bot.heard.get(who) ?? []).filter(isScreen));
        expect(walked.length).toBeGreaterThan(100);
        for (const whole of [...(screens.get(who) ?? []), ...walked]) {
          const text = whole.replace(SIGNED, '');
          found.push(...MARKS.flatMap((mark) => (mark.test(text) ? [`${mark.exec(text)?.[0]} in ${text}`] : [])));
        }
        for (const text of walked)
          found.push(
            ...(text.match(/\b[a-z2-9]{8}\b/g) ?? []).flatMap((one) =>
              handles.get(who)?.has(one) ? [`the handle ${one} in ${text}`] : [],
            ),
          );
      }
      expect([...new Set(found)]).toEqual([]);
    }),
    { numRuns: runs(3), seed: 39, endOnFailure: true },
  );
});
