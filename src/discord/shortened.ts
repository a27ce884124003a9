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
