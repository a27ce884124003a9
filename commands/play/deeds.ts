import { actDeeds } from './acts.ts';
import { askedDeeds } from './asked.ts';
import { boxDeeds } from './box.ts';
import { cardDeeds } from './cards.ts';
import type { Deed } from './deed.ts';
import { moreDeeds } from './more.ts';
import { moveDeeds } from './moves.ts';
import { pieceDeeds } from './piece.ts';
import { turnDeeds } from './turn.ts';

const DEEDS = {
  ...moveDeeds,
  ...cardDeeds,
  ...actDeeds,
  ...askedDeeds,
  ...pieceDeeds,
  ...boxDeeds,
  ...turnDeeds,
  ...moreDeeds,
} as const satisfies Readonly<Record<string, Deed>>;

export type DeedVerb = keyof typeof DEEDS;

const isDeedVerb = (verb: string): verb is DeedVerb => Object.hasOwn(DEEDS, verb);

export const findButtonOperation = (verb: string): { readonly verb: DeedVerb; readonly deed: Deed } | undefined =>
  isDeedVerb(verb) ? { verb, deed: DEEDS[verb] } : undefined;
