import { type Format, spoken } from '../base/messages.ts';

/** Texts without placeholders. */
const TEXTS = {
  title: 'page-title',
  what: 'page-what',
  language: 'page-language',
  youAre: 'page-you-are',
  newcomer: 'page-newcomer',
  newcomerHint: 'page-newcomer-hint',
  add: 'page-add',
  panes: 'page-panes',
  noScript: 'page-no-script',
  nobodyShown: 'page-nobody-shown',
  somebody: 'page-somebody',
  unknownChannel: 'page-unknown-channel',
  noAnswer: 'page-no-answer',
  tryingAgain: 'page-trying-again',
  places: 'page-places',
  allGames: 'page-all-games',
  backToChat: 'page-back-to-chat',
  pressBoard: 'page-press-board',
  notThere: 'page-not-there',
  unread: 'page-unread',
  newMessages: 'page-new-messages',
  toNewest: 'page-to-newest',
  dropSent: 'page-drop-sent',
  dropUnknown: 'page-drop-unknown',
  choices: 'page-choices',
  app: 'page-app',
  onlyYou: 'page-only-you',
  choose: 'page-choose',
  drawing: 'page-drawing',
  notLoaded: 'page-not-loaded',
  loadAgain: 'page-load-again',
  boardCells: 'page-board-cells',
  boardWhole: 'page-board-whole',
  cancel: 'page-cancel',
  send: 'page-send',
  firstTitle: 'page-first-title',
  firstText: 'page-first-text',
  games: 'page-games',
  playBot: 'page-play-bot',
  playOthers: 'page-play-others',
  starting: 'page-starting',
  saved: 'page-saved',
} as const;

/** Placeholders that the page itself fills in. */
const NAME = '{name}';
const PLACE = '{place}';
const TITLE = '{title}';
const LABEL = '{label}';
const DESCRIPTION = '{description}';

/** The texts of the playground's page. */
export const page = {
  texts: (format: Format) => ({
    ...spoken(format, TEXTS),
    log: format('page-log', { place: PLACE, name: NAME }),
    close: format('page-close', { name: NAME }),
    composer: format('page-composer', { name: NAME }),
    composerHint: format('page-composer-hint', { place: PLACE }),
    used: format('page-used', { name: NAME, command: '{command}' }),
    described: format('page-described', { label: LABEL, description: DESCRIPTION }),
    goOn: format('page-go-on', { title: TITLE }),
    goOnAt: format('page-go-on-at', { title: TITLE, place: PLACE }),
    showBoard: format('page-show-board', { title: TITLE }),
  }),
} as const;
