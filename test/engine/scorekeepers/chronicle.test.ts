import { expect, it } from 'vitest';
import {
  counterDefaults,
  disclosuresOf,
  listResultsOfSides,
  listScoresRevealedAtEnd,
  type Module,
  progressOf,
  scoreLeadOf,
} from '../../../src/engine/index.ts';
import { namedPartsOfScorekeepers } from '../../../src/engine/scorekeepers/named.ts';
import { Lens } from '../../../src/view/lens.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { chronicleOf, inLine } from '../../support/chronicle.ts';
import { scored } from '../../support/gdl.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  endTurn,
  MAIN,
  move,
  openModule,
  type Play,
  RED,
  secretModule,
  spot,
  undo,
} from '../../support/table.ts';

const TEXT = `
(define goal 6)
(scorekeeper points (title "Points") (initial 4) (ranks most) (notes "Who has most")
  (do (add 1) (if (> (sum pawn Strength) 1) (add 1)) (if (= turn 3) (end "Time is up")))
  (messages ((> turn 1) "$title$ in turn $turn$") (((> score 5) "$side$ has $score$ of $goal$" Red))))
(scorekeeper hoard (title "Hoard") (known-to Red) (reveals "Red Hand" "Red Cellar") (initial 2) (ranks least 2)
  (do (set (sum u* Strength)))
  (messages ((= turn 2) "Secret")))
(scorekeeper lead (title "Lead")
  (do (if (and (sole-most (sum u* Strength)) (> turn 5)) (win "You lead" "$side$ leads"))))
(scorekeeper second (applies-to Blue) (do (if (and (second-most (sum u* Strength)) (>= (rank (sum pawn Strength)) 9)) (lose Blue))))
(scorekeeper bad (title "Bad") (initial 0) (ranks nothing) (do (set (/ 1 0))))
(scorekeeper late (trigger (= turn 2)) (triggered false) (initial 0) (ranks nothing) (do (add 10 Blue)))
(scorekeeper hunt (title "Hunt") (when (after-event (= kind captured))) (initial 0) (ranks nothing) (do (add 2.9)))
(scorekeeper fall (when (after-action (= side Red))) (do (if (= (sum king Strength) goal) (lose "You fell" "$side$ fell"))))`;

const MORE = '(scorekeeper more (title "More") (initial 1) (ranks nothing) (when after-action) (do (add 1)))';

const HELD = {
  ...counterDefaults,
  name: 'Held',
  on: 'Red Hand',
  sum: 'Strength',
};

const READ = '(> |Red Hand_Held| 1)';
const WORDS = [
  '(do)',
  '(initial 0) (do (set |Red Hand_Held|))',
  `(initial 0) (do (if ${READ} (add 1)))`,
  `(do (if ${READ} win))`,
  `(do (if ${READ} (lose Blue)))`,
  `(do (if ${READ} (stop "Peace")))`,
  `(initial 3) (do (if ${READ} end))`,
  '(do last-side-wins)',
  `(messages (${READ} "Much"))`,
  `(messages ((= turn 1) "Much" Red))`,
  '(messages ((= turn 1) "$Red Hand_Held$"))',
  `(trigger ${READ}) (triggered false)`,
  `(trigger ${READ}) (triggered false) (do win)`,
  `(when (after-turn ${READ})) (do win)`,
  '(initial 0) (do (set (sum u* Strength)))',
  '(initial 0) (do (set (sum pawn Strength (> Strength 1))))',
  '(initial 0) (do (set (/ 1 |Red Hand_Held|)))',
  '(do (if (sole-most (sum u* Strength)) win))',
  ...['captured', 'moved', 'hide', 'turn-ended', 'side-turn-ended', 'owner-changed', 'placed', 'removed'].map(
    (kind) => `(initial 0) (when (after-event (= kind ${kind}))) (do (add 1))`,
  ),
  '(initial 0) (when (after-event (and (= kind moved) (= to A1)))) (do (add 1))',
  '(initial 0) (when (after-event (and (= kind captured) (= piece Spy) (= from B2)))) (do (add 1))',
  '(initial 0) (when (after-event (and (= kind captured) (= side Red) (= type pawn)))) (do (add 1))',
  '(initial 0) (when after-action) (do (add 1))',
  '(initial 0) (when (after-action (= kind move))) (do (add 1))',
  '(initial 0) (when (after-action (and (= kind move) (= to "Red Hand")))) (do (add 1))',
];

