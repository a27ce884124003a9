import { isHouse } from '../../engine/index.ts';
import { isSoloChannelId } from '../../facts/where.ts';
import type { Messenger } from '../base/messenger.ts';

/**
 * Returns a messenger that drops messages without a reader: those to the bot itself, and those to solo games, which
 * have no channel (U9).
 */
export const dropMessagesWithoutReader = (messenger: Messenger): Messenger => ({
  post: async (channel, message, nonce) =>
    isSoloChannelId(channel) ? { kind: 'sent' } : messenger.post(channel, message, nonce),
  direct: async (person, message, nonce) =>
    isHouse(person) ? { kind: 'sent' } : messenger.direct(person, message, nonce),
  find: async (place, marks, isGivenUp) =>
    typeof place === 'string' && isSoloChannelId(place) ? true : messenger.find(place, marks, isGivenUp),
  edit: async (channel, marks, message) =>
    isSoloChannelId(channel) ? { kind: 'sent' } : messenger.edit(channel, marks, message),
  thread: async (channel, name) => (isSoloChannelId(channel) ? undefined : messenger.thread(channel, name)),
  admission: (...asked) => messenger.admission(...asked),
});
