/** What Discord lists of options that several commands have. */

const PICTURE = 'A picture that the module names: PNG, JPEG, WebP, GIF or SVG';

export const pictureOptions = { picture: PICTURE, picture2: PICTURE, picture3: PICTURE, picture4: PICTURE };
export const reveals: string = 'What is hidden and may be told by it, such as Red Hand, Pile';
export const author: string = 'In the words of the module, for its author';
