import type { Operation, OperationKind } from '../../src/engine/core/operation.ts';

/**
 * How what was done is answered in a game that hides anything. `open`: the answer is the channel's own post, and shows
 * all what was typed. `apart`: the answer is the asker's alone, and the channel has a post of its own beside it, where
 * it sees anything of what was done (W2, W3).
 */
export type Form = 'open' | 'apart';

type FormRow<K extends OperationKind> = Form | ((operation: Operation<K>) => Form);

/**
 * The form of each kind of operation, and nothing else decides it: the form of an answer tells nobody what came of it
 * (D6). Open is what names no piece and no card, and shows its actor none; what a scorekeeper tells the actor alone by
 * it, or a hand that is dealt as the game begins, comes as a direct message.
 */
const FORMS: { readonly [K in OperationKind]: FormRow<K> } = {
  start: 'open',
  import: 'open',
  stop: 'open',
  reload: 'open',
  settings: 'open',
  join: 'open',
  leave: 'open',
  preside: 'open',
  unseat: 'open',
  transfer: 'open',
  alone: 'open',
  ask: 'open',
  agree: 'open',
  decline: 'open',
  publish: 'open',
  'await-beacon': 'open',
  'hear-beacon': 'open',
  begin: 'open',
  finish: 'open',
  'end-turn': 'open',
  shuffle: 'open',
  'refresh-counters': 'open',
  // What is rolled in private is typed so that all know of it, and falls for its roller alone.
  roll: ({ private: isPrivate }) => (isPrivate ? 'apart' : 'open'),
  undo: 'apart',
  redo: 'apart',
  move: 'apart',
  place: 'apart',
  set: 'apart',
  delete: 'apart',
  clone: 'apart',
  replace: 'apart',
  flip: 'apart',
  rotate: 'apart',
  order: 'apart',
  send: 'apart',
  hide: 'apart',
  reveal: 'apart',
  inspect: 'apart',
  give: 'apart',
  'hand-over': 'apart',
  draw: 'apart',
  deal: 'apart',
  peek: 'apart',
  return: 'apart',
  gather: 'apart',
  'form-army': 'apart',
  'join-army': 'apart',
  'split-army': 'apart',
  'disband-army': 'apart',
  'rename-army': 'apart',
  engage: 'apart',
  'return-army': 'apart',
  modify: 'apart',
  unmodify: 'apart',
  'order-ties': 'apart',
  'define-counter': 'apart',
  'remove-counter': 'apart',
  'define-scores': 'apart',
};

/**
 * The form of the answer to an operation in a game that hides anything: by what it is, as it was typed, never by what
 * came of it.
 */
export const formOf = <K extends OperationKind>(operation: Operation<K>): Form => {
  const row = FORMS[operation.kind] as FormRow<K>;
  return typeof row === 'string' ? row : row(operation);
};
