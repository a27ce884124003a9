import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { listed } from '../text.ts';

const PIECE = 'The piece: its cell, its name or its id';
const PROTOTYPE = 'The kind of piece';
const TO = 'Where to: a cell, or a map';
const NAME = 'Its name';

/** What Discord lists of `/piece`. */
export const definition = {
  description: 'Look at pieces and change them',
  subcommands: {
    list: {
      description: 'List the pieces that you can see',
      options: { side: 'Only the pieces of this side', name: 'Only pieces of this name, or on this cell' },
    },
    show: {
      description: 'Show one piece with its properties',
      options: { piece: PIECE },
    },
    delete: {
      description: 'Take a piece off the table: an enemy’s on your turn where the game allows it, else as the host',
      options: { piece: PIECE, overrule: OVERRULE },
    },
    add: {
      description: 'Put a new piece on the table',
      options: { prototype: PROTOTYPE, to: TO, side: 'The side that owns it', name: NAME, overrule: OVERRULE },
    },
    set: {
      description: 'Set a property of a piece',
      options: {
        piece: PIECE,
        property: 'Which property',
        value: 'Its value; without one the kind’s own shows again',
        overrule: OVERRULE,
      },
    },
    clone: {
      description: 'Put copies of a piece on top of it',
      options: { piece: PIECE, count: 'How many (1)', overrule: OVERRULE },
    },
    replace: {
      description: 'Put another kind of piece in the place of one',
      options: { piece: PIECE, prototype: PROTOTYPE, name: NAME, overrule: OVERRULE },
    },
    flip: {
      description: 'Turn a piece over, to its next layer or to one by name',
      options: { piece: PIECE, layer: 'Which layer, by name or number', overrule: OVERRULE },
    },
    rotate: {
      description: 'Turn a piece to face a direction',
      options: { piece: PIECE, facing: 'Steps clockwise from straight up', overrule: OVERRULE },
    },
    order: {
      description: 'Move a piece within its stack',
      options: {
        piece: PIECE,
        to: { description: 'Where to in the stack', choices: { top: 'top', up: 'up', down: 'down', bottom: 'bottom' } },
        overrule: OVERRULE,
      },
    },
    send: {
      description: 'Put a piece somewhere, whatever the rules of moving say',
      options: { piece: PIECE, to: TO, overrule: OVERRULE },
    },
    give: {
      description: 'Hand a piece over to another side, where it stands and as it is',
      options: { piece: PIECE, side: 'To which side', overrule: OVERRULE },
    },
    reveal: {
      description: 'Show what is hidden of a piece: to everyone, or what it is to one person',
      options: { piece: PIECE, person: 'Only to this person' },
    },
    hide: {
      description: 'Turn a piece face down, or make it invisible to others',
      options: {
        piece: PIECE,
        what: {
          description: 'What is hidden (identity)',
          choices: { identity: 'what it is', existence: 'that it is there' },
        },
        overrule: OVERRULE,
      },
    },
    peek: {
      description: 'Look at a piece that lies face down, alone',
      options: { piece: PIECE },
    },
  },
};

/**
 * A piece as completion offers it; `notes`: whose it is, and what tells it from others; `count`: so many are like it;
 * `handle`: where nothing else tells it from another.
 */
export const pieceAt = (
  name: string,
  spot: string,
  notes: readonly string[],
  count = 1,
  handle: string | undefined = undefined,
): string => {
  const all = [...notes, ...(count > 1 ? [`one of ${count}`] : []), ...(handle === undefined ? [] : [handle])];
  return `${name} at ${spot}${all.length === 0 ? '' : ` (${all.join(', ')})`}`;
};

/** A text that means several; `more`: beside those that are named, undefined where they are too many to count. */
export const several = (text: string, pieces: readonly string[], more: number | undefined): string => {
  const rest = more === 0 ? '' : ` and ${more ?? 'many'} more`;
  return `${bold(text)} can be several: ${listed(pieces, 'or')}${rest}. Name one as it stands here.`;
};

/** A property was set that nothing here has, and names that come near it. */
export const newProperty = (name: string, near: readonly string[]): string => {
  const meant = near.map((one) => bold(one));
  return `${bold(name)} is new: nothing here had it.${
    meant.length > 0 ? ` Did you mean ${listed(meant, 'or')}? \`/game undo\` takes it back.` : ''
  }`;
};
