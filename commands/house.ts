import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/command.ts';
import type { Kingdoms } from '../src/session/kingdom/kingdoms.ts';
import { toAsker } from './common/table.ts';
import { chooseBoxes, setBoxes } from './house/boxes.ts';
import { playedPage, turned } from './house/played.ts';
import { rulesText } from './house/show.ts';
import { unban, weigh } from './house/weigh.ts';
import { completeCards, completeSets } from './kingdom/complete.ts';
import { ownedBy } from './kingdom/request.ts';
import { whileStored } from './kingdom/stored.ts';

/** The greatest weight: ten times as likely as others. */
const GREATEST_WEIGHT = 1000;

const data = new SlashCommandBuilder()
  .setName('house')
  .setDescription('What you own, ban and have played here, for /kingdom')
  .addSubcommand((sub) => sub.setName('show').setDescription('Show the boxes, bans and weights that hold here'))
  .addSubcommand((sub) =>
    sub
      .setName('played')
      .setDescription('List the kingdoms that were played in this channel, the newest first')
      .addIntegerOption((option) => option.setName('page').setDescription('Which page (1)').setMinValue(1)),
  )
  .addSubcommand((sub) =>
    sub
      .setName('boxes')
      .setDescription('Say which boxes you have')
      .addStringOption((option) =>
        option
          .setName('sets')
          .setDescription(
            'Short names: base2 sea2; all -promo leaves one out; all forgets them; nothing: a list to choose from',
          )
          .setMaxLength(500)
          .setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('ban')
      .setDescription('Keep cards out of kingdoms here, or make them rarer or likelier')
      .addStringOption((option) =>
        option
          .setName('card')
          .setDescription('Which, parted by commas')
          .setRequired(true)
          .setMaxLength(500)
          .setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option
          .setName('weight')
          .setDescription(
            'How likely, in per cent of the others: 0 bans (which is meant without it), 50 is half as likely',
          )
          .setMinValue(0)
          .setMaxValue(GREATEST_WEIGHT),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('unban')
      .setDescription('Let cards come as often as others again')
      .addStringOption((option) =>
        option
          .setName('card')
          .setDescription('Which, parted by commas')
          .setRequired(true)
          .setMaxLength(500)
          .setAutocomplete(true),
      ),
  );

const execute = async (kingdoms: Kingdoms, input: CommandInput): Promise<Reply> => {
  const { options, subcommand } = input;
  const dominion = await kingdoms.dominion();
  switch (subcommand) {
    case 'boxes': {
      const sets = options.text('sets');
      return sets === undefined ? toAsker(chooseBoxes(dominion)) : setBoxes(kingdoms.house, dominion, input, sets);
    }
    case 'ban':
      return weigh(kingdoms.house, dominion, input, options.text('card') ?? '', options.integer('weight') ?? 0);
    case 'unban':
      return unban(kingdoms.house, dominion, input, options.text('card') ?? '');
    case 'played':
      return playedPage(kingdoms, input, options.integer('page') ?? 1);
    default:
      return toAsker(rulesText(await kingdoms.house.rules(input), dominion));
  }
};

const complete = async (kingdoms: Kingdoms, input: CompletionInput): Promise<readonly Choice[]> => {
  const { focused, subcommand } = input;
  const [dominion, rules] = await Promise.all([kingdoms.dominion(), kingdoms.house.rules(input)]);
  const owned = ownedBy(rules, dominion);
  if (focused.name === 'sets') return completeSets(focused.typed, dominion, owned);
  const weighed = [
    ...dominion.cards.filter(({ nr }) => rules.weights[nr] !== undefined),
    ...dominion.landscapes.filter(({ nr }) => rules.across[nr] !== undefined),
  ].map(({ name }) => name);
  return completeCards(focused.typed, dominion, owned, subcommand === 'unban' ? weighed : undefined);
};

/** The list of boxes, and the pages of what was played. */
const press = async (kingdoms: Kingdoms, input: PressInput): Promise<Reply> => {
  if (input.verb === 'played') return turned(await playedPage(kingdoms, input, Number(input.args[0])));
  const dominion = await kingdoms.dominion();
  return setBoxes(kingdoms.house, dominion, input, input.values.join(' '));
};

export const houseCommand = (deps: { readonly games: { readonly kingdoms: Kingdoms } }): Command => ({
  data,
  execute: (input) => whileStored(() => execute(deps.games.kingdoms, input)),
  complete: (input) => complete(deps.games.kingdoms, input),
  press: (input) => whileStored(() => press(deps.games.kingdoms, input)),
});
