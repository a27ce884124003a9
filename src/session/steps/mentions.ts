import { isHouse, type PersonToMention, playersOf, sideId } from '../../engine/index.ts';
import type { Post, SideEvent } from '../../facts/stored-post.ts';
import { type Operation, only, type SeenReport, type Table } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Step } from '../base/step.ts';

/** Returns the people that a stored post mentions: by default the players of the turn and those who must answer. */
export const peopleMentionedInPost = (
  { operation: { kind } }: Pick<Step, 'operation'>,
  { reader, mentions, turn, asks = [] }: Post,
): readonly PersonToMention[] => {
  if (mentions || reader !== 'channel') return mentions ?? [];
  const players = kind === 'undo' || kind === 'redo' ? [] : (turn?.players ?? []);
  return [
    ...players.map((person): PersonToMention => ({ person, for: 'turn' })),
    ...asks
      .filter((person) => !players.includes(person))
      .map((person): PersonToMention => ({ person, for: 'question' })),
  ];
};

/**
 * Returns the sides whose players are mentioned because of an event: an attack (without the attacker), or the end of a
 * game with other people.
 */
export const affectedSidesOf = (
  table: Table,
  { kind, actor }: Operation,
  seen: readonly SeenReport[],
): readonly SideEvent[] => {
  if (kind === 'undo') return [];
  const named = only(seen, 'attacked', 'result').map(
    ({ what, side }): SideEvent => ({ what, side, players: playersOf(table, sideId(side)) }),
  );
  return named.some(({ players }) => players.some((player) => player !== actor))
    ? named.filter(({ players }) => players.length > 0)
    : [];
};

/**
 * Returns the mentioned people whose names are missing in the lines, since a message must name everyone whom it
 * mentions.
 */
export const missingMentionsIn = (
  lines: readonly string[],
  step: Pick<Step, 'operation'>,
  post: Post,
): NonNullable<Message['mentions']> => {
  const { mentions = [] } = mentionFieldsOf(step, post);
  return mentions.filter((person) => !lines.some((line) => line.includes(`<@${person}>`)));
};

export const mentionFieldsOf = (step: Pick<Step, 'operation'>, post: Post): Pick<Message, 'mentions' | 'news'> => {
  const mentions = peopleMentionedInPost(step, post).filter(({ person }) => !isHouse(person));
  const news = mentions.filter(({ for: concern }) => concern === 'news').map(({ person }) => person);
  return {
    ...(mentions.length > 0 ? { mentions: mentions.map(({ person }) => person) } : {}),
    ...(news.length > 0 ? { news } : {}),
  };
};
