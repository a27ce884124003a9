/** What Discord lists of options that several commands have. */

const PICTURE = 'A picture that the module names: PNG, JPEG, WebP, GIF or SVG';

export const pictureOptions = { picture: PICTURE, picture2: PICTURE, picture3: PICTURE, picture4: PICTURE };
