import type { Disclosure, Expected, GdlNote, Module, MovesFault } from '../engine/index.ts';
import type { Coded, Expectations, Nothing, ValueKind } from '../form/expectations.ts';
import type { NameKind } from '../form/name-kind.ts';
import type { GridFault } from '../table/grid/index.ts';

/** Faults of a module's file, as codes. Each language has its own words for them. */

type WithName = { readonly name: string };
type Written = { readonly written: string };
type Note = { readonly note: Pick<GdlNote, 'code' | 'found' | 'expected'> };

export interface Wrongs {
  readonly 'too-large': Nothing;
  readonly 'too-deep': Nothing;
  readonly 'more-faults': { readonly count: number };

  /** In English, from the YAML library. */
  readonly 'no-yaml': { readonly message: string };
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
  /** A name that is read as a text there. */
  readonly 'name-as-text': WithName & { readonly property: string };
  /** A modifier that is in force without `waits`. */
  readonly 'modifier-waits-not': WithName;
  /** A property that is given but never read. */
  readonly unread: WithName;
  /** A value that `let` names but no line reads. */
  readonly 'unread-value': WithName;
  /** A text that occurs once for the property, and is nearly the same as another one. */
  readonly once: { readonly property: string; readonly text: string };
  readonly 'same-name': WithName;
  /** A formula without braces in a match, which is read as a text. */
  readonly 'formula-as-text': { readonly text: string };
  readonly 'compared-not-set': { readonly property: string };
  /** The name of a place or a value, asked for a property. */
  readonly 'owns-nothing': WithName;
  /** A comparison of two names that are both unknown. */
  readonly 'both-unknown': { readonly first: string; readonly second: string };
  /** A formula instead of the name of a place. */
  readonly 'no-formula-here': { readonly text: string };
  readonly 'no-match-here': { readonly text: string };
  readonly 'kept-army-name': WithName;
  readonly 'map-name': WithName;
  /** The base of a file isn't supplied with the bot, or has a base itself. */
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
  /** An ending with a number that it doesn't need, or without one that it needs. */
  readonly 'ending-count': Nothing;
  readonly 'ending-of-all': Nothing;
  /** A side with a piece of the prototype can always move. */
  readonly 'never-stuck': { readonly prototype: string };
  readonly 'stuck-at-start': { readonly side: string };
  readonly 'no-passing': Nothing;
  /** No phase has a possible action. */
  readonly 'idle-phases': Nothing;
  /** No board of the battle map has both zones. */
  readonly 'zone-apart': { readonly map: string; readonly zone: string };
  readonly 'so-many-sides': { readonly count: number };
  readonly 'so-many-pieces': { readonly count: number };
  readonly crowded: { readonly cell: string };
  readonly 'no-layer': WithName & { readonly prototype: string };
  /** An impossible state for pieces of the prototype. */
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
  /** A text that a counter can't keep. */
  readonly uncounted: { readonly text: string };

  readonly deeds: { readonly any: boolean };
  readonly 'linked-maps': { readonly first: string; readonly second: string };
  /** The word can't be tried, and is in an action with `check`. */
  readonly untried: { readonly word: string };
  /** A line with none or several of the words that say what it does. */
  readonly 'line-words': { readonly words: readonly string[] };
  /** No choice, roll or value has that name. */
  readonly 'no-thing': WithName;
  /** `value`: a value of the previous range. */
  readonly overlaps: { readonly value: string };
  /** Numbers without a row or column. */
  readonly 'left-out': { readonly from: number; readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  readonly 'no-odds': Nothing;
  readonly 'no-columns': Nothing;
  readonly moves: { readonly fault: MovesFault };
  readonly 'unit-moves': WithName;
  readonly 'no-forward': WithName;
  readonly 'no-squares': Nothing;
  /** A part outside of its sheet. */
  readonly 'off-sheet': WithName & { readonly columns: number; readonly rows: number };
  /** Captures along straight lines on a map of regions. */
  readonly 'no-straight-lines': Nothing;
  readonly 'no-lines': Nothing;
  readonly 'no-direction': WithName;

  readonly 'outside-phase': { readonly precedence: number; readonly phase: string };
  readonly 'counter-number': { readonly found: string };
  /** In a match or a change; `found` is blank at its end. */
  readonly misplaced: { readonly found: string };
  readonly 'misplaced-in-expression': { readonly found: string };

  readonly 'other-domain': { readonly property: string; readonly domain: string };
  readonly 'no-points': { readonly points: number };
  readonly 'out-of-bounds': { readonly value: number };

  readonly scorekeepers: Note;
  readonly 'hides-nothing': WithName;
  readonly undeclared: Pick<Disclosure, 'by' | 'to' | 'of'>;
  readonly 'tells-nothing': { readonly names: readonly string[] };
}

/** Valid values, or ways to fix a fault. */
export interface Remedies extends Expectations {
  /** In kilobytes. */
  readonly 'at-most-size': { readonly size: number };
  readonly 'at-most-levels': { readonly levels: number };
  readonly 'mend-first': Nothing;

  /** `code`: from the YAML library. */
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
  /** The name of a module that is supplied with the bot. */
  readonly base: Nothing;
  readonly 'property-name': Nothing;

  readonly 'under-key': { readonly key: string; readonly remedy: Remedy };
  readonly 'or-quoted': Written & { readonly remedy: Remedy };
  readonly 'in-quotes': Written & { readonly remedy: Remedy };
  readonly 'on-sheet': { readonly columns: number; readonly rows: number };

  /** `near`: similar names. `names`: the first of all names. */
  readonly defined: {
    readonly near: readonly string[];
    readonly names: readonly string[];
    readonly hasMore: boolean;
  };
  readonly 'near-names': { readonly names: readonly string[] };
  readonly 'declared-property': Nothing;
  readonly waits: Nothing;
  /** The text is meant as a name. */
  readonly dollars: WithName;
  /** The property is meant as a text. */
  readonly 'text-in-quotes': { readonly text: string };
  readonly 'in-braces': Written;
  readonly 'value-alone': { readonly formula: string };
  /** The property, asked of each thing that has a name there. */
  readonly 'ask-things': { readonly property: string; readonly things: readonly string[] };
  readonly 'each-cell': Written;
  readonly 'defined-here': Nothing;
  readonly 'own-name': Nothing;
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
  readonly 'one-word': { readonly words: readonly string[] };
  readonly 'some-place': Nothing;
  readonly 'points-or-keeper': Nothing;
  /** A scorekeeper on cards of this prototype. */
  readonly 'keeper-on-card': { readonly card: string };
  readonly dice: Nothing;
  readonly odds: Nothing;
  readonly 'rising-odds': Nothing;
  readonly 'range-from': { readonly from: number };
  readonly 'range-to': { readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  readonly typed: { readonly texts: readonly Expected[] };
  readonly domain: { readonly domain: Domain };
  readonly points: Nothing;

  readonly scorekeepers: Note;
  readonly 'no-reveals': Nothing;
  /** `list`: the names as a list of the file. */
  readonly declare: {
    readonly by: Disclosure['by']['kind'];
    readonly names: readonly string[];
    readonly list: string;
  };
  readonly 'reveals-without': { readonly names: readonly string[] };
}

export type Domain = NonNullable<Module['properties']>[string];

export type Wrong = Coded<Wrongs>;
export type Remedy = Coded<Remedies>;
