import type { Operation, PersonId, PieceId } from '../../table/index.ts';
import { predictionQueries } from '../foresight.ts';
import { pieceQueries } from '../pieces.ts';
import * as named from '../remedy/names.ts';
import { again, choose, first, instead, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const secrecy = {
  unseen: 'hidden',
  'cannot-hide': 'has-none',
  'seen-already': ({ piece }, view) => ({ show: look('/piece show', named.piece(view, piece)) }),
  'hidden-already': ({ piece }, view) => ({ reveal: instead('/piece reveal', named.piece(view, piece)) }),
  'nothing-hidden': ({ piece }, view) => {
    const hide = (actor: PersonId): Operation => ({ kind: 'hide', actor, piece: piece as PieceId, what: 'identity' });
    return view.of(predictionQueries).refusalOf(hide)
      ? 'settled'
      : { hide: instead('/piece hide', named.piece(view, piece)) };
  },
  'not-yours-to-see': ({ piece }, view) => ({
    reveal: first('/piece reveal', named.piece(view, piece), view.of(pieceQueries).byId(piece)?.side?.players ?? []),
  }),
  stranger: ({ person }) => ({ join: first('/game join', {}, [person]) }),
  undeclared: ({ tries, names }) => ({
    visible: tries === 'counter' ? choose('visible') : undefined,
    reveals: tries === 'scorekeeper' ? choose('text') : again({ reveals: names.join(', ') }),
  }),
} satisfies RemediesByRefusalCode;
