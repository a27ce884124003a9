/** The parts of a VASSAL module that can't be imported. */
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

/** The number of losses of one kind, with the first names. */
export interface LossCount {
  readonly loss: Loss;
  readonly count: number;
  readonly names: readonly string[];
}

/** The imported parts of a VASSAL module, and the losses. */
export interface ImportReport {
  readonly title: string;
  /** The versions of the module and of VASSAL by the module itself, or blank. */
  readonly version: string;
  readonly vassal: string;
  /** The name for choosing it. */
  readonly name: string;
  readonly counts: ImportCounts;
  readonly losses: readonly LossCount[];
  /** The set-ups that the module offers, each saved in it. */
  readonly setups: readonly string[];
  /** The set-ups that players can choose when a game starts. */
  readonly chosen: readonly string[];
}

export interface ImportCounts {
  readonly sides: number;
  readonly maps: number;
  readonly boards: number;
  /** Slots of pieces and cards in the module, and the prototypes made from them. */
  readonly slots: number;
  readonly prototypes: number;
  readonly stacks: number;
  readonly decks: number;
  /** Pieces in the set-up, including those in decks. */
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

/** The reason why an import failed, with the file of the archive; blank for the archive itself. */
export interface ImportFault {
  readonly code: (typeof IMPORT_FAULTS)[number];
  readonly file: string;
}

/** The files of an import: a module, and optionally an extension and a saved game. */
export interface SentForImport {
  readonly module: Uint8Array;
  readonly extension?: Uint8Array;
  /** A saved game with the name of its file. */
  readonly save?: { readonly name: string; readonly bytes: Uint8Array };
}

/** The imported module: the text of its file, and its pictures by file name. */
export interface ImportedFiles {
  readonly report: ImportReport;
  readonly text: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}
