/** Returns the longest start of a text with at most `max` UTF-16 units that splits no character. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? max - 1 : max);
}

/** Shortens a text with an ellipsis. A blank text becomes an ellipsis too. */
export function shortenText(text: string, max: number): string {
  if (text.trim() === '') return '…';
  return text.length <= max ? text : `${truncateText(text, max - 1)}…`;
}
