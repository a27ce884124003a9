import { describe, expect, it } from 'vitest';
import { botPlayerId } from '../../../src/engine/play/house.ts';
import { createPosts } from '../../../src/session/posts/post.ts';
import { describeDeed } from '../../../src/session/posts/post-words.ts';
import type { Operation } from '../../../src/table/index.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { formatModuleSentence } from '../../../src/view/seen/spoken.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, BLUE, join, newPlay, type Play, played, RED, replayed, startOf } from '../../support/table.ts';
import { de, en } from '../../support/words.ts';
import { doing } from './market.ts';

/** The sentences of a module's author. */

const SHOP = `
module: shop
title: Shop
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: owner, captures: none }
values: { Sold: 0 }
untold: []
texts:
  de:
    sentences:
      $Actor$ plays $it$.: $Actor$ spielt $it$ aus.
      lamp: Lampe
      $n$ coin lies here.: $n$ Münze liegt hier.
      $n$ coins lie here.: $n$ Münzen liegen hier.
properties: { Worth: natural, Sold: natural }
maps:
  - { name: Table, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 1, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
prototypes: { lamp: { Worth: 3 }, coin: { Worth: 1 }, ring: { Worth: 5 } }
actions:
  - name: Play
    of: { piece: "", on: Hand }
    does: [{ move: it, to: A1 }, { set: Sold, of: game, to: Sold + 1 }]
    says: $Actor$ plays $it$.
    reveals: [Red Hand, Blue Hand]
  - name: Pass on
    choose: { cards: { piece: "", on: Hand, least: 2, most: 2 }, to: { side: SideName != $Actor$ } }
    does: [{ give: cards, to: to }]
    says: { other: "$Actor$ passes $cards$ to $to$.", hidden: $Actor$ passes two cards to $to$. }
  - name: Swap
    choose: { cards: { piece: "", on: Hand }, to: { side: SideName != $Actor$ } }
    does: [{ give: cards, to: to }]
    says: $Actor$ slips $cards$ to $to$.
  - name: Mint
    choose: { n: { number: [1, 3] } }
    does:
      - { when: n > 0, place: coin, to: B1 }
      - { when: n > 1, place: coin, to: B1 }
      - { says: { one: $n$ coin lies here., other: $n$ coins lie here., count: n } }
  - { name: Rally, does: [{ let: both, be: "'Red, Blue'" }, { set: Sold, of: game, to: 2 }], says: $both$ gather. }
  - { name: Send, choose: { cards: { piece: "", on: Hand } }, does: [{ give: cards, to: Blue }], says: A parcel arrives. }
  - { name: Talk, does: [{ says: Nothing happens. }] }
effects:
  - { name: Gleam, when: entered, on: A1, match: PieceName = ring, does: [{ move: it, to: C1 }] }
  - { name: Third sale, when: becomes-true, match: Sold = 1, says: The shop has sold something. }
setup:
  - { at: Red Hand, pieces: [{ prototype: lamp }, { prototype: coin, count: 2 }, { prototype: ring }] }
`;

/** Nothing is hidden, so a player can take both sides. */
const BELL = `
module: bell
title: Bell
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
values: { Rings: 0 }
properties: { Rings: natural }
maps: [{ name: Table, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 1, numbering: A1 } }] }]
prototypes: { coin: {} }
actions:
  - { name: Ring, does: [{ set: Rings, of: game, to: Rings + 1 }], says: { other: $Actor$ rings., you: You ring. } }
`;

const begun = (): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(SHOP)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const cards = ({ table }: Play, ...names: readonly string[]): readonly string[] =>
  names.map((name) => table.at('Red Hand').find(({ id }) => table.get('piece', id)?.name === name)?.id ?? '');

const told = (game: Play, made: Operation, viewer: Viewer, words = en): readonly string[] => {
  const change = game.steps.at(-1)?.change as Parameters<typeof reportChangeToViewer>[1];
  const deed = tell(made, reportChangeToViewer(game.table, change, viewer, made));
  return [words.deed.sentencesOf(deed), words.deed.deedOf(deed), ...words.deed.linesOf(deed)].filter(Boolean);
};

