import { plain } from '../../../view/text.ts';

/** What Discord lists of `/about`. */
export const definition = {
  description: 'Who runs this bot, what it stores of you, how long, and who can read it',
  options: {},
};

/** `host`: as whoever runs the bot says it; `days`: for how long ended games are kept. */
export const aboutText = (version: string, host: string | undefined, days: number | undefined): string =>
  [
    `**Quartermaster ${version}** keeps the tables of games that are played by chat.`,
    host === undefined
      ? '- **Run by** somebody who has not said who that is. Ask those who manage this server.'
      : `- **Run by** ${plain(host, 200)}.`,
    '- **Stored**: each step of a game with who did it and when, what you typed to name things, the hands, decks and dice of the game; where you sit, what you set by `/me settings`, the rolls you saved, the language of your Discord; results of games, kingdoms that were played, and the modules and pictures that servers keep. No other messages are read.',
    `- **How long**: until it is deleted.${days === undefined ? '' : ` A game goes ${days} days after it ended, a week after its channel was told; results stay.`} \`/me forget\` has all games forget you at once; the games stay, and name a former player. Whoever runs the bot can do the same.`,
    '- **Who can read it**: people at a table what the game shows them; those who manage a server nothing that is hidden; whoever runs the bot all of it.',
    '- **Sent elsewhere**: nothing but what is said on Discord.',
  ].join('\n');
