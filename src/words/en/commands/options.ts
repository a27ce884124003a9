const PICTURE = 'A picture under a board, as the module names it, PNG or JPEG';

/** Options that several commands have. */
export const pictureOptions = { picture: PICTURE, picture2: PICTURE, picture3: PICTURE, picture4: PICTURE };
export const reveals: string = 'What is hidden and may be told by it, such as Red Hand, Pile';
/** Of every command that speaks of a game. */
export const game: string = 'Which of your games; else the one of this place';
