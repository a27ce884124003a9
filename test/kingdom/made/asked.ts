import { type DrawMethod, type KingdomRequest, usualRequest } from '../../../src/kingdom/request/request.ts';
import { readExpression } from '../../../src/kingdom/typed/expression.ts';
import { dominion, editions, nrs } from './wishes.ts';

const expressed = (text: string, sets: readonly string[] = editions): Partial<KingdomRequest> => {
  const read = readExpression(text, dominion, sets);
  if ('code' in read) throw new Error(`not read: ${text}`);
  const { demands, include, exclude } = read;
  return { demands, include, exclude };
};

const laid = (...names: readonly string[]): readonly number[] =>
  dominion.landscapes.filter(({ name }) => names.includes(name)).map(({ nr }) => nr);

const from = (sets: readonly string[], rest: Partial<KingdomRequest> = {}): KingdomRequest => ({
  ...usualRequest(sets),
  boxes: editions,
  ...rest,
});

const of = (across: readonly number[]): Pick<KingdomRequest, 'across'> => ({
  across: { include: across, exclude: [], lock: [], weights: {} },
});

/** Requests of the kind that groups make on an evening, drawn and refused; each is answered quickly (Q22). */
export const ASKED: Readonly<Record<string, KingdomRequest>> = {
  'nothing said': from(editions),
  'Forts and Castles': from(editions, { include: nrs('Forts', 'Castles') }),
  'Importer from two boxes': from(['sea2', 'ally'], { include: nrs('Importer') }),
  'a Black Market': from(editions, { include: nrs('Black Market') }),
  'a Command of two boxes': from(['promo', 'ren'], expressed('1 Command')),
  'Way of the Mouse': from(editions, of(laid('Way of the Mouse'))),
  'all side choices': from(editions, {
    include: nrs('Young Witch', 'Ferryman', 'Riverboat', 'Black Market', 'Druid'),
    ...of(laid('Obelisk', 'Way of the Mouse')),
  }),
  'three reactions without Actions': from(editions, expressed('3 Reaction / Action')),
  'Liaisons without Actions': from(['ally'], expressed('2 Liaison, 0 Action')),
  'sixteen of their own': from(editions, {
    ...expressed(
      '1 village, 1 buy, 1 vp, 1 handsize attack, 1 curser, 1 trasher, 1 Moat, 1 draw, 1 attack, 1 reaction, 1 duration, 1 treasure, 1 potion, 1 cost 2, 1 cost 3, 1 cost 4',
    ),
    overlap: 'distinct',
  }),
  'a landscape of another box': from(['base2', 'ally'], of(laid('Obelisk'))),
  'exactly two at 3 to 5': from(editions, expressed('exactly 2 cost 3-5')),
  'at most one Action': from(editions, expressed('at most 1 Action')),
  'two villages and an attack': from(editions, { ...expressed('2 villages, 1 attack'), moat: true }),
  'Divine Wind with Poet': from(editions, { include: nrs('Poet'), ...of(laid('Divine Wind')) }),
};

export const inWay = (request: KingdomRequest, draw: DrawMethod): KingdomRequest => ({ ...request, draw });
