/** The page of a kingdom, to be printed (K29). */

export const none = 'No such kingdom';
export const address = 'The address ends with the code of a kingdom, as it stands beside “Kingdom” in the answer.';
export const tooNew = 'This kingdom has a card that is newer than I am.';
export const failed = 'The page could not be shown.';
export const kingdom = 'Kingdom';
export const forPlayers = (players: number): string => `for ${players} players`;
export const howMany = 'How many play';
export const choose = 'Players:';
/** Behind a number that one chooses. */
export const players = 'players';
export const piles = 'Kingdom piles';
export const beside = 'Beside them';
export const landscapes = 'Landscapes';
export const costs = (cost: string): string => `costs ${cost}`;
/** Under which pile a landscape lies. */
export const on = (pile: string): string => `on ${pile}`;
export const cards = (size: string): string => `${size} cards`;
export const marked = (mark: string): string => `with ${mark}`;
