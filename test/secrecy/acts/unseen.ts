import { actsFor } from '../../../src/engine/index.ts';
import { captureEffectOf, piecesAffectedByCapture } from '../../../src/engine/play/captures/captured.ts';
import type { LiveTable, Operation, PersonId } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { type PieceView, pieceQueries } from '../../../src/view/pieces.ts';

import { personViewer } from '../../../src/view/viewer.ts';
import type { Bot } from '../bot.ts';
import { HAUNTS } from '../worlds/war.ts';
import type { World } from '../worlds/world.ts';
import { type Act, oneOf } from './act.ts';
import { ASK } from './asks.ts';
import { CHOOSE, DIG, GATHER, STILL } from './cellar.ts';
import { SCOUT } from './war.ts';

/**
 * What somebody does of which by the declared revelations nobody else is told; whether the bot tells it is what the rig
 * finds out.
 */

const haunt = (number: number): string => `Marsh ${oneOf(HAUNTS, number)}`;
const ghost = (number: number): string => `Ghost ${(number % 2) + 1}`;

/**
 * Whether one of the pieces that somebody sees is seen by others, too, who don't play what has something to hide: it was
 * shown, or stands in the open, and then everybody sees what is done with it.
 */
const isShown = async (bot: Bot, person: PersonId, among: (piece: PieceView) => boolean): Promise<boolean> => {
  const { session } = await bot.game();
  const ids = await session.read(personViewer(person), (view) =>
    [...view.of(pieceQueries).all()].filter(among).map((piece) => view.of(pieceQueries).id(piece)),
  );
  for (const other of bot.people) {
    if (other === person || bot.shadow?.isIn(other)) continue;
    if (await session.read(personViewer(other), (view) => ids.some((id) => view.of(pieceQueries).byId(id))))
      return true;
  }
  return false;
};

/**
 * A ghost is led by who sees it while nobody else does; before that it is made invisible, where nobody sees it either.
 */
const led = async (bot: Bot, person: PersonId, piece: string, act: () => Promise<void>): Promise<void> => {
  const { session } = await bot.game();
  const found = await session.read(personViewer(person), (view) =>
    [...view.of(pieceQueries).all()].find(({ name }) => name === piece),
  );
  if (found?.covered !== 'existence' && !found?.where.map.endsWith('Den')) return;
  if (await isShown(bot, person, ({ name }) => name === piece)) return;
  if (found.covered !== 'existence') await bot.type(person, 'piece hide', { piece, what: 'existence' });
  await act();
};

const inMarsh = async (
  bot: Bot,
  person: PersonId,
  number: number,
  act: (spot: string) => Promise<void>,
): Promise<void> => {
  const at = await bot.unitAt(person, number);
  if (at !== undefined) await act(`Marsh ${at}`);
};

const HAUNT: readonly Act[] = [
  (bot, person, a, b) => led(bot, person, ghost(a), () => bot.type(person, 'move', { piece: ghost(a), to: haunt(b) })),
  (bot, person, a, b) => led(bot, person, ghost(a), () => bot.type(person, 'move', { piece: ghost(a), to: haunt(b) })),
  (bot, person, a, b) =>
    led(bot, person, ghost(a), () => bot.type(person, 'move', { piece: ghost(a), to: haunt(a + b) })),
];

/** What a ghost does where it is; and armies, of which only their own side knows where units can be invisible. */
const WAIL: readonly Act[] = [
  (bot, person, a, b) =>
    led(bot, person, ghost(a), () => bot.type(person, 'piece rotate', { piece: ghost(a), facing: b % 6 })),
  (bot, person, a) =>
    led(bot, person, ghost(a), () =>
      bot.type(person, 'piece set', { piece: ghost(a), property: 'Mood', value: String(a) }),
    ),
  (bot, person, a, b) =>
    inMarsh(bot, person, a % 2, (at) => bot.type(person, 'army form', { at, ...(b % 2 ? { name: 'Band' } : {}) })),
  (bot, person, a) => inMarsh(bot, person, a, (army) => bot.type(person, 'army disband', { army })),
];

