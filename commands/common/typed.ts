/** What was typed with commas between; none without a text. */
export const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
