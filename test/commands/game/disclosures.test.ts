import { describe, expect, test } from 'vitest';
import { removeMarkdown } from '../../../src/view/text/text.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, controls, shown, sitDown, started, sub, type Table } from '../table.ts';

const HANDS = `module: hands
title: Hands
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 5, rows: 5 } }] }
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
prototypes:
  king: { Strength: 3, MovePoints: 2 }
  page: { Strength: 1 }
counters:
  - { name: Wealth, on: $side$ Hand, each: side, sum: Strength }
  - { name: Kings, on: Blue Hand, visible: all }
  - { name: Rival, on: Red Hand, match: "$Blue Hand_Wealth$ > 3", reveals: [Blue Hand] }
modifiers:
  - { name: Fear, when: "$Blue Hand_Wealth$ > 9", change: MovePoints - 1, reveals: [Blue Hand] }
scorekeepers: |
  (scorekeeper a (title "Riches") (known-to side*) (initial 0) (do (set |$side$ Hand_Wealth|)))
  (scorekeeper b (title "Envy") (known-to Red) (do (if (> |Blue Hand_Wealth| 9) (win Red))))
setup:
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: king, count: 2 }] }
`;

const TOLD = [
  'Everyone knows how many pieces are in Red Hand and Blue Hand.',
  'The effect of the modifier Fear tells everyone something about the contents of Blue Hand.',
  'The counter Rival (Red Hand) tells Red something about the contents of Blue Hand.',
  'A win or loss decided by Riches, and its scores at the end, tell everyone something about the contents of Red Hand and Blue Hand.',
  'Scores and messages from Riches tell everyone something about the contents of Red Hand and Blue Hand.',
];

const table = (): Promise<Table> => sitDown({ modules: [moduleFrom(HANDS)] });

const heard = async (one: Table, who: string, command: string, name: string, values = {}): Promise<string> =>
  removeMarkdown(one.heard(await sub(one.user(who), command, name, values)));

describe('[D2] the disclosures of a module', () => {
  test('/module check lists each disclosure of a module on a line', async () => {
    const checked = await heard(await table(), 'alice', 'module', 'check', {
      file: { name: 'hands.yaml', text: HANDS },
    });
    for (const line of [
      ...TOLD,
      'A win or loss decided by Envy tells everyone something about the contents of Blue Hand.',
    ])
      expect(checked).toContain(`- ${line}\n`);
  });

  test('the start of a game shows disclosures without secret names', async () => {
    const here = await table();
    const outcome = await sub(here.user('alice'), 'game', 'start', { module: 'hands' });
    const lobby = removeMarkdown(here.heard(outcome));
    expect(lobby).toContain('The file lists what the rules of this game make known about hidden things.');
    const [sent] = shown(outcome).attachments;
    const file = new TextDecoder().decode(sent && here.discord.bytes(sent));
    for (const line of [
      ...TOLD,
      'A win or loss decided by a scorekeeper that only Red knows about tells everyone something about the contents of Blue Hand.',
    ])
      expect(`\n${file}`).toContain(`\n${line}\n`);
    expect(`${lobby} ${file}`).not.toContain('Envy');
  });
});

const MASTER = 'Game master: can see and do everything';

/** A game with dan as its master, begun. */
const presided = async (): Promise<Table> => {
  const here = await table();
  const seats = await started(here, 'hands');
  await here.user('alice').press(seats, 'Play Red');
  await here.user('bob').press(seats, 'Play Blue');
  const dan = here.user('dan');
  const choices = await dan.complete('table', 'game', {}, 'side', { subcommand: 'join' });
  await sub(dan, 'game', 'join', { side: String(choices.find(({ name }) => name === MASTER)?.value) });
  await here.user('alice').press(seats, 'Begin');
  return here;
};

