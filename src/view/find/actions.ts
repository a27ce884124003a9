import {
  type ActionDefinition,
  choiceOptionsFor,
  moduleOf,
  offersFor,
  smallestPaymentFor,
  translateTextOfModule,
} from '../../engine/index.ts';
import { cellSubjectId, splitBoardSubjectId } from '../../engine/modifiers/subject.ts';
import { fillTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import type { CellId, ContainerId, Operation, PersonId, PieceId, Place, Value } from '../../table/index.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import { queries, type Sight } from '../queries.ts';

export interface ActionChoiceView {
  readonly name: string;
  readonly kind: 'piece' | 'cell' | 'side' | 'number';
  readonly most: number;
  readonly least: number;
}

export type KindOfChoice = ActionChoiceView['kind'] | 'card';

export interface ActionView {
  readonly name: string;
  readonly text?: string;
  /** The kind of the action's subject; undefined if the subject is the whole game. */
  readonly of?: 'piece' | 'cell' | 'side';
  readonly choices: readonly ActionChoiceView[];
  readonly pays: boolean;
}

/** The subject of an action, or a choice for it; `id` is for operations and never shown. */
export interface ActionSubjectView {
  readonly id: string;
  readonly piece?: PieceView;
  readonly name?: string;
  readonly where?: Pick<Place, 'in' | 'cell'>;
  /** The values of the action's preview with this choice. */
  readonly preview?: { readonly [name: string]: Value };
}

export interface ActionOfferView {
  readonly action: string;
  readonly with?: ActionSubjectView;
  readonly price?: string;
}

export type UnfinishedAct = Pick<Operation<'act'>, 'action' | 'subject' | 'choices'>;

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

export const createActionSubjectView = (
  sight: Sight,
  { kind, id }: { readonly kind: string; readonly id: string },
): ActionSubjectView => {
  const piece = kind === 'piece' ? sight.of(pieceQueries).byId(id) : undefined;
  const [board, cell] = splitBoardSubjectId(id);
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

  const subjectOf = (subject: { readonly kind: string; readonly id: string }): ActionSubjectView =>
    createActionSubjectView(sight, subject);

  return {
    /** Returns the module's actions, the same for every viewer: a module is public. */
    all: (): readonly ActionView[] => (moduleOf(lens).actions ?? []).map(viewOf),

    /**
     * Yields the actions that the viewer can do now, with subject and price. If finding all takes too long, it calls
     * `cut` and ends early.
     */
    *offers(only?: string, cut?: () => void): Iterable<ActionOfferView> {
      if (person === undefined) return;
      for (const { action, subject, price, preview } of offersFor(ground, person, only, cut))
        yield {
          action,
          ...(subject ? { with: { ...subjectOf(subject), ...(preview ? { preview } : {}) } } : {}),
          ...(price === undefined ? {} : { price }),
        };
    },

    choosable: (
      begun: UnfinishedAct,
      choice: string,
    ): readonly ActionSubjectView[] | { readonly from: number; readonly to: number } | undefined => {
      const found = person === undefined ? undefined : choiceOptionsFor(ground, { actor: person, ...begun }, choice);
      return found && 'from' in found
        ? found
        : found?.map(({ preview, ...one }) => ({ ...subjectOf(one), ...(preview ? { preview } : {}) }));
    },

    /** Returns the places of an act's target and of what was chosen for it, in this order. */
    placesOf: ({ action, subject, choices }: UnfinishedAct): readonly Pick<Place, 'in' | 'cell'>[] => {
      const { of, choose = {} } = moduleOf(lens).actions?.find(({ name }) => name === action) ?? {};
      const chosen = Object.entries(choose).flatMap(([name, { kind }]) =>
        [choices[name] ?? []].flat().map((id) => ({ kind, id: String(id) })),
      );
      const things = of && subject !== undefined ? [{ kind: of.kind, id: subject }, ...chosen] : chosen;
      return things.flatMap((thing) => subjectOf(thing).where ?? []);
    },

    /** Returns the action's preview with these values, in a language. */
    preview: (name: string, values: { readonly [name: string]: Value }, locale: string): string => {
      const module = moduleOf(lens);
      const { preview = '' } = module.actions?.find((one) => one.name === name) ?? {};
      return fillTemplate(parseTextTemplate(translateTextOfModule(module, locale, preview)), (one) => values[one]);
    },

    payment: (begun: UnfinishedAct): readonly PieceView[] =>
      person === undefined
        ? []
        : smallestPaymentFor(ground, { actor: person, ...begun }).flatMap(
            (id: PieceId) => sight.of(pieceQueries).byId(id) ?? [],
          ),

    cell: (board: ContainerId, cell: CellId): ActionSubjectView => ({
      id: cellSubjectId(board, cell),
      name: sight.of(placeQueries).cellName(board, cell),
    }),
  };
});
