import { expect, it } from 'vitest';
import { abbreviateActs, type TurnAct } from '../../../src/session/posts/brief.ts';
import { showingWithMarks } from '../../../src/session/posts/drawings.ts';
import { pictureCaptionOfActs } from '../../../src/session/posts/turn-post.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { languages } from '../../../src/words/index.ts';
import { ANN, BEN } from '../../support/table.ts';

/** Several acts as the one post of a turn lists them (U4). */

const moved = (
  piece: string,
  from: string,
  to: string,
  more: Partial<SeenReport<'moved'>> = {},
): SeenReport<'moved'> => ({
  what: 'moved',
  piece,
  from,
  to,
  ...more,
});
const act = (seen: readonly SeenReport[], actor = ANN): TurnAct => ({ actor, deed: { kind: 'move', seen } });
const said = (...acts: readonly TurnAct[]): readonly string[] =>
  abbreviateActs(acts).map(({ deed }) => (typeof deed === 'string' ? deed : languages.en.deed.deedOf(deed)));

it('[U20] [U4] a post names an army without its units', () => {
  const first = 'First';
  expect(
    said(act([moved('Pikemen', 'A1', 'A3', { with: first }), moved('Duke', 'A1', 'A3', { with: first })])),
  ).toEqual(['moves **First** A1 → A3']);
});

it('[U20] [U4] a post combines a continued move into one line with its path', () => {
  const [a, b, c] = [
    act([moved('Duke', 'A1', 'A2')]),
    act([moved('Page', 'C1', 'C2')]),
    act([moved('Duke', 'A2', 'A3')]),
  ];
  expect(said(a, b, c)).toEqual(['moves **Duke** A1 → A2 → A3', 'moves **Page** C1 → C2']);
  expect(said(a, c, act([moved('Duke', 'A3', 'A1')]))).toEqual(['moves **Duke** A1 → A2 → A3 → A1']);
});

it('[U20] [U4] a path in a post ends at captures and at other actors', () => {
  const a = act([moved('Duke', 'A1', 'A2')]);
  const taking = act([moved('Duke', 'A2', 'A3'), { what: 'vanished', piece: 'Page', from: 'A3', gone: true }]);
  const other = act([moved('Duke', 'A2', 'A3')], BEN);
  const through = act([moved('Page', 'A2', 'B2')]);
  for (const acts of [
    [a, taking],
    [a, other],
    [a, through, act([moved('Duke', 'A2', 'A3')])],
    [{ actor: ANN, deed: 'moves **Duke** A1 → A2' }, act([moved('Duke', 'A2', 'A3')])],
  ])
    expect(said(...acts)).toHaveLength(acts.length);
});

it('[U20] [U4] pieces of the same name share a line of a post unless order matters', () => {
  const [a, b, c] = [
    act([moved('Pikemen', 'A1', 'A2')]),
    act([moved('Archers', 'C1', 'C2')]),
    act([moved('Pikemen', 'B1', 'B2')]),
  ];
  expect(said(a, b, c)).toEqual(['moves **Pikemen** A1 → A2, B1 → B2', 'moves **Archers** C1 → C2']);
  expect(said(a, c, b, act([moved('Pikemen', 'A2', 'A3')]))).toEqual([
    'moves **Pikemen** A1 → A2 → A3, B1 → B2',
    'moves **Archers** C1 → C2',
  ]);
  const [pair, more] = [{ count: 2 }, { count: 2 }].map((of, i) => act([moved('Pikemen', `D${i}`, `E${i}`, of)]));
  expect(said(a, pair as TurnAct, more as TurnAct, c)).toEqual([
    'moves **Pikemen** A1 → A2, 2 × D0 → E0, 2 × D1 → E1, 1 × B1 → B2',
  ]);
  expect(said(pair as TurnAct, more as TurnAct, a)).toEqual(['moves 2 × **Pikemen** D0 → E0, D1 → E1, 1 × A1 → A2']);
  const taking = act([moved('Archers', 'C1', 'C2'), { what: 'vanished', piece: 'Page', from: 'B2', gone: true }]);
  for (const acts of [
    [a, taking, c],
    [a, act([moved('Archers', 'B1', 'C1')]), c],
    [a, act([moved('Pikemen', 'B1', 'B2')], BEN)],
  ])
    expect(said(...acts)).toHaveLength(acts.length);
});

