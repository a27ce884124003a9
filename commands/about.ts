import type { Command } from '../src/port/command.ts';
import { defineCommand } from './common/definition.ts';
import { toAsker } from './common/table.ts';

const data = defineCommand('about', {});

/** What a person should know before playing; the same for everybody (H18). */
export interface About {
  readonly version: string;
  /** Who runs the bot, in that person's own words. */
  readonly host?: string | undefined;
  /** For how many days ended games are kept; for good, where it is left out. */
  readonly days?: number | undefined;
}

export const aboutCommand = ({ version, host, days }: About): Command => ({
  data,
  execute: async ({ words }) => toAsker(words.commands.about.aboutText(version, host, days)),
});
