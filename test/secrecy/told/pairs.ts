import fc from 'fast-check';
import { disclosuresOf, type Module } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import {
  type CellId,
  type ContainerId,
  isRefusal,
  type Operation,
  type PersonId,
  type PieceId,
} from '../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { declare } from '../../support/modules/any-module.ts';
import { ANN, BEN, BLUE, CLO, type Play, play, RED, spot } from '../../support/table.ts';
import { type File, fileOf, files } from './files.ts';
import { numbersIn, shownIn } from './shown.ts';
import { gameIn, type Side, stateOf, varied } from './states.ts';

/**
 * Two games of one module that differ in what somebody may not know, and of which the module does not declare that it
 * tells him: he must be shown the same.
 */

export interface Pair {
  readonly file: File;
  readonly state: number;
  readonly other: number;
  readonly script: readonly number[];
}

export const pairs: fc.Arbitrary<Pair> = fc.record({
  file: files,
  state: fc.nat(9999),
  other: fc.nat(9999),
  script: fc.array(fc.nat(999), { minLength: 2, maxLength: 6 }),
});

const EYES: readonly (readonly [Side, PersonId])[] = [
  ['Red', ANN],
  ['Blue', BEN],
  [undefined, CLO],
];

/**
 * A file as a module that the check accepts: as it is, or with what the check says to declare; undefined where it is
 * wrong otherwise.
 */
const acceptedOf = (file: File): { readonly module: Module; readonly isDeclared: boolean } | undefined => {
  const whole = fileOf(file);
  for (const isDeclared of [false, true]) {
    const read = readModule(JSON.stringify(whole));
    if (read.ok) return { module: read.module, isDeclared };
    if (read.faults.some(({ code }) => code !== 'undeclared')) return undefined;
    for (const fault of read.faults) declare(whole, fault);
  }
  return undefined;
};

/**
 * Of which hidden things a module says that it tells somebody; what places publish of what is in them is known apart.
 */
const toldTo = (module: Module, side: Side): ReadonlySet<string> =>
  new Set(
    disclosuresOf(module)
      .filter(
        ({ by, to }) =>
          by.kind !== 'map' && by.kind !== 'deck' && (to === 'all' || (side !== undefined && to.includes(side))),
      )
      .flatMap(({ of }) => of.map(({ name }) => name)),
  );

const CELLS = ['A1', 'B1', 'B2', 'C1', 'C2', 'A2'];

/** What everybody sees being done: sides end their turns, kings go. */
const openly = ({ table }: Play, number: number): Operation => {
  const actor = number % 2 === 0 ? ANN : BEN;
  if (number % 5 < 2) return { kind: 'end-turn', actor };
  if (number % 7 === 0) {
    // Another's covered piece, which who moves it does not know.
    const covered = [...table.all('piece')].filter(
      ({ mask, side }) => mask !== undefined && side !== (actor === ANN ? RED : BLUE),
    );
    const one = covered[number % Math.max(1, covered.length)];
    if (one && !table.get('module', 'module')?.module.rules.movePoints) {
      return {
        kind: 'move',
        actor,
        pieces: [one.id as PieceId],
        to: spot('Field/Main' as ContainerId, CELLS[number % CELLS.length]),
        captures: [],
      };
    }
  }
  const king = [...table.all('piece')].find(
    ({ name, side }) => name === 'king' && side === (actor === ANN ? RED : BLUE),
  );
  return {
    kind: 'move',
    actor,
    pieces: king ? [king.id as PieceId] : [],
    to: spot('Field/Main' as ContainerId, CELLS[number % CELLS.length]),
    captures: [],
  };
};

/** What is done where those eyes don't see it: a card goes from a hand into a cellar, or comes back. */
const unseen = ({ table }: Play, side: 'Red' | 'Blue', number: number): Operation | undefined => {
  const [hand, cellar] = [`${side} Hand`, `${side} Cellar/Vault`];
  const cards = [...table.all('piece')].filter(({ place }) => place.in === hand || place.in === cellar);
  const card = cards[number % Math.max(1, cards.length)];
  if (!card || !table.get('board', cellar)) return undefined;
  const to = card.place.in === hand ? { in: cellar as ContainerId, cell: 'A1' as CellId } : { in: hand as ContainerId };
  return { kind: 'move', actor: side === 'Red' ? ANN : BEN, pieces: [card.id as PieceId], to, captures: [] };
};

