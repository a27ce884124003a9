import type { Disclosure, Expected, GdlNote, Module, MovesFault } from '../engine/index.ts';
import type { Coded, Expectations, Nothing, ValueKind } from '../form/expectations.ts';
import type { NameKind } from '../form/name-kind.ts';
import type { GridFault } from '../table/grid/index.ts';

/** What faults of a module's file say, as codes with what the file has there; the words are a language's. */

type WithName = { readonly name: string };
type Written = { readonly written: string };
type Note = { readonly note: Pick<GdlNote, 'code' | 'found' | 'expected'> };

/** What is wrong, by code. */
export interface Wrongs {
  readonly 'too-large': Nothing;
  readonly 'too-deep': Nothing;
  readonly 'more-faults': { readonly count: number };

  /** `message`: of the library that reads YAML, in English. */
  readonly 'no-yaml': { readonly message: string };
  /** A bracket that is never closed. */
  readonly unclosed: { readonly sign: string };
  readonly 'second-document': Nothing;
  readonly directive: Nothing;
  readonly 'holds-too-much': Nothing;
  readonly 'repeats-too-much': WithName;
  readonly tag: { readonly tag: string };
  readonly 'no-anchor': WithName;
  readonly cut: Nothing;
  readonly braces: Written;
  readonly 'doubtful-key': Written;
  readonly 'no-text-key': Nothing;
  readonly 'key-twice': { readonly key: string };
  readonly 'unusable-name': WithName;

  readonly lacks: { readonly key: string };
  readonly 'no-key': { readonly key: string };
  readonly 'no-name': WithName;
  readonly doubtful: Written & { readonly or: 'number-or-date' | 'flag' };
  readonly nothing: Nothing;
  readonly 'other-to-yaml': Written & { readonly kind: ValueKind };
  readonly 'other-kind': { readonly kind: ValueKind };
  readonly 'unfit-kind': { readonly kind: ValueKind };
  readonly 'unfit-value': { readonly value: string };

  readonly 'no-such': WithName & { readonly kind: NameKind };
  /** `of`: the kind of subjects that are asked for it. */
  readonly 'no-property': WithName & { readonly of: string };
  /** A text that a property never holds. */
  readonly 'never-held': { readonly property: string; readonly text: string };
  /** What can be named there is read as a text. */
  readonly 'name-as-text': WithName & { readonly property: string };
  /** A modifier that is in force by itself. */
  readonly 'modifier-waits-not': WithName;
  /** A property that is given, and of which nothing speaks. */
  readonly unread: WithName;
  /** A value that `let` names and nothing reads. */
  readonly 'unread-value': WithName;
  /** A property has this text once, and another text is spelt nearly so. */
  readonly once: { readonly property: string; readonly text: string };
  readonly 'same-name': WithName;
  /** A formula in a match without braces, where it is read as a text. */
  readonly 'formula-as-text': { readonly text: string };
  /** A line that compares the property that it sets. */
  readonly 'compared-not-set': { readonly property: string };
  /** A name of a place or a value, asked for a property. */
  readonly 'owns-nothing': WithName;
  /** Two names that are compared, and nothing has either. */
  readonly 'both-unknown': { readonly first: string; readonly second: string };
  /** A formula in the place of a place's name. */
  readonly 'no-formula-here': { readonly text: string };
  /** A match in the place of a name. */
  readonly 'no-match-here': { readonly text: string };
  readonly 'kept-army-name': WithName;
  readonly 'map-name': WithName;
  /** A file is like one that does not come along, or that is like another one itself. */
  readonly 'no-base': WithName;
  readonly 'no-place': WithName;
  readonly 'several-places': WithName;
  readonly 'no-one-cell': WithName;
  readonly 'no-one-zone': WithName;
  readonly 'no-countable': WithName;
  readonly 'given-property': WithName;
  readonly 'no-property-name': WithName;

