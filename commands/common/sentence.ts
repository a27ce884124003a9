/**
 * A text for the asker: it says why the input is invalid, and what would work. The text is shown unchanged, and no code
 * depends on its content.
 */
export type RefusalSentence = string;
