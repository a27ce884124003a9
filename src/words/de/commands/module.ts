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

const FILE = 'Ein Modul, YAML oder JSON';

/** What Discord lists of `/module`. */
export const definition = {
  description: 'Die Spiele, die man hier starten kann',
  subcommands: {
    list: 'Die Spiele zeigen, die man hier starten kann',
    add: {
      description: 'Ein eigenes Spiel für diesen Server behalten',
      options: { file: FILE, ...pictureOptions },
    },
    import: {
      description: 'Aus einem VASSAL-Modul ein Spiel machen und behalten; du brauchst das Recht, es zu benutzen',
      options: {
        file: 'Das Modul, .vmod',
        extension: 'Eine Erweiterung dazu, .vmdx',
        save: 'Ein Spielstand, mit dem es beginnt, .vsav',
      },
    },
    remove: {
      description: 'Ein Spiel entfernen, das du hinzugefügt hast; laufende gehen weiter',
      options: { module: 'Welches' },
    },
    check: {
      description: 'Sehen, was an einem Modul falsch ist, ohne es zu behalten',
      options: { file: FILE, ...pictureOptions },
    },
    show: {
      description: 'Die Teile eines Moduls in seinen eigenen Worten zeigen, für seinen Autor',
      options: {
        module: 'Welches',
        part: {
          description: 'Nur diesen Teil',
          choices: {
            properties: 'Eigenschaften',
            prototypes: 'Prototypen',
            terrain: 'Gelände und Kanten',
            counters: 'Zähler und ihre Formate',
            modifiers: 'Modifikatoren',
            scorekeepers: 'Wertungen',
          },
        },
      },
    },
    template: {
      description: 'Ein kleines Modul für den Anfang bekommen',
      options: {
        genre: {
          description: 'Welche Art Spiel; ein Brett mit ein paar Figuren, wenn das fehlt',
          choices: {
            abstract: 'ein Spiel nur auf dem Brett',
            cards: 'ein Kartenspiel',
            'hex-war': 'ein Hex-Kriegsspiel mit Kampfverhältnis',
            area: 'Gebietskontrolle',
          },
        },
      },
    },
    schema: 'Das JSON-Schema der Module bekommen, für deinen Editor',
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
    const version = one.version === undefined ? [] : [plain(`Fassung ${one.version}`)];
    const all = [...version, ...(one.maker === undefined ? [] : [plain(`von ${one.maker}`)]), ...from];
    const about =
      one.description === undefined || limit < 20 ? '' : `: ${plain(firstSentence(one.description, limit), limit)}`;
    return `- ${bold(one.title)}${all.length === 0 ? '' : ` (${all.join(', ')})`}${about}`;
  };
  const lines = (all: readonly string[]): readonly string[] =>
    all.length <= MOST_GAMES_LISTED
      ? all
      : [...all.slice(0, MOST_GAMES_LISTED), `- und ${all.length - MOST_GAMES_LISTED} weitere`];
  const former = ({ name, older = [] }: KeptGame): readonly string[] =>
    older.length === 0 ? [] : [`zuvor: ${older.map((one) => plain(olderName(name, one))).join(', ')}`];
  const own = kept.map((one) => line(one, [sizeText(one.size), `hinzugefügt von ${person(one.by)}`, ...former(one)]));
  const hosts = brought.filter(({ from }) => from === 'host').map((one) => line(one, []));
  return [
    'Spiele, die ich mitbringe:',
    ...lines(brought.filter(({ from }) => from !== 'host').map((one) => line(one, []))),
    ...(hosts.length === 0 ? [] : ['Hierher gelegt von dem, der mich betreibt:', ...lines(hosts)]),
    `${isOwn ? 'Von dir behalten, für Direktnachrichten' : 'Von diesem Server behalten'}:`,
    ...(own.length > 0 ? lines(own) : ['- noch keines; `/module add` behält eines']),
    '`/game start` startet eines, `/game rules module:` zeigt seine Regeln.',
    ...brokenLines(broken),
  ].join('\n');
};

const brokenLines = (broken: ListedGames['broken']): readonly string[] =>
  broken.length === 0
    ? []
    : [
        'Dateien dessen, der mich betreibt, die ich so nicht nehme:',
        ...broken.slice(0, BROKEN).map(({ file, why }) => `- ${bold(file)}: ${plain(why[0] ?? '', FAULT)}`),
        ...(broken.length > BROKEN ? [`- und ${broken.length - BROKEN} weitere`] : []),
      ];

