import type { Act, Reply } from '../../src/command.ts';
import { type Dominion, readSets } from '../../src/kingdom/index.ts';
import type { House } from '../../src/session/kingdom/house.ts';
import { controlId, type Message, type Select } from '../../src/view/message.ts';
import { person, plain } from '../../src/words/text.ts';
import { toAsker } from '../common/table.ts';
import { badSetsText } from '../kingdom/request.ts';
import { editionsText } from './show.ts';

/** A list of all editions to choose from, for the control of that id; Discord shows 25 (K19). */
export const boxesSelect = ({ sets }: Dominion, id: string): Select => {
  const options = sets.flatMap(({ editions }) => editions.map(({ key, title }) => ({ value: key, label: title })));
  return { kind: 'select', id, placeholder: 'Which boxes do you have?', options, min: 1, max: options.length };
};

/** Asks which boxes there are. */
export const chooseBoxes = (dominion: Dominion): Message => ({
  text: 'Choose all that you have. `/house boxes sets:all` takes that back: then kingdoms come from all sets.',
  rows: [[boxesSelect(dominion, controlId('house', 'boxes'))]],
});

/** Keeps what somebody says of the boxes; `all` by itself: whatever there is, now and later. */
export const setBoxes = async (house: House, dominion: Dominion, act: Act, typed: string): Promise<Reply> => {
  const all = dominion.sets.flatMap(({ editions }) => editions.map(({ key }) => key));
  const read = readSets(typed, dominion, all);
  if ('code' in read) return toAsker(badSetsText(read, dominion));
  if (/^\s*all\s*$/i.test(typed)) {
    await house.setBoxes(act, undefined);
    return saying(`${person(act.person.id)} takes back which boxes there are: kingdoms come from all sets.`);
  }
  const inOrder = all.filter((key) => read.includes(key));
  await house.setBoxes(act, inOrder);
  return saying(
    `${person(act.person.id)} says that these boxes are here: ${plain(editionsText(inOrder, dominion), 1000)}.`,
  );
};

/** Everybody in the channel is concerned. */
const saying = (text: string): Reply => ({ answer: { text, to: 'channel' } });
