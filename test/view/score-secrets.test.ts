import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGameDecided } from '../../src/engine/index.ts';
import { createPosts } from '../../src/session/posts/post.ts';
import { isRefusal } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { scoreQueries } from '../../src/view/scores.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../src/view/viewer.ts';
import { scored } from '../support/gdl.ts';
import {
  ANN,
  BEN,
  begun,
  CLO,
  DAN,
  endTurn,
  MAIN,
  move,
  openModule,
  type Play,
  play,
  spot,
  undo,
} from '../support/table.ts';
import { en } from '../support/words.ts';

const { statusText, turnText } = en.lists;
const { progressText } = en.scores;

/** Who does not play Red. */
const OTHERS: readonly Viewer[] = [personViewer(BEN), personViewer(CLO), personViewer(DAN), channelViewer];

const OPEN = '(scorekeeper open (title "Daylight") (initial 0) (do (add 1)) (messages ((= score 1) "$side$ begins")))';

const secretOf = (body: string, properties: string): string =>
  `(scorekeeper canary (title "Canary") (applies-to Red) (known-to Red) ${properties} (do ${body}))`;

/** What Red alone may know of: it does anything but end anything. */
const anySecret: fc.Arbitrary<string> = fc
  .record({
    when: fc.constantFrom(
      '',
      '(when before-turn)',
      '(when after-event)',
      '(when (after-event (= kind moved)))',
      '(when after-action)',
    ),
    body: fc.constantFrom(
      '',
      '(add 1)',
      '(set (sum u* Strength))',
      '(if (> score 1) (add 5) (add 2))',
      '(set (/ 1 0))',
      '(add 1000000000)',
      '(add 3 Blue)',
    ),
    message: fc.constantFrom(
      '',
      '(messages (true "Canary sings"))',
      '(messages ((> score 0) "$side$ $score$ $title$" side*))',
    ),
    trigger: fc.constantFrom('', '(trigger (> turn 1)) (triggered false)'),
  })
  .map(({ when, body, message, trigger }) => secretOf(body, `${when} (initial 0) ${message} ${trigger}`));

/** All that somebody is told and can ask. */
const seen = ({ table }: Play, viewer: Viewer): unknown => {
  const view = new View(table, viewer);
  return [
    view.of(scoreQueries).progress(),
    view.of(scoreQueries).results(),
    view.of(scoreQueries).final(),
    view.of(gameQueries).phase,
    view.of(isGameDecided),
    view.of(scoreQueries).book,
    view.of(gameQueries).hides,
    statusText(view),
    turnText(view),
    progressText(view.of(scoreQueries).progress(), view.of(scoreQueries).results(), view.of(scoreQueries).revealed()),
  ];
};

const ACTS = [
  (game: Play) => move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
  () => endTurn(ANN),
  (game: Play) => move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')),
  () => endTurn(BEN),
  () => undo(BEN),
  () => endTurn(BEN),
  () => endTurn(ANN),
  () => endTurn(BEN),
];

/** What others are told step by step, and what they can ask after each. */
const story = (secret: string, reader: 'others' | 'red' = 'others'): readonly unknown[] => {
  const game = begun(scored(`${OPEN}\n${secret}`));
  return ACTS.map((act) => {
    const operation = act(game);
    const change = play(game, operation);
    if (isRefusal(change)) return change;
    const posts = createPosts(game.table, operation, change, []);
    if (reader === 'red') return posts.filter((post) => post.reader === ANN);
    return [posts.filter((post) => post.reader !== ANN), OTHERS.map((viewer) => seen(game, viewer))];
  });
};

describe('[S9] a secret objective', () => {
  it('a secret objective changes nothing that the others see or can query', () => {
    fc.assert(
      fc.property(anySecret, anySecret, (one, other) => {
        expect(story(one)).toEqual(story(other));
      }),
      { numRuns: 25 },
    );
  });

  it('a secret objective never appears by name in the others’ texts', () => {
    fc.assert(
      fc.property(anySecret, (secret) => {
        expect(JSON.stringify(story(secret))).not.toContain('Canary');
      }),
      { numRuns: 8 },
    );
  });

  it('a secret objective is shown to its own side', () => {
    const told = story(secretOf('(add 1)', '(initial 0) (messages (true "Canary sings"))'), 'red');
    expect(JSON.stringify(told)).toContain('Canary sings');
    const game = begun(scored(`${OPEN} ${secretOf('', '(initial 4)')}`, openModule));
    expect(
      new View(game.table, personViewer(ANN))
        .of(scoreQueries)
        .progress()
        .map(({ title }) => title),
    ).toEqual(['Daylight', 'Canary']);
  });
});