it('[U20] [U4] a path in a post continues only with the same number of pieces', () => {
  const [pair, on, one] = [
    act([moved('Pikemen', 'A1', 'A2', { count: 2 })]),
    act([moved('Pikemen', 'A2', 'A3', { count: 2 })]),
    act([moved('Pikemen', 'A2', 'A3')]),
  ];
  expect(said(pair, on)).toEqual(['moves 2 × **Pikemen** A1 → A2 → A3']);
  expect(said(pair, one)).toEqual(['moves 2 × **Pikemen** A1 → A2, 1 × A2 → A3']);
});

it('[U20] [U4] in posts counter and army changes don’t split a path; boards do', () => {
  const counted = act([moved('Duke', 'A1', 'A2'), { what: 'counted', text: 'Gold is 3' }]);
  const mustered = act([moved('Duke', 'A2', 'A3'), { what: 'mustered', army: 'First', units: 2 }]);
  expect(said(counted, mustered)).toEqual(['moves **Duke** A1 → A2 → A3']);
  const across = act([moved('Duke', 'A3', 'B1', { boards: ['Yard', 'Keep'] })]);
  expect(said(mustered, across)).toHaveLength(2);
  expect(said(across, act([moved('Duke', 'B1', 'B2')]))).toHaveLength(2);
});

it('[U20] [U4] a line of a post has at most 200 characters of paths', () => {
  // With the arrow between the first two these are 200 characters.
  const [from, by, to] = ['F'.repeat(60), 'B'.repeat(60), 'T'.repeat(77)];
  const way = (end: string): readonly TurnAct[] => [act([moved('Duke', from, by)]), act([moved('Duke', by, end)])];
  expect(said(...way(to))).toHaveLength(1);
  expect(said(...way(`${to}T`))).toHaveLength(2);
});

it('[U31] a chess move and its answer share a line of a post', () => {
  const written = (number: number, san: string, isSecond?: true): TurnAct => {
    const second = isSecond ? { isSecond } : {};
    return act([{ what: 'written', number, ...second, san }], isSecond ? BEN : ANN);
  };
  const acts = [written(1, 'e4'), written(1, 'e5', true), written(2, 'Nf3'), written(3, 'Nc6', true)];
  const lines = abbreviateActs(acts).map(({ deed }) =>
    typeof deed === 'string' ? deed : languages.en.deed.sentencesOf(deed),
  );
  expect(lines).toEqual(['**1\\. e4 e5**', '**2\\. Nf3**', '**3\\... Nc6**']);
});

it.each([
  ['end-turn', ''],
  ['next-phase', ''],
  ['begin', ''],
  ['move', 'moves **Duke** A1 → A3'],
] as const)('[U4] a picture names an act, and not the end of a turn: %s', (kind, caption) => {
  const marks = { board: 'Field' as never, arrows: [], crosses: [], cells: [] };
  const post = { reader: 'channel' as const, seen: kind === 'move' ? [moved('Duke', 'A1', 'A3')] : [], marks };
  const operation = kind === 'move' ? { kind, actor: ANN, pieces: [], to: 'A3' } : { kind, actor: ANN };
  const step = { number: 1, operation: operation as never, posts: [post] };
  const found = pictureCaptionOfActs(languages.en, [{ step, post }]);
  expect(found).toBe(caption);
  // Without one, the alternative text of the picture begins with the board.
  expect('caption' in showingWithMarks({} as never, marks, found)).toBe(caption !== '');
});
