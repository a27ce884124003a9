import { createBotCommands } from '../../../commands/index.ts';
import type { Games } from '../../../src/session/games/games.ts';
import { languages } from '../../../src/words/index.ts';
import type { CrowdedTable } from '../games/crowd.ts';

/** Every command and every completion of the bot, done once at a crowded table (D28). */

interface Option {
  readonly type: number;
  readonly name: string;
  readonly autocomplete?: boolean;
  readonly options?: readonly Option[];
}

/** What is typed, by the command's line, in this order: what ends the game comes last. */
const TYPED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'game join': { side: 'Game master' },
  'game rules': {},
  'game seats': {},
  'game status': {},
  'game settings': {},
  'game replay': {},
  'game timeout': { choice: 'wait' },
  'game log': {},
  'game verify': {},
  board: {},
  'piece list': {},
  'piece show': { piece: 'Pawn 5.5' },
  'piece add': { prototype: 'pawn', to: '5.5' },
  'piece set': { piece: 'Pawn 5.5', property: 'Worth', value: '2' },
  'piece clone': { piece: 'Pawn 5.5', count: '2' },
  'piece replace': { piece: 'Pawn 5.5', prototype: 'queen' },
  'piece flip': { piece: 'Pawn 5.5' },
  'piece rotate': { piece: 'Pawn 5.5', facing: '1' },
  'piece order': { piece: 'Pawn 5.5', to: 'top' },
  'piece send': { piece: 'Pawn 5.5', to: '5.7' },
  'piece give': { piece: 'Pawn 5.5', side: 'Blue' },
  'piece hide': { piece: 'Pawn 5.5', what: 'identity' },
  'piece peek': { piece: 'Pawn 5.5' },
  'piece reveal': { piece: 'Pawn 5.5' },
  'piece delete': { piece: 'Pawn 5.5' },
  move: { piece: '5.5', to: '5.6' },
  act: { name: 'Rest' },
  'army form': { at: '1.0' },
  'army join': { army: '1.0', units: '1.0' },
  'army split': { army: '1.0', units: '1' },
  'army rename': { army: '1.0', name: 'First' },
  'army show': { army: '1.0' },
  'army list': {},
  'army engage': { army: '1.0', target: '2.0' },
  'army return': {},
  'army disband': { army: '1.0' },
  'modifier add': { name: 'Rain', change: 'Worth + 1', scope: 'Field' },
  'modifier list': {},
  'modifier explain': { subject: '5.5', property: 'Worth' },
  'modifier order': Object.fromEntries([
    ['first', 'Rain'],
    ['then', 'Rain'],
  ]),
  'modifier remove': { name: 'Rain' },
  'deck list': {},
  'deck show': {},
  'deck draw': {},
  'deck deal': {},
  'deck shuffle': {},
  'deck peek': {},
  'deck return': {},
  'hand show': {},
  'hand play': { piece: 'Pawn', to: '4.0' },
  'hand give': { piece: 'Pawn', side: 'Blue' },
  'hand discard': { piece: 'Pawn' },
  'counter define': { name: 'Pawns', on: 'Field', match: 'Worth > 0' },
  'counter show': {},
  'counter list': {},
  'counter refresh': {},
  'counter remove': { name: 'Pawns' },
  'score show': {},
  'score add': { points: '3' },
  'score claim': {},
  'score rounds': {},
  'score define': { text: '(scorekeeper "Worth" (when after-turn) (title "Worth") (do (add (sum u* Worth))))' },
  'turn show': {},
  play: {},
  'turn end': {},
  'turn next': {},
  'turn tell': {},
  'turn pass': {},
  'game resign': {},
  'game draw': {},
  'game undo': {},
  'game redo': {},
  'server settings': {},
  'server unstick': {},
  'server host': { person: '100000000000000002' },
  'game transfer': { person: '100000000000000002', side: 'Red' },
  'game unseat': { side: 'Blue' },
  'game leave': {},
  'game stop': {},
};

/** Commands of whose cost the pieces of a table are no part, or which read or write all of it, in pieces (Q2). */
const APART = [
  /^(about|roll|me \w+|kingdom|help|tutorial|score book)$/,
  /^house /,
  /^module /,
  /^game (start|import|export|reload)$/,
] as const;

const linesOf = ({ name, options = [] }: Pick<Option, 'name' | 'options'>): readonly [string, readonly Option[]][] => {
  const parts = options.filter(({ type }) => type === 1);
  return parts.length === 0
    ? [[name, options]]
    : parts.map((part) => [`${name} ${part.name}`, part.options ?? []] as [string, readonly Option[]]);
};

const lines: readonly [string, readonly Option[]][] = createBotCommands({ games: {} as Games, modules: new Map() })
  .flatMap(({ data }) => linesOf(data.in(languages) as Option))
  .filter(([line]) => !APART.some((apart) => apart.test(line)));

/** Commands for which nothing stands above. */
export const unknownLines: readonly string[] = lines
  .map(([line]) => line)
  .filter((line) => !Object.hasOwn(TYPED, line));

/** Letters that are typed into each option that completes: none, of a name that many have, of nothing. */
const LETTERS = ['', 'p', 'xyzzy'];

type Act = (table: CrowdedTable) => Promise<unknown>;

/** In the order above: each command's completions, then the command. */
export const everyAct: readonly (readonly [what: string, act: Act])[] = Object.entries(TYPED).flatMap(
  ([line, values]) => [
    ...(lines.find(([name]) => name === line)?.[1] ?? [])
      .filter(({ autocomplete, name }) => autocomplete && name !== 'game')
      .flatMap(({ name }) => {
        const { [name]: _, ...others } = values;
        return LETTERS.map((typed): readonly [string, Act] => [
          `/${line} ${name}:${typed}...`,
          (table) => table.complete(line, name, typed, others),
        ]);
      }),
    [`/${line}`, (table: CrowdedTable) => table.type(line, values)] as const,
  ],
);
