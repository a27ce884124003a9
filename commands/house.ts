import { cardPrintings } from '../src/kingdom/index.ts';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { Kingdoms } from '../src/session/kingdom/kingdoms.ts';
import { between, COMPLETED, defineCommand, type OptionOf, oneOf, required, upTo } from './common/definition.ts';
import { toAsker } from './common/table.ts';
import { askForOwnedBoxes, boxesFromSelect, storeOwnedBoxes } from './kingdom/boxes.ts';
import { suggestCardSets, suggestKingdomCards } from './kingdom/complete.ts';
import { convertAnswerToUpdate, replyWithPlayedKingdoms } from './kingdom/house-played.ts';
import { setHouseCardPrinting } from './kingdom/house-printing.ts';
import { formatHouseRules } from './kingdom/house-show.ts';
import { resetCardWeights, setCardWeights } from './kingdom/house-weigh.ts';
import { editionsOwnedByHouse } from './kingdom/request.ts';
import { replyToDatabaseErrors } from './kingdom/stored.ts';

const GREATEST_WEIGHT = 1000;

const data = defineCommand('house', {
  show: {},
  played: { page: between(1) },
  boxes: { sets: upTo(500, COMPLETED) },
  ban: { card: required(upTo(500, COMPLETED)), weight: between(0, GREATEST_WEIGHT) },
  unban: { card: required(upTo(500, COMPLETED)) },
  printing: { texts: required(oneOf(...cardPrintings)) },
});

const execute = async (kingdoms: Kingdoms, input: CommandInput<OptionOf<'house'>>): Promise<Reply> => {
  const { options, subcommand } = input;
  const dominion = await kingdoms.dominion(input);
  switch (subcommand) {
    case 'boxes': {
      const sets = options.text('sets');
      return sets === undefined
        ? toAsker(askForOwnedBoxes(input.words, dominion))
        : storeOwnedBoxes(kingdoms.house, dominion, input, sets);
    }
    case 'ban':
      return setCardWeights(
        kingdoms.house,
        dominion,
        input,
        options.text('card') ?? '',
        options.integer('weight') ?? 0,
      );
    case 'unban':
      return resetCardWeights(kingdoms.house, dominion, input, options.text('card') ?? '');
    case 'printing':
      return setHouseCardPrinting(kingdoms.house, input, options.text('texts'));
    case 'played':
      return replyWithPlayedKingdoms(kingdoms, input, options.integer('page') ?? 1);
    default:
      return toAsker(formatHouseRules(input.words, await kingdoms.house.rules(input), dominion));
  }
};

const complete = async (kingdoms: Kingdoms, input: CompletionInput<OptionOf<'house'>>): Promise<readonly Choice[]> => {
  const { focused, subcommand } = input;
  const [dominion, rules] = await Promise.all([kingdoms.dominion(input), kingdoms.house.rules(input)]);
  const owned = editionsOwnedByHouse(rules, dominion);
  if (focused.name === 'sets') return suggestCardSets(input.words, focused.typed, dominion, owned);
  const weighed = [
    ...dominion.cards.filter(({ nr }) => rules.weights[nr] !== undefined),
    ...dominion.landscapes.filter(({ nr }) => rules.across[nr] !== undefined),
  ].map(({ name }) => name);
  return suggestKingdomCards(input.words, focused.typed, dominion, owned, subcommand === 'unban' ? weighed : undefined);
};

const press = async (kingdoms: Kingdoms, input: PressInput): Promise<Reply> => {
  if (input.verb === 'played')
    return convertAnswerToUpdate(await replyWithPlayedKingdoms(kingdoms, input, Number(input.args[0])));
  const dominion = await kingdoms.dominion(input);
  const chosen = boxesFromSelect(dominion, input.args[0], input.values, await kingdoms.house.rules(input));
  return storeOwnedBoxes(kingdoms.house, dominion, input, chosen.join(' '));
};

export const houseCommand = (deps: { readonly games: { readonly kingdoms: Kingdoms } }): Command => ({
  data,
  execute: (input) => replyToDatabaseErrors(input, () => execute(deps.games.kingdoms, input)),
  complete: (input) => complete(deps.games.kingdoms, input),
  press: (input) => replyToDatabaseErrors(input, () => press(deps.games.kingdoms, input)),
});
