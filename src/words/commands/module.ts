import { canBotPlayModule, type Module, publishedNumberOf } from '../../engine/index.ts';
import { nameOfOlderVersion, type OlderModule } from '../../facts/older-module.ts';
import type { RandomGameResults, RandomGamesReport } from '../../facts/tryout.ts';
import type { TaskFailureReason } from '../../facts/work-limits.ts';
import type { PersonId, RunningModulePart } from '../../table/index.ts';
import { bold, plain } from '../../view/text/text.ts';
import {
  COSTLY_ACTION_WORK_SHARE,
  LONGEST_GAME_DESCRIPTIONS,
  MOST_GAMES_LISTED,
  MOST_UNUSED_NAMES_LISTED,
} from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { pictureOptions } from '../base/options.ts';
import { firstSentence, sizeText } from '../base/text.ts';
import { type ListArgument, list as listOf, name, names, person } from '../base/values.ts';

/** The names of actions that other players see and that have no sentence of their own. */
const silentActions = ({ actions = [] }: Pick<Module, 'actions'>): readonly string[] =>
  actions.flatMap(({ name, told, says, does }) => {
    const speaks = says !== undefined || does.some((line) => line.says !== undefined);
    return speaks || told === 'nobody' ? [] : [name];
  });

/** The description of `/module` for Discord. */
export const definition = {
  description: 'module-command',
  subcommands: {
    list: 'module-command-list',
    add: { description: 'module-command-add', options: { file: 'module-option-file', ...pictureOptions } },
    import: {
      description: 'module-command-import',
      options: { file: 'module-option-vmod', extension: 'module-option-vmdx', save: 'module-option-vsav' },
    },
    remove: { description: 'module-command-remove', options: { module: 'module-option-module' } },
    check: { description: 'module-command-check', options: { file: 'module-option-file', ...pictureOptions } },
    show: {
      description: 'module-command-show',
      options: {
        module: 'module-option-module',
        part: {
          description: 'module-option-part',
          choices: {
            properties: 'module-part-properties',
            prototypes: 'module-part-prototypes',
            terrain: 'module-part-terrain',
            counters: 'module-part-counters',
            modifiers: 'module-part-modifiers',
            scorekeepers: 'module-part-scorekeepers',
          },
        },
      },
    },
    template: {
      description: 'module-command-template',
      options: {
        genre: {
          description: 'module-option-genre',
          choices: {
            abstract: 'module-genre-abstract',
            cards: 'module-genre-cards',
            'hex-war': 'module-genre-hex-war',
            area: 'module-genre-area',
          },
        },
      },
    },
    schema: 'module-command-schema',
  },
} as const;

interface ListedGame {
  readonly title: string;
  readonly description?: string | undefined;
  readonly maker?: string | undefined;
  readonly version?: string | undefined;
}

/** A game that is available on every server: it comes with the bot, or the bot's operator added it. */
interface BroughtGame extends ListedGame {
  readonly from?: 'shipped' | 'host';
}

/** A game that a person added to this server. */
interface KeptGame extends ListedGame {
  readonly name: string;
  /** The size of the module in bytes. */
  readonly size: number;
  readonly by: PersonId;
  readonly older?: readonly OlderModule[];
}

export interface ListedGames {
  readonly brought: readonly BroughtGame[];
  readonly kept: readonly KeptGame[];
  /** The operator's files with faults, for people who manage the server. */
  readonly broken: readonly { readonly file: string; readonly why: readonly string[] }[];
}

/** The most broken files in a list, and the most characters of each file's first fault. */
const [BROKEN, FAULT] = [5, 150];
/** The least and the most characters of a description in a list of games: with less room, there is none. */
const [SHORTEST, LONGEST] = [20, 150];

const entryText = (format: Format, one: ListedGame, own: readonly string[], limit: number): string => {
  const facts = [
    ...(one.version === undefined ? [] : [plain(format('module-fact-version', { version: one.version }))]),
    ...(one.maker === undefined ? [] : [plain(format('module-fact-maker', { maker: one.maker }))]),
    ...own,
  ];
  const title = bold(one.title);
  const entry = facts.length === 0 ? title : format('module-list-entry', { title, facts: listOf(facts, 'more') });
  return one.description === undefined || limit < SHORTEST
    ? `- ${entry}`
    : `- ${format('module-list-about', { entry, about: plain(firstSentence(one.description, limit), limit) })}`;
};

/** The facts about a game that a person added. */
const keptFacts = (format: Format, { name: called, size, by, older = [] }: KeptGame): readonly string[] => {
  const former = listOf(
    older.map((one) => plain(nameOfOlderVersion(called, one))),
    'more',
  );
  return [
    sizeText(format, size),
    format('module-fact-added', { who: person(by) }),
    ...(older.length === 0 ? [] : [format('module-fact-former', { names: former })]),
  ];
};

const cut = (format: Format, lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, most), `- ${format('module-list-more', { count: lines.length - most })}`];

