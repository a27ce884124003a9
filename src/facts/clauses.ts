import type { Disclosure, ExpectedText, GdlNote, Module, MoveNotationFault } from '../engine/index.ts';
import type { Nothing, UnionByCode, ValueExpectationsByCode, ValueKind } from '../form/expectations.ts';
import type { NameKind } from '../form/name-kind.ts';
import type { GridFault } from '../table/grid/index.ts';

/** Faults of a module's file, as codes. Each language has its own messages for them. */

type WithName = { readonly name: string };
type Written = { readonly written: string };
type Note = { readonly note: Pick<GdlNote, 'code' | 'found' | 'expected'> };

export interface ModuleFaultReasons {
  readonly 'too-large': Nothing;
  readonly 'too-deep': Nothing;
  readonly 'more-faults': { readonly count: number };

  /** The file is no YAML. The message is in English, from the YAML library. */
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
  /** No thing of the kind `of` has a property of this name. */
  readonly 'no-property': WithName & { readonly of: string };
  /** The property never has this text. */
  readonly 'never-held': { readonly property: string; readonly text: string };
  /** The name is treated as a text at this position. */
  readonly 'name-as-text': WithName & { readonly property: string };
  /** The modifier must have `waits`, because an action activates it. */
  readonly 'modifier-waits-not': WithName;
  /** The property has a value, but nothing reads it. */
  readonly unread: WithName;
  /** `let` defines the value, but no line reads it. */
  readonly 'unread-value': WithName;
  /** The property has this text only once, and another text is nearly the same. */
  readonly once: { readonly property: string; readonly text: string };
  readonly 'same-name': WithName;
  /** A formula without braces in a match, which is treated as a text. */
  readonly 'formula-as-text': { readonly text: string };
  readonly 'compared-not-set': { readonly property: string };
  /** The name means a place or a value, which has no properties. */
  readonly 'owns-nothing': WithName;
  /** A comparison of two names that are both unknown. */
  readonly 'both-unknown': { readonly first: string; readonly second: string };
  /** The file has a formula where only the name of a place is allowed. */
  readonly 'no-formula-here': { readonly text: string };
  readonly 'no-match-here': { readonly text: string };
  readonly 'kept-army-name': WithName;
  readonly 'map-name': WithName;
  /** The module that a file extends isn't supplied with the bot, or itself extends a module. */
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
  /** An ending has a number that it doesn't need, or has no number although it needs one. */
  readonly 'ending-count': Nothing;
  readonly 'ending-of-all': Nothing;
  /** A side with a piece of this prototype can always move, so the game can't end by a side without moves. */
  readonly 'never-stuck': { readonly prototype: string };
  readonly 'stuck-at-start': { readonly side: string };
  readonly 'no-passing': Nothing;
  /** No phase of the turn allows any act. */
  readonly 'idle-phases': Nothing;
  /** No board of the battle map contains both zones. */
  readonly 'zone-apart': { readonly map: string; readonly zone: string };
  readonly 'so-many-sides': { readonly count: number };
  readonly 'so-many-pieces': { readonly count: number };
  readonly crowded: { readonly cell: string };
  readonly 'no-layer': WithName & { readonly prototype: string };
  /** Pieces of this prototype can't be in this state. */
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
  /** A count or sum that no counter can replace. */
  readonly uncounted: { readonly text: string };

  readonly deeds: { readonly any: boolean };
  readonly 'linked-maps': { readonly first: string; readonly second: string };
  /** The word is in an action with `check`, which the engine tries without effect, but the word can't be tried. */
  readonly untried: { readonly word: string };
  /** The line has none or several of the words that say what it does. */
  readonly 'line-words': { readonly words: readonly string[] };
  /** No earlier choice, roll or value has that name. */
  readonly 'no-thing': WithName;
  /** Two ranges overlap. `value`: a value that is also in the previous range. */
  readonly overlaps: { readonly value: string };
  /** No row or column has these numbers. */
  readonly 'left-out': { readonly from: number; readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  readonly 'no-odds': Nothing;
  readonly 'no-columns': Nothing;
  readonly moves: { readonly fault: MoveNotationFault };
  readonly 'unit-moves': WithName;
  readonly 'no-forward': WithName;
  readonly 'no-squares': Nothing;
  /** The cut-out part is outside of its sheet. */
  readonly 'off-sheet': WithName & { readonly columns: number; readonly rows: number };
  /** The map has regions, but captures along straight lines need a grid. */
  readonly 'no-straight-lines': Nothing;
  readonly 'no-lines': Nothing;
  readonly 'no-direction': WithName;

  readonly 'outside-phase': { readonly precedence: number; readonly phase: string };
  readonly 'counter-number': { readonly found: string };
  /** Something in a match or a change that doesn't belong there; `found` is blank at the end of the text. */
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

/** The valid values in a module's file, or ways to fix a fault. */
export interface ModuleFaultRemedies extends ValueExpectationsByCode {
  /** The largest size in kilobytes. */
  readonly 'at-most-size': { readonly size: number };
  readonly 'at-most-levels': { readonly levels: number };
  readonly 'mend-first': Nothing;

  /** How to fix an error in YAML. `code`: from the YAML library. */
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
  /** The name of a module that is supplied with the bot is needed. */
  readonly base: Nothing;
  readonly 'property-name': Nothing;

  readonly 'under-key': { readonly key: string; readonly remedy: ModuleFaultRemedy };
  readonly 'or-quoted': Written & { readonly remedy: ModuleFaultRemedy };
  readonly 'in-quotes': Written & { readonly remedy: ModuleFaultRemedy };
  readonly 'on-sheet': { readonly columns: number; readonly rows: number };

  /** A name that is defined is needed. `near`: similar names. `names`: the first of all names. */
  readonly defined: {
    readonly near: readonly string[];
    readonly names: readonly string[];
    readonly hasMore: boolean;
  };
  readonly 'near-names': { readonly names: readonly string[] };
  readonly 'declared-property': Nothing;
  readonly waits: Nothing;
  /** Dollar signs are needed, if the text is meant as a name. */
  readonly dollars: WithName;
  /** Quotation marks are needed, if the property is meant as a text. */
  readonly 'text-in-quotes': { readonly text: string };
  readonly 'in-braces': Written;
  readonly 'value-alone': { readonly formula: string };
  /** The property must be read from one of the things that have a name at this position. */
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

  readonly 'mended-moves': { readonly fault: MoveNotationFault };
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
  /** The scorekeeper must be on cards of this prototype. */
  readonly 'keeper-on-card': { readonly card: string };
  readonly dice: Nothing;
  readonly odds: Nothing;
  readonly 'rising-odds': Nothing;
  readonly 'range-from': { readonly from: number };
  readonly 'range-to': { readonly to: number };
  readonly 'so-many-results': { readonly count: number };
  readonly typed: { readonly texts: readonly ExpectedText[] };
  readonly domain: { readonly domain: PropertyDomain };
  readonly points: Nothing;

  readonly scorekeepers: Note;
  readonly 'no-reveals': Nothing;
  /** Missing declarations. `list`: the names in the form of a list for the file. */
  readonly declare: {
    readonly by: Disclosure['by']['kind'];
    readonly names: readonly string[];
    readonly list: string;
  };
  readonly 'reveals-without': { readonly names: readonly string[] };
}

export type PropertyDomain = NonNullable<Module['properties']>[string];

export type ModuleFaultReason = UnionByCode<ModuleFaultReasons>;
export type ModuleFaultRemedy = UnionByCode<ModuleFaultRemedies>;
