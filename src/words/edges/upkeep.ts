import type {
  DamagedGame,
  DatabaseCheckReport,
  GameRepairResult,
  PersonDeletionReport,
  PictureCleanupReport,
} from '../../facts/upkeep-found.ts';
import type { Format } from '../base/messages.ts';
import { list, name } from '../base/values.ts';

const damageText = (format: Format, { game, channel, step, fault }: DamagedGame): string => {
  const where =
    channel === undefined ? format('store-game', { game }) : format('store-game-in-channel', { game, channel });
  return format(`store-damage-${fault}`, { game: where, step });
};

const findingsLines = (
  format: Format,
  { rows, games, steps, damaged, torn }: DatabaseCheckReport,
): readonly string[] => {
  const read = list(
    [
      format('store-rows', { count: rows }),
      format('store-games', { count: games }),
      format('store-steps', { count: steps }),
    ],
    'more',
  );
  const faults = list(
    [format('store-games', { count: damaged.length }), format('store-other-rows', { count: torn.length })],
    'more',
  );
  const isWell = damaged.length + torn.length === 0;
  return [
    ...damaged.map((game) => damageText(format, game)),
    ...torn.map((key) => format('store-torn', { key })),
    [format('store-read', { read }), isWell ? format('store-well') : format('store-damaged', { faults })].join(' '),
  ];
};

const repairText = (format: Format, one: GameRepairResult): string =>
  one.done === 'cut'
    ? format('store-cut', { step: one.step - 1, rows: format('store-rows', { count: one.rows }), file: one.file })
    : format(one.fault === 'newer' ? 'store-left-newer' : 'store-left');

const repairedLines = (
  format: Format,
  repaired: readonly GameRepairResult[],
  torn: readonly string[],
): readonly string[] => {
  if (repaired.length + torn.length === 0) return [format('store-nothing-damaged')];
  return [
    ...repaired.map((one) => [damageText(format, one), repairText(format, one)].join(' ')),
    ...torn.map((key) => [format('store-torn', { key }), format('store-torn-left')].join(' ')),
  ];
};

const forgottenLines = (
  format: Format,
  { games, deleted, replaced, left }: PersonDeletionReport,
): readonly string[] => [
  format('store-forgotten', { games, deleted, replaced }),
  ...left.map((game) => format('store-forgotten-left', { game })),
];

const day = (time: number): string => `<t:${Math.floor(time / 1000)}:D>`;

/** The texts of `npm run store` for the operator, and the notice before an ended game is deleted. */
export const upkeep = {
  usage: 'store-usage',
  findingsLines,
  repairedLines,
  copiedText: (format: Format, rows: number): string =>
    format('store-copied', { rows: format('store-rows', { count: rows }) }),
  forgottenLines,
  sweptText: (format: Format, { pictures, unnamed, deleted }: PictureCleanupReport): string =>
    format('store-swept', { pictures, deleted, unnamed }),
  /** `before` and `now`: numbers of database formats. */
  upgradedText: (format: Format, before: number, now: number): string =>
    format(before === now ? 'store-upgraded-already' : 'store-upgraded', { format: now }),
  /** The reasons why a command of `npm run store` did nothing. */
  refusedText: {
    occupied: 'store-refused-occupied',
    unfinished: 'store-refused-unfinished',
    exists: 'store-refused-exists',
    lacking: 'store-refused-lacking',
    person: 'store-refused-person',
    same: 'store-refused-same',
  },
  noDatabaseText: (format: Format, file: string): string => format('store-no-database', { file }),
  /** `why`: the message of the database or the disk. */
  stoppedText: (format: Format, why: string): string => format('store-stopped', { why }),
  damagedCopy: 'store-damaged-copy',
  progressText: (format: Format, what: 'rows' | 'games', count: number): string =>
    format(what === 'rows' ? 'store-rows' : 'store-games-read', { count }),
  /**
   * The notice to the players of an ended game a week before it is deleted; `ended` and `goes` in ms since 1970. Its
   * channel has no newer game, so the commands in the notice work there.
   */
  goesText: (
    format: Format,
    { title, ended, goes }: { readonly title: string; readonly ended: number; readonly goes: number },
  ): string => format('store-goes', { title: name(title), ended: day(ended), goes: day(goes) }),
} as const;