const brokenLines = (format: Format, broken: ListedGames['broken']): readonly string[] => {
  const lines = broken.map(({ file, why }) => `- ${bold(file)}: ${plain(why[0] ?? '', FAULT)}`);
  return broken.length === 0 ? [] : [format('module-list-broken'), ...cut(format, lines, BROKEN)];
};

/** The games that can be started, each on a line; `isOwn`: true in direct messages. */
export const list = (format: Format, { brought, kept, broken }: ListedGames, isOwn: boolean): string => {
  const limit = Math.min(LONGEST, Math.floor(LONGEST_GAME_DESCRIPTIONS / (brought.length + kept.length)));
  const shipped = brought.filter(({ from }) => from !== 'host').map((one) => entryText(format, one, [], limit));
  const hosts = brought.filter(({ from }) => from === 'host').map((one) => entryText(format, one, [], limit));
  const own = kept.map((one) => entryText(format, one, keptFacts(format, one), limit));
  return [
    format('module-list-brought'),
    ...cut(format, shipped, MOST_GAMES_LISTED),
    ...(hosts.length === 0 ? [] : [format('module-list-host'), ...cut(format, hosts, MOST_GAMES_LISTED)]),
    format(isOwn ? 'module-list-own' : 'module-list-kept'),
    ...(own.length > 0 ? cut(format, own, MOST_GAMES_LISTED) : [`- ${format('module-list-none')}`]),
    format('module-list-how'),
    ...brokenLines(format, broken),
  ].join('\n');
};

export const template = 'module-template';
export const schema = 'module-schema';

export const removed = (format: Format, called: string): string => format('module-removed', { name: name(called) });
export const notYours = (format: Format, called: string, by: PersonId): string =>
  format('module-not-yours', { who: person(by), name: name(called) });
export const notAdded = (format: Format, called: string): string => format('module-not-added', { name: name(called) });

type NamedModule = Pick<Module, 'module' | 'title'>;

/** The result of adding a module. */
export const added = {
  shipped: (format: Format, called: string): string => format('module-add-shipped', { name: name(called) }),
  kept: (format: Format, { module, title }: NamedModule): string =>
    format('module-add-kept', { title: name(title), module }),
  /** `older`: the name that the former version has now. */
  replaced: (format: Format, { module, title }: NamedModule, older?: string): string =>
    [
      format('module-add-replaced', { title: name(title), name: name(module), module }),
      ...(older === undefined ? [] : [format('module-add-older', { older: name(older) })]),
    ].join(' '),
  same: (format: Format, { module, title }: NamedModule): string =>
    format('module-add-same', { title: name(title), module }),
  taken: (format: Format, called: string, by: PersonId): string =>
    format('module-add-taken', { who: person(by), name: name(called) }),
  full: (format: Format, most: number): string => format('module-add-full', { most }),
  enough: (format: Format, most: number): string => format('module-add-enough', { most }),
} as const;

/** Refuses to show the parts of a module that another person added. */
export const closed = (format: Format, title: string, module: string, by: PersonId): string =>
  format('module-closed', { title: name(title), module, who: person(by) });

export const keep = 'module-keep';

/** A module without faults; `next`: the proposed next step. */
export const checked = (format: Format, module: Module, next: string): string => {
  const head = format('module-checked', { title: name(module.title), name: name(module.module) });
  return [
    [head, ...contents(format, module), next].join(' '),
    ...unsaid(format, module),
    ...botLines(format, module),
  ].join('\n');
};

/** True if pieces are hidden whose number a side can't know (G50). */
const hasUncounted = ({ maps, decks = [], traits = {} }: Module): boolean =>
  maps.some((map) => map.private !== undefined && publishedNumberOf(map.publishes ?? 'nothing') !== 'number') ||
  decks.some(({ faceDown, publishes }) => faceDown && publishedNumberOf(publishes) !== 'number') ||
  Object.values(traits).some(({ invisible }) => invisible === true);

/** The limits of the bot as a player of this module, for authors. */
const botLines = (format: Format, module: Module): readonly string[] => {
  if (!canBotPlayModule(module)) return [format('module-bot-off')];
  return hasUncounted(module) ? [format('module-bot-fog')] : [];
};

/** The actions without sentences: posts show only their names. */
const unsaid = (format: Format, module: Module): readonly string[] => {
  const silent = silentActions(module);
  const [first] = silent;
  return first === undefined
    ? []
    : [format('module-silent', { names: names(silent), count: silent.length, first: name(first) })];
};

type Stacks = readonly { readonly pieces: readonly { readonly count: number }[] }[];

const countIn = (stacks: Stacks): number =>
  stacks.reduce((sum, { pieces }) => sum + pieces.reduce((count, piece) => count + piece.count, 0), 0);

const piecesText = (format: Format, { setup, decks = [] }: Module): string => {
  const inDecks = countIn(decks);
  const count = countIn(setup) + inDecks;
  if (inDecks === 0) return format('module-pieces', { count });
  return inDecks === count
    ? format('module-pieces-in-decks', { count })
    : format('module-pieces-some-in-decks', { count, decks: inDecks });
};

