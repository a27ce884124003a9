import { armyQueries } from '../armies.ts';
import { gameQueries } from '../game.ts';
import { pieceQueries } from '../pieces.ts';
import * as named from '../remedy/names.ts';
import {
  choose,
  first,
  instead,
  look,
  others,
  type RefusalRemedy,
  type RemediesByRefusalCode,
} from '../remedy/remedy.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { suggestEngagement, taken } from './pieces.ts';

const playing = (view: View, ...ids: readonly string[]): RefusalRemedy | undefined => {
  const people = view
    .of(seatQueries)
    .sides()
    .flatMap(({ id, players }) => (ids.includes(id) ? players : []));
  return people.length > 0 ? others(people) : undefined;
};

const numbered = (view: View, id: string): { readonly units?: string } => {
  const piece = view.of(pieceQueries).byId(id);
  const units = piece && view.of(armyQueries).ofPiece(piece)?.units;
  const unit = units?.find((one) => view.of(pieceQueries).id(one.piece) === id);
  return unit ? { units: String(unit.number) } : {};
};

const units = (): { readonly units: RefusalRemedy } => ({ units: choose('units') });
const name = (): { readonly name: RefusalRemedy } => ({ name: choose('name') });
const back = (): { readonly back: RefusalRemedy } => ({ back: first('/army return') });

export const armies = {
  'no-units': units,
  'not-in-army': () => ({ show: look('/army show') }),
  'no-such-army': () => ({ list: look('/army list') }),
  'not-a-unit': units,
  'two-owners': units,
  'two-cells': units,
  'no-army-there': units,
  'too-few-units': () => ({ units: choose('units'), at: choose('at') }),
  'unit-twice': units,
  'in-army': ({ unit, army }, view) => ({
    split: first('/army split', { ...named.army(view, army), ...numbered(view, unit) }),
  }),
  'army-too-large': units,
  'whole-army': ({ army }, view) => ({ rename: instead('/army rename', named.army(view, army)) }),
  'army-name': name,
  'army-name-taken': name,
  'army-name-kept': name,
  'army-called-so': name,
  'cell-held': ({ by: [one = ''] }, view) => ({
    to: choose('to'),
    engage: suggestEngagement(view, one),
    take: taken(view, one),
  }),
  'unknown-item': () => ({ to: choose('to') }),
  'no-room': () => ({ units: choose('units'), to: choose('to') }),
  'under-attack': back,
  'way-closed': ({ units: ids }) => ({ via: choose('via'), units: ids.length > 0 ? choose('units') : undefined }),
  'not-adjacent': () => ({ target: choose('target') }),
  'no-way': () => ({ to: choose('to') }),
  'too-far': ({ without }) => ({
    to: without.length > 0 ? undefined : choose('to'),
    units: without.length > 0 ? instead('/move', { units: undefined }) : undefined,
  }),
  'held-up': () => ({ via: choose('via'), to: choose('to') }),
  'off-board': () => ({ to: choose('to') }),
  'no-battles': (_, view) =>
    view.of(gameQueries).rules.captures ? { take: instead('/move', { capture: undefined }) } : 'module',
  'combat-here': () => ({ take: instead('/move', { capture: undefined }) }),
  'battle-on': back,
  'no-battle': () => ({ engage: instead('/army engage') }),
  'no-enemy-there': () => ({ board: look('/board') }),
  'no-battle-room': units,
  'not-your-battle': ({ attackers, defenders }, view) => ({ players: playing(view, attackers, defenders) }),
  'battle-undecided': ({ attackers }, view) => ({ players: playing(view, attackers) }),
  'in-battle': back,
} satisfies RemediesByRefusalCode;
