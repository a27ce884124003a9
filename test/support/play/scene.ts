import { locateContainer } from '../../../src/engine/play/queries.ts';
import type { ArmyId, CellId, DeckId, Operation, PersonId, PieceId, SideId } from '../../../src/table/index.ts';
import type { Lens } from '../../../src/view/lens.ts';

/** Numbers that are read against what somebody sees, so that much of what they make has a meaning there. */
export interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Who does it, what that person sees, and who else is at the table. */
export interface Scene {
  readonly actor: PersonId;
  readonly lens: Lens;
  readonly people: readonly PersonId[];
}

export const pick = <T>(items: readonly T[], number: number): T | undefined =>
  items[number % Math.max(1, items.length)];

const piecesIn = ({ lens }: Scene): readonly PieceId[] => [...lens.all('piece')].map(({ id }) => id);
export const pieceIn = (scene: Scene, number: number): PieceId => pick(piecesIn(scene), number) ?? ('p0' as PieceId);

/** A piece of a side that the actor plays, else any. */
export const ownIn = (scene: Scene, number: number): PieceId => {
  const own = [...scene.lens.all('piece')].filter(({ side }) => side !== undefined && scene.lens.plays(side));
  return pick(own, number)?.id ?? pieceIn(scene, number);
};

/** A unit of an army of the actor's. */
export const ledIn = ({ lens }: Scene, number: number): PieceId | undefined =>
  pick(
    [...lens.all('piece')].filter(({ side, army }) => army !== undefined && side !== undefined && lens.plays(side)),
    number,
  )?.id;

/** A piece of a side that the actor does not play, alone. */
export const enemyIn = ({ lens }: Scene, number: number): readonly PieceId[] => {
  const enemies = [...lens.all('piece')].filter(({ side }) => side !== undefined && !lens.plays(side));
  const enemy = pick(enemies, number);
  return enemy ? [enemy.id] : [];
};

/** What stands where a piece does, its owner's alone. */
export const besideIn = ({ lens }: Scene, id: PieceId): readonly PieceId[] => {
  const piece = lens.get('piece', id);
  const there = piece ? lens.at(piece.place.in, piece.place.cell) : [];
  return there.flatMap((one) => {
    const other = lens.get('piece', one.id);
    return other && other.side === piece?.side ? other.id : [];
  });
};

/** Pieces that lie face down for everybody: a game master covers what nobody owns so. */
export const unknownIn = ({ lens }: Scene): readonly PieceId[] =>
  [...lens.all('piece')].flatMap(({ id, mask }) => (mask && mask.side === undefined ? id : []));

/** A piece that lies where all see it and that nobody owns, else any. */
export const nobodysIn = (scene: Scene, number: number): PieceId => {
  const { lens } = scene;
  const free = [...lens.all('piece')].filter(({ side, place }) => {
    const { map, deck } = locateContainer(lens, place.in) ?? {};
    return side === undefined && deck === undefined && map?.private === undefined;
  });
  return pick(free, number)?.id ?? pieceIn(scene, number);
};

export const sideIn = ({ lens }: Scene, number: number): SideId =>
  pick([...lens.all('side')], number)?.id ?? ('Red' as SideId);
/** A side that nobody plays, if there is one. */
export const freeSideIn = (scene: Scene, number: number): SideId => {
  const taken = new Set([...scene.lens.all('seat')].map(({ side }) => side));
  return (
    pick(
      [...scene.lens.all('side')].filter(({ id }) => !taken.has(id)),
      number,
    )?.id ?? sideIn(scene, number)
  );
};
export const ownSideIn = (scene: Scene, number: number): SideId =>
  pick(
    [...scene.lens.all('side')].filter(({ id }) => scene.lens.plays(id)),
    number,
  )?.id ?? sideIn(scene, number);
export const deckIn = ({ lens }: Scene, number: number): DeckId =>
  pick([...lens.all('deck')], number)?.id ?? ('d0' as DeckId);
export const cardsIn = ({ lens }: Scene, deck: DeckId): readonly PieceId[] =>
  [...lens.all('piece')].filter(({ place }) => place.in === deck).map(({ id }) => id);
export const armyIn = ({ lens }: Scene, number: number): ArmyId => {
  const own = [...lens.all('army')].filter(({ side }) => lens.plays(side));
  return pick(own.length > 0 ? own : [...lens.all('army')], number)?.id ?? ('army0' as ArmyId);
};
export const personIn = ({ people, actor }: Scene, number: number): PersonId => pick(people, number) ?? actor;

const LETTERS = 'ABCD';

/** A cell of the first boards, the space of a map, or for a piece a cell near it. */
export const placeIn = ({ lens }: Scene, { b, c }: Numbers, near?: PieceId): Operation<'place'>['to'] => {
  const here = near && lens.get('piece', near)?.place;
  const board = here ? lens.get('board', here.in) : pick([...lens.all('board')], c);
  if (!board) return { in: pick([...lens.all('map')], b)?.id ?? ('m0' as never) };
  const [column = 0, row = 1] = here?.cell
    ? [LETTERS.indexOf(here.cell.charAt(0)) + (b % 3) - 1, Number(here.cell.slice(1)) + (c % 3) - 1]
    : [b % 4, (c % 3) + 1];
  return { in: board.id, cell: `${LETTERS.charAt(Math.max(0, column))}${row}` as CellId };
};

export const prototypeIn = ({ lens }: Scene, number: number): string =>
  pick(Object.keys(lens.get('module', 'module')?.module.prototypes ?? {}), number) ?? 'none';

export const requestIn = ({ lens }: Scene, number: number): string =>
  pick([...lens.all('request')], number)?.id ?? 'r0';

/** An objective that the actor may know: whatever the module has. */
export const objectiveIn = ({ lens }: Scene, number: number): string =>
  pick(lens.get('module', 'module')?.module.objectives ?? [], number)?.name ?? 'Song';
