import type { CommandInput, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { MOST, MOST_OF_ONE } from '../../src/session/module/library.ts';
import { bold, counted, person } from '../../src/view/words/text.ts';
import { type ModuleSources, moduleInFile } from '../common/modules.ts';
import { toAsker } from '../common/table.ts';

/** Keeps a module for the server: whoever may start games may add one; only who added it may put another in its place. */
export const addModule = async ({ games, modules }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const read = await moduleInFile(input.options.file('file'));
  if ('why' in read) return toAsker(read.why);
  const { module, text } = read;
  const name = bold(module.module);
  if (modules.has(module.module))
    return toAsker(`${name} is a game that I bring myself. Call yours otherwise: \`module:\` in its first lines.`);
  const added = await games.library.add(input, module, text);
  switch (added.kind) {
    case 'added':
      return toAsker(`${bold(module.title)} is kept. ${how(module)}`);
    case 'replaced':
      return toAsker(
        `${bold(module.title)} is kept in the place of the former ${name}. ${how(module)} A game that runs keeps what it has: \`/game reload\`.`,
      );
    case 'same':
      return toAsker(`${bold(module.title)} is kept just like this already. ${how(module)}`);
    case 'taken':
      return toAsker(
        `${person(added.by)} keeps a game called ${name} here. Call yours otherwise, or ask ${person(added.by)} to remove it.`,
      );
    case 'full':
      return toAsker(`${MOST} games are kept here, which is the most. \`/module remove\` makes room.`);
    case 'enough':
      return toAsker(`You keep ${MOST_OF_ONE} games here, which is the most for one person. \`/module remove\` makes room.`);
  }
};

/** Reads a module and says what it is, or all that is wrong with it; keeps nothing. */
export const checkModule = async (input: CommandInput): Promise<Reply> => {
  const read = await moduleInFile(input.options.file('file'));
  if ('why' in read) return toAsker(read.why);
  return toAsker(
    `${bold(read.module.title)} (${bold(read.module.module)}) has no faults. ${contents(read.module)} \`/module add\` keeps it.`,
  );
};

const how = ({ module }: Module): string => `\`/game start module:${module}\` starts it.`;

const contents = ({ sides, maps, prototypes, setup }: Module): string => {
  const pieces = setup.reduce((sum, stack) => sum + stack.pieces.reduce((count, piece) => count + piece.count, 0), 0);
  const boards = maps.reduce((sum, map) => sum + map.boards.length, 0);
  const hidden = maps.filter((map) => map.private !== undefined).length;
  const parts = [
    counted(sides.length, 'side'),
    counted(boards, 'board'),
    counted(Object.keys(prototypes).length, 'kind of piece', 'kinds of pieces'),
  ];
  const secrets = hidden > 0 ? `${counted(hidden, 'map')} only its side can see` : 'nothing is hidden from anybody';
  return `It has ${parts.join(', ')}, ${counted(pieces, 'piece')} at the start; ${secrets}.`;
};
