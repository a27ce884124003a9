/** Why a message stands without its picture, below its text (D42). */
export const WITHOUT_PICTURE = {
  overtaken: 'A newer picture took the place of this one.',
  crowded: 'There was too much to draw just now, so this comes without its picture.',
  failed: 'The picture could not be drawn.',
} as const;

/** A person where no name can be shown: in an alternative text or a caption. */
export const SOMEONE = 'a player';
