import type { ServerRules } from '../../../session/server/rules.ts';
import { channelLink, counted, listed } from '../text.ts';

/** What those who manage a server see to (W6). */
export const definition = {
  description: 'For who manages this server or channel: where and by whom games are played here',
  subcommands: {
    settings: {
      description: 'Show or set where games may run here, who starts them, who brings files',
      options: {
        here: {
          description: 'Whether games may run in this channel; with none open they run anywhere',
          choices: { open: 'they may', closed: 'not any more', anywhere: 'anywhere in this server' },
        },
        starts: {
          description: 'Who starts games',
          choices: { everyone: 'whoever is here', managers: 'who manages this server' },
        },
        uploads: {
          description: 'Who brings modules, pictures and games as files',
          choices: { everyone: 'whoever is here', managers: 'who manages this server' },
        },
        house: {
          description: 'Who changes the boxes and bans of /house',
          choices: { everyone: 'whoever is here', managers: 'who manages this server' },
        },
        games: 'How many games run here at once at most; 0: no such limit',
        ratings: {
          description: 'Whether results of people, and their ratings, are kept in the score book (off at first)',
          choices: { on: 'they are kept', off: 'they are not' },
        },
      },
    },
    unstick: 'Have the game here wait no longer for who does not come',
    host: { description: 'Make somebody the host of the game here', options: { person: 'Who' } },
  },
};

const WHOM = { everyone: 'whoever is here', managers: 'who manages this server' } as const;

/** What is set; without a server, in a private conversation, ratings alone. */
export const settings = (rules: ServerRules | undefined, keeps: boolean): string => {
  const ratings = `- Results of people in the score book, and ratings: ${keeps ? 'kept; `/score book person:` and `module:` show them. Games are rated where everyone wants that (`/me settings book:rated`) before they begin; `/me settings book:none` keeps one out of it' : 'not kept'} (\`ratings:\`).`;
  if (!rules) return ['**In this conversation:**', ratings].join('\n');
  const { channels, starts, uploads, house, games } = rules;
  return [
    '**In this server**, as who manages it has set (`/server settings`):',
    `- Games run ${channels ? `in ${listed(channels.map(channelLink))} and ${channels.length === 1 ? 'its' : 'their'} threads` : 'anywhere'} (\`here:\`), ${games === undefined ? 'as many as there are' : `${counted(games, 'game')} at once at most`} (\`games:\`).`,
    `- Games are started by ${WHOM[starts]} (\`starts:\`), files brought by ${WHOM[uploads]} (\`uploads:\`), the house changed by ${WHOM[house]} (\`house:\`).`,
    ratings,
  ].join('\n');
};

export const managersOnly = 'Only people who manage this server can set that; `/server settings` alone shows it.';
export const notManager = 'Only who manages this server, or this channel, may do that. The host has `/game settings`.';
export const noServer = 'That is set in a server; here `ratings:` alone has a meaning.';

export const refused = {
  starts: 'In this server games are started by those who manage it (`/server settings`). Ask one of them.',
  uploads:
    'In this server files are brought by those who manage it (`/server settings`). Ask one of them; `/module check` looks at a file without keeping it.',
  house: 'In this server the house is changed by those who manage it (`/server settings`). Ask one of them.',
  elsewhere: (channels: readonly string[]): string =>
    `Games of this server run in ${listed(channels.map(channelLink))}. Start it there.`,
};
