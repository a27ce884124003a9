import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/port/command.ts';
import type { Kingdoms } from '../src/session/kingdom/kingdoms.ts';
import { KEPT_PLAYED } from '../src/session/kingdom/played.ts';
import { between, COMPLETED, defineCommand, FLAG, type OptionOf, oneOf, TEXT, upTo } from './common/definition.ts';
import { toAsker } from './common/table.ts';
import {
  completeAgain,
  completeBan,
  completeCards,
  completeExpression,
  completeForms,
  completeSets,
} from './kingdom/complete.ts';
import { answerCode, answerDrawn } from './kingdom/draw.ts';
import { submitWish } from './kingdom/instead.ts';
import { answerPasted, pastedIn } from './kingdom/pasted.ts';
import { submitWinner } from './kingdom/played.ts';
import { pressKingdom } from './kingdom/press.ts';
import { ownedBy } from './kingdom/request.ts';
import { whileStored } from './kingdom/stored.ts';
import { typedWish } from './kingdom/wish.ts';

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
  fresh: between(1, KEPT_PLAYED),
  repeats: oneOf('few', 'none'),
  unseen: FLAG,
  again: upTo(100, COMPLETED),
});

const execute = async (kingdoms: Kingdoms, input: CommandInput<OptionOf<'kingdom'>>): Promise<Reply> => {
  const { options } = input;
  const typed = typedWish(options);
  const code = options.text('code');
  if (code !== undefined) return answerCode(kingdoms, input, code, typed);
  const again = options.text('again');
  const pasted = again === undefined ? pastedIn(typed, await kingdoms.dominion(input)) : undefined;
  if (pasted) return answerPasted(kingdoms, input, pasted, typed);
  if (again === undefined) return answerDrawn(kingdoms, input, typed, { remember: true });
  const former = (await kingdoms.wishes.remembered(input)).find(({ id }) => id === again);
  if (!former) return toAsker(input.words.commands.kingdom.bad.again);
  return answerDrawn(kingdoms, input, { ...former.wish, ...typed }, { remember: true });
};

const complete = async (
  kingdoms: Kingdoms,
  input: CompletionInput<OptionOf<'kingdom'>>,
): Promise<readonly Choice[]> => {
  const { name, typed } = input.focused;
  if (name === 'again') return completeAgain(await kingdoms.wishes.remembered(input), input);
  if (name === 'potions' || name === 'landscapes' || name === 'colony' || name === 'shelters')
    return completeForms(input.words, name, typed);
  const [dominion, rules] = await Promise.all([kingdoms.dominion(input), kingdoms.house.rules(input)]);
  switch (name) {
    case 'sets':
      return completeSets(input.words, typed, dominion, ownedBy(rules, dominion));
    case 'ban':
      return completeBan(input.words, typed, dominion, rules);
    case 'include':
    case 'exclude':
      return completeCards(input.words, typed, dominion, ownedBy(rules, dominion));
    default:
      return completeExpression(input.words, typed, dominion, rules);
  }
};

export const kingdomCommand = (deps: { readonly games: { readonly kingdoms: Kingdoms } }): Command => ({
  data,
  execute: (input) => whileStored(input, () => execute(deps.games.kingdoms, input)),
  complete: (input) => complete(deps.games.kingdoms, input),
  press: (input) => whileStored(input, () => pressKingdom(deps.games.kingdoms, input)),
  submit: (input) =>
    whileStored(input, () =>
      input.verb === 'by' ? submitWish(deps.games.kingdoms, input) : submitWinner(deps.games.kingdoms, input),
    ),
});
