import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/command.ts';
import type { Kingdoms } from '../src/session/kingdom/kingdoms.ts';
import { KEPT_PLAYED } from '../src/session/kingdom/played.ts';
import { toAsker } from './common/table.ts';
import {
  completeAgain,
  completeBan,
  completeCards,
  completeExpression,
  completeSets,
  completeWords,
} from './kingdom/complete.ts';
import { answerCode, answerDrawn } from './kingdom/draw.ts';
import { submitWish } from './kingdom/instead.ts';
import { answerPasted, pastedIn } from './kingdom/pasted.ts';
import { submitWinner } from './kingdom/played.ts';
import { pressKingdom } from './kingdom/press.ts';
import { ownedBy } from './kingdom/request.ts';
import { whileStored } from './kingdom/stored.ts';
import { typedWish } from './kingdom/wish.ts';

/** The longest text that an option takes: room for all names of a kingdom with a Black Market. */
const LONGEST_WISH = 1000;

const data = new SlashCommandBuilder()
  .setName('kingdom')
  .setDescription('Draw a Dominion kingdom: ten piles and what belongs to them')
  .addStringOption((option) =>
    option
      .setName('require')
      .setDescription('What must be in it, after a slash what must not: Moat, 3 Attack, 1 Village, All / Curser')
      .setMaxLength(LONGEST_WISH)
      .setAutocomplete(true),
  )
  .addStringOption((option) =>
    option
      .setName('ban')
      .setDescription('Roles, types, costs or cards that must not be in it, parted by commas')
      .setMaxLength(LONGEST_WISH)
      .setAutocomplete(true),
  )
  .addStringOption((option) =>
    option
      .setName('sets')
      .setDescription('Which sets to draw from: base2 sea2; all -promo leaves one out')
      .setMaxLength(LONGEST_WISH)
      .setAutocomplete(true),
  )
  .addBooleanOption((option) =>
    option
      .setName('strict')
      .setDescription('Nothing from other sets, ever (true); false: what you demand may come from others'),
  )
  .addStringOption((option) =>
    option
      .setName('include')
      .setDescription('Cards that must be in it, parted by commas; a whole list, as Copy gives it, is shown')
      .setMaxLength(LONGEST_WISH)
      .setAutocomplete(true),
  )
  .addStringOption((option) =>
    option
      .setName('exclude')
      .setDescription('Cards that must not be in it, parted by commas')
      .setMaxLength(LONGEST_WISH)
      .setAutocomplete(true),
  )
  .addStringOption((option) =>
    option
      .setName('potions')
      .setDescription('How many potion cards (3-5, or none at all)')
      .setMaxLength(30)
      .setAutocomplete(true),
  )
  .addBooleanOption((option) => option.setName('moat').setDescription('A Moat if there is an attack (false)'))
  .addBooleanOption((option) => option.setName('reaction').setDescription('A reaction if there is an attack (false)'))
  .addStringOption((option) =>
    option
      .setName('overlap')
      .setDescription('Whether one card may serve two demands (it may)')
      .addChoices(
        { name: 'one card may serve two demands', value: 'allow' },
        { name: 'each demand has a card of its own', value: 'distinct' },
      ),
  )
  .addStringOption((option) =>
    option
      .setName('bane')
      .setDescription("Whether the Young Witch's bane may be what you demand (it may not)")
      .addChoices(
        { name: 'the ten alone meet demands', value: 'apart' },
        { name: 'the bane may meet one', value: 'demanded' },
      ),
  )
  .addStringOption((option) =>
    option
      .setName('draw')
      .setDescription('How it is drawn (natural)')
      .addChoices(
        { name: 'natural: attacks and potions as often as without rules', value: 'natural' },
        { name: 'uniform: every legal kingdom equally likely', value: 'uniform' },
        { name: 'classic: demand by demand, as by hand', value: 'classic' },
      ),
  )
  .addStringOption((option) =>
    option.setName('code').setDescription('Show the kingdom of this code again').setMaxLength(80),
  )
  .addStringOption((option) =>
    option
      .setName('sort')
      .setDescription('How it is sorted (by cost)')
      .addChoices(
        { name: 'by cost', value: 'cost' },
        { name: 'by set', value: 'set' },
        { name: 'by name', value: 'name' },
      ),
  )
  .addStringOption((option) =>
    option
      .setName('landscapes')
      .setDescription('Events, landmarks, projects, ways, traits: how many at most (2), or exactly which')
      .setMaxLength(60)
      .setAutocomplete(true),
  )
  .addStringOption((option) =>
    option
      .setName('colony')
      .setDescription('Colony and Platinum (by the share of Prosperity)')
      .addChoices(
        { name: 'by the share of Prosperity', value: 'share' },
        { name: 'yes', value: 'yes' },
        { name: 'no', value: 'no' },
      ),
  )
  .addStringOption((option) =>
    option
      .setName('shelters')
      .setDescription('Shelters (by the share of Dark Ages)')
      .addChoices(
        { name: 'by the share of Dark Ages', value: 'share' },
        { name: 'yes', value: 'yes' },
        { name: 'no', value: 'no' },
      ),
  )
  .addIntegerOption((option) =>
    option
      .setName('players')
      .setDescription('How many play, for what to fetch from the box')
      .setMinValue(2)
      .setMaxValue(6),
  )
  .addIntegerOption((option) =>
    option
      .setName('fresh')
      .setDescription('Keep out the cards of so many kingdoms played last here (press Played below one)')
      .setMinValue(1)
      .setMaxValue(KEPT_PLAYED),
  )
  .addStringOption((option) =>
    option
      .setName('repeats')
      .setDescription('With fresh: whether some of these cards may come again (as few as can be)')
      .addChoices({ name: 'as few as can be', value: 'few' }, { name: 'none at all', value: 'none' }),
  )
  .addBooleanOption((option) =>
    option.setName('unseen').setDescription('What was not played here for longest comes first (false)'),
  )
  .addStringOption((option) =>
    option.setName('again').setDescription('One of the last requests here').setMaxLength(100).setAutocomplete(true),
  );