/** What is refused in play, why, and the ways that the refusal says. */
const TRIES: readonly (readonly [string, string, Record<string, string>, string, readonly Record<string, string>[]])[] =
  [
    [
      'counter',
      'define',
      { name: 'Spy', on: 'Red Hand', match: '$Blue Hand_Wealth$ > 3' },
      'Spy (Red Hand) would tell Red something about the contents of Blue Hand. Choose `visible:` everyone, or say which secrets it shows: `reveals:Blue Hand`.',
      [{ visible: 'all' }, { reveals: 'blue hand' }],
    ],
    [
      'modifier',
      'add',
      { name: 'Dread', change: 'Strength + 1', when: '$Blue Hand_Wealth$ > 3' },
      'Wealth (Red Hand) would tell Red something about the contents of Blue Hand. Say which secrets it shows: `reveals:Blue Hand`.',
      [{ reveals: 'Blue Hand' }],
    ],
    [
      'score',
      'define',
      { text: '(scorekeeper spy (known-to Red) (initial 0) (ranks nothing) (do (set |Blue Hand_Wealth|)))' },
      'spy would tell Red something about the contents of Blue Hand. Say which secrets it shows: `(reveals "Blue Hand")`. Or add `(known-to side*)` to announce it to everyone.',
      [
        { text: '(scorekeeper spy (known-to side*) (initial 0) (ranks nothing) (do (set |Blue Hand_Wealth|)))' },
        {
          text: '(scorekeeper spy (known-to Red) (reveals "Blue Hand") (initial 0) (ranks nothing) (do (set |Blue Hand_Wealth|)))',
        },
      ],
    ],
  ];

describe('[D2] definitions made in play pass the same check', () => {
  test.each(TRIES)(
    'a definition made in play must declare what it reveals: /%s %s',
    async (command, name, values, why, ways) => {
      const here = await presided();
      const refused = await heard(here, 'dan', command, name, values);
      expect(refused).toContain('private: ');
      expect(refused).toContain(why);
      if (command !== 'score')
        expect(await heard(here, 'dan', command, name, { ...values, reveals: 'Nowhere' })).toMatch(
          /Nothing called Nowhere is hidden.*Blue Hand/,
        );
      for (const [i, way] of ways.entries()) {
        const mended = { ...values, ...way, ...('name' in values ? { name: `${values['name']} ${i}` } : {}) };
        expect(await heard(here, 'dan', command, name, mended)).toMatch(
          / adds the counter Spy \d \(Red Hand\): 0| puts the modifier Dread \d into play|The scorekeepers are set\./,
        );
      }
    },
  );
});

describe('[D1] [D2] an old game with undeclared disclosures', () => {
  const silent = HANDS.replaceAll(', reveals: [Blue Hand]', '');
  const file = (text: string) => ({ file: { name: 'hands.yaml', text } });

  /** Such a game, begun, after a restart. */
  const earlier = async (): Promise<Table> => {
    const module = moduleFrom(HANDS);
    const bare = <T extends { readonly reveals?: unknown }>(all: readonly T[] = []): readonly Omit<T, 'reveals'>[] =>
      all.map(({ reveals: _, ...one }) => one);
    const here = await sitDown({
      modules: [{ ...module, counters: bare(module.counters), modifiers: bare(module.modifiers) } as typeof module],
    });
    await begun(here, 'hands');
    await here.restart();
    return here;
  };

  test('an old game with undeclared disclosures continues', async () => {
    const here = await earlier();
    expect(await heard(here, 'alice', 'turn', 'end')).toContain('ends the turn');
    expect(await heard(here, 'alice', 'counter', 'show')).toContain('Rival');
    expect(await heard(here, 'alice', 'counter', 'define', { name: 'More', on: 'Red Hand' })).not.toContain(
      'would tell',
    );
    expect(here.rig().faults).toEqual([]);
  });

  test('an old game with undeclared disclosures reloads only with declarations', async () => {
    const here = await earlier();
    expect(await heard(here, 'alice', 'game', 'reload', file(silent.replace('Strength: 1', 'Strength: 2')))).toContain(
      "doesn't declare that",
    );
    const more = HANDS.replace('> 9"', '> 8"');
    for (const [text, asks] of [
      [HANDS.replace('title: Hands', 'title: Hands indeed'), false],
      [more, true],
    ] as const) {
      const outcome = shown(await sub(here.user('alice'), 'game', 'reload', file(text)));
      expect([asks, controls(outcome)]).toEqual([asks, asks ? ['Ask them', 'Keep it'] : ['Reload it', 'Keep it']]);
    }
  });
});
