/** What Discord lists of options that several commands have. */

const PICTURE = 'Ein Bild, das das Modul nennt: PNG, JPEG, WebP, GIF oder SVG';

export const pictureOptions = { picture: PICTURE, picture2: PICTURE, picture3: PICTURE, picture4: PICTURE };
export const reveals: string = 'Was verborgen ist und dadurch verraten werden darf, etwa Red Hand, Pile';
export const author: string = 'In den Worten des Moduls, für seinen Autor';
