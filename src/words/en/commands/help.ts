import { bold, plain } from '../../../view/text.ts';
import { actsText, owedText } from '../acts.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/help`. */
export const definition = {
  description: 'What you can do here, by task',
  options: {
    topic: 'What about',
  },
};

/** How the channel's game stands for whoever asks for help. */
export interface HelpNow {
  readonly title: string;
  readonly phase: 'seating' | 'playing' | 'over';
  /** The sides that the asker plays, by name. */
  readonly mine: readonly string[];
  readonly isHost: boolean;
  /** Whether enough people sit there for it to begin. */
  readonly isReady: boolean;
  /** Without it the game has no turns. */
  readonly turn?: { readonly side: string; readonly isMine: boolean };
  /** What can be done in the phase of the turn, how much of that must be, and whether the turn can end. */
  readonly acts?: readonly { readonly what: string; readonly left?: number }[];
  readonly owed: number;
  readonly endsByCommand: boolean;
  readonly hasHand: boolean;
  readonly hasActions: boolean;
  readonly hasArmies: boolean;
}

/** Above the buttons of the topics. */
export const nowTitle = '**What you can do here and now**';
export const ask = 'Press what you want to know more about.';
export const now = 'What can I do now?';
export const noTopic = (typed: string): string => `There is no help about “${plain(typed, 60)}”. These are the topics:`;
export const page = (now: number, all: number): string => `Page ${now} of ${all}`;

/** Where no game is played, in a channel of a server. */
export const nowhere: readonly string[] = [
  '- No game is played here. `/game start` starts one: completion lists the games.',
  '- `/me games` lists your games, and which of them wait for you.',
  '- `/kingdom` draws a Dominion kingdom, `/roll` rolls dice. These need no game.',
];

/** In direct messages, below the list of the reader's games; `plays`: whether there are any. */
export const nowhereDirect = (plays: boolean): readonly string[] => [
  plays
    ? '- To play with others, use `/game start` in a channel of a server.'
    : '- You play no game now. `/game start` in a channel of a server starts one.',
  '- `/kingdom` draws a Dominion kingdom, `/roll` rolls dice. These need no game.',
];

/** The same where the bot is no member. */
export const nowhereForeign: readonly string[] = [
  "- I'm not a member here, so no game can be played in this place. Play on a server that has added me.",
  '- `/kingdom` draws a kingdom for Dominion, `/roll` rolls dice, `/tutorial` shows how games are played. These work here.',
];

/** What can be done now, the most useful first. */
export const nowLines = (at: HelpNow): readonly string[] => {
  const rules = `- \`/game rules\` shows the rules of ${bold(at.title)}.`;
  const log = '- `/game log` tells what has happened, `/board` shows the board.';
  switch (at.phase) {
    case 'seating':
      return [...seatingLines(at), rules];
    case 'over':
      return [`- ${bold(at.title)} is over. \`/game start\` starts another game.`, log];
    default:
      return at.mine.length === 0
        ? [`- You watch ${bold(at.title)}. \`/game join\` takes a side, where one is free.`, log, rules]
        : [...(at.turn && !at.turn.isMine ? waitingLines(at, at.turn.side) : turnLines(at)), log, rules];
  }
};

const seatingLines = ({ title, mine, isHost, isReady }: HelpNow): readonly string[] => [
  mine.length > 0
    ? `- You play ${listed(mine.map(bold))} in ${bold(title)}, which has not begun.`
    : `- ${bold(title)} has not begun. Press a side below its seats, or \`/game join\`.`,
  ...(isReady
    ? [isHost ? '- **Begin** below the seats begins it.' : '- Its host begins it.']
    : ['- It can begin when each side that it needs is taken. **Try alone** lets one person play all sides.']),
];

const waitingLines = ({ hasHand }: HelpNow, side: string): readonly string[] => [
  `- Waiting for ${bold(side)}.`,
  ...(hasHand ? ['- `/hand show` shows your hand, to you alone.'] : []),
];

const turnLines = (at: HelpNow): readonly string[] => [
  at.turn
    ? `- Press **Play**: it's your turn as ${bold(at.turn.side)}.`
    : '- Press **Play** when you like: this game has no turns.',
  ...(at.acts && at.acts.length > 0
    ? [
        at.owed > 0
          ? `- You must ${owedText(
              at.acts.map(({ what }) => what),
              at.owed,
            )}.`
          : `- You can ${actsText(at.acts)}.`,
      ]
    : []),
  '- `/move` moves a piece: completion offers yours, and where they can go.',
  ...(at.hasActions ? ['- `/act` does what this game lets you do beside moving.'] : []),
  ...(at.hasArmies ? ['- `/army form` makes an army of units in one cell, `/move` moves it.'] : []),
  ...(at.hasHand ? ['- `/hand show` shows your hand, and plays cards from it.'] : []),
  ...(at.turn && at.owed === 0 && at.endsByCommand ? ['- `/turn end` ends your turn.'] : []),
  '- `/game undo` takes your last step back.',
];

