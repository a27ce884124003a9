import type { ServerSettings } from '../../facts/server-rules.ts';
import type { Format } from '../base/messages.ts';
import { channelLink } from '../base/text.ts';
import { list } from '../base/values.ts';

const WHO = { everyone: 'command-server-everyone', managers: 'command-server-managers' } as const;

/** The description of `/server` for Discord: settings for people who manage a server (W6). */
const definition = {
  description: 'command-server',
  subcommands: {
    settings: {
      description: 'command-server-settings',
      options: {
        here: {
          description: 'command-server-here',
          choices: {
            open: 'command-server-here-open',
            closed: 'command-server-here-closed',
            anywhere: 'command-server-here-anywhere',
          },
        },
        starts: { description: 'command-server-starts', choices: WHO },
        uploads: { description: 'command-server-uploads', choices: WHO },
        house: { description: 'command-server-house', choices: WHO },
        games: 'command-server-games',
        ratings: {
          description: 'command-server-ratings',
          choices: { on: 'command-server-ratings-on', off: 'command-server-ratings-off' },
        },
      },
    },
    unstick: 'command-server-unstick',
    host: { description: 'command-server-host', options: { person: 'command-server-host-person' } },
  },
} as const;

const ruleLines = (format: Format, { channels, starts, uploads, house, games }: ServerSettings): readonly string[] => {
  const where = channels
    ? format('server-where', { channels: list(channels.map(channelLink)) })
    : format('server-anywhere');
  const most = games === undefined ? format('server-no-limit') : format('server-at-once', { count: games });
  return [
    [where, most].join(' '),
    format(`server-starts-${starts}`),
    format(`server-uploads-${uploads}`),
    format(`server-house-${house}`),
  ];
};

/** The settings of a server. In a private conversation, only the setting for ratings. */
const settings = (format: Format, rules: ServerSettings | undefined, keeps: boolean): string =>
  [
    format(rules ? 'server-settings' : 'server-conversation'),
    ...(rules ? ruleLines(format, rules) : []),
    format(keeps ? 'server-ratings-on' : 'server-ratings-off'),
  ].join('\n');

export const server = {
  definition,
  settings,
  managersOnly: 'server-managers-only',
  notManager: 'server-not-manager',
  noServer: 'server-none',
  refused: {
    starts: 'server-refused-starts',
    uploads: 'server-refused-uploads',
    house: 'server-refused-house',
    elsewhere: (format: Format, channels: readonly string[]): string =>
      format('server-refused-elsewhere', { channels: list(channels.map(channelLink), 'or') }),
  },
} as const;
