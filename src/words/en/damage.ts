/** What players are told of a game that was repaired. `step`: the first one that is no more. */
export const cutText = ({ step }: { readonly step: number }): string =>
  `What I had stored of this game was damaged at step ${step}. Whoever runs me has repaired it: it goes on as it stood after step ${step - 1}, and what came later is no more. \`/board\` shows how it stands.`;

/**
 * What players are told of a game that cannot be gone on with, and what they can do. `step`: the first one that cannot
 * be used.
 */
export const damageText = ({ step, fault }: { readonly step: number; readonly fault: string }): string => {
  if (fault === 'newer')
    return "A newer version of me has stored the game in this channel, and I can't read it. Nothing was changed. Whoever runs me can start that version: then the game goes on.";
  return `The game in this channel can't be read any more: what I stored is damaged at step ${step}. Nothing is written into it. Whoever runs me can put back a copy of my database: then it goes on. My log names what is wrong. You can begin another one here with \`/game start\`, or go on from a file with \`/game import\`.`;
};

/** The channel of a game reads this if it was called damaged before and is whole. */
export const wholeText =
  'I can read the game in this channel again: nothing in it is damaged. `/board` shows how it stands.';
