import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { CountedDoor, figuresLine, pressFigures } from '../support/play/press-figures.ts';
import { Presser, playOn, sensible } from '../support/play/presser.ts';
import { begun, controls, shown, sitDown, started, type Table, tablut, words } from './table.ts';

/** What a turn costs that is played by pressing (U20); `npm run soak turns` says it of every shipped module. */

/** Whose cards have no text: what is drawn asks nobody anything, and all turns are alike. */
const withoutActions = (module: Module): Module => {
  const isPlain = (prototype: string): boolean => !Object.keys(module.prototypes[prototype] ?? {}).includes('Text');
  const decks = module.decks?.map((deck) => ({
    ...deck,
    pieces: deck.pieces.filter(({ prototype }) => isPlain(prototype)),
  }));
  return decks ? { ...module, decks } : module;
};

/** A game that has begun between so many, whose turns are told in one post each. */
const playing = async (module: string, names: readonly string[]) => {
  const counted = new CountedDoor();
  const modules = [module === 'tablut' ? await tablut() : withoutActions(await shippedModule(module))];
  const table = await sitDown({ settings: { posts: 'turn' }, messenger: counted.door, modules });
  if (names.length === 2) await begun(table, module);
  else await seated(table, module, names);
  counted.clear();
  const pressers: Presser[] = [];
  const open = async (name: string): Promise<Presser> => {
    const presser = new Presser(table.user(name), shown(await table.user(name).slash('table', 'play')));
    pressers.push(presser);
    return presser;
  };
  const figures = async () => {
    const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
    return game ? pressFigures(game.session, pressers, counted) : expect.fail('no game');
  };
  return { table, counted, open, figures };
};

const seated = async (table: Table, module: string, names: readonly string[]): Promise<void> => {
  const seats = await started(table, module);
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  for (const [i, name] of names.entries()) await table.user(name).press(seats, sides[i] ?? '');
  await table.user('alice').press(seats, 'Begin');
};

describe('[U20] the interaction cost of a turn', () => {
  it('a tablut move takes three presses and one post', async () => {
    const { table, counted, open, figures } = await playing('tablut', ['alice', 'bob']);
    for (const [name, from, to] of [
      ['alice', 'A4', 'A3'],
      ['bob', 'E3', 'D3'],
    ] as const) {
      const presser = await open(name);
      presser.presses = presser.touches = 1;
      await presser.press(presser.all().find(({ label }) => label.includes(from)) ?? expect.fail(from));
      await presser.press(
        presser.all().find(({ label }) => label === to || label.startsWith(`${to},`)) ?? expect.fail(to),
      );
    }
    await table.discord.until(() => counted.edits + counted.posts >= 2);
    const cost = await figures();
    const { characters, posts, edits, ...counts } = cost;
    expect([counts.presses, counts.typed, counts.updates, counts.turns]).toEqual([6, 0, 4, 2]);
    expect(counts.touches).toBeGreaterThanOrEqual(6);
    // Both are at the table: the post that stands is brought up to date (U4).
    expect(posts + edits).toBe(2);
    expect(characters / 2).toBeLessThanOrEqual(300);
    expect(figuresLine('tablut', cost)).toMatch(/^tablut: 2 turns; a turn 3\.0 presses, .* 0\.0 typed, .* KB$/);
  });

  it('a turn of Marches takes 18 presses, of Bazaar 8', async () => {
    for (const [module, names, most] of [
      ['marches', ['alice', 'bob'], 18],
      ['bazaar', ['alice', 'bob', 'carol', 'dan'], 8],
    ] as const) {
      const { table, counted, open, figures } = await playing(module, names);
      const alice = await open('alice');
      const isOver = (): boolean => alice.presses > 1 && words(alice.panel, table).includes('**Waiting for ');
      await playOn([alice], () => 0, isOver, most, sensible);
      await table.discord.until(() => counted.edits + counted.posts >= 1);
      const { presses, typed, posts, edits, turns } = await figures();
      expect([module, turns, isOver(), typed, posts + edits]).toEqual([module, 1, true, 0, 1]);
      expect([module, presses <= most, alice.faults]).toEqual([module, true, []]);
      if (module === 'bazaar') expect(table.posted().at(-1)).toMatch(/\*\*Red\*\* buys [\w ]+ for /);
    }
  });
});
