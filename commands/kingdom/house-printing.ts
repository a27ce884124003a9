import { cardPrintings } from '../../src/kingdom/index.ts';
import { type InputContext, publicWords, type Reply } from '../../src/port/command.ts';
import type { HouseRulesStore } from '../../src/session/kingdom/house.ts';

export const setHouseCardPrinting = async (
  house: HouseRulesStore,
  act: InputContext,
  typed: string | undefined,
): Promise<Reply> => {
  const printing = cardPrintings.find((one) => one === typed) ?? 'newest';
  await house.setPrinting(act, printing);
  return { answer: { text: publicWords(act).commands.house.playsTexts(act.person.id, printing), to: 'channel' } };
};
