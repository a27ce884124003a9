import type { Data } from './form.ts';
import type { Dice } from './whole-file.ts';

/** Every word that a line of actions, phases and effects has, with all that can stand beside it. */

const amount = (dice: Dice, number: number): unknown => dice.oneOf([number, `g + ${number}`]);

const near = (dice: Dice): Data => ({ within: amount(dice, 1), of: 'it', clear: true });

/** What happens to things, whatever the lines belong to. */
const workings = (dice: Dice): readonly Data[] => [
  { let: 'more', be: amount(dice, 1) },
  { each: { piece: 'Strength > 2', on: 'Main', ...near(dice) }, set: 'Steps', of: 'it', to: amount(dice, 1) },
  { each: { piece: 'Class = leader', on: 'North' }, flip: 'it', to: 1 },
  { when: 'TurnNumber > 2', each: { piece: 'Class = leader', on: 'North' }, modify: 'Rally', of: 'it' },
  { each: { piece: 'Class = horse', on: 'Vale' }, rotate: 'it', to: 1 },
  { when: 'TurnNumber > 3', each: { piece: 'Worth > 2', on: 'Main' }, reveal: 'it' },
  { when: 'TurnNumber > 4', each: { piece: 'Class = foot', on: 'Vale' }, hide: 'it' },
  { each: { side: 'gold > 1' }, draw: amount(dice, 1), from: 'Pile', to: 'it' },
  { when: 'TurnNumber > 5', deal: 1, from: 'Pile' },
  { roll: '1d6', name: 'fate' },
  {
    when: 'fate > 4',
    each: { cell: 'Terrain = moor', on: 'North' },
    place: 'coin',
    to: 'it',
    side: 'Actor',
    name: 'Find',
  },
  { when: 'fate > 3', shuffle: 'Pile', discards: true },
  { table: 'Clash', attack: amount(dice, 2), defence: 2, name: 'fight' },
  { table: 'Sky', be: amount(dice, 2), name: 'sky' },
  { each: { piece: 'Strength > 3', on: 'Main' }, retreat: 'it', away: 'it', cells: amount(dice, 1), name: 'stuck' },
  { each: { piece: 'Worth > 2', on: 'Main' }, move: 'it', to: 'Heap', where: dice.oneOf(['top', 'bottom', 'random']) },
  { each: { piece: 'Worth = 1', on: 'Main' }, give: 'it', to: dice.oneOf(['Red', 'Blue']) },
  { when: 'fate = 1', says: 'Fate is $fate$.' },
  {
    each: { piece: 'Strength > 3', on: 'Main' },
    says: {
      one: '$it$ stands.',
      other: '$it$ stands with $Strength$.',
      count: 'g',
      hidden: 'One stands.',
      you: 'You see one.',
    },
  },
  { when: 'fate = 5', points: amount(dice, 1), of: dice.oneOf(['Actor', 'Red']), text: 'Well done' },
  { when: 'fate = 6', each: { piece: 'Class = city', on: 'Vale' }, remove: 'it' },
];

/** What ends turns and games: late, so that there is something to play. */
export const closings = (dice: Dice): readonly Data[] => {
  const late = { when: 'TurnNumber > 40', each: { side: 'gold > 90' } };
  return [
    { ...late, next: dice.oneOf(['it', 'Blue']) },
    { ...late, end: 'turn' },
    { ...late, win: 'it' },
    { ...late, lose: 'it' },
    { ...late, tie: 'all' },
  ];
};

/** What is asked of sides: late, too, for the game waits for the answer. */
export const questions = (dice: Dice): readonly Data[] => {
  const late = { when: 'TurnNumber > 40', side: 'Actor' };
  const answer = { hours: 24, late: dice.oneOf(['wait', 'least', 'random', 'host']), text: 'The game waits.' };
  return [
    { ...late, ask: 'prey', choose: { piece: 'Worth > 2', on: 'Main', ...near(dice), least: 0, most: 2 }, ...answer },
    { ...late, ask: 'spot', choose: { cell: 'Terrain = moor', on: 'North' } },
    { ...late, ask: 'friend', choose: { side: 'gold > 0' } },
    { ...late, ask: 'share', choose: { number: [1, amount(dice, 2)] }, ...answer },
  ];
};

/** All lines, those that ask or end something in few modules. */
export const lines = (dice: Dice): readonly Data[] => [
  ...workings(dice),
  ...(dice.chance(0.5) ? questions(dice) : []),
  ...(dice.chance(0.3) ? closings(dice) : []),
];

/** What happens by itself: by each event, with all that it takes. */
export const effects = (dice: Dice): readonly Data[] => [
  { name: 'Toll', when: 'entered', on: 'Vale', match: 'Strength > 3', does: lines(dice), reveals: ['Red Hand'] },
  {
    name: 'Farewell',
    when: 'left',
    on: 'North',
    match: 'Class = horse',
    does: [{ roll: '1d6' }],
    says: {
      one: '$it$ has left.',
      other: '$it$ has left with $g$.',
      count: 'g',
      hidden: 'Something has left.',
      you: 'You see it leave.',
    },
    text: 'They are gone.',
  },
  { name: 'Wear', when: 'changed', property: 'Steps', does: [{ roll: '1d4' }], says: 'It wears.' },
  { name: 'Ransom', when: 'captured', match: 'Worth > 0', instead: lines(dice), reveals: ['gem'] },
  { name: 'Escape', when: 'moved', match: 'Class = city', instead: lines(dice) },
  { name: 'Dawn', when: 'phase-begins', phase: 'Throw', match: 'SideName = Red', does: [{ roll: '1d8' }] },
  { name: 'Dusk of $side$', each: 'side', when: 'phase-ends', does: [{ roll: '1d8' }] },
  { name: 'Doom', when: 'becomes-true', match: 'TurnNumber > 20', does: lines(dice) },
  { name: dice.oneOf(['Step', 'Stride']), when: dice.oneOf(['moved', 'drawn', 'played']), does: [{ roll: '1d10' }] },
];
