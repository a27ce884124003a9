// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language
import type { CardType, PileRole } from './card.ts';

export const spokenPileRoleNames: Readonly<Record<PileRole, readonly string[]>> = {
  village: ['villages'],
  buy: ['buys', '+buy', 'plus buy', 'extra buy'],
  vp: ['victory points', 'alternative victory points', 'alt vp'],
  handsize: ['hand-size', 'hand-size attack', 'hand-size attacks', 'discard attack'],
  curser: ['cursers'],
  trasher: ['trashers', 'trashing', 'trash'],
  moat: ['moats'],
  draw: ['draws', 'drawer', 'drawers'],
  gainer: ['gainers', 'gaining'],
  payload: ['payloads', 'payload card', 'payload cards'],
  cantrip: ['cantrips'],
  terminal: ['terminals', 'terminal action', 'terminal actions'],
  attack: ['attacks'],
  reaction: ['reactions'],
  duration: ['durations'],
  treasure: ['treasures'],
  potion: ['potions', 'potion card', 'potion cards'],
};

export const pluralizeCardType = (type: CardType): string =>
  type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`;
