import { describe, expect, it } from 'vitest';
import { counterDefaults, type Disclosure, disclosuresOf } from '../../../../src/engine/index.ts';
import { scored } from '../../../support/gdl.ts';
import { secretModule } from '../../../support/table.ts';

type Module = typeof secretModule;

/** Blue has a hand too, and Red a deck that lies face down on the field's D4. */
const hands: Module = {
  ...secretModule,
  maps: [...secretModule.maps, { name: 'Blue Hand', private: 'Blue', occupied: 'stack', boards: [] }],
  decks: [
    {
      ...{ name: 'Pile', map: 'Field', board: 'Main', cell: 'D4', faceDown: true, publishes: 'nothing', pick: false },
      ...{ reshuffle: 'never', shuffled: true, pieces: [{ prototype: 'king', name: 'King', count: 2 }] },
    },
  ],
};

type Counter = NonNullable<Module['counters']>[number];

const counter = (name: string, on: string, more: Partial<Counter> = {}): Counter => ({
  ...{
    ...counterDefaults,
    name,
    on,
  },
  ...more,
});

const WEALTH = counter('Wealth', 'Blue Hand', { sum: 'Strength' });

const counting = (...counters: readonly Counter[]): Module => ({ ...hands, counters });

/** `what name -> readers: secrets (declared)`, without what maps and decks publish. */
const told = (module: Module): readonly string[] =>
  disclosuresOf(module)
    .filter(({ by }) => by.kind !== 'map' && by.kind !== 'deck')
    .map(lineOf);

const lineOf = ({ by, tells, to, of, declared }: Disclosure): string =>
  `${by.kind} ${by.name} ${tells} -> ${to === 'all' ? to : to.join()}: ${of.map(({ name }) => name).join()} (${declared ?? 'undeclared'})`;

