import type { Element } from '../source/element.ts';
import type { VassalMap } from '../source/maps.ts';
import { positionIn } from '../source/position.ts';
import type { OfferedSetup } from '../source/save.ts';
import { savedBoards } from '../source/saved.ts';
import type { MadeMap } from './made-map.ts';
import { valuesOf } from './module-values.ts';
import { lineLike, NameGiver } from './names.ts';
import { savedDecks, savedStacks } from './saved-setup.ts';
import type { MadeDeck, MadeStack, Making } from './setup.ts';

/** The setups that a module offers as a choice when a game starts. */

const MOST_SETUP_CHOICES = 19;
const MOST_BOARDS_LAID = 12;

export interface LaidSetup extends OfferedSetup {
  readonly laid: ReadonlyMap<VassalMap, VassalMap['boards']>;
}

/**
 * Reads setups until the module has no room for more. `lost`: called for each setup that can't be read; `left`: for
 * each that has no room.
 */
export const laidSetups = async (
  offered: readonly OfferedSetup[],
  maps: readonly VassalMap[],
  { lost, left }: { readonly lost: (name: string) => void; readonly left: (name: string) => void },
): Promise<readonly LaidSetup[]> => {
  const setups: LaidSetup[] = [];
  for (const one of offered) {
    if (setups.length >= MOST_SETUP_CHOICES) {
      left(one.name);
      continue;
    }
    const text = await one.text();
    if (text === undefined) {
      lost(one.name);
      continue;
    }
    const boards = savedBoards(text);
    const laid = new Map(
      maps.map((map) => {
        const said = boards.get(map.name);
        return [map, said === undefined ? [] : map.laidBy(said)];
      }),
    );
    const isTooWide = maps.some((map) => withBoardsOf(map, [...setups, { ...one, laid }]).length > MOST_BOARDS_LAID);
    if (isTooWide) left(one.name);
    else setups.push({ ...one, laid });
  }
  return setups;
};

export const withBoardsOf = (map: VassalMap, setups: readonly LaidSetup[]): VassalMap['boards'] => {
  const boards = [...map.boards];
  for (const placed of setups.flatMap(({ laid }) => laid.get(map) ?? []))
    if (!boards.some(({ board }) => board === placed.board)) boards.push(placed);
  return boards;
};

/** Returns the maps with the boards that this setup uses. Maps for which it has no boards keep their default boards. */
export const mapsLaid = (
  maps: readonly MadeMap[],
  usual: readonly VassalMap[],
  laid?: LaidSetup['laid'],
): readonly MadeMap[] =>
  maps.map((made, index) => {
    const map = usual[index] ?? made.map;
    const own = laid?.get(map) ?? [];
    const boards = (own.length > 0 ? own : map.boards).flatMap((placed) => {
      const found = made.boards.find((one) => one.placed.board === placed.board);
      return found ? [{ ...found, placed }] : [];
    });
    return { ...made, boards };
  });

export interface MadeChoice {
  readonly name: string;
  readonly values: ReturnType<typeof valuesOf>;
  readonly stacks: readonly MadeStack[];
  readonly decks: readonly MadeDeck[];
}

interface Around {
  readonly root: Element;
  readonly maps: readonly MadeMap[];
  readonly usual: readonly VassalMap[];
  readonly decks: readonly MadeDeck[];
  readonly making: Making;
}

/** Reads the setups' saved games one after another, to limit memory. */
export const choicesOf = async (
  setups: readonly LaidSetup[],
  { root, maps, usual, decks, making }: Around,
): Promise<readonly MadeChoice[]> => {
  const names = new NameGiver([WITHOUT]);
  const choices: MadeChoice[] = [];
  for (const { name, laid, text } of setups) {
    const position = positionIn((await text()) ?? '');
    choices.push({
      name: names.give(plain(name), 'Set-up'),
      values: valuesOf(root, making, position.properties),
      stacks: savedStacks(mapsLaid(maps, usual, laid), position, making),
      decks: savedDecks(decks, position, making),
    });
  }
  return choices;
};

const WITHOUT = 'None';

/** Removes the characters that separate choices when a player types them. */
const plain = (name: string): string => lineLike(name.replace(/[;,:]+/g, ' '), 50);

/**
 * Returns the choices in the form for the file. VASSAL's preselected choice comes first, because the first is the
 * default.
 */
export const writtenChoices = (
  choices: readonly MadeChoice[],
  write: {
    readonly stack: (stack: MadeStack) => object;
    readonly pieces: (pieces: MadeDeck['pieces']) => readonly object[];
  },
): readonly object[] =>
  choices.length === 0
    ? []
    : [
        {
          name: 'Set-up',
          choices: [
            ...choices.map(({ name, values, stacks, decks }) => ({
              name,
              ...(Object.keys(values).length > 0 ? { values } : {}),
              setup: stacks.map(write.stack),
              ...(decks.length > 0
                ? { decks: decks.map((deck) => ({ name: deck.name, pieces: write.pieces(deck.pieces) })) }
                : {}),
            })),
            { name: WITHOUT },
          ],
        },
      ];
