import {
  actsFor,
  gameOf,
  isSimultaneousPhase,
  type Module,
  onTurn,
  playersOf,
  systems,
} from '../../../src/engine/index.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { Session } from '../../../src/session/game/session.ts';
import { messagesOfStep } from '../../../src/session/posts/told-step.ts';
import { apply, LiveTable, type Operation, type PersonId, type SideId } from '../../../src/table/index.ts';
import { done, GAME, newProcess } from '../session.ts';
import { startOf } from '../table.ts';

/** Plays a shipped game in a session, and writes down what the channel and each player reads. */

export interface Transcript {
  /** What was read, a block a step: `channel` or the side of who reads it first. */
  readonly text: string;
  readonly steps: readonly Step[];
  readonly session: Session;
  readonly isOver: boolean;
}

/** Chooses one of the legal acts of a player; undefined: the game is left there. */
export type Chooser = (acts: readonly Operation[], table: LiveTable, person: PersonId) => Operation | undefined;

interface Options {
  readonly module: Module;
  readonly sides: readonly string[];
  readonly choose: Chooser;
  readonly most: number;
  /** Whether what each player reads alone is written down, too. */
  readonly isPrivate?: boolean;
  /** Hears of each step; false: the game is left there. */
  readonly onStep?: (step: Step, session: Session) => boolean;
}

const personOf = (index: number): PersonId => `30000000000000000${index}` as PersonId;

export const transcriptOf = async ({
  module,
  sides,
  choose,
  most,
  isPrivate = true,
  onStep = () => true,
}: Options): Promise<Transcript> => {
  const session = Session.empty(newProcess().ports, GAME);
  const table = new LiveTable(systems);
  const steps: Step[] = [];
  const blocks: string[] = [];
  const run = async (operation: Operation): Promise<void> => {
    const step = await done(session, operation);
    apply(table, step.change);
    steps.push(step);
    const channel = step.posts.find(({ reader }) => reader === 'channel');
    const before = steps.filter(({ number }) => channel?.tells?.includes(number));
    const { told } = await messagesOfStep(session, step, before);
    for (const [reader, message] of told) {
      const waits = step.posts.find((post) => post.reader === reader)?.waits;
      if (waits || (reader !== 'channel' && !isPrivate)) continue;
      const name = reader === 'channel' ? 'channel' : named(reader);
      blocks.push(`[${name}]\n${named(message.text)}`);
    }
  };
  const named = (text: string): string =>
    sides.reduce((all, side, i) => all.replaceAll(`<@${personOf(i)}>`, `@${side}`).replaceAll(personOf(i), side), text);
  await run(startOf(module, personOf(0)));
  for (const [i, side] of sides.entries()) await run({ kind: 'join', actor: personOf(i), side: side as SideId });
  await run({ kind: 'begin', actor: personOf(0) });
  for (let count = 0; count < most && gameOf(table).phase === 'playing'; count += 1) {
    const next = nextAct(table, sides, choose);
    if (!next) break;
    await run(next);
    if (!onStep(steps.at(-1) as Step, session)) break;
  }
  return { text: blocks.join('\n\n'), steps, session, isOver: gameOf(table).phase === 'over' };
};

/** So many legal acts are offered to a chooser: a hand has hundreds of ways to pass three cards. */
const MOST_ACTS = 40;

const nextAct = (table: LiveTable, sides: readonly string[], choose: Chooser): Operation | undefined => {
  const turn = onTurn(table)?.id;
  const own = turn === undefined ? undefined : playersOf(table, turn)[0];
  const people = [
    ...(own === undefined || isSimultaneousPhase(table) ? [] : [own]),
    ...sides.map((_, i) => personOf(i)),
  ];
  for (const person of new Set(people)) {
    const side = sides[people.indexOf(person)] as SideId | undefined;
    const laid = side === undefined ? undefined : table.get('covered-act', side);
    if (isSimultaneousPhase(table) && laid && !laid.open && !laid.done) continue;
    const acts: Operation[] = [];
    for (const act of actsFor(table, person)) if (acts.push(act) === MOST_ACTS) break;
    const chosen = choose(acts, table, person);
    if (chosen) return chosen;
  }
  return undefined;
};

/** Numbers that look like chance and are the same in every run. */
export const dice = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};