/** What one can do, by task; every command named here exists. The names of topics are the same in every language. */
export const topics = {
  start: {
    title: 'Start a game',
    lines: [
      '`/tutorial` teaches you to play here, in five minutes, by pressing.',
      '`/game start` starts a game in this channel and shows the seats: press your side, then **Begin**.',
      '`/game join` takes a side later on, or lets you watch; `/game leave` gives your seat up.',
      '**Try alone** under the seats lets one person play all sides; under a game that was chosen from the list it needs no channel, and the bot can play against you.',
      '`/game transfer` offers your side to somebody; `/game unseat` frees the seat of somebody who does not come any more, for the host.',
      '`/game settings turn:` gives the game a clock, if all agree; who waits chooses by `/game timeout` once time is up.',
      '`/game join` can take the seat of a game master too, who sees and may do everything.',
      '`/game stop` ends the game, after a question.',
      '`/game export` gives you the game as a file, `/game import` goes on with one, in any channel.',
    ],
  },
  play: {
    title: 'Your turn',
    lines: [
      '`/play` shows you alone what you can do now, to be played by pressing; **As text** has the same in words, with what is typed for it.',
      '`/move` moves a piece: type its cell or name, then where it goes. Completion offers what is possible.',
      '`/act` does what a game lets you do beside moving: completion offers what you can do now, and what it costs.',
      '`/move` with `capture:` takes pieces in the same move, where the game allows it.',
      '`/game resign` gives the game up, `/game draw` offers a draw or agrees to one.',
      '`/turn show` says whose turn it is, `/turn end` ends yours where the game has no other end of a turn, `/turn next` goes on to its next phase, `/turn pass` passes where one may. `/turn tell` tells the others of it before it ends.',
      '`/piece delete` takes a piece off the table.',
      '`/roll` rolls dice, such as 2d6+1; `/roll private:` shows them to you and the game master alone.',
      '`/game verify` checks all shuffles and rolls of a game that is over.',
    ],
  },
  armies: {
    title: 'Armies',
    lines: [
      '`/army form` makes an army of your units in one cell; `/army show` lists them, lets you choose some, see where they can go, and move them.',
      '`/move piece:` takes an army too, `units:` some of it: `1,3`, `1-3`, `2 pikemen`, `all but 2`; `via:` says which way.',
      '`/army join` and `/army split` put units in and out, `/army rename` names an army, `/army disband` lets all go, `/army list` lists them.',
      '`/army engage` leads an army into battle with the enemy beside it, where the game has a map of battles; `/army return` ends it.',
    ],
  },
  look: {
    title: 'See the game',
    lines: [
      '`/board` shows the board as you may see it, `/board around:` a part of it. **Show everyone** posts it.',
      '`/board step:` shows it as it stood after an earlier step, with bookmarks; `/game replay` shows the last turn or all as a moving picture.',
      '`/piece list` lists the pieces, `/piece show` one of them.',
      '`/game rules` shows the rules of the game, or of one that you might start.',
      '`/game status` says how the game stands, `/game seats` who plays what.',
      '`/game log` tells what has happened, step by step.',
    ],
  },
  cards: {
    title: 'Cards',
    lines: [
      '`/hand show` shows your hand, to you alone; choose a card under it, or `/hand play`, `/hand give` and `/hand discard` it.',
      '`/deck draw` takes cards into your hand, `/deck deal` gives each hand some, `/deck list` says how much is where.',
      '`/deck peek` looks at the top of a deck, `/deck return` puts cards back, `/deck shuffle` shuffles, with `discards:` the discard pile too.',
      '`/piece hide` turns a piece face down, `/piece reveal` shows it, to everyone or to one person; `/piece peek` looks at one.',
    ],
  },
  change: {
    title: 'Edit pieces',
    lines: [
      '`/piece add` puts a new piece on the table, `/piece clone` copies one, `/piece replace` puts another kind in its place.',
      '`/piece set` sets a property of a piece, `/piece flip` turns it over, `/piece rotate` around, `/piece order` moves it in its stack.',
      '`/piece send` puts a piece anywhere, whatever the rules of moving say.',
      '`/piece give` hands a piece over to another side, where it stands and as it is.',
      'Most of this is for the host, and only in a game that hides nothing.',
    ],
  },
  modifiers: {
    title: 'Modifiers',
    lines: [
      '`/modifier list` shows what bends the rules and the values, in the order in which it applies.',
      '`/modifier explain` shows how a value comes about, step by step.',
      '`/modifier add` puts one into play, `/modifier remove` takes it away; `/modifier order` says which of two applies first where they tie.',
    ],
  },
  modules: {
    title: 'Your own games',
    lines: [
      '`/module list` shows the games that can be started here; `/game start` with `file:` starts one from your own file.',
      '`/module template` gives you a small game to begin with, `/module schema` what your editor needs to help you.',
      '`/module check` tells all that is wrong with a file, line by line; `/module add` keeps the game for this server, `/module remove` removes it.',
      '`/module import` makes a game of a module of VASSAL’s, where who runs me has turned that on: you need the right to use it.',
      '`/module show` shows its author what a module is made of, in its own words.',
      '`/game reload` puts a mended file under a game that runs, after a question. Reloading the former file takes that back.',
    ],
  },
  kingdoms: {
    title: 'Dominion',
    lines: [
      '`/kingdom` draws a Dominion kingdom at once; below it you can draw again, replace one pile, lock some, copy the names.',
      '`/kingdom require:` says what must be in it, and after a slash what must not: `Moat, 3 Attack, 1 Village / Curser`.',
      '`/kingdom code:` shows a kingdom again from its code, `/kingdom again:` draws for one of the last requests here.',
      '**Replace by a wish** asks what shall come instead of a pile or landscape: `another village`, `any at 5`, `no attack`, a card.',
      '**Played** below a kingdom notes that it was played here, and who won; `/kingdom fresh:` keeps its cards out, `/kingdom unseen:` prefers what was not seen for long, `/house played` lists all.',
      '`/house boxes` says which boxes you have, `/house ban` keeps cards out, `/house unban` lets them in, `/house printing` chooses which texts of the cards you play, `/house show` shows it all.',
    ],
  },
  counters: {
    title: 'Counters',
    lines: [
      '`/counter show` shows the counters that you may see, `/counter list` what each of them counts.',
      '`/counter define` counts something more on a map, a board, a zone, a hand or a deck; `/counter remove` removes that again.',
      '`/counter refresh`, for whoever plays, counts everything from scratch: it says what was wrong, if anything was.',
      '`/deck show` sums up a pile that lies open.',
    ],
  },
  scores: {
    title: 'Scores',
    lines: [
      '`/score show` shows the scores and how far everybody is from winning, as you may know it.',
      '`/score add` adds points by hand, as far as the game lets you; `/score claim` shows the objectives that can be claimed, and claims one.',
      '`/score rounds` shows the scores round by round, as a table and a picture, and where points came from.',
      '`/score define` adds scorekeepers to a game that runs, or changes them; `/score book` lists the games that were finished here.',
      'At `/game stop` the host is asked: rank the sides by the scores that rank them, or abandon the game.',
    ],
  },
  you: {
    title: 'Your settings',
    lines: [
      '`/me games` lists your games, those that wait for you first.',
      '`/me settings` shows how I reach you: by direct message, with a reminder when your turn waits, in which hours not at all.',
      '`/me data` brings all that I keep about you, `/me forget` removes it.',
      '`/me interested` has a post name you where somebody opens seats of a game here, at most once a day.',
      '`/me settings away:` tells those who wait for you, `dms:` turns direct messages off or on.',
      '`/about` says who runs this bot, and what it stores of you.',
      '`/game settings` says after which time who is waited for is reminded; with `reminder:` the host sets it.',
      '`/server settings` shows where games may run in this server, who starts them and brings files; who manages it sets that, and can have a game go on (`/server unstick`) or give it another host (`/server host`).',
      '`/game settings language:` has the host choose in which language everyone is told here; what only you read is in your own.',
      'Most commands take `game:` for one of your games that is played elsewhere; in direct messages you need it only to choose among several.',
    ],
  },
  undo: {
    title: 'Take back moves',
    lines: [
      '`/game undo` takes back your last step, `/game undo steps:` several. When others have acted since they are asked.',
      'Where somebody saw something new by it, a card for instance, the others are asked, or the deck is shuffled, or it is not taken back at all: each game says which.',
      '`/game redo` does again what was taken back, as long as nothing else was played and nobody saw anything by it.',
    ],
  },
};