export const template: string = 'Ein kleines Modul für den Anfang. Ändere es, dann `/module check`.';
export const schema: string = 'Das JSON-Schema der Module: Lege es neben deine Datei.';

export const removed = (name: string): string =>
  `${bold(name)} ist entfernt. Laufende Spiele gehen weiter: Jedes trägt sein eigenes.`;
export const notYours = (name: string, by: PersonId): string =>
  `${person(by)} hat ${bold(name)} hinzugefügt und kann es allein entfernen, oder wer den Server verwaltet. Frage dort.`;
export const notAdded = (name: string): string =>
  `${bold(name)} ist ein Spiel, das ich selbst mitbringe. Entfernen lassen sich nur die, die hinzugefügt wurden.`;

/** What became of a module that was to be kept. */
export const added = {
  shipped: (name: string): string =>
    `${bold(name)} ist ein Spiel, das ich selbst mitbringe. Nenne deines anders: \`module:\` in den ersten Zeilen.`,
  kept: ({ module, title }: NamedModule): string => `${bold(title)} ist behalten. ${how(module)}`,
  /** `older`: how the former version is called now. */
  replaced: ({ module, title }: NamedModule, older?: string): string =>
    [
      `${bold(title)} ist an der Stelle des früheren ${bold(module)} behalten. ${how(module)} Ein laufendes Spiel behält, was es hat: \`/game reload\`.`,
      ...(older === undefined ? [] : [`Das frühere bleibt für Spiele, die darauf laufen, als ${bold(older)}.`]),
    ].join(' '),
  same: ({ module, title }: NamedModule): string => `${bold(title)} ist schon genau so behalten. ${how(module)}`,
  taken: (name: string, by: PersonId): string =>
    `${person(by)} behält hier ein Spiel namens ${bold(name)}. Nenne deines anders, oder bitte ${person(by)}, es zu entfernen.`,
  full: (most: number): string =>
    `Hier sind ${most} Spiele behalten, mehr geht nicht. \`/module remove\` schafft Platz.`,
  enough: (most: number): string =>
    `Du behältst hier ${most} Spiele, mehr geht für eine Person nicht. \`/module remove\` schafft Platz.`,
};

type NamedModule = Pick<Module, 'module' | 'title'>;

const how = (name: string): string => `\`/game start module:${name}\` startet es.`;

/** To who asks for the parts of a module that somebody else keeps. */
export const closed = (title: string, name: string, by: PersonId): string =>
  `Woraus ${bold(title)} besteht, kann nur ${person(by)} sehen, von wo es kommt: Es mag sagen, was in einem Spiel verborgen ist. \`/game rules module:${name}\` zeigt seine Regeln.`;

export const keep: string = '`/module add` behält es.';
/** `next`: what to do now. */
export const checked = (module: Module, next: string): string =>
  [
    `${bold(module.title)} (${bold(module.module)}) hat keine Fehler. ${contents(module)} ${next}`,
    ...unsaid(module),
  ].join('\n');

