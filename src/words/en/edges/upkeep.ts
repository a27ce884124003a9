import type { DamagedGame, Findings, Forgotten, Repaired, Swept } from '../../../session/upkeep/found.ts';
import { counted } from '../text.ts';

/** What `npm run store` says to whoever runs the bot. */

export const usage = [
  'npm run store -- check            reads every row, and plays every game again from its log',
  'npm run store -- backup FILE      copies the store, which may be in use, into a new file',
  'npm run store -- restore FILE     copies such a file, once it is proved whole, into an empty store',
  'npm run store -- repair           cuts damaged games before the damage, and keeps what it cuts in DATA_DIR/repaired',
  'npm run store -- copy FROM TO     copies one database, as sqlite:///folder/file or postgres://..., into another one',
  'npm run store -- sweep            deletes pictures that nothing has named for a day, and marks those that nothing names now',
  'npm run store -- upgrade          has all be written as this version does, once no process of an earlier one runs any more',
  'npm run store -- forget PERSON    forgets a person, by the number of the Discord account',
  'The store is the one of DATABASE_URL and DATA_DIR. Each of these may be stopped, and called again. Stop the bot before',
  'restore, repair and copy.',
].join('\n');

const FAULTS: Readonly<Record<DamagedGame['fault'], string>> = {
  missing: 'lacks, or steps before it do',
  'no-json': 'is no JSON',
  'no-step': 'is no step',
  newer: 'was written by a newer version of the bot',
  altered: 'is not what was written',
  'other-line': 'does not follow from the step before it',
  'no-part': 'lacks a part',
  unfit: 'does not fit the table',
};

const gameText = ({ game, channel, step, fault }: DamagedGame): string =>
  `Game ${game}${channel === undefined ? '' : ` in channel ${channel}`}: step ${step} ${FAULTS[fault]}.`;

export const findingsLines = ({ rows, games, steps, damaged, torn }: Findings): readonly string[] => [
  ...damaged.map(gameText),
  ...torn.map((key) => `The row ${key} is no JSON.`),
  `Read ${counted(rows, 'row')}, ${counted(games, 'game')} with ${counted(steps, 'whole step')}. ${
    damaged.length + torn.length === 0
      ? 'All is well.'
      : `Damaged: ${counted(damaged.length, 'game')}, ${counted(torn.length, 'other row')}.`
  }`,
];

export const repairedLines = (repaired: readonly Repaired[], torn: readonly string[]): readonly string[] => [
  ...repaired.map((one) =>
    one.done === 'cut'
      ? `${gameText(one)} It goes on from step ${one.step - 1}; ${counted(one.rows, 'row')} cut, kept in ${one.file}.`
      : `${gameText(one)} Left as it is: ${one.fault === 'newer' ? 'start that version' : 'nothing of it can be used; another game can be begun in its channel'}.`,
  ),
  ...torn.map((key) => `The row ${key} is no JSON. Left as it is: put back a backup.`),
  ...(repaired.length + torn.length === 0 ? ['Nothing is damaged.'] : []),
];

export const copiedText = (rows: number): string => `Copied ${counted(rows, 'row')}.`;

export const forgottenLines = ({ games, deleted, replaced, left }: Forgotten): readonly string[] => [
  `Forgotten in ${counted(games, 'game')}; ${counted(deleted, 'row')} deleted, the account replaced in ${counted(replaced, 'other row')}.`,
  ...left.map(
    (game) => `Game ${game} is of an early version: its steps hold the account, and would not be provable without.`,
  ),
];

export const sweptText = ({ pictures, unnamed, deleted }: Swept): string =>
  `${counted(pictures, 'picture')}: ${deleted} deleted; ${unnamed} named by nothing, which go when they are a day later still.`;

/** `before` and `now`: formats. */
export const upgradedText = (before: number, now: number): string =>
  before === now
    ? `Format ${now} is written already.`
    : `From now on format ${now} is written; processes of an earlier version end by themselves. Going back takes a backup of before.`;

/** Why nothing was done. */
export const refusedText = {
  occupied:
    'There are rows in that database already: give an empty one (of SQLite by moving its file, and those beside it, away).',
  unfinished: 'A copy into the database that is to be copied was begun and not ended: end it first.',
  exists: 'That file is there already: give another name.',
  lacking: 'There is no such file.',
  person: 'A person is given by the number of the Discord account, 17 to 20 digits.',
  same: 'That is one and the same database.',
} as const;

export const noDatabaseText = (file: string): string =>
  `There is no database ${file}. Which one is meant is said by DATABASE_URL and DATA_DIR, and for copy by what is typed.`;

/** `why`: what the database or the disk said, in its own words. */
export const stoppedText = (why: string): string =>
  `It was stopped before it was done: ${why}. It can be called again when that is mended.`;

export const damagedCopy = 'The copy is damaged: nothing was restored.';

export const progressText = (what: 'rows' | 'games', count: number): string =>
  what === 'rows' ? counted(count, 'row') : `${counted(count, 'game')} read`;

/**
 * What the players of an ended game are told a week before it is deleted: `ended` and `goes` in ms since 1970. Where it
 * is said, the game is the newest of its channel: what it names works there.
 */
export const goesText = (game: { readonly title: string; readonly ended: number; readonly goes: number }): string =>
  `${game.title}, which ended here ${dayText(game.ended)}, will be deleted ${dayText(game.goes)}: its log, its board and its replay. \`/game export\` keeps it as a file, from which \`/game import\` brings it back.`;

const dayText = (time: number): string => `on <t:${Math.floor(time / 1000)}:D>`;
