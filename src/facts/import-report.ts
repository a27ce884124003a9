/** The kinds of things in VASSAL modules that can't be imported. */
export const IMPORT_LOSS_KINDS = [
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

export type ImportLossKind = (typeof IMPORT_LOSS_KINDS)[number];

/** The number of losses of a kind. `names`: the first of their names. */
export interface ImportLossCount {
  readonly loss: ImportLossKind;
  readonly count: number;
  readonly names: readonly string[];
}

export interface ImportReport {
  readonly title: string;
  /** The versions of the module and of VASSAL; blank if the module doesn't contain them. */
  readonly version: string;
  readonly vassal: string;
  readonly name: string;
  readonly counts: ImportCounts;
  readonly losses: readonly ImportLossCount[];
  /** The setups, each of which is a saved game in the module. */
  readonly setups: readonly string[];
  /** The setups that players can choose when a game starts. */
  readonly chosen: readonly string[];
}

export interface ImportCounts {
  readonly sides: number;
  readonly maps: number;
  readonly boards: number;
  /** The number of slots of pieces and cards, and of the prototypes made from them. */
  readonly slots: number;
  readonly prototypes: number;
  readonly stacks: number;
  readonly decks: number;
  /** The number of pieces in the setup, including those in decks. */
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

/** The reason why an import failed. `file`: in the archive; blank for the archive itself. */
export interface ImportFault {
  readonly code: (typeof IMPORT_FAULTS)[number];
  readonly file: string;
}

export interface ImportUpload {
  readonly module: Uint8Array;
  readonly extension?: Uint8Array;
  readonly save?: { readonly name: string; readonly bytes: Uint8Array };
}

/** The files of an imported module. `files`: pictures by file name. */
export interface ImportedFiles {
  readonly report: ImportReport;
  readonly text: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}
