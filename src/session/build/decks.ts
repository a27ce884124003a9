import type { Module } from '../../engine/index.ts';
import type { ModuleFile } from '../format/format.ts';
import { given, unchecked } from '../module/given.ts';
import { type Places, placesNamed } from './places.ts';

type FileDeck = ModuleFile['decks'][number];
type ModuleDeck = NonNullable<Module['decks']>[number];

export const deckOf = (places: Places, file: FileDeck): ModuleDeck => {
  const { name, at, side, publishes = 'count', pick, discards, reshuffle = 'on-demand', pieces } = file;
  const faceDown = file.faceDown === 'always';
  return {
    name,
    ...(placesNamed(places, at)[0] ?? unchecked(at)),
    ...given('side', side),
    faceDown,
    publishes,
    pick,
    ...given('discards', discards),
    reshuffle,
    shuffled: file.shuffled ?? faceDown,
    pieces: piecesOf(pieces),
  };
};

export const piecesOf = (pieces: FileDeck['pieces']): ModuleDeck['pieces'] =>
  pieces.map(({ prototype, name, count }) => ({ prototype, name: name ?? prototype, count }));
