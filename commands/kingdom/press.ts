import {
  codeOf,
  decodeKingdomCode,
  formatKingdomNames,
  type Kingdom,
  kingdomFromNumbers,
  numbersOf,
} from '../../src/kingdom/index.ts';
import { type PressInput, publicWords, type Reply } from '../../src/port/command.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import { controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';
import { boxesFromSelect } from './boxes.ts';
import { replyWithNewKingdom } from './draw.ts';
import { editionTitlesOf } from './house-show.ts';
import { askWhichCardToReplace, openReplacementForm } from './instead.ts';
import { removeLockFromWish } from './locks.ts';
import { handlePlayedKingdomButton, recordKingdomPlayed } from './played.ts';
import { createKingdomPartSelect, lockablePartsOf, partsOf } from './targets.ts';

/** Handles the controls of a kingdom; anyone may press them (K19). Chosen values are checked again (T8). */
export const handleKingdomControl = async (kingdoms: Kingdoms, input: PressInput): Promise<Reply> => {
  const { verb, args } = input;
  switch (verb) {
    case 'again':
      return again(kingdoms, input, args[0]);
    case 'boxes':
      return boxes(kingdoms, input, args[0]);
    case 'won':
    case 'unplayed':
      return handlePlayedKingdomButton(kingdoms, input);
    default:
      return onKingdom(kingdoms, input);
  }
};

const again = async (kingdoms: Kingdoms, input: PressInput, id = ''): Promise<Reply> => {
  const wish = await kingdoms.wishes.find(id);
  if (!wish) return toAsker(input.words.commands.kingdomPress.passed);
  const { shown: _, ...rest } = wish;
  return replyWithNewKingdom(kingdoms, input, rest, {
    said: publicWords(input).commands.kingdomPress.drawsAgain(input.person.id),
  });
};

const boxes = async (kingdoms: Kingdoms, input: PressInput, id = ''): Promise<Reply> => {
  const [dominion, wish, rules] = await Promise.all([
    kingdoms.dominion(input),
    kingdoms.wishes.find(id),
    kingdoms.house.rules(input),
  ]);
  const chosen = boxesFromSelect(dominion, input.args[1], input.values, rules);
  if (!wish || chosen.length === 0) return toAsker(input.words.commands.kingdomPress.passed);
  await kingdoms.house.setBoxes(input, chosen);
  const { hasBoxes, boxesChange } = publicWords(input).commands.kingdomPress;
  const done = `${hasBoxes(input.person.id, editionTitlesOf(chosen, dominion))} ${boxesChange}`;
  return replyWithNewKingdom(kingdoms, input, wish, { done });
};

const onKingdom = async (kingdoms: Kingdoms, input: PressInput): Promise<Reply> => {
  const [code = '', id = ''] = input.args;
  const { words } = input;
  const { kingdomPress: said } = words.commands;
  const dominion = await kingdoms.dominion(input);
  const numbers = decodeKingdomCode(code);
  const kingdom = 'code' in numbers ? numbers : kingdomFromNumbers(numbers, dominion, 'cost');
  if ('code' in kingdom) return toAsker(input.words.commands.kingdomPress.passed);
  if (input.verb === 'copy')
    return toAsker(said.copied(formatKingdomNames(kingdom, dominion), codeOf(numbersOf(kingdom))));
  if (input.verb === 'played') return recordKingdomPlayed(kingdoms, input, kingdom, id);
  const wish = await kingdoms.wishes.find(id);
  if (!wish) return toAsker(input.words.commands.kingdomPress.passed);
  switch (input.verb) {
    case 'replace':
      return toAsker({
        text: said.asks.replace,
        rows: [
          [
            createKingdomPartSelect(
              words,
              controlId('kingdom', 'replaced', code, id),
              partsOf(words, kingdom, dominion),
              1,
            ),
          ],
        ],
      });
    case 'wish':
      return askWhichCardToReplace(words, kingdom, dominion, code, id);
    case 'wished':
    case 'wishing':
      return openReplacementForm(kingdom, dominion, input);
    case 'later':
      return replyWithNewKingdom(kingdoms, input, wish, {
        said: publicWords(input).commands.kingdomPress.drawsLater(input.person.id),
        draw: ({ request, usual }) => kingdoms.replace(request, usual, kingdom, { kind: 'later' }),
      });
    case 'replaced':
      return replaced(kingdoms, input, wish, kingdom);
    case 'lock': {
      const select = createKingdomPartSelect(
        words,
        controlId('kingdom', 'locked', code, id),
        lockablePartsOf(words, kingdom),
        25,
      );
      const free = button(controlId('kingdom', 'free', code, id), said.labels.keepNone);
      const some = wish.lock !== undefined || wish.lockAcross !== undefined;
      return toAsker({ text: said.asks.lock, rows: [[select], ...(some ? [[free]] : [])] });
    }
    case 'locked':
      return locked(kingdoms, input, wish, kingdom);
    case 'free':
      return locked(kingdoms, { ...input, values: [] }, wish, kingdom);
    default:
      return toAsker(input.words.commands.kingdomPress.passed);
  }
};

const replaced = async (
  kingdoms: Kingdoms,
  input: PressInput,
  wish: TypedKingdomWish,
  kingdom: Kingdom,
): Promise<Reply> => {
  const part = partsOf(input.words, kingdom, await kingdoms.dominion(input)).find(
    ({ value }) => value === input.values[0],
  );
  if (!part) return toAsker(input.words.commands.kingdomPress.passed);
  const said = publicWords(input).commands.kingdomPress.replaces(input.person.id, part.label);
  return replyWithNewKingdom(kingdoms, input, removeLockFromWish(wish, part.target), {
    said,
    draw: ({ request, usual }) => kingdoms.replace(request, usual, kingdom, part.target),
  });
};

const locked = (
  kingdoms: Kingdoms,
  input: PressInput,
  wish: TypedKingdomWish,
  { piles, bane, landscapes }: Kingdom,
): Promise<Reply> => {
  const kept = piles.filter(({ nr }) => input.values.includes(String(nr)));
  const baneToo =
    bane !== undefined && input.values.includes(String(bane.nr)) && kept.some(({ brings }) => brings.includes('bane'));
  const across = landscapes.filter(({ nr }) => input.values.includes(`across-${nr}`));
  const { lock: _, lockBane: __, lockAcross: ___, ...rest } = wish;
  const next: TypedKingdomWish = {
    ...rest,
    ...(kept.length > 0 ? { lock: kept.map(({ nr }) => nr).join(' ') } : {}),
    ...(baneToo ? { lockBane: String(bane.nr) } : {}),
    ...(across.length > 0 ? { lockAcross: across.map(({ nr }) => nr).join(' ') } : {}),
  };
  const names = [...kept, ...(baneToo ? [bane] : []), ...across].map(({ name }) => name);
  const said = publicWords(input).commands.kingdomPress.keeps(input.person.id, names);
  return replyWithNewKingdom(kingdoms, input, next, { said });
};
