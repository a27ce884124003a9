import { decksText, deckText } from '../features/cards/say/cards.ts';
import * as deck from '../features/cards/say/deck-command.ts';
import * as hand from '../features/cards/say/hand.ts';
import * as handCommand from '../features/cards/say/hand-command.ts';
import { choiceLabels, clockLine, clockRule } from '../features/clock/say/clock.ts';
import * as counter from '../features/counters/say/command.ts';
import { countersText, counterText, definitionsText, totalsLine } from '../features/counters/say/counters.ts';
import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as options from './base/options.ts';
import * as properties from './base/properties.ts';
import * as about from './commands/about.ts';
import * as alone from './commands/alone.ts';
import * as army from './commands/army.ts';
import * as boardCommand from './commands/board.ts';
import { buttons } from './commands/buttons.ts';
import { files } from './commands/files.ts';
import { game } from './commands/game.ts';
import { gameFiles } from './commands/game-files.ts';
import { gameSeats } from './commands/game-seats.ts';
import { help } from './commands/help.ts';
import * as house from './commands/house.ts';
import { me } from './commands/me.ts';
import * as modifier from './commands/modifier.ts';
import * as module from './commands/module.ts';
import * as moduleParts from './commands/module-parts.ts';
import * as moduleTemplate from './commands/module-template.ts';
import * as move from './commands/move.ts';
import * as piece from './commands/piece.ts';
import { places } from './commands/places.ts';
import { replay } from './commands/replay.ts';
import * as roll from './commands/roll.ts';
import * as score from './commands/score.ts';
import { server } from './commands/server.ts';
import * as turn from './commands/turn.ts';
import * as tutorial from './commands/tutorial.ts';
import { unknown } from './commands/unknown.ts';
import { begins, boardAlt, boardText, legend, parts } from './common/board.ts';
import * as lists from './common/lists.ts';
import * as now from './common/now.ts';
import * as origin from './common/origin.ts';
import * as posts from './common/posts.ts';
import * as recap from './common/recap.ts';
import * as rulebook from './common/rulebook.ts';
import { table } from './common/table.ts';
import { tips } from './common/tips.ts';
import { changesOf, deedOf, followingOf, linesOf, sentencesOf } from './deed.ts';
import { discord } from './edges/discord.ts';
import { drawn } from './edges/drawn.ts';
import { matches } from './edges/matches.ts';
import { page } from './edges/page.ts';
import { badPictureText, pictureFaultText } from './edges/pictures.ts';
import { playground } from './edges/playground.ts';
import * as shelf from './edges/shelf.ts';
import { upkeep } from './edges/upkeep.ts';
import * as vassal from './edges/vassal.ts';
import { verify } from './edges/verify.ts';
import { kingdomCommands, kingdomWords } from './kingdom/index.ts';
import { moduleWords } from './module/index.ts';
import * as act from './play/act.ts';
import * as hint from './play/hint.ts';
import * as play from './play/panel.ts';
import { refusalText } from './refusals.ts';
import { chanceText, typedShare } from './systems/chance.ts';
import { diceFaultText, rollPhrase } from './systems/dice.ts';
import { explanationText, modifiersText } from './systems/modifiers.ts';
import { lateText } from './systems/questions.ts';
import { questionText } from './systems/requests.ts';
import { finalText, resultText } from './systems/results.ts';
import { progressText } from './systems/scores.ts';
import { armyLine, closedText, unitLine, unitList } from './systems/units.ts';

const spokenWords = (format: Format) => ({
  ...kingdomWords(format),
  ...moduleWords(format),
  board: {
    ...spoken(format, { begins, boardAlt, boardText, parts }),
    get legend() {
      return legend(format);
    },
  },
  ...spoken(format, {
    armies: { armyLine, closedText, unitLine, unitList },
    cards: { decksText, deckText },
    deed: { changesOf, deedOf, followingOf, linesOf, sentencesOf },
    modifiers: { explanationText, modifiersText },
    refusals: { refusalText },
    scores: { finalText, progressText, resultText },
    counters: { countersText, counterText, definitionsText, totalsLine },
    chance: { chanceText, typedShare },
    clock: { choiceLabels, clockLine, clockRule },
    dice: { diceFaultText, rollPhrase },
    requests: { questionText },
    discord,
    drawn,
    matches,
    page,
    playground,
    hand,
    now,
    origin,
    lists,
    posts,
    questions: { lateText },
    recap,
    rulebook: {
      aboutLines: rulebook.aboutLines,
      firstSentence: rulebook.firstSentence,
      noVariant: rulebook.noVariant,
      pageOf: rulebook.pageOf,
      rulePages: rulebook.rulePages,
      sizeText: rulebook.sizeText,
    },
    pictures: { badPictureText, pictureFaultText },
    properties: {
      propertyIn: properties.propertyIn,
      propertyLabels: properties.propertyLabels,
      propertyNamed: properties.propertyNamed,
    },
    upkeep,
    verify,
    shelf,
    vassal,
  }),
});

const spokenCommands = (format: Format) => ({
  ...kingdomCommands(format),
  ...spoken(format, {
    buttons,
    durations,
    files,
    game,
    gameFiles,
    gameSeats,
    help,
    me,
    options: { game: options.game },
    places,
    replay,
    server,
    unknown,
    about,
    act,
    alone,
    army,
    board: boardCommand,
    counter,
    deck,
    hand: handCommand,
    hint,
    house,
    modifier,
    module,
    moduleParts,
    moduleTemplate,
    move,
    piece,
    play,
    roll,
    score,
    table,
    tips,
    turn,
    tutorial,
  }),
});

/** All words in one language, grouped by topic. */
export const wordsOf = (format: Format) => ({
  /** The code by which Discord and browsers know the language. */
  locale: format.locale,
  /** The name that its speakers use for the language. */
  ...spoken(format, { ownName: 'language-own-name' }),
  ...spokenWords(format),
  commands: spokenCommands(format),
});