describe('[D2] undeclared leaks of hidden information', () => {
  it('a counter of a side’s own hand informs only that side', () => expect(told(counting(WEALTH))).toEqual([]));

  it('a public counter over another side’s hand reveals it', () => {
    expect(told(counting({ ...WEALTH, visible: 'all' }))).toEqual([
      'counter Blue Hand_Wealth number -> all: Blue Hand (visible)',
    ]);
  });

  it('a counter on one side that reads the other’s hand is an undeclared leak', () => {
    const spy = counter('Spy', 'Red Hand', { match: '$Blue Hand_Wealth$ = 7' });
    expect(told(counting(WEALTH, spy))).toEqual(['counter Red Hand_Spy number -> Red: Blue Hand (undeclared)']);
  });

  it('a public counter that reads a hidden counter is an undeclared leak', () => {
    expect(told(counting(WEALTH, counter('Spy', 'Field', { match: '$Blue Hand_Wealth$ = 7', decks: false })))).toEqual([
      'counter Field_Spy number -> all: Blue Hand (undeclared)',
    ]);
  });

  it('a modifier of steps or limits that reads a hidden counter is an undeclared leak', () => {
    const bent = (of: string, match: string, change: string): Module => ({
      ...counting(WEALTH),
      modifiers: [{ name: 'Toll', of, scope: 'game', match, change, precedence: 1 }],
    });
    const hand = 'Blue Hand_Wealth';
    const telling = ['modifier Toll effect -> all: Blue Hand (undeclared)'];
    for (const of of ['to', 'from']) expect(told(bent('step', `$${of}.${hand}$ > 3`, 'cost + 1'))).toEqual(telling);
    expect(told(bent('limit', `$holder.${hand}$ > 3`, 'draw + 1'))).toEqual(telling);
    expect(told(bent('step', 'to.Terrain = wood', 'cost + 1'))).toEqual([]);
  });

  it('the positions of cards in a deck are an undeclared leak', () => {
    for (const match of ['LocationName = D4', 'DeckPosition = 1', 'DeckPosition = 1 && PieceName = King'])
      expect(told(counting(counter('Spy', 'Field', { match })))).toEqual([
        'counter Field_Spy number -> all: Pile (undeclared)',
      ]);
  });

  it('a scorekeeper known to one side can still reveal another side’s hand', () => {
    const text = '(scorekeeper spy (known-to Red) (initial 0) (do (set |Blue Hand_Wealth|)))';
    expect(told(scored(text, counting(WEALTH)))).toEqual([
      'scorekeeper spy ranks -> all: Blue Hand (announces)',
      'scorekeeper spy scores -> Red: Blue Hand (undeclared)',
    ]);
  });

  it('[D2] [D7] a scorekeeper judged on every action reveals unseen actions', () => {
    const judged = (when: string, more = ''): readonly string[] =>
      told(
        scored(
          `(scorekeeper clock (when ${when}) ${more} (initial 0) (do (add 1)) (messages ((> score 2) "$score$.")))`,
          hands,
        ),
      );
    const all = 'Red Hand,Red Cellar,Blue Hand,Pile';
    for (const when of ['(after-action)', '(after-event)', '(after-event (= kind changed))'])
      expect(judged(when), when).toEqual([
        expect.stringMatching(/^scorekeeper clock ranks -> all: .*Red Hand.* \(announces\)$/),
        expect.stringMatching(/^scorekeeper clock scores -> all: .*Red Hand.* \(undeclared\)$/),
      ]);
    expect(judged('(after-action)')[1]).toBe(`scorekeeper clock scores -> all: ${all} (undeclared)`);
    expect(judged('(after-action)', '(known-to side*)')[1]).toBe(`scorekeeper clock scores -> all: ${all} (announces)`);
    expect(judged('(after-action)', '(reveals "Red Hand" "Red Cellar" "Blue Hand" Pile)')[1]).toContain('(reveals)');
    expect(judged('(after-action (= kind end-turn))')).toEqual([]);
    expect(judged('(after-turn)')).toEqual([]);
  });

  const WHENS = [
    'after-event (= kind moved)',
    'after-event (and (= kind moved) (= piece King))',
    'after-event (and (= kind moved) (= type pawn))',
    'after-event (and (= kind moved) (= side Red))',
    'after-event (and (= kind moved) (= from A1))',
    'after-event (and (= kind moved) (= to A1))',
    'after-event (and (= kind moved) (= to E5))',
    'after-event (and (= kind moved) (= to Field))',
    'after-event (and (= kind moved) (= to "Red Hand"))',
    'after-event (= kind owner-changed)',
    'after-event (= kind changed)',
    'after-event (or (= kind moved) (= kind turn-ended))',
    'after-event (= kind turn-ended)',
    'after-action (= kind move)',
    'after-action (= kind hand-over)',
    'after-action (= kind inspect)',
    'after-action (or (= kind move) (= kind end-turn))',
  ];

  it('a scorekeeper that runs on events reveals their place and owner', () => {
    const masked: Module = { ...hands, traits: { king: { mask: { name: 'Cloak' } } } };
    const tellsOf = (when: string): string => {
      const text = `(scorekeeper clock (when (${when})) (initial 0) (do (add 1)))`;
      const [line = ''] = told(scored(text, masked)).filter((one) => one.startsWith('scorekeeper clock scores'));
      return line.replace('scorekeeper clock scores -> all: ', '').replace(' (undeclared)', '');
    };
    expect(WHENS.map((when) => `${when}: ${tellsOf(when)}`)).toMatchInlineSnapshot(`
      [
        "after-event (= kind moved): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (and (= kind moved) (= piece King)): king,Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (and (= kind moved) (= type pawn)): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (and (= kind moved) (= side Red)): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (and (= kind moved) (= from A1)): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (and (= kind moved) (= to A1)): Red Cellar",
        "after-event (and (= kind moved) (= to E5)): ",
        "after-event (and (= kind moved) (= to Field)): Pile",
        "after-event (and (= kind moved) (= to "Red Hand")): Red Hand",
        "after-event (= kind owner-changed): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (= kind changed): king,Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (or (= kind moved) (= kind turn-ended)): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-event (= kind turn-ended): ",
        "after-action (= kind move): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-action (= kind hand-over): Red Hand,Red Cellar,Blue Hand,Pile",
        "after-action (= kind inspect): king,Red Hand,Red Cellar,Blue Hand,Pile",
        "after-action (or (= kind move) (= kind end-turn)): Red Hand,Red Cellar,Blue Hand,Pile",
      ]
    `);
  });

  it('win, end and similar words of a scorekeeper reveal results and scores', () => {
    const hand = '|Blue Hand_Wealth|';
    const bodies = [
      `(do (if (> ${hand} 1) win))`,
      `(do (if (> ${hand} 1) (cond ((= turn 1) lose))))`,
      `(do (if (> ${hand} 1) end))`,
      `(do (if (> ${hand} 1) last-side-wins))`,
      `(do (if (> ${hand} 1) (win Red)))`,
      `(do (if (> ${hand} 1) (stop "Enough")))`,
      `(do (if (> (/ ${hand} turn) 1) win))`,
      `(do (if (> ${hand} 1) win)) (trigger (= turn 2)) (triggered false)`,
      `(do (if (> ${hand} 1) win)) (messages ((> turn 1) "Soon"))`,
      `(initial 0) (ranks nothing) (do (set ${hand}))`,
      `(initial 0) (ranks most) (do (add ${hand}))`,
    ];
    const tells = (body: string): string =>
      told(scored(`(scorekeeper a ${body})`, counting(WEALTH)))
        .map((line) => line.replace('scorekeeper a ', '').replace(' -> all: Blue Hand', ''))
        .join(', ');
    expect(bodies.map((body) => `${body}: ${tells(body)}`)).toMatchInlineSnapshot(`
      [
        "(do (if (> |Blue Hand_Wealth| 1) win)): result (announces)",
        "(do (if (> |Blue Hand_Wealth| 1) (cond ((= turn 1) lose)))): result (announces)",
        "(do (if (> |Blue Hand_Wealth| 1) end)): result (announces)",
        "(do (if (> |Blue Hand_Wealth| 1) last-side-wins)): result,Red Cellar (announces)",
        "(do (if (> |Blue Hand_Wealth| 1) (win Red))): result (announces)",
        "(do (if (> |Blue Hand_Wealth| 1) (stop "Enough"))): result (announces)",
        "(do (if (> (/ |Blue Hand_Wealth| turn) 1) win)): result (announces), scores (undeclared)",
        "(do (if (> |Blue Hand_Wealth| 1) win)) (trigger (= turn 2)) (triggered false): result (announces), scores (undeclared)",
        "(do (if (> |Blue Hand_Wealth| 1) win)) (messages ((> turn 1) "Soon")): result (announces), scores (undeclared)",
        "(initial 0) (ranks nothing) (do (set |Blue Hand_Wealth|)): scores (undeclared)",
        "(initial 0) (ranks most) (do (add |Blue Hand_Wealth|)): ranks (announces), scores (undeclared)",
      ]
    `);
  });
});
