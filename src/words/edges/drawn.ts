/** Replacements for pictures and for names. */
export const drawn = {
  /** Why a message has no picture, below its text (D42). */
  WITHOUT_PICTURE: {
    overtaken: 'drawn-overtaken',
    crowded: 'drawn-crowded',
    failed: 'drawn-failed',
  },
  /** A person in a place that can't show names: an alternative text or a caption. */
  SOMEONE: 'drawn-someone',
} as const;
