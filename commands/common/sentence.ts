/**
 * A text for the asker about why the input means nothing, and what would work. It is shown unchanged, and its content
 * decides nothing.
 */
export type Sentence = string;