  readonly 'no-turns': Nothing;
  readonly 'ends-by-phases': Nothing;
  readonly 'free-phases': Nothing;
  /** An ending has a number and needs none, or needs one. */
  readonly 'ending-count': Nothing;
  readonly 'ending-of-all': Nothing;
  /** A side that has a piece of the prototype can always move. */
  readonly 'never-stuck': { readonly prototype: string };
  readonly 'stuck-at-start': { readonly side: string };
  readonly 'no-passing': Nothing;
  /** In no phase anything can be done. */
  readonly 'idle-phases': Nothing;
  /** One board of the map of battles has not both zones. */
  readonly 'zone-apart': { readonly map: string; readonly zone: string };
  readonly 'so-many-sides': { readonly count: number };
  readonly 'so-many-pieces': { readonly count: number };
  readonly crowded: { readonly cell: string };
  readonly 'no-layer': WithName & { readonly prototype: string };
  /** Pieces of the prototype can't stand so. */
  readonly 'not-so': { readonly prototype: string; readonly as: 'layer' | 'facing' | 'covered' | 'unseen' };

  readonly 'seen-by-all': Nothing;
  readonly 'second-terrain': { readonly cell: string; readonly terrain: string };
  readonly 'not-adjacent': { readonly cell: string; readonly before: string };
  readonly 'no-cell': WithName;
  readonly grid: { readonly fault: GridFault };

  readonly 'other-window': { readonly side: string };
  readonly 'own-discards': Nothing;
  readonly 'no-discards': Nothing;
  readonly 'lies-open': Nothing;

  readonly 'same-property': { readonly first: string; readonly second: string; readonly property: string };
  readonly 'viewer-property': { readonly property: string };
  readonly 'counter-circle': Nothing;
  readonly 'counter-changed': { readonly counter: string };
  /** What no counter can keep. */
  readonly uncounted: { readonly text: string };

  readonly deeds: { readonly any: boolean };
  /** A link of cells of two maps. */
  readonly 'linked-maps': { readonly first: string; readonly second: string };
  /** A line of what is done: it has none of the words that say what, or several. */
  /** It stands in an action with `check`. */
  readonly untried: { readonly word: string };
  readonly 'line-words': { readonly words: readonly string[] };
  /** Nothing there is called so: no choice, no roll, no value. */
  readonly 'no-thing': WithName;
  /** `value`: of what stands before it. */
  readonly overlaps: { readonly value: string };
  /** Numbers that have no row or column. */
  readonly 'left-out': { readonly from: number; readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  readonly 'no-odds': Nothing;
  readonly 'no-columns': Nothing;
  readonly moves: { readonly fault: MovesFault };
  /** `name`: of the prototype. */
  readonly 'unit-moves': WithName;
  readonly 'no-forward': WithName;
  readonly 'no-squares': Nothing;
  /** A part of a sheet that is not on it. */
  readonly 'off-sheet': WithName & { readonly columns: number; readonly rows: number };
  /** A way of taking along straight lines, on a map of regions. */
  readonly 'no-straight-lines': Nothing;
  readonly 'no-lines': Nothing;
  readonly 'no-direction': WithName;

  readonly 'outside-phase': { readonly precedence: number; readonly phase: string };
  readonly 'counter-number': { readonly found: string };
  /** Of a match or a change; `found` is blank at its end. */
  readonly misplaced: { readonly found: string };
  readonly 'misplaced-in-expression': { readonly found: string };

  readonly 'other-domain': { readonly property: string; readonly domain: string };
  readonly 'no-points': { readonly points: number };
  readonly 'out-of-bounds': { readonly value: number };

  readonly scorekeepers: Note;
  /** A name in `reveals` of what hides nothing. */
  readonly 'hides-nothing': WithName;
  readonly undeclared: Pick<Disclosure, 'by' | 'to' | 'of'>;
  readonly 'tells-nothing': { readonly names: readonly string[] };
}

/** What would be right, or how to mend it, by code. */
export interface Remedies extends Expectations {
  /** In kilobytes. */
  readonly 'at-most-size': { readonly size: number };
  readonly 'at-most-levels': { readonly levels: number };
  readonly 'mend-first': Nothing;

  /** What helps against an error of YAML. `code`: the library's. */
  readonly yaml: { readonly code: string };
  readonly closing: { readonly sign: string };
  readonly 'one-document': Nothing;
  readonly 'no-directive': Nothing;
  readonly smaller: Nothing;
  readonly 'quote-value': Nothing;
  readonly 'quote-hash': Nothing;
  readonly 'quote-text': Written;
  readonly 'quote-or-pair': Written;
  readonly 'each-key-once': Nothing;
  readonly 'other-name': Nothing;
  /** The name of a module that comes along. */
  readonly base: Nothing;
  readonly 'property-name': Nothing;

