/** What of a VASSAL module does not come over. */
export const LOSSES = [
  'unreadable-slot',
  'missing-prototype',
  'trigger',
  'global-command',
  'computed-property',
  'outer-property',
  'hidden-command',
  'action',
  'unlisted-command',
  'many-actions',
  'own-trait',
  'own-class',
  'looks',
  'text-sheet',
  'label-format',
  'cargo',
  'further-layer',
  'layer-follows',
  'many-layers',
  'property-name',
  'several-owners',
  'hidden-by-other',
  'shared-window',
  'open-window',
  'window-without-side',
  'many-sides',
  'other-board',
  'board-asked',
  'turned-board',
  'board-not-in-use',
  'many-spots',
  'cell-names',
  'missing-picture',
  'bad-picture',
  'many-decks',
  'many-stacks',
  'deck-rule',
  'dice',
  'turn-tracker',
  'automation',
  'machinery',
  'extension',
  'saved-map',
  'saved-deck',
  'saved-piece',
  'saved-version',
  'unseen-of-nobody',
  'lost-setup',
  'other-setup',
] as const;

export type Loss = (typeof LOSSES)[number];

/** How often something was lost, and the first names of it. */
export interface LossCount {
  readonly loss: Loss;
  readonly count: number;
  readonly names: readonly string[];
}

/** What came over of a VASSAL module, and what did not. */
export interface ImportReport {
  readonly title: string;
  /** The module's version and that of VASSAL, as it says; blank where it does not. */
  readonly version: string;
  readonly vassal: string;
  /** Under which it is chosen. */
  readonly name: string;
  readonly counts: ImportCounts;
  readonly losses: readonly LossCount[];
  /** The set-ups that the module offers, each a save in it. */
  readonly setups: readonly string[];
  /** Those of them among which one chooses when a game starts. */
  readonly chosen: readonly string[];
}

/** How much came over. */
export interface ImportCounts {
  readonly sides: number;
  readonly maps: number;
  readonly boards: number;
  /** Slots of pieces and cards that the module has, and prototypes that they became. */
  readonly slots: number;
  readonly prototypes: number;
  readonly stacks: number;
  readonly decks: number;
  /** Pieces that are set up, in decks too. */
  readonly pieces: number;
  readonly actions: number;
  readonly pictures: number;
}

export const IMPORT_FAULTS = [
  'not-there',
  'broken',
  'path',
  'link',
  'encrypted',
  'method',
  'too-many',
  'too-large',
  'too-deep',
  'doctype',
  'no-build-file',
  'no-module',
  'no-setup',
  'too-costly',
  'waiting',
  'busy',
] as const;

/** Why there is nothing to import, and of which file of the archive; blank where it is the archive itself. */
export interface ImportFault {
  readonly code: (typeof IMPORT_FAULTS)[number];
  readonly file: string;
}

/** What somebody sent to be imported: a module, and what may stand beside it. */
export interface SentForImport {
  readonly module: Uint8Array;
  readonly extension?: Uint8Array;
  /** A saved game, under the name that its file has. */
  readonly save?: { readonly name: string; readonly bytes: Uint8Array };
}

/** A module of ours that was made of it: its file's text, and its pictures by the names of their files. */
export interface ImportedFiles {
  readonly report: ImportReport;
  readonly text: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}
