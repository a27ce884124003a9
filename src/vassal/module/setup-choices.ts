import type { Element } from '../source/element.ts';
import type { VassalMap } from '../source/maps.ts';
import { parseSavedPositions } from '../source/position.ts';
import type { PredefinedSetup } from '../source/save.ts';
import { savedBoardTextsIn } from '../source/saved.ts';
import type { ImportedMap } from './made-map.ts';
import { convertGlobalProperties } from './module-values.ts';
import { sanitizeLine, UniqueNameGenerator } from './names.ts';
import { convertSavedStacks, fillDecksFromSave } from './saved-setup.ts';
import type { ImportContext, ImportedDeck, ImportedStack } from './setup.ts';

/** The setups that a module offers as a choice when a game starts. */

const MOST_SETUP_CHOICES = 19;
const MOST_BOARDS_LAID = 12;

export interface SetupWithBoards extends PredefinedSetup {
  readonly laid: ReadonlyMap<VassalMap, VassalMap['boards']>;
}

/**
 * Reads setups until the module has no room for more. `lost`: called for each setup that can't be read; `left`: for
 * each that has no room.
 */
export const readSetupBoards = async (
  offered: readonly PredefinedSetup[],
  maps: readonly VassalMap[],
  { lost, left }: { readonly lost: (name: string) => void; readonly left: (name: string) => void },
): Promise<readonly SetupWithBoards[]> => {
  const setups: SetupWithBoards[] = [];
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
    const boards = savedBoardTextsIn(text);
    const laid = new Map(
      maps.map((map) => {
        const said = boards.get(map.name);
        return [map, said === undefined ? [] : map.laidBy(said)];
      }),
    );
    const isTooWide = maps.some(
      (map) => addBoardsOfSetups(map, [...setups, { ...one, laid }]).length > MOST_BOARDS_LAID,
    );
    if (isTooWide) left(one.name);
    else setups.push({ ...one, laid });
  }
  return setups;
};

export const addBoardsOfSetups = (map: VassalMap, setups: readonly SetupWithBoards[]): VassalMap['boards'] => {
  const boards = [...map.boards];
  for (const placed of setups.flatMap(({ laid }) => laid.get(map) ?? []))
    if (!boards.some(({ board }) => board === placed.board)) boards.push(placed);
  return boards;
};

/** Returns the maps with the boards that this setup uses. Maps for which it has no boards keep their default boards. */
export const mapsForSetup = (
  maps: readonly ImportedMap[],
  usual: readonly VassalMap[],
  laid?: SetupWithBoards['laid'],
): readonly ImportedMap[] =>
  maps.map((made, index) => {
    const map = usual[index] ?? made.map;
    const own = laid?.get(map) ?? [];
    const boards = (own.length > 0 ? own : map.boards).flatMap((placed) => {
      const found = made.boards.find((one) => one.placed.board === placed.board);
      return found ? [{ ...found, placed }] : [];
    });
    return { ...made, boards };
  });

export interface ImportedSetupChoice {
  readonly name: string;
  readonly values: ReturnType<typeof convertGlobalProperties>;
  readonly stacks: readonly ImportedStack[];
  readonly decks: readonly ImportedDeck[];
}

interface Around {
  readonly root: Element;
  readonly maps: readonly ImportedMap[];
  readonly usual: readonly VassalMap[];
  readonly decks: readonly ImportedDeck[];
  readonly making: ImportContext;
}

/** Reads the setups' saved games one after another, to limit memory. */
export const readSetupChoices = async (
  setups: readonly SetupWithBoards[],
  { root, maps, usual, decks, making }: Around,
): Promise<readonly ImportedSetupChoice[]> => {
  const names = new UniqueNameGenerator([WITHOUT]);
  const choices: ImportedSetupChoice[] = [];
  for (const { name, laid, text } of setups) {
    const position = parseSavedPositions((await text()) ?? '');
    choices.push({
      name: names.give(plain(name), 'Set-up'),
      values: convertGlobalProperties(root, making, position.properties),
      stacks: convertSavedStacks(mapsForSetup(maps, usual, laid), position, making),
      decks: fillDecksFromSave(decks, position, making),
    });
  }
  return choices;
};

const WITHOUT = 'None';

/** Removes the characters that separate choices when a player types them. */
const plain = (name: string): string => sanitizeLine(name.replace(/[;,:]+/g, ' '), 50);

/**
 * Returns the choices in the form for the file. VASSAL's preselected choice comes first, because the first is the
 * default.
 */
export const serializeSetupChoices = (
  choices: readonly ImportedSetupChoice[],
  write: {
    readonly stack: (stack: ImportedStack) => object;
    readonly pieces: (pieces: ImportedDeck['pieces']) => readonly object[];
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
