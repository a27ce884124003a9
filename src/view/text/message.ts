import type { Picture } from '../../draw/index.ts';
import type { ContainerId, GameId, PersonId, Place } from '../../table/ids/index.ts';

/**
 * Discord's limits for messages and lists of choices (T13). Lengths are in UTF-16 units, which is never less than
 * Discord counts.
 */
export const DISCORD_LIMITS = {
  text: 4000,
  /** For a whole message, including nested ones: a row of three buttons counts as four. */
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

/** A picture that is drawn after the message is sent, so that it doesn't delay the answer. */
export interface Drawing {
  /** The game and viewer. Only one drawing per key runs at a time, and the newest replaces older ones. */
  readonly key: string;
  /** The file's name; it reveals nothing but the kind of picture. */
  readonly name: string;
  /**
   * The last change and the picture in a few words, for readers who can't see it. It is read after the picture is made.
   */
  readonly alt: string;
  /** The whole picture in words, to use instead of it. Undefined if the message says it already. */
  readonly text?: string;
  /** The text to add below a message without its picture. Undefined if the message says it already. */
  readonly instead?: string;
  /**
   * Returns the picture as plain data that can be sent to another thread, from the viewer's view at the time of the
   * call.
   */
  readonly picture: () => Picture | Promise<Picture>;
  /** The current board that it shows. If pictures can be pressed, its cells are the controls. */
  readonly board?: { readonly game: GameId; readonly id: ContainerId };
  /** The pictures of an animation in their order, at least two. Each is made when it is needed. */
  readonly frames?: readonly (() => Promise<Picture>)[];
}

/**
 * The result of a drawing: a PNG or JPEG file, or a GIF if it is animated. `overtaken`: a newer one of the same key
 * replaced it. `crowded`: too many others were waiting. Undefined: it could not be drawn.
 */
export type DrawnPicture = Uint8Array | 'overtaken' | 'crowded' | undefined;

export const detectPictureMimeType = (file: Uint8Array): 'image/png' | 'image/jpeg' | 'image/gif' =>
  file[0] === 0xff ? 'image/jpeg' : file[0] === 0x47 ? 'image/gif' : 'image/png';

export const PICTURE_FILE_EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' } as const;

export type ControlPlace = Pick<Place, 'in' | 'cell'>;

export interface Button {
  readonly kind: 'button';
  /** At most 100 characters; the part before the first `:` is the command that handles the press. */
  readonly id: string;
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
  readonly at?: ControlPlace;
}

export interface SelectMenu {
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

export type Control = Button | SelectMenu;

/** A file's text; for large files its bytes (UTF-8), in the parts in which it was made. */
export type FileText = string | readonly Uint8Array[];

export const encodeFileText = (text: FileText): Uint8Array => {
  if (typeof text === 'string') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of text) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
};

/** A message for one person or one channel, made from that reader's view. */
export interface Message {
  /** Markdown; names and texts from users are already escaped (T14). */
  readonly text: string;
  /** The question that the rows answer, in the same Markdown. It is below the picture, right above the rows. */
  readonly ask?: string;
  readonly drawing?: Drawing;
  /** An attached file, made from the reader's view like everything else. Its name reveals nothing but its kind. */
  readonly file?: { readonly name: string; readonly text: FileText };
  /** Rows of at most 5 buttons or 1 select. Each row counts toward the 40 components of a message. */
  readonly rows?: readonly (readonly Control[])[];
  /** The only people whom the message may ping. */
  readonly mentions?: readonly PersonId[];
  /** Mentioned people who don't need to act. They aren't pinged if they want pings only for their turns (D23). */
  readonly news?: readonly PersonId[];
}

export interface Field {
  readonly name: string;
  /** The field's label, at most 45 characters. */
  readonly label: string;
  /** Shown while the field is empty; at most 100 characters. */
  readonly hint?: string;
  readonly value?: string;
  readonly required: boolean;
  /** The maximum length, in characters. */
  readonly max: number;
}

/** A form that opens for the player who pressed a control; no other player sees it. */
export interface Form {
  /** Like a control's: at most 100 characters, and the first part is the command that handles the form. */
  readonly id: string;
  /** The form's title, at most 45 characters. */
  readonly title: string;
  /** The fields, from 1 to 5. */
  readonly fields: readonly Field[];
}

export const controlId = (command: string, verb: string, ...args: readonly string[]): string =>
  [command, verb, ...args].join(':');

export const arrangeButtonsInRows = (buttons: readonly Button[]): readonly (readonly Button[])[] =>
  Array.from({ length: Math.ceil(buttons.length / DISCORD_LIMITS.buttons) }, (_, row) =>
    buttons.slice(row * DISCORD_LIMITS.buttons, (row + 1) * DISCORD_LIMITS.buttons),
  );