describe('[G31] a sentence of the module', () => {
  it('a module’s sentence names things to players who see them', () => {
    const game = begun();
    const made = doing(ANN, 'Play', { subject: cards(game, 'lamp')[0] as string });
    played(game, made);
    for (const viewer of [channelViewer, personViewer(ANN), personViewer(BEN)])
      expect(told(game, made, viewer)).toEqual(['**Red** plays lamp. The shop has sold something.']);
    expect(told(game, made, channelViewer, de as unknown as typeof en)).toEqual([
      '**Red** spielt Lampe aus. The shop has sold something.',
    ]);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('a module’s sentence has a hidden form for readers who may not know a name', () => {
    const game = begun();
    const choices = { cards: cards(game, 'lamp', 'ring'), to: [BLUE] };
    const made = doing(ANN, 'Pass on', { choices });
    played(game, made);
    expect(told(game, made, channelViewer)).toEqual(['**Red** passes two cards to **Blue**.']);
    expect(told(game, made, personViewer(BEN))).toEqual(['**Red** passes lamp and ring to **Blue**.']);
  });

  it('a sentence without a hidden form falls back to the action’s name', () => {
    const game = begun();
    const made = doing(ANN, 'Swap', { choices: { cards: cards(game, 'ring'), to: [BLUE] } });
    played(game, made);
    expect(told(game, made, channelViewer)).toEqual(['**Red** uses **Swap**.']);
    expect(told(game, made, personViewer(BEN))).toEqual(['**Red** slips ring to **Blue**.']);
  });

  it('a module’s sentence chooses singular or plural as the language does', () => {
    const sentences = [1, 2].map((n) => {
      const game = begun();
      const made = doing(ANN, 'Mint', { choices: { n } });
      played(game, made);
      return [en, de as unknown as typeof en].map((words) => told(game, made, channelViewer, words)[0]);
    });
    expect(sentences).toEqual([
      ['1 coin lies here.', '1 Münze liegt hier.'],
      ['2 coins lie here.', '2 Münzen liegen hier.'],
    ]);
  });

  it('[G47] equal sentences that follow one another are said once with their number', () => {
    const said = ['a', 'a', 'a', 'b', 'a'].map((word) => `{ says: Lost ${word}. }`);
    const lines = ['{ set: Sold, of: game, to: 2 }', ...said].join(', ');
    const game = newPlay();
    const text = SHOP.replace('does: [{ says: Nothing happens. }]', `does: [${lines}]`);
    played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
    const made = doing(ANN, 'Talk');
    played(game, made);
    expect(told(game, made, channelViewer)).toEqual(['Lost a. (3 times) Lost b. Lost a.']);
  });

  it('[G48] a module’s sentence says “you” only to the acting player', () => {
    const text = SHOP.replace('says: $Actor$ plays $it$.', 'says: { other: $Actor$ plays $it$., you: You play $it$. }');
    const game = newPlay();
    played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
    const made = doing(ANN, 'Play', { subject: cards(game, 'lamp')[0] as string });
    played(game, made);
    expect(told(game, made, personViewer(ANN))).toEqual(['You play lamp. The shop has sold something.']);
    for (const viewer of [channelViewer, personViewer(BEN)])
      expect(told(game, made, viewer)).toEqual(['**Red** plays lamp. The shop has sold something.']);
  });

  it('[G48] a module’s sentence is in the third person for a player of several sides', () => {
    const game = newPlay();
    played(game, startOf(moduleFrom(BELL)), join(ANN, RED), join(ANN, BLUE), { kind: 'begin', actor: ANN });
    const made = doing(ANN, 'Ring');
    played(game, made);
    expect(told(game, made, personViewer(ANN))).toEqual(['**Red** rings.']);
  });

  it('[G32] a module’s sentence at the end of a turn replaces the standard message', () => {
    const quiet =
      'turn: { order: [Red, Blue], ends: by-command, phases: [{ name: Toll, act: { Ring: 1 }, end: [LINES] }] }';
    const end = (lines: string): string => {
      const game = newPlay();
      const text = BELL.replace('turn: { order: [Red, Blue] }', quiet.replace('LINES', lines));
      played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
      const made: Operation = { kind: 'end-turn', actor: ANN };
      played(game, made);
      const change = game.steps.at(-1)?.change as Parameters<typeof reportChangeToViewer>[1];
      return describeDeed(en, made, tell(made, reportChangeToViewer(game.table, change, channelViewer, made)));
    };
    const line = '{ set: Rings, of: game, to: 0 }, { set: Rings, of: game, to: 1 }';
    expect(end(`${line}, { says: The bell is quiet. }`)).toBe('The bell is quiet.');
    expect(end(line)).toContain('ends the turn');
  });

  it('a module’s sentence does not appear if nothing else happens', () => {
    const game = begun();
    expect(() => played(game, doing(ANN, 'Talk'))).toThrow('nothing-changes');
  });
});

it('[G32] events that a sentence mentions are not repeated', () => {
  const game = begun();
  const made = doing(ANN, 'Play', { subject: cards(game, 'coin')[0] as string });
  const change = played(game, made);
  const seen = reportChangeToViewer(game.table, change, channelViewer, made).map(({ what }) => what);
  expect(seen).toEqual(['spoken']);
});

it('[G32] events that no sentence mentions follow the sentences', () => {
  const game = begun();
  const made = doing(ANN, 'Play', { subject: cards(game, 'ring')[0] as string });
  const deed = tell(made, reportChangeToViewer(game.table, played(game, made), channelViewer, made));
  expect(describeDeed(en, made, deed)).toBe(
    '**Red** plays ring. The shop has sold something. **ring** goes from A1 to C1.',
  );
  expect(en.deed.linesOf(deed)).toEqual(['-# Effect: **Gleam**.']);
});

it('[G32] an empty sentence hides the name of its effect', () => {
  const silent = SHOP.replace('says: The shop has sold something.', 'says: ""');
  const game = newPlay();
  played(game, startOf(moduleFrom(silent)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const made = doing(ANN, 'Play', { subject: cards(game, 'lamp')[0] as string });
  played(game, made);
  expect(told(game, made, channelViewer)).toEqual(['**Red** plays lamp.']);
});

describe('[G34] sides of a module with sides: players', () => {
  it('sides are mentioned by their players, alone or in a list', () => {
    const game = newPlay();
    const module = moduleFrom(SHOP.replace('rules: { ', 'rules: { sides: players, '));
    played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
    const choices = { cards: cards(game, 'lamp', 'ring'), to: [BLUE] };
    const passed = doing(ANN, 'Pass on', { choices });
    played(game, passed);
    expect(told(game, passed, channelViewer)).toEqual([`<@${ANN}> passes two cards to <@${BEN}>.`]);
    const rallied = doing(ANN, 'Rally');
    played(game, rallied);
    expect(told(game, rallied, channelViewer)).toEqual([`<@${ANN}> and <@${BEN}> gather.`]);
  });

  it('sides keep their names if the bot plays them', () => {
    const said: SeenReport<'spoken'>['lines'][number]['says'] = {
      other: '$Actor$ waits.',
      names: { Actor: { kind: 'side', of: [{ text: 'Red', players: [botPlayerId(1)] }] } },
    };
    expect(said && formatModuleSentence(said, { locale: 'en', listed: String, person: String })).toBe('**Red** waits.');
  });
});

it('[G35] a private update of a hand shows no names of players', () => {
  const game = begun();
  const made = doing(ANN, 'Send', { choices: { cards: cards(game, 'ring') } });
  const change = played(game, made);
  expect(createPosts(game.table, made, change, []).map(({ reader }) => reader)).toEqual(['channel', ANN, BEN]);
});

it('[G33] a sentence that reveals a hidden value is refused', () => {
  const leaky = SHOP.replace('$Actor$ slips $cards$ to $to$.', '$Actor$ slips something worth $cards.Worth$ to $to$.');
  expect(() => moduleFrom(leaky)).toThrow('"Swap" tells everyone about the contents of Red Hand and Blue Hand');
});

it('[G33] the check names the actions that have no sentence', () => {
  const silent = SHOP.replace('    says: $Actor$ slips $cards$ to $to$.\n', '');
  expect(en.commands.module.checked(moduleFrom(SHOP), '')).not.toContain('says:');
  expect(en.commands.module.checked(moduleFrom(silent), '')).toContain(
    'The action **Swap** has no sentence of its own, so players read “uses **Swap**” and then each change. Add `says:` to it.',
  );
});

it('[G48] a line that draws cards names them only for their player', () => {
  const text = SHOP.replace(
    'actions:\n',
    `decks: [{ name: Pile, at: A1, pieces: [{ prototype: ring, count: 2 }, { prototype: coin }] }]
actions:
  - name: Stock up
    does:
      - { draw: 2, from: Pile, name: drawn }
      - { says: { other: $Actor$ draws 2 cards., you: You draw $drawn$. } }
`,
  );
  const game = newPlay();
  played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const before = new Set(game.table.at('Red Hand').map(({ id }) => id));
  const made = doing(ANN, 'Stock up');
  played(game, made);
  const names = game.table
    .at('Red Hand')
    .flatMap(({ id }) => (before.has(id) ? [] : [game.table.get('piece', id)?.name]));
  expect(told(game, made, personViewer(ANN))).toEqual([`You draw ${names.join(' and ')}.`]);
  for (const viewer of [channelViewer, personViewer(BEN)])
    expect(told(game, made, viewer)).toEqual(['**Red** draws 2 cards.']);
});
