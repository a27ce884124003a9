/** Texts that replace pictures and names. */
export const drawn = {
  /** The reason why a message has no picture, below its text (D42). */
  WITHOUT_PICTURE: {
    overtaken: 'drawn-overtaken',
    crowded: 'drawn-crowded',
    failed: 'drawn-failed',
  },
  /** The word for a person in places that can't show names: an alternative text or a caption. */
  SOMEONE: 'drawn-someone',
} as const;
