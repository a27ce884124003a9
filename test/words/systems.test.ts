import { expect, it } from 'vitest';
import { systems as ofEngine } from '../../src/engine/index.ts';
import { type ReportKind, reportRules } from '../../src/table/index.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { type AllSentences, merged, type SystemSentences } from '../../src/words/base/sentences.ts';
import { sentences as armiesIn } from '../../src/words/systems/armies.ts';
import { sentences as diceIn } from '../../src/words/systems/dice.ts';
import { sentencesIn } from '../../src/words/systems/index.ts';

const format = formatIn('en');
const [armies, dice] = [armiesIn(format), diceIn(format)];
const { systems, all: sentences } = sentencesIn(format);

const parts = ['reports', 'lines', 'deeds', 'below', 'tries', 'refusals'] as const;

const kindsOf = (all: readonly SystemSentences[], part: keyof SystemSentences): readonly string[] =>
  all.flatMap((system) => Object.keys(system[part] ?? {}));

const twice = (all: readonly SystemSentences[]): readonly string[] =>
  parts.flatMap((part) => kindsOf(all, part).filter((kind, i, kinds) => kinds.indexOf(kind) < i));

it('no two parts of the program word the same kind of thing', () => {
  expect(twice([armies, dice, { tries: { roll: 'roll again' } }])).toEqual(['roll']);
  expect(twice(systems)).toEqual([]);
});

it('each part of the program has one table of its sentences', () => {
  for (const part of parts) {
    expect(Object.keys(sentences[part])).toEqual(kindsOf(systems, part));
    expect(Object.keys(merged([armies, dice])[part])).toEqual(kindsOf([armies, dice], part));
  }
});

it('an unworded report or refusal does not compile', () => {
  const missing: AllSentences<readonly [typeof armies]> = 'rolled';
  const others: readonly AllSentences<readonly [typeof armies, typeof dice]>[] = ['moved', 'counted', 'game-over'];
  // @ts-expect-error: what dice say is not missing with them
  const there: AllSentences<readonly [typeof armies, typeof dice]> = 'bad-dice';
  expect([missing, ...others, there].filter((kind) => kindsOf([armies, dice], 'refusals').includes(kind))).toEqual([
    'bad-dice',
  ]);
});

it('a report with its own line never appears inside a sentence', () => {
  const own = [...reportRules(ofEngine)].flatMap(([what, { told }]) => (told === 'line' ? [what as ReportKind] : []));
  expect(own).toContain('in-check');
  const { reports, lines } = sentences;
  expect(own.filter((what) => typeof reports[what] === 'function' || lines[what] === undefined)).toEqual([]);
});
