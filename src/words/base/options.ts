/** The options that several commands have. */
export const pictureOptions = {
  picture: 'option-picture',
  picture2: 'option-picture',
  picture3: 'option-picture',
  picture4: 'option-picture',
} as const;

export const reveals = 'option-reveals';
export const author = 'option-author';
export const overrule = 'option-overrule';
