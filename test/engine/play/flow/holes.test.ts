import { describe, expect, it } from 'vitest';
import { type Disclosure, disclosuresOf } from '../../../../src/engine/index.ts';
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
  ...{ name, on, match: '', visible: 'map', decks: true, stacks: true },
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

describe('[D2] what was told without a word is found', () => {
  it('a counter of one’s own hand tells its side alone', () => expect(told(counting(WEALTH))).toEqual([]));

  it('a counter over the other’s hand that everybody sees', () => {
    expect(told(counting({ ...WEALTH, visible: 'all' }))).toEqual([
      'counter Blue Hand_Wealth number -> all: Blue Hand (visible)',
    ]);
  });

  it('a counter on one’s own side that reads the other’s', () => {
    const spy = counter('Spy', 'Red Hand', { match: '$Blue Hand_Wealth$ = 7' });
    expect(told(counting(WEALTH, spy))).toEqual(['counter Red Hand_Spy number -> Red: Blue Hand (undeclared)']);
  });

  it('a counter in the open that reads it', () => {
    expect(told(counting(WEALTH, counter('Spy', 'Field', { match: '$Blue Hand_Wealth$ = 7', decks: false })))).toEqual([
      'counter Field_Spy number -> all: Blue Hand (undeclared)',
    ]);
  });

  it('where cards of a deck lie, and which is on top', () => {
    for (const match of ['LocationName = D4', 'DeckPosition = 1', 'DeckPosition = 1 && PieceName = King'])
      expect(told(counting(counter('Spy', 'Field', { match })))).toEqual([
        'counter Field_Spy number -> all: Pile (undeclared)',
      ]);
  });

  it('a scorekeeper that one side alone knows', () => {
    const text = '(scorekeeper spy (known-to Red) (initial 0) (do (set |Blue Hand_Wealth|)))';
    expect(told(scored(text, counting(WEALTH)))).toEqual([
      'scorekeeper spy ranks -> all: Blue Hand (announces)',
      'scorekeeper spy scores -> Red: Blue Hand (undeclared)',
    ]);
  });

  it('[D2] [D7] one that is judged whenever anybody does anything: it tells that something was done unseen', () => {
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
});
