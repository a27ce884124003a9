import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act } from '../../commands/common/table.ts';
import { advanceTimeline } from '../../src/session/steps/timeline.ts';
import { apply, handlerOf, type Operation } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { anyAttempts, operationOf } from '../support/generators.ts';
import { moduleFrom, VEILED } from '../support/modules/modules.ts';
import { CHANNEL, GUILD, logOf, newInteraction, newProcess, newTable } from '../support/session.ts';
import { newPlay, secretModule, withRules } from '../support/table.ts';
import { begun, move, sitDown, sub, type Table, words } from './table.ts';

/** A scorekeeper that Red alone knows of, which says something whenever it counts to one more. */
const WHISPER = `(scorekeeper whisper (title "Whisper") (applies-to Red) (known-to Red)
  (when WHEN) (initial 0) (do (add 1)) (messages ((= score 1) "Once more.")))`;

const whispering = (when: string): ReturnType<typeof moduleFrom> =>
  moduleFrom(`${VEILED}scorekeepers: |\n  ${WHISPER.replace('WHEN', when).replaceAll('\n', '\n  ')}\n`);

describe('[D6] in a hidden game the form of the answer', () => {
  const played = async (
    module: ReturnType<typeof moduleFrom>,
    run: (table: Table) => Promise<void>,
  ): Promise<Table> => {
    const table = await sitDown({ modules: [module] });
    await begun(table, 'veiled');
    await run(table);
    return table;
  };

  test('[D6] the answer to an ended turn hides a secret scorekeeper’s message', async () => {
    const heard: unknown[] = [];
    for (const when of ['(after-event (= kind side-turn-ended))', '(after-event (= kind captured))']) {
      const table = await sitDown({ modules: [whispering(when)] });
      await begun(table, 'veiled');
      const [alice, bob] = [table.user('alice'), table.user('bob')];
      const { length } = table.posted();
      const ended = await sub(alice, 'turn', 'end');
      const answers = [table.heard(ended), table.heard(await sub(bob, 'turn', 'end'))];
      await table.discord.settled();
      const also = ended.also.map((message) => words(message, table));
      heard.push([answers, table.posted().slice(length), alice.messages('dm').length, bob.messages('dm').length]);
      // What Red alone is told follows for its player alone.
      expect(also).toEqual(
        when.includes('captured') ? [] : [expect.stringMatching(/^@alice ends the turn\.\nOnce more\./)],
      );
      expect(answers[0]).toMatch(/^public: @alice ends the turn\./);
    }
    expect(heard[0]).toEqual(heard[1]);
  });

  test('[D6] [T9] the answer includes private news if these can’t follow by message', async () => {
    const table = await sitDown({ modules: [whispering('(after-event (= kind side-turn-ended))')] });
    await begun(table, 'veiled');
    const alice = table.user('alice');
    table.discord.fault('POST /webhooks/*/*', {
      status: 404,
      body: { code: 10015, message: 'Unknown Webhook' },
      times: 1,
    });
    const { length } = alice.messages('dm');
    expect(table.heard(await sub(alice, 'turn', 'end'))).toMatch(/^public: @alice ends the turn\./);
    await table.discord.until(() => alice.messages('dm').length > length);
    expect(
      alice
        .messages('dm')
        .slice(length)
        .map((message) => words(message, table)),
    ).toEqual([expect.stringContaining('Once more.')]);
    expect(table.posted().join('\n')).not.toContain('Once more.');
  });

  test('[D6] in hidden games acts are answered privately, with a public post', async () => {
    await played(moduleFrom(VEILED), async (table) => {
      const { length } = table.posted();
      const alice = table.user('alice');
      expect(table.heard(await move(alice, 'A1', 'A2'))).toMatch(/^private: @alice moves/);
      expect(table.heard(await sub(alice, 'game', 'undo'))).toMatch(/^private: @alice takes back/);
      expect(table.heard(await sub(alice, 'game', 'redo'))).toMatch(/^private: @alice redoes/);
      expect(table.heard(await move(alice, 'A2', 'Red Hand'))).toMatch(/^private: @alice moves/);
      expect(table.heard(await alice.slash('table', 'roll', { dice: '1d6' }))).toMatch(/^public: @alice rolls/);
      expect(table.heard(await alice.slash('table', 'roll', { dice: '1d6', private: true }))).toMatch(
        /^private: @alice rolls/,
      );
      expect(table.heard(await sub(table.user('dan'), 'game', 'join'))).toMatch(/^public: @dan watches the game/);
      await table.discord.settled();
      expect(table.posted().slice(length)).toHaveLength(7);
    });
  });

  test('[D6] privacy and number of posts depend only on the command', async () => {
    const forms = new Map<string, Set<string>>();
    await fc.assert(
      fc.asyncProperty(anyAttempts, fc.boolean(), async (attempts, whispers) => {
        const { scorekeepers } = whispering('(after-action)');
        const base = withRules(secretModule, { turns: 'free', pieces: 'anyone' });
        const process = newProcess();
        const { game } = await newTable(process, { ...base, ...(whispers && scorekeepers ? { scorekeepers } : {}) });
        const shadow = newPlay();
        const follow = async (): Promise<void> => {
          for (const step of (await logOf(game.session)).slice(shadow.steps.length)) {
            apply(shadow.table, step.change);
            shadow.steps.push(step);
            advanceTimeline(
              shadow.timeline,
              step.number,
              step.operation,
              handlerOf(shadow.table.systems, step.operation.kind).play,
            );
          }
        };
        await follow();
        for (const attempt of attempts) {
          const operation: Operation = operationOf(shadow, attempt);
          const before = shadow.steps.length;
          const input = {
            interaction: newInteraction(),
            person: { id: operation.actor, name: 'x' },
            channel: CHANNEL,
            guild: GUILD,
            share: { value: 'f'.repeat(64) },
            words: languages.en,
          };
          const { answer } = await act(game, input, operation);
          await follow();
          if (shadow.steps.length === before) continue;
          forms.set(operation.kind, (forms.get(operation.kind) ?? new Set()).add(answer?.to ?? 'none'));
        }
      }),
      { numRuns: 40, seed: 6 },
    );
    const mixed = [...forms].filter(([, some]) => some.size > 1);
    expect(mixed).toEqual([]);
    expect(forms.size).toBeGreaterThan(7);
  });
});
