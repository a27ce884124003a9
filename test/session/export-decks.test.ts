import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { findModuleFault } from '../../src/session/archive/check-module.ts';
import { readGame } from '../../src/session/archive/read.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import type { PieceId } from '../../src/table/index.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { deckModule, draw, PILE, putBack, SUPPLIES, USED } from '../support/games/decks.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { GUILD, newInteraction, newProcess, newTable, told } from '../support/session.ts';
import { ANN, CAMP, openModule } from '../support/table.ts';

const viewer = { who: 'person', person: ANN } as const;

type Deck = NonNullable<Module['decks']>[number];

/** Nothing is hidden: all decks lie open. */
const open: Module = {
  ...openModule,
  rules: { ...openModule.rules, turns: 'free' },
  seats: { least: 2 },
  prototypes: deckModule.prototypes,
  decks: (deckModule.decks ?? []).filter(({ name }) => name !== 'Cache').map((deck) => ({ ...deck, faceDown: false })),
};

it('[T4] a game with decks is restored from its file', async () => {
  const { games, game } = await newTable(newProcess(), open);
  const card = (name: string): PieceId => {
    const view = game.session.viewNow(viewer);
    const found = [...view.of(pieceQueries).all()].find((piece) => piece.name === name);
    if (!found) throw new Error(`no ${name}`);
    return view.of(pieceQueries).id(found);
  };
  await told(game, draw(ANN, SUPPLIES, CAMP, 2));
  await told(game, putBack(ANN, USED, 'top', card('e')));
  await told(game, putBack(ANN, SUPPLIES, 'random', card('d')));
  await told(game, { kind: 'shuffle', actor: ANN, deck: PILE, discards: false });
  const read = await readGame(await exportedGame(games.history, game.session));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const channel = '700000000000000009' as ChannelId;
  const made = await games.import({
    channel,
    guild: GUILD,
    host: ANN,
    saved: read.game,
    interaction: newInteraction(),
  });
  if (made.kind !== 'imported') throw new Error(made.kind);
  const names = ({ session }: OpenGame) =>
    [SUPPLIES, USED, PILE, CAMP].map((place) =>
      session
        .viewNow(viewer)
        .of(pieceQueries)
        .at(place)
        .map(({ name }) => name)
        .join(' '),
    );
  expect(names(made.game)).toEqual(names(game));
  expect(names(game)[1]).toBe('e');
});

describe('[T4] the decks of a module in a file are checked', () => {
  const faultOf = (decks: readonly object[]) => {
    const definition = { ...open, decks } as Module;
    return findModuleFault({ hash: moduleHash(definition), definition });
  };
  const [supplies, used] = open.decks as readonly [Deck, Deck];
  const with_ = (more: object): readonly object[] => [{ ...supplies, ...more }, used];

  it('valid decks of a module in a file are accepted', async () => {
    expect(await faultOf(open.decks ?? [])).toBeUndefined();
  });

  it.each<[string, readonly object[], object]>([
    ['no place', with_({ cell: 'Z9' }), { code: 'module', at: 'decks' }],
    ['no side', with_({ side: 'Green' }), { code: 'module', at: 'decks' }],
    ['no such discard pile', with_({ discards: 'Nothing' }), { code: 'module', at: 'decks' }],
    ['itself as its discard pile', with_({ discards: 'Supplies' }), { code: 'module', at: 'decks' }],
    [
      'no such pieces',
      with_({ pieces: [{ prototype: 'toString', name: 'x', count: 1 }] }),
      { code: 'module', at: 'decks' },
    ],
    ['two of one name', [supplies, { ...used, name: 'Supplies' }], { code: 'module', at: 'decks' }],
    [
      'more pieces than a table holds',
      with_({ pieces: Array(101).fill({ prototype: 'card', name: 'x', count: 1000 }) }),
      { code: 'module', at: 'decks' },
    ],
    ['a name with a slash', with_({ name: 'a/b' }), { code: 'form', at: 'module.definition.decks[0]' }],
    ['another field', with_({ open: true }), { code: 'form', at: 'module.definition.decks[0]' }],
    ['something else', with_({ publishes: 'all' }), { code: 'form', at: 'module.definition.decks[0]' }],
    ['too many', Array(201).fill(supplies), { code: 'form', at: 'module.definition.decks' }],
  ])('decks of a module in a file are refused: %s', async (_, decks, fault) => {
    expect(await faultOf(decks)).toEqual(fault);
  });
});
