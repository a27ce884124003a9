import type { PieceTrait } from '../source/piece-text.ts';
import { listOf, splitEscapedSequence } from '../source/sequence.ts';

/** A picture with the offset of its center from the piece's center, in pixels. */
export interface PictureAtOffset {
  readonly image: string;
  readonly x: number;
  readonly y: number;
}

export type PieceAppearance = readonly PictureAtOffset[];

export interface PieceLayer {
  readonly name: string;
  readonly images: readonly string[];
  readonly names: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly isUnder: boolean;
  /** The current level of the layer, from 1; 0 while the layer is off. */
  readonly level: number;
  readonly alwaysActive: boolean;
  /** The property or expression that determines the level, and the value for the first level. */
  readonly follows: { readonly text: string; readonly first: number } | undefined;
}

const MOST_LEVELS = 200;

export const isLayerTrait = ({ code }: PieceTrait): boolean => code === 'emb2' || code === 'emb';

/** Reads a layer trait. Its state is a negative number while the layer is off. */
export const parseLayerTrait = (trait: PieceTrait): PieceLayer => {
  const layer = trait.code === 'emb' ? oldLayer(trait) : newLayer(trait);
  const said = Number.parseInt(trait.state.split(';')[0] ?? '', 10);
  const level = Number.isNaN(said) ? -1 : Math.max(-layer.images.length, Math.min(layer.images.length, said));
  return { ...layer, level: layer.alwaysActive ? Math.max(1, Math.abs(level)) : Math.max(0, level) };
};

const at = ({ parameters }: PieceTrait, index: number, otherwise = ''): string => parameters[index] || otherwise;
const whole = (text: string, otherwise: number): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? otherwise : number;
};

/**
 * Reads the definition of a layer. In the trait's first version, the layer is always on if it has no activation key.
 */
const newLayer = (trait: PieceTrait): Omit<PieceLayer, 'level'> => {
  const isFirstVersion = whole(at(trait, 24), 0) === 0;
  return {
    images: listOf(at(trait, 15)).slice(0, MOST_LEVELS),
    names: listOf(at(trait, 16)),
    isUnder: at(trait, 12) === 'true',
    x: whole(at(trait, 13), 0),
    y: whole(at(trait, 14), 0),
    name: at(trait, 18),
    follows: at(trait, 21) === 'true' ? { text: at(trait, 22), first: whole(at(trait, 23), 1) } : undefined,
    alwaysActive: isFirstVersion ? at(trait, 2) === '' : at(trait, 25) === 'true',
  };
};

const oldLayer = (trait: PieceTrait): Omit<PieceLayer, 'level'> => {
  const levels = trait.parameters.slice(8, 8 + MOST_LEVELS).map((one) => splitEscapedSequence(one, ','));
  return {
    images: levels.map(([image = '']) => image),
    names: levels.map(([, name = '']) => name),
    isUnder: at(trait, 1).startsWith('_'),
    x: whole(at(trait, 6), 0),
    y: whole(at(trait, 7), 0),
    name: '',
    follows: undefined,
    alwaysActive: (splitEscapedSequence(at(trait, 0), ';')[0] ?? '') === '',
  };
};

export const changes = ({ images, alwaysActive }: PieceLayer): boolean => images.length > (alwaysActive ? 1 : 0);

/** Adds a level's name to a piece's name: `+x` is a suffix, `x+` a prefix, any other text replaces the name. */
const levelledName = (name: string, level: string): string => {
  if (level === '') return name;
  if (level.startsWith('+')) return name + level.slice(1);
  return level.endsWith('+') ? level.slice(0, -1) + name : level;
};

/**
 * Returns the pictures of a piece, one above the other. `levels`: the levels of its layers, beginning with the
 * outermost.
 */
export const pieceLookOf = (
  traits: readonly PieceTrait[],
  layers: readonly PieceLayer[],
  levels: readonly number[],
): PieceAppearance => {
  const base: PictureAtOffset = { image: traits.at(-1)?.parameters[2] ?? '', x: 0, y: 0 };
  let look: PieceAppearance = base.image === '' ? [] : [base];
  for (let index = layers.length - 1; index >= 0; index--) {
    const layer = layers[index];
    const image = layer?.images[(levels[index] ?? 0) - 1] ?? '';
    if (!layer || image === '') continue;
    const stamp = { image, x: layer.x, y: layer.y };
    look = layer.isUnder ? [stamp, ...look] : [...look, stamp];
  }
  return look;
};

export const pieceNameWithLayers = (name: string, layers: readonly PieceLayer[], levels: readonly number[]): string =>
  layers.reduceRight((named, layer, index) => levelledName(named, layer.names[(levels[index] ?? 0) - 1] ?? ''), name);
