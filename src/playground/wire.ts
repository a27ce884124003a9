/** The messages between the server and its page. They are plain data for one user. */

export type MarkdownInline =
  | string
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike'; readonly of: readonly MarkdownInline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** A link to a page of the playground. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'person' | 'channel'; readonly id: string };

export type MarkdownBlock =
  | { readonly kind: 'line' | 'small' | 'quote'; readonly of: readonly MarkdownInline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly of: readonly MarkdownInline[] }
  /** `depth`: the nesting of the list item, from 0. `mark`: its marker, such as `•` or `1.`. */
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly of: readonly MarkdownInline[] }
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
  readonly place: string;
  /** The author. `bot`: an answer to a command. `person`: a user's own words. `notice`: a message of the playground. */
  readonly from:
    | { readonly kind: 'bot' }
    | { readonly kind: 'notice' }
    | { readonly kind: 'person'; readonly id: string };
  readonly at: number;
  readonly text: readonly MarkdownBlock[];
  readonly ask?: readonly MarkdownBlock[];
  /** True if only this user can view it. */
  readonly isPrivate: boolean;
  readonly isPing: boolean;
  readonly used?: { readonly person: string; readonly command: string };
  readonly picture?: WirePicture;
  readonly file?: { readonly name: string; readonly url: string };
  readonly rows: readonly (readonly WireControl[])[];
}

/** A picture in a message. `url` and the size in pixels are undefined until it is first drawn. */
export interface WirePicture {
  readonly alt: string;
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
  /** The pressable cells of its board, likeliest first; none while another picture is drawn. */
  readonly cells?: readonly WireCell[];
  /** True if a press on a cell opens the user's panel with that cell chosen. */
  readonly opens?: boolean;
}

/** A cell that can be pressed. Its outline is a list of x and y in pixels of the picture. */
export interface WireCell {
  readonly cell: string;
  readonly outline: readonly (readonly [number, number])[];
  readonly does: readonly CellPress[];
}

/** The control that a press on a cell activates, with the chosen values if the control is a list. */
export interface CellPress {
  readonly control: string;
  readonly values: readonly string[];
  readonly label: string;
  readonly list?: string;
}

/** The page's own texts, with placeholders in braces: `Close {name}'s view`. */
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
  readonly offers: readonly { readonly id: string; readonly label: string }[];
}

export interface WireGame {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly size: string;
  /** The address of a picture of the game's start. If the game has no board, that address returns no picture. */
  readonly picture?: string;
  /** True if the bot can play the other sides. */
  readonly canPlayBot: boolean;
}

/** The first screen, shown in channels and direct messages that have no messages yet. */
export interface WireFirstScreen {
  readonly games: readonly WireGame[];
  /** False while modules are still being read. */
  readonly isWhole: boolean;
  /** The number of games after all modules are read. The page reserves room for their cards. */
  readonly total: number;
  readonly isReady: boolean;
  readonly here?: string;
  readonly isSeating?: true;
  /** The user's running games. A game that the user plays alone has no place. */
  readonly mine: readonly { readonly game: string; readonly title: string; readonly place?: string }[];
}

/** An event of the live stream. `person` is the user of the page. */
export type WireEvent =
  /** Everything that the user can view. It replaces the page's present state. */
  | {
      readonly kind: 'state';
      readonly person: WirePerson;
      readonly places: readonly WirePlace[];
      readonly messages: readonly WireMessage[];
    }
  | { readonly kind: 'message'; readonly person: string; readonly message: WireMessage }
  | { readonly kind: 'people'; readonly people: readonly WirePerson[] };

/** A suggested completion: `insert` replaces the characters from `from` to `to`. */
export interface WireSuggestion {
  readonly label: string;
  readonly note: string;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The option for which to choose a file. Its name is inserted after the choice. */
  readonly file?: string;
}

export interface WireSuggestions {
  readonly hint: string;
  /** The index of the entry that Enter takes; -1 if Enter sends the line. */
  readonly meant: number;
  readonly suggestions: readonly WireSuggestion[];
}
