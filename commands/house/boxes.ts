import type { Act, Reply } from '../../src/command.ts';
import { type Dominion, readSets } from '../../src/kingdom/index.ts';
import type { House } from '../../src/session/kingdom/house.ts';
import { controlId, type Message, type Select } from '../../src/view/message.ts';
import type { Words } from '../../src/words/index.ts';

import { toAsker } from '../common/table.ts';
import { badSetsText } from '../kingdom/request.ts';
import { titlesOf } from './show.ts';

/** A list of all editions to choose from, for the control of that id; Discord shows 25 (K19). */
export const boxesSelect = ({ commands }: Words, { sets }: Dominion, id: string): Select => {
  const options = sets.flatMap(({ editions }) => editions.map(({ key, title }) => ({ value: key, label: title })));
  return { kind: 'select', id, placeholder: commands.house.whichBoxes, options, min: 1, max: options.length };
};

/** Asks which boxes there are. */
export const chooseBoxes = (words: Words, dominion: Dominion): Message => ({
  text: words.commands.house.chooseBoxes,
  rows: [[boxesSelect(words, dominion, controlId('house', 'boxes'))]],
});

/** Keeps what somebody says of the boxes; `all` by itself: whatever there is, now and later. */
export const setBoxes = async (house: House, dominion: Dominion, act: Act, typed: string): Promise<Reply> => {
  const { commands } = act.words;
  const all = dominion.sets.flatMap(({ editions }) => editions.map(({ key }) => key));
  const read = readSets(typed, dominion, all);
  if ('code' in read) return toAsker(badSetsText(act.words, read, dominion));
  if (/^\s*all\s*$/i.test(typed)) {
    await house.setBoxes(act, undefined);
    return saying(commands.house.allBoxes(act.person.id));
  }
  const inOrder = all.filter((key) => read.includes(key));
  await house.setBoxes(act, inOrder);
  return saying(commands.kingdomPress.hasBoxes(act.person.id, titlesOf(inOrder, dominion)));
};

/** Everybody in the channel is concerned. */
const saying = (text: string): Reply => ({ answer: { text, to: 'channel' } });
