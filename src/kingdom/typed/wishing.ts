import { type Card, type Landscape, landscapeCardKinds } from '../cards/card.ts';
import { compareCosts } from '../cards/cost.ts';
import { type Dominion, foldName } from '../cards/dominion.ts';
import { hasDemandedProperty } from '../request/request.ts';
import { createNameMeaningFinder, type ExpressionNameMeaning } from './lexicon.ts';
import { shortenPhrase } from './phrases.ts';

/**
 * A wish for the replacement of a pile or landscape (K27). It consists of short phrases, separated by commas or `and`,
 * which must all be true:
 *
 *     another village, a trasher, 1 attack     a role or type
 *     no attack, not from Seaside              the opposite
 *     any at 5, cost 2-3, at most 4, $6+       its cost in coins; cheaper, dearer, same cost: compared to the old one
 *     from Seaside, Empires                    a set
 *     an event, another way                    the kind of a landscape
 *     Festival                                 that card
 *
 * Names have the same meaning as in expressions (K20): `Village` alone is the card, after `a` or `another` the role.
 */
export interface ReplacementWish {
  readonly text: string;
  readonly piles: readonly number[];
  readonly landscapes: readonly number[];
}

export interface InvalidReplacementWish {
  readonly code: 'bad-wish';
  readonly text: string;
}

type PileTest = (one: Card | Landscape) => boolean;

const isPile = (one: Card | Landscape): one is Card => 'types' in one;

/** Parses a wish for the replacement of `old`. `All` means the editions in `boxes`. */
export function parseReplacementWish(
  text: string,
  old: Card | Landscape,
  dominion: Dominion,
  boxes: readonly string[],
): ReplacementWish | InvalidReplacementWish {
  const meaning = createNameMeaningFinder(dominion, boxes);
  const known = (part: string): boolean => meaning(part, false) !== undefined;
  const all = text.replaceAll(/\s+/g, ' ').split(',');
  const parts = all.flatMap((part) => (known(part.trim()) ? [part] : part.split(AND)));
  const tests: PileTest[] = [];
  for (const part of parts.map((one) => one.trim())) {
    if (part === '' && parts.length > 1) continue;
    const test = saidTest(part, old, meaning);
    if (!test) return { code: 'bad-wish', text: part };
    tests.push(test);
  }
  if (tests.length === 0) return { code: 'bad-wish', text: '' };
  const fits = (one: Card | Landscape): boolean => isOther(one, old) && tests.every((test) => test(one));
  return {
    text: text.trim(),
    piles: dominion.cards.filter(fits).map(({ nr }) => nr),
    landscapes: dominion.landscapes.filter(fits).map(({ nr }) => nr),
  };
}

/** Parses a phrase as it is typed, then in its short form (K35), then as alternatives joined by `or`. */
function saidTest(
  part: string,
  old: Card | Landscape,
  meaning: ReturnType<typeof createNameMeaningFinder>,
): PileTest | undefined {
  const test = testOf(part, old, meaning) ?? testOf(shortenPhrase(part), old, meaning);
  if (test) return test;
  const parts = part.split(OR);
  const tests = parts.flatMap((one) => testOf(one, old, meaning) ?? testOf(shortenPhrase(one), old, meaning) ?? []);
  return parts.length > 1 && tests.length === parts.length ? (one) => tests.some((each) => each(one)) : undefined;
}

/** Matches an `or` between alternatives, but not in `3 or less`, which is one phrase. */
const OR = / or (?!(?:more|less)\b)/i;

/** Matches an `and` between phrases, but not in `3 and less`, which is one phrase. */
const AND = / and (?!(?<=\d and )(?:more|less)\b(?! (?:expensive|than)))/i;

const isOther = (one: Card | Landscape, old: Card | Landscape): boolean =>
  isPile(one) !== isPile(old) || one.nr !== old.nr;

