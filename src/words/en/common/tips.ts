import { labels } from '../commands/play.ts';
import { buttons } from '../posts.ts';

/** What a panel says below a prompt that somebody meets for the first time, by what there is to do (U8). */

const small = (text: string): string => `-# ${text}`;

export const piece: string = small(
  'The picture marks those that can move. First you choose which, then where to: nothing moves before that.',
);
export const cell: string = small('A press on a cell goes there at once. Cells without a button are in the lists.');
export const next: string = small(
  `Your stacks come one after the other. **${labels.stay}** leaves this one, the last list has the others.`,
);
export const units: string = small(
  `Those who are ticked in the list go, the others stay where they are. Then press **${labels.go}**.`,
);
export const taken: string = small('Here a player says whom a move takes: choose them first, then where to.');
export const act: string = small(
  'These are the things that you can do now. If there is something to choose or to pay, I ask you first.',
);
export const pay: string = small(
  `You pay with the least that is enough. **${labels.payOther}** lets you choose what with.`,
);
export const card: string = small(
  'Choosing a card only shows it to you; what you can do with it stands on buttons then.',
);
export const deck: string = small('Choosing a deck does nothing yet. What you draw goes to your hand.');
export const question: string = small(
  'The game waits for this answer. Look around first if you like: `/play` comes back to it.',
);
export const together: string = small(
  'You need not wait for the others here, and until the last has chosen you can choose anew.',
);
export const detail: string = small(`That changes the piece where it stands. To move it, press **${labels.move}**.`);
export const end: string = small(
  `Press **${labels.end}** when you are done. Until the next player acts, **${buttons.takeBack}** takes that back.`,
);
