import type { Choice, CommandInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { refuse, type SideId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pointQueries } from '../../src/view/scoring/points.ts';
import { type SideView, seatQueries } from '../../src/view/seats.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText, filterMatchingNames } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { findSideByName } from '../common/sides.ts';
import { act, readAs, refused, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';

const sideMeant = (words: Words, view: View, typed: string | undefined): SideView | RefusalSentence => {
  if (typed !== undefined) return findSideByName(words, view, typed);
  const [own, other] = view.of(seatQueries).mine();
  if (own && !other) return own;
  const { whichSide, noSide } = words.commands.score.claim;
  return own ? whichSide : noSide;
};

export const addPoints = async (game: OpenGame, input: CommandInput<OptionOf<'score'>>): Promise<Reply> => {
  const { options, words, person } = input;
  const side = await readAs(game, input, (view) => sideMeant(words, view, options.text('side')));
  if (typeof side === 'string') return toAsker(side);
  const points = options.integer('points') ?? 0;
  const reason = options.text('reason')?.trim();
  const why = reason ? { reason } : {};
  const adding = { kind: 'add-points', actor: person.id, side: side.id, points, ...why } as const;
  return runOrAskConsent(
    game,
    input,
    adding,
    { what: 'points', side: side.id, points },
    undefined,
    reason || undefined,
  );
};

export const claimObjective = async (game: OpenGame, input: CommandInput<OptionOf<'score'>>): Promise<Reply> => {
  const { options, words } = input;
  const typed = options.text('objective');
  if (typed === undefined) return toAsker(await readAs(game, input, (view) => objectivesText(words, view)));
  const found = await readAs(game, input, (view) => ({
    side: sideMeant(words, view, options.text('side')),
    objective: view
      .of(pointQueries)
      .objectives()
      .find(({ name }) => isCalled(name, typed)),
  }));
  const { side, objective } = found;
  if (!objective) return refused(game, input, refuse('no-such-objective', { objective: typed }));
  if (typeof side === 'string') return toAsker(side);
  return claimFor(game, input, side.id, objective.name, objective.confirmed);
};

const claimFor = async (
  game: OpenGame,
  input: CommandInput<OptionOf<'score'>>,
  side: SideId,
  objective: string,
  isConfirmed: boolean,
): Promise<Reply> => {
  const wants = { what: 'claim', side, objective } as const;
  const claiming = { kind: 'claim', actor: input.person.id, side, objective } as const;
  return isConfirmed ? runOrAskConsent(game, input, claiming, wants) : act(game, input, claiming);
};

const objectivesText = (words: Words, view: View): string => {
  const said = words.commands.score.claim;
  const game = view.of(gameQueries);
  const lines = view
    .of(pointQueries)
    .objectives()
    .map((one) => said.line(one.text === undefined ? one : { ...one, text: game.said(one.text, words.locale) }));
  return lines.length === 0 ? said.none : [said.title, ...lines].join('\n');
};

export const suggestSidesOrObjectives = (view: View, typed: string, focused: string): readonly Choice[] => {
  const names =
    focused === 'side'
      ? view
          .of(seatQueries)
          .sides()
          .map(({ name }) => name)
      : view
          .of(pointQueries)
          .objectives()
          .map(({ name }) => name);
  return filterMatchingNames(names, typed).map(createChoiceFromText);
};
