import type { Picture } from '../../draw/index.ts';
import type { ContainerId, GameId, PersonId, Place } from '../../table/ids/index.ts';

/**
 * Discord's limits on what a message and a list of choices may hold (T13). Lengths in UTF-16 units, which never counts
 * less than Discord.
 */
export const LIMITS = {
  text: 4000,
  /** Of a message, nested ones counted: a row of three buttons is four. */
  components: 40,
  buttons: 5,
  options: 25,
  label: 80,
  placeholder: 150,
  customId: 100,
  optionText: 100,
  alt: 300,
  mentions: 100,
  choices: 25,
  choice: 100,
  title: 45,
  fields: 5,
  fieldLabel: 45,
  hint: 100,
  fieldText: 4000,
  fileBytes: 8 * 1024 * 1024,
  fileName: 60,
} as const;

/** A picture that is drawn when it is needed, off the path of the answer. */
export interface Drawing {
  /** One drawing per key at a time, the newest wins: game and viewer. */
  readonly key: string;
  /** The file's name, which tells nothing but what it is. */
  readonly name: string;
  /**
   * What changed and what the picture shows, in few words, for those who cannot see it; read once the picture is made.
   */
  readonly alt: string;
  /** All that it shows in words, in the place of the picture; where it is left out, the message says it already. */
  readonly text?: string;
  /** What a message without its picture says below its text; where it is left out, the message says it already. */
  readonly instead?: string;
  /**
   * What is drawn, as plain data that can be sent to another thread, made from the viewer's view at the moment of the
   * call.
   */
  readonly picture: () => Picture | Promise<Picture>;
  /** The board that it shows as it is now: where pictures can be pressed, its cells are what stands for them. */
  readonly board?: { readonly game: GameId; readonly id: ContainerId };
  /** The pictures of one that moves, in their order, each made when its turn comes; two at least. */
  readonly frames?: readonly (() => Promise<Picture>)[];
}

/**
 * What became of a drawing: a PNG or JPEG file, of one that moves a GIF; `overtaken`, when a newer one of the same key took its place; `crowded`, when
 * too many others waited; undefined, when it could not be drawn.
 */
export type DrawnPicture = Uint8Array | 'overtaken' | 'crowded' | undefined;

/** What a drawn picture is, by how its file begins. */
export const pictureType = (file: Uint8Array): 'image/png' | 'image/jpeg' | 'image/gif' =>
  file[0] === 0xff ? 'image/jpeg' : file[0] === 0x47 ? 'image/gif' : 'image/png';

/** What stands behind the full stop in the name of such a file. */
export const PICTURE_ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' } as const;

/** The cell of a board for which a control stands; none where it stands for something else. */
export type ControlPlace = Pick<Place, 'in' | 'cell'>;

export interface Button {
  readonly kind: 'button';
  /** At most 100 characters; the first part, up to `:`, is the command that hears the press. */
  readonly id: string;
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  readonly at?: ControlPlace;
}

export interface Select {
  readonly kind: 'select';
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
    readonly chosen?: boolean;
    readonly at?: ControlPlace;
  }[];
  readonly min?: number;
  readonly max?: number;
}

export type Control = Button | Select;

/** The text of a file; of one that may be large its bytes (UTF-8), part by part as it was made. */
export type FileText = string | readonly Uint8Array[];

/** The bytes of a file's text, in one piece. */
export const bytesOf = (text: FileText): Uint8Array => {
  if (typeof text === 'string') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of text) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
};

/** What one person or one channel is shown, made from that reader's view. */
export interface Message {
  /** Markdown in which names and texts from users are already harmless (T14). */
  readonly text: string;
  /** The question that the rows answer, in the same Markdown: below the picture, right above the rows. */
  readonly ask?: string;
  readonly drawing?: Drawing;
  /**
   * A file that goes along, made from the reader's view as everything else is. Its name tells nothing but what it is.
   */
  readonly file?: { readonly name: string; readonly text: FileText };
  /** Rows of at most 5 buttons or 1 select: together with text, picture and file 40 components, each row one. */
  readonly rows?: readonly (readonly Control[])[];
  /** The only people whom the message may ping. */
  readonly mentions?: readonly PersonId[];
  /** Those of them for whom nothing waits: they are not pinged where they want that for their turns alone (D23). */
  readonly news?: readonly PersonId[];
}

/** A line that is typed into a form. */
export interface Field {
  /** Under which its text comes back. */
  readonly name: string;
  /** At most 45 characters. */
  readonly label: string;
  /** Shown while nothing stands there; at most 100 characters. */
  readonly hint?: string;
  readonly value?: string;
  readonly required: boolean;
  /** The longest text that it takes, in characters. */
  readonly max: number;
}

/** What opens before somebody who pressed, to be filled in or closed; nobody else sees it. */
export interface Form {
  /** As a control's: at most 100 characters, the first part is the command that hears what was filled in. */
  readonly id: string;
  /** At most 45 characters. */
  readonly title: string;
  /** 1 to 5. */
  readonly fields: readonly Field[];
}

/** A control's id: the command that hears it, what was pressed, and with what. */
export const controlId = (command: string, verb: string, ...args: readonly string[]): string =>
  [command, verb, ...args].join(':');

/** Returns buttons in full rows, the last one with the rest. */
export const rowsOf = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  Array.from({ length: Math.ceil(buttons.length / LIMITS.buttons) }, (_, row) =>
    buttons.slice(row * LIMITS.buttons, (row + 1) * LIMITS.buttons),
  );