/** How all scorekeepers stand, as the channel and as Ann sees it. */
const standing = ({ table }: Play): string =>
  ([channelViewer, personViewer(ANN)] as const)
    .map((viewer) => {
      const lens = new Lens(table, viewer);
      const progress = progressOf(table, lens).flatMap(({ sides, ...keeper }) => [
        inLine(keeper),
        ...sides.flatMap(({ parts, ...side }) => [`  ${inLine(side)}`, ...parts.map((part) => `    ${inLine(part)}`)]),
      ]);
      const leads = [RED, BLUE].map((side) => `${side} ${scoreLeadOf(table, lens, side).join(' ')}`);
      return [
        viewer === channelViewer ? '# To all' : '# To Ann',
        ...progress,
        `leads: ${leads.join(', ')}`,
        ...listResultsOfSides(table, lens).map(inLine),
        ...listScoresRevealedAtEnd(table, lens).map((one) => `revealed: ${inLine(one)}`),
      ].join('\n');
    })
    .join('\n');

it('[S25] a scored game matches the golden file', async () => {
  const game = begun(scored(TEXT, secretModule));
  const parts = [standing(game)];
  const tell = (...operations: Parameters<typeof chronicleOf>[1]): void => {
    parts.push(chronicleOf(game, operations), standing(game));
  };
  tell(endTurn(ANN), (now) => move(now, BEN, spot(MAIN, 'C1'), spot(MAIN, 'B1')), endTurn(BEN));
  tell(
    (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'B1')),
    endTurn(ANN),
    endTurn(BEN),
    undo(BEN),
    endTurn(BEN),
  );
  tell(
    { kind: 'define-scores', actor: ANN, text: '(scorekeeper more (initial 1))' },
    { kind: 'finish', actor: BEN },
    endTurn(ANN),
    endTurn(BEN),
    endTurn(ANN),
  );
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('../../golden/chronicles/scores.txt');
});

