/** What the server and its page tell each other: plain data, made for one person. */

/** A piece of a line, read from markdown. A text stands as it is. */
export type Inline =
  | string
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike'; readonly of: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** To a page of the playground. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  /** A person or a channel, by id. */
  | { readonly kind: 'person' | 'channel'; readonly id: string };

/** A line of a message, or a block of code. */
export type Block =
  | { readonly kind: 'line' | 'small' | 'quote'; readonly of: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly of: readonly Inline[] }
  /** `depth` from 0; `mark` is what stands before it: `•`, `1.` */
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly of: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string };

export interface WireButton {
  readonly kind: 'button';
  readonly id: string;
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled: boolean;
}

export interface WireSelect {
  readonly kind: 'select';
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly description: string;
    readonly chosen?: boolean;
  }[];
  readonly min: number;
  readonly max: number;
}

export type WireControl = WireButton | WireSelect;

export interface WireMessage {
  readonly id: string;
  /** The channel, or the person's direct messages, by id. */
  readonly place: string;
  /** `bot`: what the commands say; `person`: what somebody wrote; `notice`: what the playground itself says. */
  readonly from:
    | { readonly kind: 'bot' }
    | { readonly kind: 'notice' }
    | { readonly kind: 'person'; readonly id: string };
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: readonly Block[];
  /** The question that the rows answer: below the picture. */
  readonly ask?: readonly Block[];
  /** Whether nobody else sees it. */
  readonly isPrivate: boolean;
  /** Whether it mentions the person whose page it is. */
  readonly isPing: boolean;
  /** Who asked with which command; without what was typed behind its name. */
  readonly used?: { readonly person: string; readonly command: string };
  readonly picture?: WirePicture;
  /** A file that goes along. */
  readonly file?: { readonly name: string; readonly url: string };
  readonly rows: readonly (readonly WireControl[])[];
}

/** `url` is missing while it is being drawn for the first time; with it comes its size in pixels. */
export interface WirePicture {
  readonly alt: string;
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
  /** The cells of its board that can be pressed, the likeliest first; none while another picture is being drawn. */
  readonly cells?: readonly WireCell[];
  /** Whether a press on it opens the panel of whoever presses, with what stands there chosen. */
  readonly opens?: boolean;
}

/** A cell of a board; its outline in pixels of the picture, as pairs of x and y. */
export interface WireCell {
  readonly cell: string;
  readonly outline: readonly (readonly [number, number])[];
  /** One of them is meant where there are several. */
  readonly does: readonly CellPress[];
}

/** A control that stands for a cell, and what is chosen of it where it is a list. */
export interface CellPress {
  readonly control: string;
  readonly values: readonly string[];
  readonly label: string;
  /** What the list is called. */
  readonly list?: string;
}

/** What the page says by itself, by name. Blanks to be filled stand in braces: `Close {name}'s view`. */
export type PageWords = Readonly<
  Record<
    | 'title'
    | 'what'
    | 'language'
    | 'youAre'
    | 'newcomer'
    | 'newcomerHint'
    | 'add'
    | 'panes'
    | 'noScript'
    | 'nobodyShown'
    | 'somebody'
    | 'unknownChannel'
    | 'noAnswer'
    | 'tryingAgain'
    | 'places'
    | 'log'
    | 'close'
    | 'allGames'
    | 'backToChat'
    | 'pressBoard'
    | 'notThere'
    | 'unread'
    | 'newMessages'
    | 'toNewest'
    | 'composer'
    | 'composerHint'
    | 'dropSent'
    | 'dropUnknown'
    | 'choices'
    | 'used'
    | 'app'
    | 'onlyYou'
    | 'described'
    | 'choose'
    | 'drawing'
    | 'notLoaded'
    | 'loadAgain'
    | 'boardCells'
    | 'boardWhole'
    | 'cancel'
    | 'send'
    | 'firstTitle'
    | 'firstText'
    | 'games'
    | 'playBot'
    | 'playOthers'
    | 'starting'
    | 'saved'
    | 'goOn'
    | 'goOnAt'
    | 'showBoard',
    string
  >
>;

export interface WirePerson {
  readonly id: string;
  readonly name: string;
}

export interface WirePlace {
  readonly id: string;
  readonly name: string;
  readonly kind: 'channel' | 'direct';
  /** What is offered where nothing has been said yet. */
  readonly offers: readonly { readonly id: string; readonly label: string }[];
}

/** A game that can be played, on its card. */
export interface WireGame {
  readonly name: string;
  readonly title: string;
  /** What it is about. */
  readonly line: string;
  /** For how many players and how long. */
  readonly size: string;
  /** The address of a picture of its start. It answers without one for a game that has no board. */
  readonly picture?: string;
  /** Whether the bot can take the other sides. */
  readonly canPlayBot: boolean;
}

/** What a person sees where nothing was said yet. */
export interface WireFirst {
  readonly games: readonly WireGame[];
  /** False while modules are still being read. */
  readonly isWhole: boolean;
  /** How many games there will be once all modules are read: so many cards have their place from the start. */
  readonly total: number;
  /** False until the bot can tell which games this person plays. */
  readonly isReady: boolean;
  /** The title of the game that runs in this channel. */
  readonly here?: string;
  /** True if that game has not begun. */
  readonly isSeating?: true;
  /** The running games that this person plays; those without a place are the person's alone. */
  readonly mine: readonly { readonly game: string; readonly title: string; readonly place?: string }[];
}

/** What is told live. `person` is the one whose page it is for. */
export type WireEvent =
  /** Everything that this person sees: what the page had before is replaced. */
  | {
      readonly kind: 'state';
      readonly person: WirePerson;
      readonly places: readonly WirePlace[];
      readonly messages: readonly WireMessage[];
    }
  /** A new message, or a changed one, by its id. */
  | { readonly kind: 'message'; readonly person: string; readonly message: WireMessage }
  /** Everybody who is known. */
  | { readonly kind: 'people'; readonly people: readonly WirePerson[] };

/** One thing that may be put into the line: `insert` in place of the characters `from` to `to`. */
export interface WireSuggestion {
  readonly label: string;
  readonly note: string;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The option for which a file is to be chosen; its name is put in then. */
  readonly file?: string;
}

export interface WireSuggestions {
  /** What is expected where the cursor stands. */
  readonly hint: string;
  /** Which of them Enter takes, by its place from 0; -1 where Enter sends the line. */
  readonly meant: number;
  readonly suggestions: readonly WireSuggestion[];
}