const contents = (format: Format, module: Module): readonly string[] => {
  const { sides, maps, prototypes } = module;
  const boards = maps.reduce((sum, map) => sum + map.boards.length, 0);
  const hidden = maps.filter((map) => map.private !== undefined).length;
  const parts = [
    format('module-sides', { count: sides.length }),
    format('module-boards', { count: boards }),
    format('module-prototypes', { count: Object.keys(prototypes).length }),
    piecesText(format, module),
  ];
  return [
    format('module-contents', { parts: listOf(parts) }),
    hidden > 0 ? format('module-private-maps', { count: hidden }) : format('module-nothing-hidden'),
  ];
};

/** The results of playing a module with random moves (D18). */
export const tried = (format: Format, tryout: RandomGamesReport): string => {
  const { games, steps, ended, results, stuck, broken, isTimeUp, isUnscored, hasNotBegun } = tryout;
  const work = workLines(format, tryout);
  if (hasNotBegun) return [format('module-not-begun'), ...work.map((line) => `- ${line}`)].join('\n');
  const played = format('module-tried', {
    games: format('module-tried-games', { count: games }),
    steps: format('module-tried-steps', { count: steps }),
  });
  const unused = unusedLines(format, tryout);
  const lines = [
    ...(results ? resultLines(format, results) : []),
    ...(stuck > 0 ? [format('module-stuck', { count: stuck })] : []),
    ...(broken > 0 ? [format('module-cut', { count: broken })] : []),
    ...(isTimeUp ? [format('module-time-up')] : []),
    ...(isUnscored ? [format('module-unscored')] : []),
    ...work,
    ...unused,
  ];
  return [
    `${played} ${format('module-tried-ended', { count: ended })}`,
    ...lines.map((line) => `- ${line}`),
    ...(unused.length > 0 ? [format('module-unused-advice')] : []),
  ].join('\n');
};

/** The parts of the module that these games didn't use. */
const unusedLines = (format: Format, tryout: RandomGamesReport): readonly string[] => {
  const kinds = ['actions', 'counters', 'modifiers', 'prototypes'] as const;
  const keepers = ['endless', 'idle'] as const;
  const line = (kind: (typeof kinds | typeof keepers)[number]): readonly string[] =>
    tryout[kind].length > 0 ? [format(`module-unused-${kind}`, { names: someNames(format, tryout[kind]) })] : [];
  return [
    ...kinds.flatMap(line),
    ...tryout.cells.flatMap(({ board, cells }) =>
      cells.length > 0 ? [format('module-unused-cells', { board: plain(board), names: someNames(format, cells) })] : [],
    ),
    ...keepers.flatMap(line),
  ];
};

/** For example `Results: White won 2, 1 drawn.` `Ended by: no-move (3).` */
const resultLines = (format: Format, { won, drawn, lost, causes }: RandomGameResults): readonly string[] => {
  const results = [
    ...won.map(({ of, games }) => format('module-result-won', { side: plain(of), count: games })),
    ...(drawn > 0 ? [format('module-result-drawn', { count: drawn })] : []),
    ...(lost > 0 ? [format('module-result-lost', { count: lost })] : []),
  ];
  const ended = causes.map(({ of, games }) => {
    const cause = 'name' in of ? plain(of.name) : format(`module-cause-${of.by}`);
    return format('module-cause', { cause, count: games });
  });
  return [
    format('module-results', { results: listOf(results, 'more') }),
    ...(ended.length > 0 ? [format('module-causes', { causes: listOf(ended, 'more') })] : []),
  ];
};

/** Acts that took too much work, and the most expensive action if it takes at least a tenth of the limit. */
const workLines = (format: Format, { tooLong, dearest }: RandomGamesReport): readonly string[] => [
  ...(tooLong ? [tooLongText(format, tooLong.at)] : []),
  ...(dearest && dearest.share >= COSTLY_ACTION_WORK_SHARE
    ? [format('module-dearest', { action: name(dearest.action), share: Math.round(dearest.share * 100) })]
    : []),
];

const tooLongText = (format: Format, at: RunningModulePart | undefined): string => {
  if (!at) return format('module-too-long');
  return at.line === undefined
    ? format('module-too-long-part', { name: name(at.name) })
    : format('module-too-long-line', { line: at.line, name: name(at.name) });
};

const someNames = (format: Format, all: readonly string[]): ListArgument => {
  const shown = all.slice(0, MOST_UNUSED_NAMES_LISTED).map((one) => plain(one));
  const more = all.length - shown.length;
  return more > 0 ? listOf([...shown, format('module-more-names', { count: more })]) : listOf(shown, 'more');
};

/** The reason why the module was not played with random moves. */
export const notTried = (format: Format, why: TaskFailureReason): string =>
  format(why === 'too-costly' ? 'module-too-costly' : 'module-not-tried');

/** The secrets that a module reveals (T6, C67), below another text; `rest`: the number of further lines. */
export const reveals = (format: Format, lines: readonly string[], rest: number): string =>
  [
    '',
    format('module-reveals'),
    ...lines.map((line) => `- ${line}`),
    ...(rest > 0 ? [`- ${format('module-list-more', { count: rest })}`] : []),
  ].join('\n');