/** Aktionen, von denen Posts nur den Namen sagen können. */
const unsaid = (module: Module): readonly string[] => {
  const names = silentActions(module);
  return names.length === 0
    ? []
    : [
        `Kein Satz sagt, was ${listed(names.map(bold))} ${names.length === 1 ? 'tut' : 'tun'}: Zu lesen ist „führt ${bold(names[0] ?? '')} aus“ und jede Änderung. Schreib \`says:\` dazu.`,
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
    counted(sides.length, 'Seite', 'Seiten'),
    counted(boards, 'Brett', 'Bretter'),
    counted(Object.keys(prototypes).length, 'Art von Figur', 'Arten von Figuren'),
  ];
  const secrets =
    hidden > 0 ? `${counted(hidden, 'Plan sieht', 'Pläne sieht')} nur ihre Seite` : 'vor niemandem ist etwas verborgen';
  return `Es hat ${parts.join(', ')}, am Anfang ${counted(pieces, 'Figur', 'Figuren')}${inDecks === 0 ? '' : inDecks === pieces ? ', alle in Stapeln' : `, ${inDecks} davon in Stapeln`}; ${secrets}.`;
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
  if (hasNotBegun) return ['Ich konnte kein Spiel davon mit einem Spieler je Seite beginnen.', ...work].join('\n');
  const ends = ended === 0 ? 'keines kam zum Ende' : `${ended} davon kamen zu einem Ende`;
  const nothing: readonly (readonly [string, readonly string[]])[] = [
    ['Aktionen, die niemand ausführte', seen.actions],
    ['Zähler, die sich nie bewegten', seen.counters],
    ['Modifikatoren, die nie wirkten', seen.modifiers],
    ['Prototypen, die nie vorkamen', seen.prototypes],
    ...seen.cells.map(({ board, cells }) => [`Felder von ${board}, die nichts erreichen kann`, cells] as const),
    ['Wertungen, die das Spiel nicht beenden können, und sonst tut es nichts', seen.endless],
    ['Wertungen, die keines dieser Spiele beendeten', seen.idle],
  ];
  const found = nothing.flatMap(([what, names]) => (names.length > 0 ? [`- ${what}: ${some(names)}`] : []));
  return [
    `Ich habe ${counted(games, 'Spiel', 'Spiele')} davon nach Zufall gespielt, ${counted(steps, 'Schritt', 'Schritte')} insgesamt: ${ends}.`,
    ...(results ? [`- ${resultsSaid(results)}`] : []),
    ...(stuck > 0 ? [`- In ${stuck} davon konnte niemand mehr etwas tun.`] : []),
    ...(broken > 0 ? [`- ${broken} davon habe ich abgebrochen, weil ich nicht mehr Schritte spiele.`] : []),
    ...(isTimeUp ? ['- Meine Zeit war um, bevor sie zu Ende waren.'] : []),
    ...work,
    ...found,
    ...(found.length > 0 ? ['Was der Zufall auslässt, muss nicht falsch sein; sieh nach, ob es so gemeint ist.'] : []),
  ].join('\n');
};

/** `White won 2, 1 drawn; ended by: no-move 3.` */
const resultsSaid = ({ won, drawn, lost, causes }: Results): string => {
  const ends = [
    ...won.map(({ of, games }) => `${plain(of)} gewann ${games}`),
    ...(drawn > 0 ? [`${drawn} unentschieden`] : []),
    ...(lost > 0 ? [`${lost} ohne Sieger`] : []),
  ];
  const by = causes.map(({ of, games }) => `${'name' in of ? plain(of.name) : ENDED_BY[of.by]} ${games}`);
  return `${ends.join(', ')}${by.length > 0 ? `; beendet durch: ${by.join(', ')}` : ''}.`;
};

const ENDED_BY = {
  'last-turn': 'den letzten Zug',
  rules: 'eine Zeile des Moduls',
  other: 'etwas anderes',
} as const satisfies { readonly [By in Exclude<EndedBy, { readonly name: string }>['by']]: string };

/** What took too much work, and from a tenth of the limit on the dearest action. */
const workSaid = ({ tooLong, dearest }: Pick<Tryout, 'tooLong' | 'dearest'>): readonly string[] => [
  ...(tooLong
    ? [
        `- Ich habe aufgehört, weil ${whatTakes(tooLong.at)} zu lange dauern würde. Spieler können es nicht tun: Vereinfache es.`,
      ]
    : []),
  ...(dearest && dearest.share >= DEAR_SHARE
    ? [
        `- Die teuerste Aktion ist **${plain(dearest.action)}**: Sie braucht ${percent(dearest.share)} der Arbeit, die eine Aktion brauchen darf.`,
      ]
    : []),
];

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const whatTakes = (at: WorkPlace | undefined): string => {
  if (!at) return 'etwas darin';
  return at.line === undefined ? `**${plain(at.name)}**` : `Zeile ${at.line} von **${plain(at.name)}**`;
};

const some = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_UNUSED_NAMED).map((name) => plain(name));
  return names.length > MOST_UNUSED_NAMED
    ? `${shown.join(', ')} und ${names.length - MOST_UNUSED_NAMED} weitere`
    : shown.join(', ');
};

/** Why it was not played by chance. */
export const notTried = (why: Unworked): string =>
  why === 'too-costly'
    ? 'Ich habe es nach Zufall gespielt, aber das brauchte zu viel Zeit oder Speicher, also habe ich aufgehört. Mach seine Aktionen einfacher.'
    : 'Gerade konnte ich es nicht nach Zufall spielen; prüfe es dafür noch einmal.';

/** What a module gives away of what it hides (T6, C67), below what else is said; `rest`: so many lines more. */
export const reveals = (lines: readonly string[], rest: number): string =>
  [
    '\nVon dem, was verborgen ist, verrät es:',
    ...lines.map((line) => `- ${line}`),
    ...(rest > 0 ? [`- und ${rest} weitere`] : []),
  ].join('\n');
