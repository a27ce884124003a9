import type { Command } from '../src/port/command.ts';
import { defineCommand } from './common/definition.ts';
import { toAsker } from './common/table.ts';

const data = defineCommand('about', {});

/** Facts for players to know before playing; the same for everyone (H18). */
export interface BotFacts {
  readonly version: string;
  readonly host?: string | undefined;
  /** The days for which ended games are kept; undefined: forever. */
  readonly days?: number | undefined;
}

export const aboutCommand = ({ version, host, days }: BotFacts): Command => ({
  data,
  execute: async ({ words }) => toAsker(words.commands.about.aboutText(version, host, days)),
});
