import type { Act, FormInput, PressInput, Reply } from '../../src/command.ts';
import { codeOf, type Dominion, type Kingdom, kingdomOf, numbersOf, readCode } from '../../src/kingdom/index.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { PlayedKingdom } from '../../src/session/kingdom/played.ts';
import { type Control, controlId } from '../../src/view/message.ts';
import { bold, counted, person } from '../../src/words/text.ts';
import { toAsker } from '../common/table.ts';

/** The longest text of who won. */
const LONGEST = 100;
const PASSED = 'That game is no longer among those played here. `/house played` lists them.';

/** The kingdoms of these games, the newest first; those with cards newer than the data are left out. */
export const kingdomsOf = (played: readonly Pick<PlayedKingdom, 'code'>[], dominion: Dominion): readonly Kingdom[] =>
  played.flatMap(({ code }) => {
    const numbers = readCode(code);
    const kingdom = 'code' in numbers ? numbers : kingdomOf(numbers, dominion, 'cost');
    return 'code' in kingdom ? [] : [kingdom];
  });

/**
 * The different kingdoms that were played there, the newest first: one that was played twice counts where it was played
 * last.
 */
export const differentPlayed = async (
  { played }: Kingdoms,
  act: Act,
  dominion: Dominion,
): Promise<readonly Kingdom[]> => {
  const all = await played.list(act);
  return kingdomsOf(
    all.filter(({ code }, i) => all.findIndex((one) => one.code === code) === i),
    dominion,
  );
};

const controls = (key: string): readonly (readonly Control[])[] => [
  [
    { kind: 'button', id: controlId('kingdom', 'won', key), label: 'Who won?', style: 'primary' },
    { kind: 'button', id: controlId('kingdom', 'unplayed', key), label: 'Take back', style: 'secondary' },
  ],
];

/** Somebody says that the kingdom was played: it counts once for the answer below which that is pressed (K25). */
export const sayPlayed = async (kingdoms: Kingdoms, act: Act, kingdom: Kingdom, key: string): Promise<Reply> => {
  const code = codeOf(numbersOf(kingdom));
  const { all, isNew } = await kingdoms.played.add(act, key, code);
  const rows = controls(key);
  if (!isNew) return toAsker({ text: 'This game counts already, once.', rows });
  const different = new Set(all.map((one) => one.code)).size;
  const text = `${person(act.person.id)}: the kingdom \`${code}\` was played here. I know ${counted(different, 'kingdom')} played here; \`/kingdom fresh:${Math.min(3, different)}\` keeps ${different === 1 ? 'its' : 'their'} cards out, \`/house played\` lists all.`;
  return { answer: { to: 'channel', text, rows } };
};

/** The controls of a game that was played: who won, and that it was not. */
export const pressPlayed = async ({ played }: Kingdoms, input: PressInput): Promise<Reply> => {
  const [key = ''] = input.args;
  if (input.verb === 'unplayed') {
    const gone = await played.remove(input, key);
    if (!gone) return toAsker(PASSED);
    return {
      answer: {
        to: 'channel',
        text: `${person(input.person.id)} takes back that the kingdom \`${gone.code}\` was played here.`,
      },
    };
  }
  const game = (await played.list(input)).find((one) => one.key === key);
  if (!game) return toAsker(PASSED);
  const field = { name: 'who', label: 'Who won?', hint: 'Ann, or Ann and Bob', required: false, max: LONGEST } as const;
  return {
    form: {
      id: controlId('kingdom', 'winner', key),
      title: 'Who won?',
      fields: [{ ...field, ...(game.won ? { value: game.won } : {}) }],
    },
  };
};

/** Who won was filled in; blank takes it back. */
export const submitWinner = async ({ played }: Kingdoms, input: FormInput): Promise<Reply> => {
  const [key = ''] = input.args;
  const who = (input.texts['who'] ?? '').trim().slice(0, LONGEST);
  const game = await played.won(input, key, who);
  if (!game) return toAsker(PASSED);
  const says = `${person(input.person.id)} says`;
  const text =
    who === ''
      ? `${says} no longer who won in the kingdom \`${game.code}\`.`
      : `${says} who won in the kingdom \`${game.code}\`: ${bold(who)}.`;
  return { answer: { to: 'channel', text } };
};