it('[S24] games with a ranked end and fallen sides match the golden file', async () => {
  const ended = begun(scored(TEXT.replace('(= turn 3)', '(= turn 9)'), secretModule));
  const fallen = begun(scored(TEXT.replace('(define goal 6)', '(define goal 3)'), openModule));
  const text = [
    chronicleOf(ended, [endTurn(ANN), endTurn(BEN), { kind: 'finish', actor: BEN }, { kind: 'finish', actor: ANN }]),
    standing(ended),
    chronicleOf(fallen, [
      { kind: 'define-scores', actor: ANN, text: '(scorekeeper more (initial 1)' },
      { kind: 'define-scores', actor: BEN, text: '(scorekeeper more (initial 3))' },
      { kind: 'define-scores', actor: ANN, text: MORE },
      (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
    ]),
    standing(fallen),
  ].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../golden/chronicles/scores-ended.txt');
});

it('[S9] [D2] the hidden things that scorekeeper words reveal match the golden file', async () => {
  const told = (text: string): string => {
    const module = { ...scored(text, secretModule), counters: [HELD] } as Module;
    const found = disclosuresOf(module).filter(({ by }) => by.kind === 'scorekeeper');
    return found
      .map(({ tells, to, of, declared }) =>
        `${tells} to ${to} of ${of.map(({ name }) => name)} ${declared ?? ''}`.trim(),
      )
      .join('; ');
  };
  const lines = WORDS.flatMap((word) =>
    ['', '(known-to Red)', '(known-to side*)', '(ranks nothing)'].map((also) => {
      const text = `(scorekeeper a ${also} ${word})`;
      return `${text}: ${told(text) || 'nothing'}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../golden/disclosed/scorekeepers.txt');
});

it('[S9] the check lists disclosures and named effects of scorekeepers', () => {
  const module = scored(TEXT, secretModule);
  expect(disclosuresOf(module).map(inLine).join('\n')).toMatchInlineSnapshot(`
    "{ at: 17, by: { kind: 'scorekeeper', name: 'points', title: 'Points' }, declared: 'announces', of: [ { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'ranks', to: 'all' }
    { at: 17, by: { kind: 'scorekeeper', name: 'points', title: 'Points' }, of: [ { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'scores', to: 'all' }
    { at: 294, by: { kind: 'scorekeeper', knownTo: [ 'Red' ], name: 'hoard', title: 'Hoard' }, declared: 'announces', of: [ { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'ranks', to: 'all' }
    { at: 473, by: { kind: 'scorekeeper', name: 'lead', title: 'Lead' }, declared: 'announces', of: [ { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'result', to: 'all' }
    { at: 598, by: { kind: 'scorekeeper', name: 'second' }, declared: 'announces', of: [ { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'result', to: 'all' }
    { at: 915, by: { kind: 'scorekeeper', name: 'hunt', title: 'Hunt' }, of: [ { name: 'Red Hand', what: 'map' }, { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'scores', to: 'all' }
    { at: 1031, by: { kind: 'scorekeeper', name: 'fall' }, declared: 'announces', of: [ { name: 'Red Hand', what: 'map' }, { name: 'Red Cellar', what: 'map' } ], path: [ 'scorekeepers' ], tells: 'result', to: 'all' }"
  `);
  expect(namedPartsOfScorekeepers(module).map(inLine).join('\n')).toMatchInlineSnapshot(`
    "{ matters: '(define goal 6)', name: 'goal', part: 'scorekeeper' }
    { label: 'Points', matters: '(scorekeeper points (initial 4) (ranks most) (do (add 1) (if (> (sum pawn Strength) 1) (add 1)) (if (= turn 3) (end ""))) (messages ((> turn 1) "title,turn") (((> score 5) "goal,score,side" Red))))', name: 'points', part: 'scorekeeper', to: 'all' }
    { label: 'Hoard', matters: '(scorekeeper hoard (known-to Red) (initial 2) (ranks least 2) (do (set (sum u* Strength))) (messages ((= turn 2) "")))', name: 'hoard', part: 'scorekeeper', to: [ 'Red' ] }
    { label: 'Lead', matters: '(scorekeeper lead (do (if (and (sole-most (sum u* Strength)) (> turn 5)) (win "" "side"))))', name: 'lead', part: 'scorekeeper', to: 'all' }
    { matters: '(scorekeeper second (applies-to Blue) (do (if (and (second-most (sum u* Strength)) (>= (rank (sum pawn Strength)) 9)) (lose Blue))))', name: 'second', part: 'scorekeeper', to: 'all' }
    { label: 'Bad', matters: '(scorekeeper bad (initial 0) (ranks nothing) (do (set (/ 1 0))))', name: 'bad', part: 'scorekeeper', to: 'all' }
    { matters: '(scorekeeper late (trigger (= turn 2)) (triggered false) (initial 0) (ranks nothing) (do (add 10 Blue)))', name: 'late', part: 'scorekeeper', to: 'all' }
    { label: 'Hunt', matters: '(scorekeeper hunt (when (after-event (= kind captured))) (initial 0) (ranks nothing) (do (add 2.9)))', name: 'hunt', part: 'scorekeeper', to: 'all' }
    { matters: '(scorekeeper fall (when (after-action (= side Red))) (do (if (= (sum king Strength) goal) (lose "" "side"))))', name: 'fall', part: 'scorekeeper', to: 'all' }"
  `);
});
