/**
 * What the asker reads instead of what was asked for: why it means nothing, and what would work. It is shown as it is;
 * nothing is decided by what stands in it.
 */
export type Sentence = string;
