import {
  codeOf,
  type Dominion,
  decodeKingdomCode,
  type Kingdom,
  kingdomFromNumbers,
  numbersOf,
} from '../../src/kingdom/index.ts';
import { type FormInput, type InputContext, type PressInput, publicWords, type Reply } from '../../src/port/command.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { PlayedKingdom } from '../../src/session/kingdom/played.ts';
import { type Control, controlId } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';

const LONGEST_WINNER = 100;

export const decodePlayedKingdoms = (
  played: readonly Pick<PlayedKingdom, 'code'>[],
  dominion: Dominion,
): readonly Kingdom[] =>
  played.flatMap(({ code }) => {
    const numbers = decodeKingdomCode(code);
    const kingdom = 'code' in numbers ? numbers : kingdomFromNumbers(numbers, dominion, 'cost');
    return 'code' in kingdom ? [] : [kingdom];
  });

/**
 * Returns the different kingdoms that were played in this channel, the newest first. A repeated kingdom counts at its
 * latest time.
 */
export const loadDistinctPlayedKingdoms = async (
  { played }: Kingdoms,
  act: InputContext,
  dominion: Dominion,
): Promise<readonly Kingdom[]> => {
  const all = await played.list(act);
  return decodePlayedKingdoms(
    all.filter(({ code }, i) => all.findIndex((one) => one.code === code) === i),
    dominion,
  );
};

const controls = ({ commands }: Words, key: string): readonly (readonly Control[])[] => [
  [
    button(controlId('kingdom', 'won', key), commands.kingdomPress.labels.whoWon, 'primary'),
    button(controlId('kingdom', 'unplayed', key), commands.kingdomPress.labels.takeBack),
  ],
];

/** Records that the kingdom was played, at most once for each answer with this button (K25). */
export const recordKingdomPlayed = async (
  kingdoms: Kingdoms,
  act: InputContext,
  kingdom: Kingdom,
  key: string,
): Promise<Reply> => {
  const code = codeOf(numbersOf(kingdom));
  const { all, isNew } = await kingdoms.played.add(act, key, code);
  const { kingdomPress: said } = act.words.commands;
  if (!isNew) return toAsker({ text: said.countsAlready, rows: controls(act.words, key) });
  const different = new Set(all.map((one) => one.code)).size;
  const here = publicWords(act);
  const text = here.commands.kingdomPress.played(act.person.id, code, different);
  return { answer: { to: 'channel', text, rows: controls(here, key) } };
};

export const handlePlayedKingdomButton = async ({ played }: Kingdoms, input: PressInput): Promise<Reply> => {
  const [key = ''] = input.args;
  const { kingdomPress: said } = input.words.commands;
  if (input.verb === 'unplayed') {
    const gone = await played.remove(input, key);
    if (!gone) return toAsker(said.unknownGame);
    return {
      answer: { to: 'channel', text: publicWords(input).commands.kingdomPress.unplayed(input.person.id, gone.code) },
    };
  }
  const game = (await played.list(input)).find((one) => one.key === key);
  if (!game) return toAsker(said.unknownGame);
  const { title, label, hint } = said.winnerForm;
  const field = { name: 'who', label, hint, required: false, max: LONGEST_WINNER };
  return {
    form: {
      id: controlId('kingdom', 'winner', key),
      title,
      fields: [{ ...field, ...(game.won ? { value: game.won } : {}) }],
    },
  };
};

export const storeKingdomWinner = async ({ played }: Kingdoms, input: FormInput): Promise<Reply> => {
  const [key = ''] = input.args;
  const { kingdomPress: said } = input.words.commands;
  const who = (input.texts['who'] ?? '').trim().slice(0, LONGEST_WINNER);
  const game = await played.won(input, key, who);
  if (!game) return toAsker(said.unknownGame);
  return {
    answer: { to: 'channel', text: publicWords(input).commands.kingdomPress.won(input.person.id, game.code, who) },
  };
};
