/** What Discord lists of the option of every command that speaks of a game. */
export const game: string = 'Welches deiner Spiele; sonst das von hier';
