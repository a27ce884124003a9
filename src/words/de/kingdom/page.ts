/** The page of a kingdom, to be printed (K29). */

export const none = 'Dieses Königreich gibt es nicht';
export const address =
  'Die Adresse endet mit dem Code eines Königreichs, wie er in der Antwort neben „Königreich“ steht.';
export const tooNew = 'Dieses Königreich hat eine Karte, die neuer ist als ich.';
export const failed = 'Die Seite konnte nicht gezeigt werden.';
export const kingdom = 'Königreich';
export const forPlayers = (players: number): string => `für ${players} Spieler`;
export const howMany = 'Wie viele spielen';
export const choose = 'Spieler:';
/** Behind a number that one chooses. */
export const players = 'Spieler';
export const piles = 'Stapel des Königreichs';
export const beside = 'Daneben';
export const landscapes = 'Querkarten';
export const costs = (cost: string): string => `kostet ${cost}`;
/** Under which pile a landscape lies. */
export const on = (pile: string): string => `auf ${pile}`;
export const cards = (size: string): string => `${size} Karten`;
export const marked = (mark: string): string => `mit ${mark}`;
