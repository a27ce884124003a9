import type { Card, Dominion, Kingdom, Landscape } from '../../src/kingdom/index.ts';
import { decodeKingdomCode, kingdomFromNumbers, parseReplacementWish } from '../../src/kingdom/index.ts';
import type { FormInput, PressInput, Reply } from '../../src/port/command.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import { controlId, type Form } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';
import { replyWithNewKingdom } from './draw.ts';
import { removeLockFromWish } from './locks.ts';
import { editionsOwnedByHouse } from './request.ts';
import { createKingdomPartSelect, type KingdomPart, partsOf } from './targets.ts';

/** The most characters of a wish that was typed in the form. */
const LONGEST_PRESSED_WISH = 200;

const wishable = (words: Words, kingdom: Kingdom, dominion: Dominion): readonly KingdomPart[] =>
  partsOf(words, kingdom, dominion).filter(
    ({ target }) => target.kind !== 'boons' && target.kind !== 'deck' && !isMark(target),
  );

const isMark = (target: KingdomPart['target']): boolean => target.kind === 'choice' && target.key === 'obelisk-pile';

/** Asks which card or landscape to replace (K27). */
export const askWhichCardToReplace = (
  words: Words,
  kingdom: Kingdom,
  dominion: Dominion,
  code: string,
  id: string,
): Reply =>
  toAsker({
    text: words.commands.kingdomPress.asks.wish,
    rows: [
      [createKingdomPartSelect(words, controlId('kingdom', 'wished', code, id), wishable(words, kingdom, dominion), 1)],
    ],
  });

/**
 * Opens the form for a wish about a replacement. Its id contains only the index of the part, so that there is room for
 * the longest code.
 */
export const openReplacementForm = (
  kingdom: Kingdom,
  dominion: Dominion,
  { verb, args, values, words }: PressInput,
): Reply => {
  const parts = wishable(words, kingdom, dominion);
  const at = verb === 'wishing' ? Number(args[2]) : parts.findIndex(({ value }) => value === values[0]);
  const part = parts[at];
  return part ? { form: formFor(words, part, at, args) } : toAsker(words.commands.kingdomPress.passed);
};

const formFor = (
  { commands }: Words,
  { label }: KingdomPart,
  at: number,
  [code = '', id = '']: readonly string[],
): Form => {
  const { wishForm: said } = commands.kingdomPress;
  return {
    id: controlId('kingdom', 'by', code, id, String(at)),
    title: said.title(label),
    fields: [{ name: 'wish', label: said.label, hint: said.hint, required: true, max: LONGEST_PRESSED_WISH }],
  };
};

export const handleReplacementForm = async (kingdoms: Kingdoms, input: FormInput): Promise<Reply> => {
  const [code = '', id = '', at = ''] = input.args;
  const { words, person } = input;
  const { kingdomPress: said } = words.commands;
  const [dominion, wish, rules] = await Promise.all([
    kingdoms.dominion(input),
    kingdoms.wishes.find(id),
    kingdoms.house.rules(input),
  ]);
  const numbers = decodeKingdomCode(code);
  const kingdom = 'code' in numbers ? numbers : kingdomFromNumbers(numbers, dominion, 'cost');
  const part = 'code' in kingdom ? undefined : wishable(words, kingdom, dominion)[Number(at)];
  const old = part && !('code' in kingdom) ? oldOf(part, kingdom) : undefined;
  if (!wish || !part || !old || 'code' in kingdom) return toAsker(said.passed);
  const again = [[button(controlId('kingdom', 'wishing', code, id, at), said.labels.anotherWish, 'primary')]];
  const wished = parseReplacementWish(input.texts['wish'] ?? '', old, dominion, editionsOwnedByHouse(rules, dominion));
  if ('code' in wished) return toAsker({ text: words.wishes.badWishText(wished, dominion), rows: again });
  let vain: string | undefined;
  const reply = await replyWithNewKingdom(kingdoms, input, removeLockFromWish(wish, part.target), {
    said: said.replacesByWish(person.id, part.label, wished.text),
    draw: ({ request, usual }) => {
      vain = words.wishes.vainWishText(wished, { request, kingdom, old, target: part.target }, dominion);
      return kingdoms.replace(request, usual, kingdom, part.target, wished);
    },
  });
  if (reply.answer?.to !== 'asker') return reply;
  return toAsker({ text: vain ?? reply.answer.text, rows: again });
};

const oldOf = ({ target }: KingdomPart, { piles, bane, landscapes, chosen }: Kingdom): Card | Landscape | undefined => {
  switch (target.kind) {
    case 'pile':
      return piles.find(({ nr }) => nr === target.nr);
    case 'landscape':
      return landscapes.find(({ nr }) => nr === target.nr);
    case 'bane':
      return bane;
    case 'choice':
      return chosen[target.key];
    default:
      return undefined;
  }
};
