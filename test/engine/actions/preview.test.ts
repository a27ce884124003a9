import { expect, test } from 'vitest';
import { choiceOptionsFor, offersFor } from '../../../src/engine/index.ts';
import { ANN, BEN, endTurn, type Play, played } from '../../support/table.ts';
import { begin, MARKET, pieceAt } from './market.ts';

const CLASH = `
actions:
  - name: Clash
    of: { piece: Kind = unit && Owner != $Actor$, on: Green }
    choose: { by: { piece: Kind = unit && Owner = $Actor$, on: Green } }
    preview: $own$ and $by.Might$ against $foe$, $held$ held
    does:
      - { let: foe, be: Might }
      - { let: own, be: 0 }
      - { each: { piece: Kind = unit && Owner = $Actor$, on: Green }, let: own, be: own + Might }
      - { when: own > 100, let: own, be: 0 }
      - { let: held, be: "count('Blue Hand')" }
      - { roll: 1d6, name: die }
      - { when: "{own + die > foe}", set: Might, to: Might - 1 }
    reveals: [Blue Hand]
  - name: Look
    of: { piece: Kind = good, on: Stalls }
    preview: worth $Price$
    does: [{ set: Price, to: Price + 1 }]
  - name: Guess
    of: { piece: Kind = good, on: Stalls }
    preview: $die$
    does: [{ roll: 1d6, name: die }, { set: Price, to: die }]`;

const GAME = begin.bind(undefined, MARKET.replace('\nactions:', CLASH));

const begun = ({ table }: Play, actor: typeof ANN, at: string) => {
  const subject = pieceAt({ table } as Play, 'Square/Square', at);
  return choiceOptionsFor(table, { actor, action: 'Clash', subject, choices: {} }, 'by');
};

test('[G51] an option of the last choice shows what the first `let` lines give, by what its player sees', () => {
  const game = GAME();
  expect(begun(game, ANN, 'B2')).toMatchObject([{ preview: { own: 2, 'by.Might': 2, foe: 2, held: 0 } }]);
  played(game, endTurn(ANN));
  expect(begun(game, BEN, 'A2')).toMatchObject([{ preview: { own: 2, 'by.Might': 2, foe: 2, held: 1 } }]);
});

test('[G51] without choices a target shows it, and nothing is shown of what only chance decides', () => {
  const { table } = GAME();
  const previews = (action: string): readonly unknown[] =>
    [...offersFor(table, ANN, action)].map(({ preview }) => preview);
  expect(previews('Look')).toEqual([{ Price: 6 }, { Price: 17 }, { Price: 0 }]);
  expect(previews('Guess')).toEqual([undefined, undefined, undefined]);
  expect(previews('Clash')).toEqual([undefined]);
});
