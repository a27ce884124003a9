import type { Act, PressInput, Reply } from '../../src/command.ts';
import type { SideId } from '../../src/engine/core/ids.ts';
import { hides, type Module } from '../../src/engine/index.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { ownChannel } from '../../src/session/where.ts';
import { controlId, LIMITS, type Message } from '../../src/view/message.ts';
import { rulebookOf } from '../../src/view/rulebook/rulebook.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { button } from '../common/buttons.ts';
import { moduleNamed } from '../common/modules.ts';
import { notDoneText, onceKnown, readAs, refused, second, toAsker } from '../common/table.ts';
import { answersOfHouse, linesNow } from '../play/house.ts';
import { openPanel } from '../play/press.ts';
import type { GameDeps } from './deps.ts';

/** A game with nobody else: all sides, or against the bot; it is stored under the person and needs no channel (U9). */

/** What stands in a button for all sides. */
const ALL = 'all';

/** `try`: which way; `solo`: in that way, beginning anew where it says so. Both name the module. */
export const tryAlone = (deps: GameDeps, input: PressInput): Promise<Reply> =>
  onceKnown(input, async () => {
    const [name = '', way = '', anew] = input.args;
    const module = await moduleNamed(deps, input, name);
    if ('why' in module) return toAsker(module.why);
    if (input.verb === 'try') return { update: waysOf(input, module) };
    return playAlone(deps, input, module, way, anew !== undefined);
  });

const waysOf = ({ words }: Act, module: Module): Message => {
  const { alone } = words.commands;
  const solo = (way: string): string => controlId('game', 'solo', module.module, way);
  const { sides } = rulebookOf(module);
  const all = hides(module) ? [] : [button(solo(ALL), alone.allSides, 'primary')];
  const buttons = sides.map((side) => {
    const index = module.sides.findIndex((one) => one.name === side);
    return button(solo(String(index)), alone.as(side).slice(0, LIMITS.label), 'primary');
  });
  return {
    text: alone.question(module.title, !hides(module)),
    rows: [
      ...(all.length > 0 ? [all] : []),
      ...Array.from({ length: Math.ceil(buttons.length / LIMITS.buttons) }, (_, row) =>
        buttons.slice(row * LIMITS.buttons, (row + 1) * LIMITS.buttons),
      ),
      [button(controlId('game', 'list'), words.commands.files.chosenGame.back)],
    ],
  };
};

const playAlone = async (
  { games }: GameDeps,
  input: Act,
  module: Module,
  way: string,
  isAnew: boolean,
): Promise<Reply> => {
  const channel = ownChannel(input.person.id, module.module);
  const own = { ...input, channel, guild: undefined, apart: true as const };
  const { id: actor } = input.person;
  const { alone } = input.words.commands;
  const begin = { channel, guild: undefined, module, host: actor, interaction: input.interaction, seed: '' };
  let started = await games.start(begin);
  if (started.kind === 'runs' && isAnew) {
    await started.game.session.run({ kind: 'stop', actor }, second(input.interaction, 'stop'));
    started = await games.start(begin);
  }
  if (started.kind === 'runs') return { update: underWay(input, started.game, module, way) };
  const { game, outcome } = started;
  if (outcome.kind === 'refused') return refused(game, own, outcome.refusal);
  if (outcome.kind !== 'done') return toAsker(notDoneText(input, outcome));
  await seatAt(game, own, way);
  const before = await linesNow(game, own);
  const begun = await game.session.run({ kind: 'begin', actor }, second(input.interaction, 'begin'));
  if (begun.kind === 'refused') return refused(game, own, begun.refusal);
  if (begun.kind !== 'done') return toAsker(notDoneText(input, begun));
  const answers = await answersOfHouse(game, own, before);
  return { update: await openPanel(game, own, [alone.begun(module.title), ...answers]) };
};

const underWay = ({ words }: Act, { session }: OpenGame, { module, title }: Module, way: string): Message => ({
  text: words.commands.alone.underWay(title),
  rows: [
    [
      button(controlId('play', 'open', session.game), words.commands.alone.goOn, 'primary'),
      button(controlId('game', 'solo', module, way, 'anew'), words.commands.alone.anew, 'danger'),
      button(controlId('game', 'list'), words.commands.files.chosenGame.back),
    ],
  ],
});

/** The person takes all sides, or one, and the bot the others. */
const seatAt = async (game: OpenGame, input: Act, way: string): Promise<void> => {
  const { id: actor } = input.person;
  const sides = await readAs(game, input, (view) => view.of(seatQueries).sides());
  const mine = sides.find(({ index }) => String(index) === way);
  const operation = mine ? ({ kind: 'join', actor, side: mine.id } as const) : ({ kind: 'alone', actor } as const);
  await game.session.run(operation, second(input.interaction, 'seat'), input.share);
  if (mine) await seatHouse(game, input, mine.id);
};

const seatHouse = async (game: OpenGame, input: Act, mine: SideId): Promise<void> => {
  const free = await readAs(game, input, (view) =>
    view
      .of(seatQueries)
      .sides()
      .filter(({ id, players }) => id !== mine && players.length === 0),
  );
  await game.house.sit(game, free, input.interaction);
};
