import { BACK } from '../../engine/index.ts';
import { COMMANDS, type Kind } from './kind.ts';
import type { NamedKind } from './kinds.ts';
import type { PieceLook } from './looks.ts';
import type { Art } from './picture-book.ts';
import { keyOf } from './picture-book.ts';

export const looksOf = (kind: NamedKind): readonly { readonly look: PieceLook; readonly name: string }[] =>
  [
    { look: kind.layers[0]?.look ?? kind.look, name: kind.key },
    ...kind.layers.slice(1).map(({ look, name }) => ({ look, name: `${kind.key} ${name}` })),
    ...(kind.back ? [{ look: kind.back, name: `${kind.back[0]?.image ?? 'back'}` }] : []),
  ].filter(({ look }) => look.length > 0);

export const writtenKind = (
  kind: Kind,
  art: ReadonlyMap<string, Art>,
  /** The names of the piece's actions. */
  commands: readonly string[] = [],
): object => {
  const of = (look: PieceLook | undefined): Art | undefined => look && art.get(keyOf(look));
  const picture = of(kind.layers[0]?.look ?? kind.look);
  const back = of(kind.back);
  const levels = kind.layers.map(({ name, look }) => {
    const own = of(look);
    return own === undefined ? name : { name, picture: own };
  });
  return {
    ...(picture === undefined ? {} : { picture }),
    ...(back === undefined ? {} : { back }),
    ...(kind.mask === undefined ? {} : { mask: { name: kind.mask === true ? BACK.name : kind.mask, covered: true } }),
    ...(kind.invisible ? { invisible: true } : {}),
    ...(kind.facing === undefined ? {} : { facing: kind.facing }),
    ...(levels.length < 2 ? {} : { layers: kind.follows === undefined ? levels : { levels, follows: kind.follows } }),
    ...kind.properties,
    ...(commands.length > 0 ? { [COMMANDS]: commands.slice(0, MOST_LISTED) } : {}),
    ...(kind.isFixed ? { [FIXED]: true } : {}),
  };
};

const MOST_LISTED = 100;

export const FIXED = 'FixedPiece';