interface Told {
  readonly after: string;
  readonly lines: readonly string[];
}

/** All that people are shown in a game; `hidden` says what else is done behind their backs. */
const heardIn = (
  game: Play,
  people: readonly PersonId[],
  script: readonly number[],
  hidden: (game: Play, number: number) => Operation | undefined,
): readonly (readonly Told[])[] => {
  const viewers = people.map(personViewer);
  const heard = viewers.map((viewer): Told[] => [{ after: 'the start', lines: shownIn(game.table, viewer) }]);
  for (const [at, number] of script.entries()) {
    const behind = hidden(game, number);
    const unheard = behind && play(game, behind);
    const operation = openly(game, number);
    const change = play(game, operation);
    for (const [i, viewer] of viewers.entries()) {
      if (behind && unheard && !isRefusal(unheard)) {
        const seen = reportChangeToViewer(game.table, unheard, viewer, behind);
        if (seen.length > 0) heard[i]?.push({ after: 'something unseen', lines: [JSON.stringify(seen)] });
      }
      const seen = isRefusal(change) ? change : reportChangeToViewer(game.table, change, viewer, operation);
      const shown = at === script.length - 1 ? shownIn : numbersIn;
      heard[i]?.push({
        after: `${operation.kind} of ${operation.actor}`,
        lines: [JSON.stringify(seen), ...shown(game.table, viewer)],
      });
    }
  }
  return heard;
};

/** The first difference in what is shown, or undefined. */
const differing = (one: readonly Told[], other: readonly Told[]): string | undefined => {
  for (let i = 0; i < Math.max(one.length, other.length); i += 1) {
    const [a, b] = [one[i], other[i]];
    if (!a || !b || a.after !== b.after) return `${a?.after} instead of ${b?.after}`;
    const line = a.lines.findIndex((text, at) => text !== b.lines[at]);
    if (line < 0) continue;
    const [mine = '', theirs = ''] = [a.lines[line], b.lines[line]];
    const from = Math.max(0, [...mine].findIndex((sign, at) => sign !== theirs[at]) - 200);
    return `after ${a.after}, ${line}:\n${mine.slice(from, from + 400)}\n${theirs.slice(from, from + 400)}`;
  }
  return undefined;
};

export interface Held {
  /** The check accepts the module as it is, or with declarations; undefined where it is wrong otherwise. */
  readonly accepted?: 'as it is' | 'declared';
  readonly difference?: string;
}

/** Whether somebody can tell two games of one module apart by what he may not know. */
export const held = ({ file, state, other, script }: Pair): Held => {
  const found = acceptedOf(file);
  if (!found) return {};
  const { module, isDeclared } = found;
  const accepted = isDeclared ? 'declared' : 'as it is';
  const first = stateOf(file, state);
  const people = EYES.map(([, person]) => person);
  const heard = heardIn(gameIn(module, first), people, script, () => undefined);
  for (const [i, [side, person]] of EYES.entries()) {
    const told = toldTo(module, side);
    const second = varied(file, first, side, told, other);
    const isHidden = (one: string): boolean =>
      one !== side && file.hand === 'nothing' && !told.has(`${one} Hand`) && !told.has(`${one} Cellar`);
    const actor = (['Red', 'Blue'] as const).find(isHidden);
    const [others = []] = heardIn(gameIn(module, second), [person], script, (game, number) =>
      actor && number % 3 === 0 ? unseen(game, actor, number) : undefined,
    );
    const difference = differing(heard[i] ?? [], others);
    if (difference !== undefined) return { accepted, difference: `${side ?? 'an observer'}, ${difference}` };
  }
  return { accepted };
};
