import type { ServerRules } from '../../../session/server/rules.ts';
import { channelLink, counted, listed } from '../text.ts';

/** What those who manage a server see to (W6). */
export const definition = {
  description: 'Für wen, der Server oder Kanal verwaltet: wo und von wem hier gespielt wird',
  subcommands: {
    settings: {
      description: 'Zeigen oder einstellen, wo hier gespielt wird, wer beginnt, wer Dateien bringt',
      options: {
        here: {
          description: 'Ob in diesem Kanal gespielt wird; ist keiner offen, dann überall',
          choices: { open: 'hier wird gespielt', closed: 'hier nicht mehr', anywhere: 'überall im Server' },
        },
        starts: {
          description: 'Wer Spiele startet',
          choices: { everyone: 'wer hier ist', managers: 'wer diesen Server verwaltet' },
        },
        uploads: {
          description: 'Wer Module, Bilder und Spiele als Dateien bringt',
          choices: { everyone: 'wer hier ist', managers: 'wer diesen Server verwaltet' },
        },
        house: {
          description: 'Wer Schachteln und Verbote von /house ändert',
          choices: { everyone: 'wer hier ist', managers: 'wer diesen Server verwaltet' },
        },
        games: 'Wie viele Spiele hier höchstens zugleich laufen; 0: keine solche Grenze',
        ratings: {
          description: 'Ob Ergebnisse von Personen und Wertungen im Punktebuch stehen (zuerst nicht)',
          choices: { on: 'sie werden aufgehoben', off: 'sie werden es nicht' },
        },
      },
    },
    unstick: 'Das Spiel hier nicht länger warten lassen, auf wen auch immer',
    host: { description: 'Jemanden zum Gastgeber des Spiels hier machen', options: { person: 'Wen' } },
  },
};

const WHO = { everyone: 'wer hier ist', managers: 'wer diesen Server verwaltet' } as const;

/** What is set; without a server, in a private conversation, ratings alone. */
export const settings = (rules: ServerRules | undefined, keeps: boolean): string => {
  const ratings = `- Ergebnisse von Personen im Punktebuch, und Wertungen: ${keeps ? 'aufgehoben; `/score book person:` und `module:` zeigen sie. Gewertet wird ein Spiel, wo alle das vor Beginn wollen (`/me settings book:rated`); `/me settings book:none` hält einen heraus' : 'nicht aufgehoben'} (\`ratings:\`).`;
  if (!rules) return ['**In diesem Gespräch:**', ratings].join('\n');
  const { channels, starts, uploads, house, games } = rules;
  return [
    '**In diesem Server**, wie es eingestellt hat, wer ihn verwaltet (`/server settings`):',
    `- Gespielt wird ${channels ? `in ${listed(channels.map(channelLink))} und den Threads darin` : 'überall'} (\`here:\`), ${games === undefined ? 'so viele Spiele es gibt' : `höchstens ${counted(games, 'Spiel', 'Spiele')} zugleich`} (\`games:\`).`,
    `- Spiele startet, ${WHO[starts]} (\`starts:\`), Dateien bringt, ${WHO[uploads]} (\`uploads:\`), das Haus ändert, ${WHO[house]} (\`house:\`).`,
    ratings,
  ].join('\n');
};

export const managersOnly = 'Das stellt nur ein, wer diesen Server verwaltet; `/server settings` allein zeigt es.';
export const notManager =
  'Das darf nur, wer diesen Server oder diesen Kanal verwaltet. Der Gastgeber hat `/game settings`.';
export const noServer = 'Das wird in einem Server eingestellt; hier hat `ratings:` allein einen Sinn.';

export const refused = {
  starts: 'In diesem Server startet Spiele, wer ihn verwaltet (`/server settings`). Frage dort nach.',
  uploads:
    'In diesem Server bringt Dateien, wer ihn verwaltet (`/server settings`). Frage dort nach; `/module check` sieht eine Datei an, ohne sie aufzuheben.',
  house: 'In diesem Server ändert das Haus, wer ihn verwaltet (`/server settings`). Frage dort nach.',
  elsewhere: (channels: readonly string[]): string =>
    `In diesem Server wird in ${listed(channels.map(channelLink))} gespielt. Starte es dort.`,
};
