import { describe, expect, test } from 'vitest';
import type { PersonId, RefusalCode } from '../../src/table/index.ts';
import type { RefusalRemedy } from '../../src/view/remedy/remedy.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { wayText } from '../../src/words/base/remedies.ts';
import { sentencesIn } from '../../src/words/systems/index.ts';
import { exampleFiles } from '../support/example-files.ts';
import { type Carried, type Example, lineOf, workingOf } from './example.ts';
import type { Heard, Play } from './play.ts';
import { faultsOf } from './pool.ts';
import { sceneOf } from './scenes.ts';

/** The examples of each system, by code. */
const systems: readonly {
  readonly system: string;
  readonly codes: readonly (readonly [string, readonly Example[]])[];
}[] = await Promise.all(
  exampleFiles('remedies/systems', 'suggest').map(async ([system, file]) => {
    const { examples } = (await import(file)) as {
      readonly examples: { readonly [code: string]: readonly Example[] };
    };
    return { system, codes: Object.entries(examples) };
  }),
);

/** The game in which something is refused, and what is said of it. */
const refusedIn = async (code: string, example: Example): Promise<{ readonly play: Play; readonly heard: Heard }> => {
  const play = await sceneOf(example.in);
  for (const line of example.before ?? []) {
    const { refused, text } = await play.do(line);
    expect(refused?.refusal.code, `${line}: ${text}`).toBeUndefined();
  }
  const { told, line } = example;
  const heard = told
    ? await play.tell(line.split(' ', 1)[0] ?? '', (...by) => ({ code: code as RefusalCode, ...told(...by) }) as never)
    : await play.do(line);
  expect(heard.refused?.refusal.code, `${line}: ${heard.text}`).toBe(code);
  return { play, heard };
};

/** Whatever a command says of a name that it does not know is no remedy. */
const UNKNOWN = /There is no |can be several|^Say which|Nothing that you can see|names? none|I understand/;

const carryOut = async (
  play: Play,
  code: string,
  heard: Heard,
  example: Example,
  [name, remedy]: readonly [string, RefusalRemedy],
) => {
  const { fill = {}, line } = example;
  const given = fill[name] ?? {};
  const carried: Carried = typeof given === 'string' ? { with: given } : given;
  const said = wayText(formatIn('en'), remedy).replace(/^(\*\*|``? ?)|(\*\*| ?`?`)$/g, '');
  if (remedy.do !== 'choose')
    expect(heard.text.replaceAll('\u200b', '')).toContain(remedy.do === 'others' ? '@' : said);
  const [other] = remedy.do === 'others' ? remedy.people : remedy.do === 'command' ? (remedy.by ?? []) : [];
  const by = carried.by ?? (other === undefined ? (line.split(' ', 1)[0] ?? '') : play.nameOf(other));
  const done = lineOf(line, remedy, said, carried, by);
  const what = `${code} ${name}: ${heard.text} -> ${done}`;
  const answer = await play.do(done);
  expect(answer.refused?.refusal.code, `${what}: ${answer.text}`).toBeUndefined();
  expect(answer.text, what).not.toMatch(UNKNOWN);
  for (const after of carried.next ?? []) {
    const { refused, text } = await play.do(after);
    expect(refused?.refusal.code, `${what}, ${after}: ${text}`).toBeUndefined();
  }
  const leads = remedy.do === 'command' || remedy.do === 'press' ? remedy.leads : 'instead';
  if (leads !== 'first' || example.told) return;
  const now = await play.do(line);
  expect(now.refused?.refusal.code, `${what}, ${line}: ${now.text}`).not.toBe(code);
};

/** What is read of a refusal, people by their names, and what its remedies are. */
const readOf = ({ play, heard }: Awaited<ReturnType<typeof refusedIn>>, { line }: Example): readonly string[] => {
  const { remedies = 'settled' } = heard.refused ?? {};
  const named = (text: string): string =>
    text
      .replaceAll('\u200b', '')
      .replaceAll(/<t:\d+:/g, '<t:TIME:')
      .replaceAll(/\b\d{15,}\b/g, (id) => play.nameOf(id as PersonId));
  return [
    `> ${line}`,
    ...heard.text.split('\n').map((one) => `  ${named(one)}`),
    `  remedies: ${named(JSON.stringify(remedies))}`,
  ];
};

/**
 * Carries out every remedy of each example, and sees that each that there is was carried out; `read`: what was read of
 * each refusal, by code.
 */
const carryOutAll = async (
  [code, examples]: readonly [string, readonly Example[]],
  read: Map<string, string[]>,
): Promise<void> => {
  const [named, done] = [new Set<string>(), new Set<string>()];
  const lines: string[] = [];
  read.set(code, lines);
  for (const example of examples) {
    const refused = await refusedIn(code, example);
    let { play, heard } = refused;
    lines.push(...readOf(refused, example));
    const { remedies = 'settled' } = heard.refused ?? {};
    if (typeof remedies === 'string') continue;
    for (const name of Object.keys(remedies)) named.add(name);
    let isChanged = false;
    for (const [name, remedy] of workingOf(remedies)) {
      if (isChanged) ({ play, heard } = await refusedIn(code, example));
      isChanged = !(remedy.do === 'command' && remedy.leads === 'shown');
      await carryOut(play, code, heard, example, [name, remedy]);
      done.add(name);
    }
  }
  expect([...done].sort(), `remedies of ${code} that were carried out`).toEqual([...named].sort());
};

describe('[D16] every suggested remedy works', () => {
  test('every code of a refusal has an example', () => {
    const codes = systems.flatMap((one) => one.codes.map(([code]) => code));
    expect(codes.sort()).toEqual(Object.keys(sentencesIn(formatIn('en')).all.refusals).sort());
  });

  test.each(systems)('every remedy suggested by refusals of $system works', async ({ system, codes }) => {
    const read = new Map<string, string[]>();
    expect(await faultsOf(codes, (one) => carryOutAll(one, read))).toEqual([]);
    const texts = codes.map(([code]) => [code, ...(read.get(code) ?? [])].join('\n'));
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`../golden/refusals/${system}.txt`);
  });

  test.each([
    ['dice', 'tablut', 'alice /roll dice:two', 'alice /roll dice:§'],
    ['units of many', 'border', 'alice /move piece:A1 to:A3 units:', 'alice /army form at:A1 units:§'],
    ['units of two', 'border', 'alice /move piece:A2 to:A3 units:', 'alice /move piece:A2 to:A3 units:§'],
    ['one unit', 'border', 'alice /move piece:B1 to:C1 units:', 'alice /move piece:B1 to:C1 units:§'],
    [
      'a match',
      'open',
      'alice /counter define name:Gold on:Field match:{',
      'alice /counter define name:Gold on:Field match:§',
    ],
  ] as const)('the forms of commands suggested for %s work', async (_, scene, wrong, line) => {
    const { text } = await (await sceneOf(scene)).do(wrong);
    const forms = [...(text.split('\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, form = '']) => form);
    expect(forms.length, text).toBeGreaterThan(0);
    const faults = await faultsOf(forms, async (form) => {
      const answer = await (await sceneOf(scene)).do(line.replace('§', () => form));
      const codes = answer.refused ? [answer.refused.refusal.code] : [];
      expect(
        codes.filter((code) => code !== 'too-few-units'),
        answer.text,
      ).toEqual([]);
      expect(answer.text).not.toMatch(UNKNOWN);
      expect(answer.text).not.toContain('None of them');
    });
    expect(faults).toEqual([]);
  });
});
