import fc from 'fast-check';

/** Counters and modifiers over whatever a module has, hidden or not. */

type Data = { readonly [key: string]: unknown };

/** What a match can ask of a piece, its place, and the counters. */
const ATOMS = [
  'Strength > 1',
  'Strength = 2',
  'Worth >= 2',
  'Worth = 1',
  'Class = foot',
  'PieceName = spy',
  'PieceName =~ [gw].*',
  'Owner = Red',
  'Owner = Blue',
  'LocationName = B2',
  'LocationName = D4',
  'DeckPosition = 1',
  'DeckPosition > 1',
  'DeckName = Pile',
  'StackSize > 1',
  'CurrentZone = Vale',
  'CurrentMap = Blue Hand',
  'CurrentMap = Field',
  'CurrentBoard = Main',
  'OldMap = Blue Hand',
  'OldMap = Red Cellar',
  'OldLocationName = A1',
  'Facing = 0',
  'LayerName = Fresh',
  'Terrain = wood',
  'z > 1',
  'g > 1',
  'MovePoints > 1',
  'MovePointsSpent > 0',
  '$Blue Hand_Wealth$ > 3',
  '$Red Hand_Wealth$ > 3',
  '$Main_C0$ > 2',
  '$Vale_C0$ > 0',
  '$Pile_C0$ > 0',
  '$Field_C1$ > 2',
  '$Red Hand_C0$ > 1',
  'Strength > $Worth$',
];

const atom = fc.constantFrom(...ATOMS);

const match: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: atom },
  { weight: 1, arbitrary: fc.tuple(atom, atom).map(([a, b]) => `${a} && ${b}`) },
  { weight: 1, arbitrary: fc.tuple(atom, atom).map(([a, b]) => `${a} || ${b}`) },
  { weight: 1, arbitrary: atom.map((a) => `!(${a})`) },
);

/** What can be asked where no piece is meant: of the game, and of what hangs on nothing. */
const APART = [
  '$Blue Hand_Wealth$ > 3',
  '$Red Hand_Wealth$ > 3',
  '$Main_C0$ > 2',
  '$Vale_C0$ > 0',
  '$Pile_C0$ > 0',
  '$Field_C1$ > 2',
  'TurnNumber > 1',
  'g > 1',
];
const apart = fc.constantFrom(...APART);

const PLACES = ['Main', 'Field', 'Vale', 'Pile', 'Heap', 'Well', 'Red Hand', 'Blue Hand', 'Red Hand', 'Red Store'];
const REPORTS = [
  '$counterName$: $oldValue$ -> $newValue$ ($change$)',
  '$playerName$ $mapName$ $newValue$ $Blue Hand_Wealth$ $g$ $z$ $Strength$',
];

export const counter: fc.Arbitrary<Data> = fc.record(
  {
    on: fc.constantFrom(...PLACES),
    match,
    sum: fc.constantFrom('Strength', 'Worth', 'point-value', 'z', 'MovePoints', 'StackSize', 'DeckPosition'),
    visible: fc.constantFrom('map', 'map', 'map', 'all'),
    decks: fc.boolean(),
    stacks: fc.boolean(),
    report: fc.constantFrom(...REPORTS),
    refresh: fc.constant({ text: 'Count again' }),
  },
  { requiredKeys: ['on'] },
);

/** What a modifier changes, of each kind of targets, and how targets are asked for. */
const KINDS: { readonly [of: string]: { readonly changes: readonly string[]; readonly matches: readonly string[] } } = {
  piece: {
    changes: [
      'Strength + 1',
      'Worth * 2',
      'MovePoints + 1',
      'MovePoints - 2',
      'Owner = Blue',
      'z + 1',
      'Strength + $Worth$',
      'Worth + $Blue Hand_Wealth$',
      'Class = horse',
    ],
    matches: ATOMS,
  },
  cell: { changes: ['Terrain = moor', 'z + 1', 'z + $Blue Hand_Wealth$'], matches: ['Terrain = wood', ...APART] },
  step: {
    changes: ['cost + 1', 'cost + $Blue Hand_Wealth$', 'closed = true'],
    matches: ['to.Terrain = wood', 'Strength > 1', 'Class = foot', ...APART],
  },
  limit: { changes: ['hand - 9', 'draw + 1', 'hand - $Blue Hand_Wealth$'], matches: APART },
  zone: { changes: ['z + 1'], matches: APART },
  board: { changes: ['z + 1', 'z + $Blue Hand_Wealth$'], matches: ['BoardName = Main', ...APART] },
  deck: {
    changes: ['z + 1', 'z + $Blue Hand_Wealth$', 'pick = true', 'reshuffle = never'],
    matches: ['DeckName = Pile', ...APART],
  },
  map: { changes: ['z + 1', 'z + $Blue Hand_Wealth$'], matches: ['CurrentMap = Field', ...APART] },
  side: {
    changes: ['gold + 1', 'SkipsTurn = true', 'class = empire', 'may-win = false', 'gold + $Blue Hand_Wealth$'],
    matches: ['SideName = Blue', 'gold > 1', ...APART],
  },
  game: { changes: ['g + 1', 'TurnOrder add Red', 'last-turn + 1', 'g + $Blue Hand_Wealth$'], matches: APART },
  counter: {
    changes: ['value + 5', 'value * 2', 'value + $Blue Hand_Wealth$'],
    matches: ['Name = Wealth', 'Name = C0', ...APART],
  },
  may: {
    changes: ['move = false', 'move = true', 'flip = false', 'draw = false', 'end-turn = false', 'delete = false'],
    matches: ['Strength > 1', 'PieceName = king', ...APART],
  },
  modifier: { changes: ['enabled = false', 'amount + 1'], matches: ['name = M0', ...APART] },
};

const near = fc.record(
  {
    of: fc.constant('piece'),
    scope: fc.constantFrom(
      'same cell',
      'adjacent',
      'within 2',
      'same zone',
      'same board',
      'same map',
      'same side',
      'game',
    ),
    match: fc.oneof(match, fc.constant('Strength > $target.Strength$')),
    least: fc.integer({ min: 0, max: 3 }),
    most: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['scope'] },
);

const hangers = fc.constantFrom<unknown>(
  'king',
  'spy',
  'ghost',
  'gem',
  { piece: 'mole' },
  { zone: 'Vale' },
  { side: 'Blue' },
);

export const modifier: fc.Arbitrary<Data> = fc
  .constantFrom(...Object.keys(KINDS), 'piece', 'piece', 'side', 'game')
  .chain((of) => {
    const { changes, matches } = KINDS[of] as (typeof KINDS)[string];
    return fc.record(
      {
        of: fc.constant(of),
        on: hangers,
        scope: fc.constantFrom(
          'self',
          'same cell',
          'adjacent',
          'within 2',
          'same zone',
          'same map',
          'same side',
          'game',
        ),
        match: fc.constantFrom(...matches),
        when: fc.oneof(apart, fc.constantFrom('source.Strength > 1', 'Worth > 1', 'source.Owner = Blue')),
        near: fc.oneof(near, fc.array(near, { minLength: 1, maxLength: 2 })),
        change: fc.constantFrom(...changes),
        precedence: fc.integer({ min: -3, max: 20 }),
        lasts: fc.constantFrom('2 turns', 'turn', '3 goes'),
        'known-to': fc.constant('all'),
      },
      { requiredKeys: ['of', 'change'] },
    );
  });
