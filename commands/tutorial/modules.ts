import type { Module } from '../../src/engine/index.ts';
import type { ModuleSources } from '../common/modules.ts';

const known = async ({ modules, shelf }: ModuleSources, name: string): Promise<Module | undefined> =>
  modules.get(name) ?? (await shelf?.module(name));

/**
 * The king of the Swedes, two soldiers of the same side, and Muscovites that can't block the king's path in one move.
 */
const POSITION = { king: ['E5'], swede: ['C3', 'G3'], muscovite: ['D3', 'A1', 'I1'] } as const;

export const loadBoardTutorialModule = async (sources: ModuleSources): Promise<Module | undefined> => {
  const tablut = await known(sources, 'tablut');
  if (!tablut?.turn) return undefined;
  const setup = Object.entries(POSITION).flatMap(([prototype, cells]) => {
    const stack = tablut.setup.find(({ pieces }) => pieces.some((piece) => piece.prototype === prototype));
    return stack ? cells.map((cell) => ({ ...stack, cell })) : [];
  });
  const turn = { ...tablut.turn, order: tablut.turn.order.toReversed() };
  return { ...tablut, module: 'tutorial', turn, setup };
};

/** Returns Bazaar for one player, without phases, with a playable card in the hand; undefined if there is no Bazaar. */
export const loadCardTutorialModule = async (sources: ModuleSources): Promise<Module | undefined> => {
  const bazaar = await known(sources, 'bazaar');
  const [side] = bazaar?.sides ?? [];
  const hand = bazaar?.maps.find((map) => map.private === side?.name);
  if (!bazaar || !side || !hand) return undefined;
  const pieces = ['Peddler', 'Moonstone'].map((name) => ({ prototype: name, name, count: 1 }));
  const setup = [...bazaar.setup, { map: hand.name, side: side.name, pieces }];
  const { phases: _, ...turn } = bazaar.turn ?? { order: [], ends: 'by-command' as const };
  return { ...bazaar, module: 'tutorial-cards', seats: { least: 1 }, turn, setup };
};
