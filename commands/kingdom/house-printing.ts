import { printings } from '../../src/kingdom/index.ts';
import { type Act, publicWords, type Reply } from '../../src/port/command.ts';
import type { House } from '../../src/session/kingdom/house.ts';

export const setPrinting = async (house: House, act: Act, typed: string | undefined): Promise<Reply> => {
  const printing = printings.find((one) => one === typed) ?? 'newest';
  await house.setPrinting(act, printing);
  return { answer: { text: publicWords(act).commands.house.playsTexts(act.person.id, printing), to: 'channel' } };
};
