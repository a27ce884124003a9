/** The options that several commands have. */
export const pictureOptions = {
  picture: 'option-picture',
  picture2: 'option-picture',
  picture3: 'option-picture',
  picture4: 'option-picture',
} as const;

/** The option of every command about a game. */
export const game = 'option-game';
export const reveals = 'option-reveals';
export const author = 'option-author';
export const overrule = 'option-overrule';
