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
  alt: 1024,
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

/** The longest beginning of at most `max` units that ends between characters. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? max - 1 : max);
}

/** The text itself, or its beginning and an ellipsis; an ellipsis alone where there is nothing to read. */
export function shortened(text: string, max: number): string {
  if (text.trim() === '') return '…';
  return text.length <= max ? text : `${beginning(text, max - 1)}…`;
}
