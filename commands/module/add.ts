import type { CommandInput, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { MOST_MODULES, MOST_OF_ONE } from '../../src/session/module/library.ts';
import { revelationsOf } from '../../src/view/revelations.ts';
import type { Words } from '../../src/words/index.ts';
import { bold, counted, person } from '../../src/words/text.ts';
import { type ModuleSources, moduleBrought, warningsText } from '../common/modules.ts';
import { missingText } from '../common/pictures.ts';
import { toAsker } from '../common/table.ts';

/** The most lines of what a module gives away. */
const MOST_REVEALED = 20;

/**
 * Keeps a module for the server: whoever may start games may add one; only who added it may put another in its place.
 */
export const addModule = async ({ games, modules }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const read = await moduleBrought(games, input);
  if ('why' in read) return toAsker(read.why);
  if (read.missing.length > 0) return toAsker(missingText(read));
  const { module, text, pictures } = read;
  const name = bold(module.module);
  if (modules.has(module.module))
    return toAsker(`${name} is a game that I bring myself. Call yours otherwise: \`module:\` in its first lines.`);
  const added = await games.library.add(input, module, text, pictures);
  switch (added.kind) {
    case 'added':
      return toAsker(`${bold(module.title)} is kept. ${how(module)}${warningsText(read)}`);
    case 'replaced':
      return toAsker(
        `${bold(module.title)} is kept in the place of the former ${name}. ${how(module)} A game that runs keeps what it has: \`/game reload\`.${warningsText(read)}`,
      );
    case 'same':
      return toAsker(`${bold(module.title)} is kept just like this already. ${how(module)}`);
    case 'taken':
      return toAsker(
        `${person(added.by)} keeps a game called ${name} here. Call yours otherwise, or ask ${person(added.by)} to remove it.`,
      );
    case 'full':
      return toAsker(`${MOST_MODULES} games are kept here, which is the most. \`/module remove\` makes room.`);
    case 'enough':
      return toAsker(
        `You keep ${MOST_OF_ONE} games here, which is the most for one person. \`/module remove\` makes room.`,
      );
  }
};

/** Reads a module and says what it is, or all that is wrong with it; keeps nothing. */
export const checkModule = async ({ games }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const read = await moduleBrought(games, input);
  if ('why' in read) return toAsker(read.why);
  const { module, missing } = read;
  const next = missing.length > 0 ? missingText(read) : '`/module add` keeps it.';
  return toAsker(
    `${bold(module.title)} (${bold(module.module)}) has no faults. ${contents(module)} ${next}${revealedText(input.words, module)}${warningsText(read)}`,
  );
};

/** What it gives away of what it hides (T6, C67). */
const revealedText = (words: Words, module: Module): string => {
  const lines = words.disclosures.revelationLines(revelationsOf(module));
  const shown = lines.slice(0, MOST_REVEALED).map((line) => `\n- ${line}`);
  const rest = lines.length - shown.length;
  return lines.length === 0
    ? ''
    : `\nOf what is hidden it gives away:${shown.join('')}${rest > 0 ? `\n- and ${rest} more` : ''}`;
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