const execute = async (kingdoms: Kingdoms, input: CommandInput): Promise<Reply> => {
  const { options } = input;
  const typed = typedWish(options);
  const code = options.text('code');
  if (code !== undefined) return answerCode(kingdoms, input, code, typed);
  const again = options.text('again');
  const pasted = again === undefined ? pastedIn(typed, await kingdoms.dominion()) : undefined;
  if (pasted) return answerPasted(kingdoms, input, pasted, typed);
  if (again === undefined) return answerDrawn(kingdoms, input, typed, { remember: true });
  const former = (await kingdoms.wishes.remembered(input)).find(({ id }) => id === again);
  if (!former) return toAsker('For `again:` choose one of those that I offer: they are the last requests here.');
  return answerDrawn(kingdoms, input, { ...former.wish, ...typed }, { remember: true });
};

const complete = async (kingdoms: Kingdoms, input: CompletionInput): Promise<readonly Choice[]> => {
  const { name, typed } = input.focused;
  if (name === 'again') return completeAgain(await kingdoms.wishes.remembered(input), input);
  if (name === 'potions' || name === 'landscapes') return completeWords(name, typed);
  const [dominion, rules] = await Promise.all([kingdoms.dominion(), kingdoms.house.rules(input)]);
  switch (name) {
    case 'sets':
      return completeSets(typed, dominion, ownedBy(rules, dominion));
    case 'ban':
      return completeBan(typed, dominion, rules);
    case 'include':
    case 'exclude':
      return completeCards(typed, dominion, ownedBy(rules, dominion));
    default:
      return completeExpression(typed, dominion, rules);
  }
};

/** Dominion kingdoms, which need no game. */
export const kingdomCommand = (deps: { readonly games: { readonly kingdoms: Kingdoms } }): Command => ({
  data,
  execute: (input) => whileStored(() => execute(deps.games.kingdoms, input)),
  complete: (input) => complete(deps.games.kingdoms, input),
  press: (input) => whileStored(() => pressKingdom(deps.games.kingdoms, input)),
  submit: (input) =>
    whileStored(() =>
      input.verb === 'by' ? submitWish(deps.games.kingdoms, input) : submitWinner(deps.games.kingdoms, input),
    ),
});
