import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/port/command.ts';
import type { Kingdoms } from '../src/session/kingdom/kingdoms.ts';
import { MOST_PLAYED_KINGDOMS } from '../src/session/kingdom/played.ts';
import { between, COMPLETED, defineCommand, FLAG, type OptionOf, oneOf, TEXT, upTo } from './common/definition.ts';
import { toAsker } from './common/table.ts';
import {
  suggestCardSets,
  suggestKingdomBans,
  suggestKingdomCards,
  suggestKingdomCriteria,
  suggestKingdomOptionValues,
  suggestRecentKingdomWishes,
} from './kingdom/complete.ts';
import { replyWithKingdomOfCode, replyWithNewKingdom } from './kingdom/draw.ts';
import { handleReplacementForm } from './kingdom/instead.ts';
import { findPastedKingdomList, replyWithPastedKingdom } from './kingdom/pasted.ts';
import { storeKingdomWinner } from './kingdom/played.ts';
import { handleKingdomControl } from './kingdom/press.ts';
import { editionsOwnedByHouse } from './kingdom/request.ts';
import { replyToDatabaseErrors } from './kingdom/stored.ts';
import { wishFromOptions } from './kingdom/wish.ts';

/** The most characters of an option's text: enough for all names of a kingdom with a Black Market. */
const LONGEST_WISH = 1000;

const data = defineCommand('kingdom', {
  require: upTo(LONGEST_WISH, COMPLETED),
  ban: upTo(LONGEST_WISH, COMPLETED),
  sets: upTo(LONGEST_WISH, COMPLETED),
  strict: FLAG,
  include: upTo(LONGEST_WISH, COMPLETED),
  exclude: upTo(LONGEST_WISH, COMPLETED),
  potions: upTo(30, COMPLETED),
  moat: FLAG,
  reaction: FLAG,
  overlap: oneOf('allow', 'distinct'),
  bane: oneOf('apart', 'demanded'),
  draw: oneOf('natural', 'uniform', 'classic'),
  code: upTo(80, TEXT),
  sort: oneOf('cost', 'set', 'name'),
  landscapes: upTo(60, COMPLETED),
  colony: upTo(10, COMPLETED),
  shelters: upTo(10, COMPLETED),
  players: between(2, 6),
  fresh: between(1, MOST_PLAYED_KINGDOMS),
  repeats: oneOf('few', 'none'),
  unseen: FLAG,
  again: upTo(100, COMPLETED),
});

const execute = async (kingdoms: Kingdoms, input: CommandInput<OptionOf<'kingdom'>>): Promise<Reply> => {
  const { options } = input;
  const typed = wishFromOptions(options);
  const code = options.text('code');
  if (code !== undefined) return replyWithKingdomOfCode(kingdoms, input, code, typed);
  const again = options.text('again');
  const pasted = again === undefined ? findPastedKingdomList(typed, await kingdoms.dominion(input)) : undefined;
  if (pasted) return replyWithPastedKingdom(kingdoms, input, pasted, typed);
  if (again === undefined) return replyWithNewKingdom(kingdoms, input, typed, { remember: true });
  const former = (await kingdoms.wishes.remembered(input)).find(({ id }) => id === again);
  if (!former) return toAsker(input.words.commands.kingdom.bad.again);
  return replyWithNewKingdom(kingdoms, input, { ...former.wish, ...typed }, { remember: true });
};

const complete = async (
  kingdoms: Kingdoms,
  input: CompletionInput<OptionOf<'kingdom'>>,
): Promise<readonly Choice[]> => {
  const { name, typed } = input.focused;
  if (name === 'again') return suggestRecentKingdomWishes(await kingdoms.wishes.remembered(input), input);
  if (name === 'potions' || name === 'landscapes' || name === 'colony' || name === 'shelters')
    return suggestKingdomOptionValues(input.words, name, typed);
  const [dominion, rules] = await Promise.all([kingdoms.dominion(input), kingdoms.house.rules(input)]);
  switch (name) {
    case 'sets':
      return suggestCardSets(input.words, typed, dominion, editionsOwnedByHouse(rules, dominion));
    case 'ban':
      return suggestKingdomBans(input.words, typed, dominion, rules);
    case 'include':
    case 'exclude':
      return suggestKingdomCards(input.words, typed, dominion, editionsOwnedByHouse(rules, dominion));
    default:
      return suggestKingdomCriteria(input.words, typed, dominion, rules);
  }
};

export const kingdomCommand = (deps: { readonly games: { readonly kingdoms: Kingdoms } }): Command => ({
  data,
  execute: (input) => replyToDatabaseErrors(input, () => execute(deps.games.kingdoms, input)),
  complete: (input) => complete(deps.games.kingdoms, input),
  press: (input) => replyToDatabaseErrors(input, () => handleKingdomControl(deps.games.kingdoms, input)),
  submit: (input) =>
    replyToDatabaseErrors(input, () =>
      input.verb === 'by'
        ? handleReplacementForm(deps.games.kingdoms, input)
        : storeKingdomWinner(deps.games.kingdoms, input),
    ),
});
