/** What Discord lists of the option of every command that speaks of a game. */
export const game: string = 'Which of your games; else the one of this place';
