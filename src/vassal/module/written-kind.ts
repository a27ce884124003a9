import { DEFAULT_PIECE_BACK } from '../../engine/index.ts';
import { COMMANDS_PROPERTY, type ImportedPrototype } from './kind.ts';
import type { NamedPrototype } from './kinds.ts';
import type { PieceAppearance } from './looks.ts';
import type { PictureReference } from './picture-book.ts';
import { keyOf } from './picture-book.ts';

export const looksOf = (kind: NamedPrototype): readonly { readonly look: PieceAppearance; readonly name: string }[] =>
  [
    { look: kind.layers[0]?.look ?? kind.look, name: kind.key },
    ...kind.layers.slice(1).map(({ look, name }) => ({ look, name: `${kind.key} ${name}` })),
    ...(kind.back ? [{ look: kind.back, name: `${kind.back[0]?.image ?? 'back'}` }] : []),
  ].filter(({ look }) => look.length > 0);

export const serializePrototype = (
  kind: ImportedPrototype,
  art: ReadonlyMap<string, PictureReference>,
  /** The names of the piece's actions. */
  commands: readonly string[] = [],
): object => {
  const of = (look: PieceAppearance | undefined): PictureReference | undefined => look && art.get(keyOf(look));
  const picture = of(kind.layers[0]?.look ?? kind.look);
  const back = of(kind.back);
  const levels = kind.layers.map(({ name, look }) => {
    const own = of(look);
    return own === undefined ? name : { name, picture: own };
  });
  return {
    ...(picture === undefined ? {} : { picture }),
    ...(back === undefined ? {} : { back }),
    ...(kind.mask === undefined
      ? {}
      : { mask: { name: kind.mask === true ? DEFAULT_PIECE_BACK.name : kind.mask, covered: true } }),
    ...(kind.invisible ? { invisible: true } : {}),
    ...(kind.facing === undefined ? {} : { facing: kind.facing }),
    ...(levels.length < 2 ? {} : { layers: kind.follows === undefined ? levels : { levels, follows: kind.follows } }),
    ...kind.properties,
    ...(commands.length > 0 ? { [COMMANDS_PROPERTY]: commands.slice(0, MOST_LISTED) } : {}),
    ...(kind.isFixed ? { [FIXED_PIECE_PROPERTY]: true } : {}),
  };
};

const MOST_LISTED = 100;

export const FIXED_PIECE_PROPERTY = 'FixedPiece';