const NOT = /^(?:no|not|non|never|without|except|but not|isn['’]?t|is no|is not)(?:\s+|-)(.+)$/i;
const ARTICLE =
  /^(?:anything else|something else|something|anything|another|any other|any|other|some|an|a|one|1|only|just|with|which|that|is|be|from|of|in)(?:\s+|$)(.*)$/i;
const TAIL = /\s+(?:cards?|piles?|landscapes?)$/i;

function testOf(
  part: string,
  old: Card | Landscape,
  meaning: ReturnType<typeof createNameMeaningFinder>,
): PileTest | undefined {
  const plain = meaning(part, false);
  if (plain && (plain.kind === 'card' || plain.kind === 'landscape')) return testOfMeaning(plain);
  const not = NOT.exec(part)?.[1];
  if (not !== undefined) {
    const test = testOf(/^(?:an?|another|any)\s/i.test(not) ? not : `any ${not}`, old, meaning);
    return test && ((one) => !test(one));
  }
  const cost = costTest(part, old) ?? kindTest(part);
  if (cost) return cost;
  const rest = ARTICLE.exec(part)?.[1];
  if (rest === '') return () => true;
  if (rest !== undefined)
    return costTest(rest, old) ?? kindTest(rest) ?? counted(rest, meaning) ?? testOf(rest, old, meaning);
  const found = plain ?? counted(part, meaning);
  return typeof found === 'object' ? testOfMeaning(found) : (found ?? withCost(part, old, meaning));
}

/** Reads a name after an article, which means a role, type or set rather than a card. */
function counted(part: string, meaning: ReturnType<typeof createNameMeaningFinder>): PileTest | undefined {
  const found = meaning(part, true) ?? meaning(part.replace(TAIL, ''), true);
  return found && testOfMeaning(found);
}

function withCost(
  part: string,
  old: Card | Landscape,
  meaning: ReturnType<typeof createNameMeaningFinder>,
): PileTest | undefined {
  const both = /^(.+?)\s+((?:at|for|costing|that costs?|under|over|up to)\b.*|\$\d.*)$/i.exec(part);
  if (!both) return undefined;
  const [name, cost] = [
    kindTest(both[1] ?? '') ?? counted(both[1] ?? '', meaning),
    costTest((both[2] ?? '').replace(/^that /i, ''), old),
  ];
  return name && cost && ((one) => name(one) && cost(one));
}

function testOfMeaning(meaning: ExpressionNameMeaning): PileTest {
  switch (meaning.kind) {
    case 'card':
      return (one) => isPile(one) && one.nr === meaning.nr;
    case 'landscape':
      return (one) => !isPile(one) && one.nr === meaning.nr;
    case 'sets':
      return ({ editions }) => editions.some((key) => meaning.barred.includes(key));
    default:
      return (one) =>
        isPile(one)
          ? hasDemandedProperty(one, meaning.of)
          : meaning.of.kind === 'role' && one.roles.includes(meaning.of.role);
  }
}

function kindTest(part: string): PileTest | undefined {
  const name = foldName(part.replace(TAIL, ''));
  const kind = landscapeCardKinds.find((one) => [one, `${one}s`, one.replace(/y$/, 'ies')].includes(name));
  if (kind) return (one) => !isPile(one) && one.kind === kind;
  return name === 'landscape' ? (one) => !isPile(one) : undefined;
}

const COST =
  /^(?:at|for|costs?|costing|price)?\s*:?\s*(at most|at least|up to|under|less than|below|over|more than|above|exactly|[<>]=?|=)?\s*\$?(\d{1,2})\s*(?:(\+|or more|and more|or less|and less)|(?:-|to)\s*(\d{1,2}))?\s*(?:coins?)?$/i;

function costTest(part: string, old: Card | Landscape): PileTest | undefined {
  const beside = /^(cheaper|less|dearer|more expensive|same cost|same price|as dear|as cheap)$/i.exec(
    part.replace(/^(?:the|at the|for the)\s+/i, ''),
  )?.[1];
  if (beside !== undefined) {
    const { cost } = old;
    const order = ({ cost: own }: Card | Landscape): number | undefined =>
      own && cost ? Math.sign(compareCosts(own, cost)) : undefined;
    const wanted = /^(?:cheaper|less)$/i.test(beside) ? -1 : /^(?:dearer|more)/i.test(beside) ? 1 : 0;
    return (one) => order(one) === wanted;
  }
  const found = COST.exec(part);
  if (!found) return undefined;
  const [, sign = '', number, open = '', end] = found;
  const [least, most] = boundsOf(
    sign.toLowerCase(),
    Number(number),
    open.toLowerCase(),
    end === undefined ? undefined : Number(end),
  );
  return ({ cost }) =>
    cost !== undefined && !cost.potion && cost.debt === 0 && cost.coins >= least && cost.coins <= most;
}

const boundsOf = (sign: string, number: number, open: string, end: number | undefined): readonly [number, number] => {
  if (end !== undefined) return [number, end];
  if (open === '+' || open.endsWith('more') || sign === 'at least' || sign === '>=')
    return [number, Number.POSITIVE_INFINITY];
  if (open.endsWith('less') || sign === 'at most' || sign === 'up to' || sign === '<=') return [0, number];
  if (sign === 'under' || sign === 'less than' || sign === 'below' || sign === '<') return [0, number - 1];
  if (sign === 'over' || sign === 'more than' || sign === 'above' || sign === '>')
    return [number + 1, Number.POSITIVE_INFINITY];
  return [number, number];
};
