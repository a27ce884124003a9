import type { PersonId } from '../../../engine/core/ids.ts';
import type { WorkPlace } from '../../../engine/core/meter.ts';
import type { Module } from '../../../engine/index.ts';
import { type OlderModule, olderName } from '../../../session/module/older.ts';
import { silentActions } from '../../../session/module/silent.ts';
import type { Unworked } from '../../../session/pool/limits.ts';
import type { EndedBy, Results } from '../../../session/tryout/results.ts';
import type { Tryout } from '../../../session/tryout/tryout.ts';
import { bold, plain } from '../../../view/text.ts';
import { DEAR_SHARE, MOST_GAMES_LISTED, MOST_UNUSED_NAMED, ROOM_OF_GAMES } from '../../base/limits.ts';
import { pictureOptions } from '../options.ts';
import { firstSentence } from '../rulebook.ts';
import { counted, listed, person, sizeText } from '../text.ts';

const FILE = 'A module, YAML or JSON';

/** What Discord lists of `/module`. */
export const definition = {
  description: 'The games that can be started here',
  subcommands: {
    list: 'Show the games that can be started here',
    add: {
      description: 'Keep a game of your own for this server',
      options: { file: FILE, ...pictureOptions },
    },
    import: {
      description: 'Make a game of a module of VASSAL’s and keep it for this server; you need the right to use it',
      options: {
        file: 'The module, .vmod',
        extension: 'An extension of it, .vmdx',
        save: 'A saved game with which it begins, .vsav',
      },
    },
    remove: {
      description: 'Remove a game that you added; games that run go on',
      options: { module: 'Which' },
    },
    check: {
      description: 'See what is wrong with a module, without keeping it',
      options: { file: FILE, ...pictureOptions },
    },
    show: {
      description: 'Show the parts of a module in its own words, for its author',
      options: {
        module: 'Which',
        part: {
          description: 'Only this part',
          choices: {
            properties: 'properties',
            prototypes: 'prototypes',
            terrain: 'terrain and edges',
            counters: 'counters and their formats',
            modifiers: 'modifiers',
            scorekeepers: 'scorekeepers',
          },
        },
      },
    },
    template: {
      description: 'Get a small module to begin with',
      options: {
        genre: {
          description: 'What kind of game; a board with a few pieces, when it is left out',
          choices: {
            abstract: 'a game of the board alone',
            cards: 'a game of cards',
            'hex-war': 'a hex war with odds',
            area: 'area control',
          },
        },
      },
    },
    schema: 'Get the JSON Schema of modules, for your editor',
  },
};

interface ListedGame {
  readonly title: string;
  readonly description?: string | undefined;
  readonly maker?: string | undefined;
  readonly version?: string | undefined;
}

/** One that every server has: it comes along with the bot, or the host put it there. */
interface BroughtGame extends ListedGame {
  readonly from?: 'shipped' | 'host';
}

/** A game that is kept, and who added it. */
interface KeptGame extends ListedGame {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly by: PersonId;
  readonly older?: readonly OlderModule[];
}

export interface ListedGames {
  readonly brought: readonly BroughtGame[];
  readonly kept: readonly KeptGame[];
  /** Files of the host's that are not taken, and why: for who manages the server. */
  readonly broken: readonly { readonly file: string; readonly why: readonly string[] }[];
}

/** So many broken files are named, each with the first fault in so many characters. */
const [BROKEN, FAULT] = [5, 150];

/**
 * The games that can be started, a line each: its version and maker, where it comes from, what it is about. `isOwn`: in
 * direct messages.
 */
export const list = ({ brought, kept, broken }: ListedGames, isOwn: boolean): string => {
  const limit = Math.min(150, Math.floor(ROOM_OF_GAMES / (brought.length + kept.length)));
  const line = (one: ListedGame, from: readonly string[]): string => {
    const version = one.version === undefined ? [] : [plain(`version ${one.version}`)];
    const all = [...version, ...(one.maker === undefined ? [] : [plain(`by ${one.maker}`)]), ...from];
    const about =
      one.description === undefined || limit < 20 ? '' : `: ${plain(firstSentence(one.description, limit), limit)}`;
    return `- ${bold(one.title)}${all.length === 0 ? '' : ` (${all.join(', ')})`}${about}`;
  };
  const lines = (all: readonly string[]): readonly string[] =>
    all.length <= MOST_GAMES_LISTED
      ? all
      : [...all.slice(0, MOST_GAMES_LISTED), `- and ${all.length - MOST_GAMES_LISTED} more`];
  const former = ({ name, older = [] }: KeptGame): readonly string[] =>
    older.length === 0 ? [] : [`before: ${older.map((one) => plain(olderName(name, one))).join(', ')}`];
  const own = kept.map((one) => line(one, [sizeText(one.size), `added by ${person(one.by)}`, ...former(one)]));
  const hosts = brought.filter(({ from }) => from === 'host').map((one) => line(one, []));
  return [
    'Games that I bring:',
    ...lines(brought.filter(({ from }) => from !== 'host').map((one) => line(one, []))),
    ...(hosts.length === 0 ? [] : ['Put here by who runs me:', ...lines(hosts)]),
    `${isOwn ? 'Kept by you, for direct messages' : 'Kept by this server'}:`,
    ...(own.length > 0 ? lines(own) : ['- none yet; `/module add` keeps one']),
    '`/game start` starts one, `/game rules module:` shows its rules.',
    ...brokenLines(broken),
  ].join('\n');
};

