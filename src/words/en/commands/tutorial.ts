/** What Discord lists of `/tutorial`. */
export const definition = {
  description: 'Learn to play here in five minutes: alone, in private, by pressing',
  options: {},
};

const view = (prompt: string, line: string): string => `**${prompt}** ${line}`;

/** What each view says, the prompt first. */
export const views = {
  welcome: view(
    'Welcome. In five minutes you can play any game here.',
    'You are the Swedes, in blue. Only you see this. You are called when it is your turn, and it begins with **Play**.',
  ),
  piece: view('Choose a piece.', 'Only those that can move are listed. Take the Swede on G3.'),
  where: view('Choose where to.', 'All pieces move like rooks. Captures are marked.'),
  undo: view(
    'Taken!',
    'The Muscovite on D3 stood between two of yours. Now take your move back: until the other side has acted, **Undo** asks nobody.',
  ),
  again: view('Move undone.', 'Play it again.'),
  since: view('The Muscovites have moved.', 'See what happened since your turn.'),
  king: view(
    "The king's way to the edge is free.",
    'Above is what happened: arrows show what moved, the list says it in words. Choose the king.',
  ),
  edge: view('Choose where to.', 'On the edge the king is free.'),
  won: view(
    'You have won!',
    'In longer turns only you see your acts, until you press **End turn**. Cards: 4 more steps.',
  ),
  hand: view('This is your hand. Only you see it.', 'Choose the Peddler.'),
  card: view('The Peddler draws two cards.', 'You read a card before you play it.'),
  drawn: view('You drew two cards. Nobody knows which.', 'End your turn.'),
  done: view('That was all.', 'More in Help.'),
} as const;

export const buttons = {
  play: 'Play',
  takes: (cell: string, taken: string): string => `${cell}, takes ${taken}`,
  undo: 'Undo',
  since: 'Last turn',
  cards: 'Now with cards',
  playIt: 'Play it',
  end: 'End turn',
  later: 'Later',
  games: 'Start a game',
  alone: 'Try alone',
  help: 'Help',
};

/** Above the lists. */
export const pieces = (count: number): string => `Pieces: ${count}`;
export const cards = (count: number): string => `Your hand: ${count}`;

/** Something else was pressed. */
export const first: string = 'Good to know. Let us do this first:';
export const later: string = 'Until later. `/tutorial` goes on where you are.';
export const missing: string = 'The tutorial is played on Tablut, which is not here. `/game start` shows what is.';