/** Whether a move goes one step, to where nothing stands, and takes nobody. */
const isQuiet = (table: LiveTable, { pieces, to }: Operation<'move'>): boolean => {
  const from = table.get('piece', pieces[0] ?? '')?.place.cell ?? '';
  const cell = to.cell ?? '';
  const isStep = [0, 1].every((i) => Math.abs(cell.charCodeAt(i) - from.charCodeAt(i)) <= 1);
  const affected = piecesAffectedByCapture(captureEffectOf(table, { pieces, to }, []));
  return isStep && table.at(to.in, to.cell).length === 0 && affected.length === 0;
};

/** A wraith goes where its side may lead it and sees nothing taken by it, while nobody else sees it. */
const flit: Act = async (bot, person, a, b) => {
  const { session } = await bot.game();
  const id = await session.read(personViewer(person), (view) => {
    const mine = [...view.of(pieceQueries).all()].find(
      ({ name, covered }) => name.startsWith('Wraith') && covered === 'existence',
    );
    return mine && view.of(pieceQueries).id(mine);
  });
  if (id === undefined || !bot.shadow || (await isShown(bot, person, ({ name }) => name.startsWith('Wraith')))) return;
  const { table } = bot.shadow;
  const { ground } = new Lens(table, personViewer(person));
  const ways = [...actsFor(ground, person, { kind: 'move' })].filter(
    (act) => act.kind === 'move' && act.pieces.includes(id) && isQuiet(table, act),
  );
  const way = ways[(a + b) % Math.max(1, ways.length)];
  if (way) await bot.carryOut(person, way);
};

/** What concerns nobody but who does it, and what is refused. */
const OWN: readonly Act[] = [
  (bot, person, a) => bot.type(person, 'me settings', { dms: a % 2 > 0 }),
  (bot, person) => bot.type(person, 'hand show'),
  (bot, person) => bot.type(person, 'move', { piece: 'Marsh D1', to: 'Nowhere' }),
  (bot, person) => bot.type(person, 'game settings', { reminder: 'never ever' }),
  (bot, person) => bot.type(person, 'game reload'),
  (bot, person) => bot.type(person, 'game stop'),
];

/**
 * Takes back what was done before, where it was done unseen, too. Who saw something new by it, or met something unseen,
 * would have to ask the others, aloud.
 */
const undone = async (bot: Bot, person: PersonId, since: number): Promise<void> => {
  const { session } = await bot.game();
  const step = session.number > since ? await session.journal.step(session.number) : undefined;
  const change = step?.change;
  if (change && ![...change.added, ...change.updated].some(({ kind }) => kind === 'attempt'))
    await bot.type(person, 'game undo');
};

/** One thing that is done unseen: numbers say what. */
export interface Unseen {
  readonly what: number;
  readonly a: number;
  readonly b: number;
  /** Whether it is taken back at once. */
  readonly back: boolean;
  /** Whether it is an action that others see done, of which they don't see what is chosen. */
  readonly chooses?: true;
}

/** What is in a cellar, or was. */
const isDug = ({ name, where }: PieceView): boolean => /^(Mole|Grub)/.test(name) || where.map.endsWith('Cellar');

const BELOW: ReadonlySet<Act> = new Set([...DIG, ...STILL, ...GATHER]);

/** The acts unseen that there are in a game, those that change something first. */
const actsOf = ({ turns, cellars, war, ring }: World): readonly Act[] => {
  const moves = turns !== 'after-move';
  const flitting = ring && moves ? [flit, flit, flit] : [];
  const haunting = war?.covers ? [...(moves ? [...HAUNT, ...HAUNT, ...HAUNT] : []), ...WAIL] : [];
  const digging = cellars ? [...(moves ? DIG : []), ...STILL, ...(cellars.units ? GATHER : [])] : [];
  const changing = [...haunting, ...digging, ...flitting];
  return [...changing, ...changing, ...changing, ...OWN, ...ASK.slice(0, 4), ...SCOUT.slice(0, 2)];
};

/** Does it, for a player who may act now. */
export const doneUnseen = async (
  bot: Bot,
  world: World,
  person: PersonId,
  { what, a, b, back, chooses }: Unseen,
): Promise<void> => {
  const { session } = await bot.game();
  const before = session.number;
  if (chooses) {
    if (!(await isShown(bot, person, isDug))) await oneOf(CHOOSE, what)(bot, person, a, b);
    return;
  }
  const act = oneOf(actsOf(world), what);
  if (BELOW.has(act) && (await isShown(bot, person, isDug))) return;
  await act(bot, person, a, b);
  if (back && !STILL.slice(-2).includes(act)) await undone(bot, person, before);
};