const brokenLines = (broken: ListedGames['broken']): readonly string[] =>
  broken.length === 0
    ? []
    : [
        'Files of who runs me that I do not take as they are:',
        ...broken.slice(0, BROKEN).map(({ file, why }) => `- ${bold(file)}: ${plain(why[0] ?? '', FAULT)}`),
        ...(broken.length > BROKEN ? [`- and ${broken.length - BROKEN} more`] : []),
      ];

export const template: string = 'A small module to begin with. Change it, then `/module check` it.';
export const schema: string = 'The JSON Schema of modules: put it beside your file.';

export const removed = (name: string): string =>
  `${bold(name)} is removed. Games that run go on: each carries its own.`;
export const notYours = (name: string, by: PersonId): string =>
  `${person(by)} added ${bold(name)}, who alone can remove it, or whoever manages the server. Ask there.`;
export const notAdded = (name: string): string =>
  `${bold(name)} is a game that I bring myself. Only those that were added can be removed.`;

/** What became of a module that was to be kept. */
export const added = {
  shipped: (name: string): string =>
    `${bold(name)} is a game that I bring myself. Call yours otherwise: \`module:\` in its first lines.`,
  kept: ({ module, title }: NamedModule): string => `${bold(title)} is kept. ${how(module)}`,
  /** `older`: how the former version is called now. */
  replaced: ({ module, title }: NamedModule, older?: string): string =>
    [
      `${bold(title)} is kept in the place of the former ${bold(module)}. ${how(module)} A game that runs keeps what it has: \`/game reload\`.`,
      ...(older === undefined ? [] : [`The former stays for games that run on it, as ${bold(older)}.`]),
    ].join(' '),
  same: ({ module, title }: NamedModule): string => `${bold(title)} is kept just like this already. ${how(module)}`,
  taken: (name: string, by: PersonId): string =>
    `${person(by)} keeps a game called ${bold(name)} here. Call yours otherwise, or ask ${person(by)} to remove it.`,
  full: (most: number): string => `${most} games are kept here, which is the most. \`/module remove\` makes room.`,
  enough: (most: number): string =>
    `You keep ${most} games here, which is the most for one person. \`/module remove\` makes room.`,
};

type NamedModule = Pick<Module, 'module' | 'title'>;

const how = (name: string): string => `\`/game start module:${name}\` starts it.`;

/** To who asks for the parts of a module that somebody else keeps. */
export const closed = (title: string, name: string, by: PersonId): string =>
  `What ${bold(title)} is made of only ${person(by)} can see, who added it: it may say what is hidden in a game. \`/game rules module:${name}\` shows its rules.`;

export const keep: string = '`/module add` keeps it.';
/** `next`: what to do now. */
export const checked = (module: Module, next: string): string =>
  [`${bold(module.title)} (${bold(module.module)}) has no faults. ${contents(module)} ${next}`, ...unsaid(module)].join(
    '\n',
  );

/** The actions that posts can only tell by their names. */
const unsaid = (module: Module): readonly string[] => {
  const names = silentActions(module);
  return names.length === 0
    ? []
    : [
        `No sentence tells what ${listed(names.map(bold))} ${names.length === 1 ? 'does' : 'do'}: players read “does ${bold(names[0] ?? '')}” and each change. Add \`says:\`.`,
      ];
};

type Stacks = readonly { readonly pieces: readonly { readonly count: number }[] }[];

const countIn = (stacks: Stacks): number =>
  stacks.reduce((sum, { pieces }) => sum + pieces.reduce((count, piece) => count + piece.count, 0), 0);

const contents = ({ sides, maps, prototypes, setup, decks = [] }: Module): string => {
  const inDecks = countIn(decks);
  const pieces = countIn(setup) + inDecks;
  const boards = maps.reduce((sum, map) => sum + map.boards.length, 0);
  const hidden = maps.filter((map) => map.private !== undefined).length;
  const parts = [
    counted(sides.length, 'side'),
    counted(boards, 'board'),
    counted(Object.keys(prototypes).length, 'kind of piece', 'kinds of pieces'),
  ];
  const secrets = hidden > 0 ? `${counted(hidden, 'map')} only its side can see` : 'nothing is hidden from anybody';
  return `It has ${parts.join(', ')}, ${counted(pieces, 'piece')} at the start${inDecks === 0 ? '' : inDecks === pieces ? ', all in decks' : `, ${inDecks} of them in decks`}; ${secrets}.`;
};

