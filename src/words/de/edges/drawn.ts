/** Why a message stands without its picture, below its text (D42). */
export const WITHOUT_PICTURE = {
  overtaken: 'Ein neueres Bild ist an die Stelle von diesem getreten.',
  crowded: 'Gerade war zu viel zu zeichnen, darum kommt dies ohne sein Bild.',
  failed: 'Das Bild konnte nicht gezeichnet werden.',
} as const;

/** A person where no name can be shown: in an alternative text or a caption. */
export const SOMEONE = 'jemand';
