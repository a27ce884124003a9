/** What Discord lists of options that several commands have. */

const PICTURE = 'Ein Bild, das das Modul nennt: PNG, JPEG, WebP, GIF oder SVG';

export const pictureOptions = { picture: PICTURE, picture2: PICTURE, picture3: PICTURE, picture4: PICTURE };
