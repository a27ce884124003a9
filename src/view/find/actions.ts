import { type ActionDefinition, choosableFor, moduleOf, offersFor, paymentFor } from '../../engine/index.ts';
import { cellSubject, splitSubject } from '../../engine/modifiers/subject.ts';
import type { CellId, ContainerId, Operation, PersonId, PieceId, Place } from '../../table/index.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import { queries, type Sight } from '../queries.ts';

/** What a module's actions are, and what of them a viewer can do. */

/** Something that is chosen. */
export interface ChoiceView {
  readonly name: string;
  readonly kind: 'piece' | 'cell' | 'side' | 'number';
  /** So many things at most; of a number one. */
  readonly most: number;
  /** And so many at least. */
  readonly least: number;
}

/** The kinds of things for which a question asks; cards are pieces. */
export type ChosenThing = ChoiceView['kind'] | 'card';

export interface ActionView {
  readonly name: string;
  readonly text?: string;
  /** What it is done with; the game as a whole, where it lacks. */
  readonly of?: 'piece' | 'cell' | 'side';
  readonly choices: readonly ChoiceView[];
  readonly pays: boolean;
}

/** A thing by which an action is done or that is chosen for it; `id` is for operations, and never shown. */
export interface SubjectView {
  readonly id: string;
  readonly piece?: PieceView;
  /** What a cell or a side is called. */
  readonly name?: string;
  /** Where it stands or lies, a piece or a cell. */
  readonly where?: Pick<Place, 'in' | 'cell'>;
}

export interface OfferView {
  readonly action: string;
  readonly with?: SubjectView;
  readonly price?: string;
}

/** What was typed of an act so far. */
export type BegunAct = Pick<Operation<'act'>, 'action' | 'subject' | 'choices'>;

const viewOf = ({ name, text, of, choose = {}, pay }: ActionDefinition): ActionView => ({
  name,
  ...(text === undefined ? {} : { text }),
  ...(of ? { of: of.kind } : {}),
  choices: Object.entries(choose).map(([choice, one]) => ({
    name: choice,
    kind: one.kind,
    most: one.kind === 'number' ? 1 : one.most,
    least: one.kind === 'number' ? 1 : one.least,
  })),
  pays: pay !== undefined,
});

/** A thing as its viewer knows it. */
export const subjectView = (
  sight: Sight,
  { kind, id }: { readonly kind: string; readonly id: string },
): SubjectView => {
  const piece = kind === 'piece' ? sight.of(pieceQueries).byId(id) : undefined;
  const [board, cell] = splitSubject(id);
  const name =
    kind === 'cell'
      ? sight.of(placeQueries).cellName(board, cell as CellId)
      : kind === 'side'
        ? sight.lens.get('side', id)?.name
        : undefined;
  const where = piece?.where ?? (kind === 'cell' ? { in: board, cell: cell as CellId } : undefined);
  return { id, ...(piece ? { piece } : {}), ...(name === undefined ? {} : { name }), ...(where ? { where } : {}) };
};

export const actionQueries = queries((sight) => {
  const { lens } = sight;
  const { ground, viewer } = lens;
  const person: PersonId | undefined = viewer.who === 'person' ? viewer.person : undefined;

  const subjectOf = (subject: { readonly kind: string; readonly id: string }): SubjectView =>
    subjectView(sight, subject);

  return {
    /** The module's actions, whoever looks: a module is no secret. */
    all: (): readonly ActionView[] => (moduleOf(lens).actions ?? []).map(viewOf),

    /**
     * What the viewer can do now, with what, and what that costs, one by one; `cut` is called when finding the rest would
     * take too long.
     */
    *offers(only?: string, cut?: () => void): Iterable<OfferView> {
      if (person === undefined) return;
      for (const { action, subject, price } of offersFor(ground, person, only, cut))
        yield {
          action,
          ...(subject ? { with: subjectOf(subject) } : {}),
          ...(price === undefined ? {} : { price }),
        };
    },

    /** Among what one chooses for an act of which so much was said; undefined where that can't be told. */
    choosable: (
      begun: BegunAct,
      choice: string,
    ): readonly SubjectView[] | { readonly from: number; readonly to: number } | undefined => {
      const found = person === undefined ? undefined : choosableFor(ground, { actor: person, ...begun }, choice);
      return found && 'from' in found ? found : found?.map(subjectOf);
    },

    /** The pieces of the smallest payment. */
    payment: (begun: BegunAct): readonly PieceView[] =>
      person === undefined
        ? []
        : paymentFor(ground, { actor: person, ...begun }).flatMap(
            (id: PieceId) => sight.of(pieceQueries).byId(id) ?? [],
          ),

    /** A cell as what an action is done with. */
    cell: (board: ContainerId, cell: CellId): SubjectView => ({
      id: cellSubject(board, cell),
      name: sight.of(placeQueries).cellName(board, cell),
    }),
  };
});