/** What was seen of a module when it was played by chance (D18). */
export const tried = ({
  games,
  steps,
  ended,
  results,
  stuck,
  broken,
  isTimeUp,
  hasNotBegun,
  tooLong,
  dearest,
  ...seen
}: Tryout): string => {
  const work = workSaid({ ...(tooLong ? { tooLong } : {}), ...(dearest ? { dearest } : {}) });
  if (hasNotBegun) return ['I could not begin a game of it with a player for each side.', ...work].join('\n');
  const ends = ended === 0 ? 'none came to its end' : `${ended} of them came to an end`;
  const nothing: readonly (readonly [string, readonly string[]])[] = [
    ['Actions that were never taken', seen.actions],
    ['Counters that never moved', seen.counters],
    ['Modifiers that never applied', seen.modifiers],
    ['Prototypes that never appeared', seen.prototypes],
    ...seen.cells.map(({ board, cells }) => [`Cells of ${board} that nothing can reach`, cells] as const),
    ['Scorekeepers that can’t end the game, and nothing else does', seen.endless],
    ['Scorekeepers that ended none of these games', seen.idle],
  ];
  const found = nothing.flatMap(([what, names]) => (names.length > 0 ? [`- ${what}: ${some(names)}`] : []));
  return [
    `I played ${counted(games, 'game')} of it by chance, ${counted(steps, 'step')} in all: ${ends}.`,
    ...(results ? [`- ${resultsSaid(results)}`] : []),
    ...(stuck > 0 ? [`- In ${stuck} of them nobody could do anything any more.`] : []),
    ...(broken > 0 ? [`- I cut off ${broken} of them, because I play no more steps than that.`] : []),
    ...(isTimeUp ? ['- My time was up before they were over.'] : []),
    ...work,
    ...found,
    ...(found.length > 0 ? ['What chance leaves out need not be wrong; look whether it is meant.'] : []),
  ].join('\n');
};

/** `White won 2, 1 drawn; ended by: no-move 3.` */
const resultsSaid = ({ won, drawn, lost, causes }: Results): string => {
  const ends = [
    ...won.map(({ of, games }) => `${plain(of)} won ${games}`),
    ...(drawn > 0 ? [`${drawn} drawn`] : []),
    ...(lost > 0 ? [`${lost} without a winner`] : []),
  ];
  const by = causes.map(({ of, games }) => `${'name' in of ? plain(of.name) : ENDED_BY[of.by]} ${games}`);
  return `${ends.join(', ')}${by.length > 0 ? `; ended by: ${by.join(', ')}` : ''}.`;
};

const ENDED_BY = {
  'last-turn': 'the last turn',
  rules: 'a line of the module',
  other: 'something else',
} as const satisfies { readonly [By in Exclude<EndedBy, { readonly name: string }>['by']]: string };

/** What took too much work, and from a tenth of the limit on the dearest action. */
const workSaid = ({ tooLong, dearest }: Pick<Tryout, 'tooLong' | 'dearest'>): readonly string[] => [
  ...(tooLong
    ? [`- I stopped because ${whatTakes(tooLong.at)} would take too long. Players can’t do it, so make it simpler.`]
    : []),
  ...(dearest && dearest.share >= DEAR_SHARE
    ? [
        `- The dearest action is **${plain(dearest.action)}**: it takes ${percent(dearest.share)} of the work that one act may take.`,
      ]
    : []),
];

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const whatTakes = (at: WorkPlace | undefined): string => {
  if (!at) return 'something in it';
  return at.line === undefined ? `**${plain(at.name)}**` : `line ${at.line} of **${plain(at.name)}**`;
};

const some = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_UNUSED_NAMED).map((name) => plain(name));
  return names.length > MOST_UNUSED_NAMED
    ? `${shown.join(', ')} and ${names.length - MOST_UNUSED_NAMED} more`
    : shown.join(', ');
};

/** Why it was not played by chance. */
export const notTried = (why: Unworked): string =>
  why === 'too-costly'
    ? 'I played it by chance, but that took too much time or memory, so I stopped. Make its actions simpler.'
    : 'I could not play it by chance just now; check it again for that.';

/** What a module gives away of what it hides (T6, C67), below what else is said; `rest`: so many lines more. */
export const reveals = (lines: readonly string[], rest: number): string =>
  [
    '\nOf what is hidden it gives away:',
    ...lines.map((line) => `- ${line}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ].join('\n');
