import { endingNames } from '../../engine/forms.ts';
import type { NamingText } from '../format/name-uses.ts';
import { type FileNode, itemsAt, partAt, textAt } from '../module/spot.ts';
import type { Asked } from './asked-names.ts';

/** The names in the sentences about how a game ends. */

const ENDING = /^(?:endings\[\d+\]|maps\[\d+\]\.(?:repeat|quiet))$/;

/** Returns the ending to which a sentence belongs; undefined if it belongs to anything else. */
export const endingOf = ({ within }: NamingText): FileNode | undefined => within.find(({ path }) => ENDING.test(path));

/** Returns what can be named in a sentence of an ending, or in the formula that chooses it. */
export const namesOfEnding = ({ node, within, root }: NamingText, ending: FileNode): Asked => {
  const tied = partAt(ending, 'tied');
  const isTied = tied !== undefined && (tied === node || within.includes(tied));
  const [, ofMap] = /\.(repeat|quiet)$/.exec(ending.path) ?? [];
  const when = ofMap ?? textAt(ending, 'when') ?? '';
  const result = ofMap === undefined ? (textAt(ending, 'result') ?? '') : 'draw';
  const { sides, pieces, values } = endingNames({ when, result }, itemsAt(root, 'sides').length, isTied);
  const things = [
    ...sides.map((name) => ({ name, kind: 'side' as const })),
    ...pieces.map((name) => ({ name, kind: 'piece' as const })),
  ];
  return {
    kinds: [
      ...things.map(({ name, kind }) => ({ behind: `${name}.`, kind })),
      { behind: '', kind: sides.includes('it') ? 'side' : 'game' },
    ],
    own: values,
    things,
  };
};