  readonly 'under-key': { readonly key: string; readonly remedy: Remedy };
  readonly 'or-quoted': Written & { readonly remedy: Remedy };
  readonly 'in-quotes': Written & { readonly remedy: Remedy };
  readonly 'on-sheet': { readonly columns: number; readonly rows: number };

  /** Those near to what was typed, and the first of all names that there are. */
  readonly defined: {
    readonly near: readonly string[];
    readonly names: readonly string[];
    readonly hasMore: boolean;
  };
  /** The names near to what was typed, the nearest first. */
  readonly 'near-names': { readonly names: readonly string[] };
  readonly 'declared-property': Nothing;
  readonly waits: Nothing;
  /** What is read as a text is meant as a name. */
  readonly dollars: WithName;
  /** What is read as a property is meant as a text. */
  readonly 'text-in-quotes': { readonly text: string };
  /** The match as a formula in braces. */
  readonly 'in-braces': Written;
  /** The value alone, as a formula. */
  readonly 'value-alone': { readonly formula: string };
  /** The property as it is asked there of each thing that has a name. */
  readonly 'ask-things': { readonly property: string; readonly things: readonly string[] };
  /** A line for each cell that matches. */
  readonly 'each-cell': Written;
  readonly 'defined-here': Nothing;
  readonly 'own-name': Nothing;
  /** A name of its own for each side. */
  readonly 'name-of-side': WithName;
  readonly 'place-name': { readonly isDeck: boolean };
  readonly 'cell-name': Nothing;
  readonly 'zone-name': Nothing;
  readonly 'battle-zone': { readonly names: readonly string[] };
  readonly range: { readonly from: number | undefined; readonly to: number | undefined };

  readonly 'mended-moves': { readonly fault: MovesFault };
  readonly 'no-unit-moves': Nothing;
  readonly forward: Nothing;
  readonly squares: Nothing;
  readonly 'straight-lines': Nothing;
  readonly 'lines-of-regions': Nothing;
  readonly 'directions-of-boards': Nothing;

  readonly 'once-or-turns': Nothing;
  readonly 'without-key': { readonly key: string };
  readonly acts: Nothing;
  readonly 'apart-action': Nothing;
  readonly 'ending-count': Nothing;
  readonly 'moves-or-match': Nothing;
  readonly 'piece-of-side': { readonly side: string };
  readonly 'turn-pass': Nothing;
  readonly 'one-piece': Nothing;
  readonly 'prototype-says': { readonly key: 'mask' | 'invisible' };
  readonly 'private-map': Nothing;
  readonly 'one-terrain': Nothing;
  readonly 'adjacent-cell': Nothing;
  readonly 'board-cell': Nothing;
  readonly 'cells-of-map': { readonly map: string };
  readonly grid: { readonly fault: GridFault };

  readonly 'window-side': { readonly side: string };
  readonly 'other-deck': Nothing;
  readonly discards: Nothing;
  readonly 'face-down': Nothing;

  readonly 'shared-property': Nothing;
  readonly 'no-circle': Nothing;
  readonly 'counter-condition': { readonly counter: string };
  readonly 'kept-counts': Nothing;
  /** One of these keys, and only one. */
  readonly 'one-word': { readonly words: readonly string[] };
  readonly 'some-place': Nothing;
  readonly 'points-or-keeper': Nothing;
  /** A scorekeeper that lies on cards of this prototype. */
  readonly 'keeper-on-card': { readonly card: string };
  readonly dice: Nothing;
  readonly odds: Nothing;
  readonly 'rising-odds': Nothing;
  readonly 'range-from': { readonly from: number };
  readonly 'range-to': { readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  /** What could stand there in an expression or a definition. */
  readonly typed: { readonly texts: readonly Expected[] };
  readonly domain: { readonly domain: Domain };
  readonly points: Nothing;

  readonly scorekeepers: Note;
  readonly 'no-reveals': Nothing;
  /** One of several things to write. `lists`: the names as a list of the file. */
  readonly declare: {
    readonly by: Disclosure['by']['kind'];
    readonly names: readonly string[];
    readonly list: string;
  };
  readonly 'reveals-without': { readonly names: readonly string[] };
}

/** What a property may be declared to hold. */
export type Domain = NonNullable<Module['properties']>[string];

export type Wrong = Coded<Wrongs>;
export type Remedy = Coded<Remedies>;
