import type { PersonId } from '../../engine/core/ids.ts';
import type { Happened } from '../../session/delivery/stored-post.ts';
import { bold, plain } from '../../view/text.ts';
import { listed, person } from './text.ts';

/** What a game's channel and its players are told beside what was done. */

/** What somebody did, as a sentence. */
export const deedLine = (actor: PersonId, deed: string): string => `${deedStart(actor, deed)}.`;

/** The same within a longer line. */
export const deedStart = (actor: PersonId, deed: string): string => `${person(actor)} ${deed}`;

export const turnLine = (side: string, players: readonly PersonId[]): string =>
  players.length > 0 ? `${bold(side)} to move: ${listed(players.map(person))}` : `${bold(side)} to move`;

/** Who plays the sides to which something happened, a line each: who is mentioned must be named. */
export const happenedLines = (happened: readonly Happened[]): readonly string[] =>
  happened.flatMap(({ what, side, players }) =>
    players.length === 0
      ? []
      : [
          what === 'attacked'
            ? `${bold(side)} is attacked: ${listed(players.map(person))}`
            : `${bold(side)} was played by ${listed(players.map(person))}`,
        ],
  );

export const reminderLine = (side: string, players: readonly PersonId[]): string =>
  `${bold(side)} is still to move: ${listed(players.map(person))}`;

/** `away`: what this person said of it. */
export const awayLine = (who: PersonId, away: string): string => `-# ${person(who)} is away: ${plain(away, 100)}`;

/** Where a game is played, for one who reads of it elsewhere. */
export const gameLine = (title: string, channel: string): string => `-# ${bold(title)} in <#${channel}>`;

/** The files that hold all that another module changes, and all that a game tells of what it hides. */
export const files = { changes: 'changes.txt', told: 'what-is-told.txt' };

/** On the buttons below a post. */
export const buttons = {
  play: (side: string): string => `Play ${side}`,
  observe: 'Observe',
  alone: 'Try alone',
  begin: 'Begin',
  fairness: 'Fairness',
  rules: 'Rules',
  agree: 'Agree',
  take: 'Take it',
  decline: 'Decline',
  whole: 'Whole map',
  look: 'Look',
  next: (phase: string): string => `Next: ${phase}`,
  pass: 'Next side',
  end: 'End turn',
  undo: 'Undo',
  redo: 'Redo',
};
