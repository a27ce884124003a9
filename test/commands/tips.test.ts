import { expect, test } from 'vitest';
import type { PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser } from '../support/play/presser.ts';
import { de, en } from '../support/words.ts';
import { begun, shown, sitDown, type Table, words } from './table.ts';

/** What a panel explains below its prompt to whoever has not done it yet. */

const { tips } = en.commands;

const opened = async (table: Table, name: string, channel = 'table'): Promise<Presser> =>
  new Presser(table.user(name), shown(await table.user(name).slash(channel, 'play')), channel);

const press = async (who: Presser, verb: string, label?: string): Promise<void> => {
  const found = who.of(verb).find((one) => label === undefined || one.label.includes(label));
  await who.press(found ?? expect.fail(`no ${verb} ${label}`));
};

test('[U8] each prompt has a tip until its reader used it once', async () => {
  const bazaar = await shippedModule('bazaar');
  const peddler = { map: 'Red Hand', side: 'Red', pieces: [{ prototype: 'Peddler', name: 'Peddler', count: 1 }] };
  const modules = [await shippedModule('tablut'), { ...bazaar, setup: [...bazaar.setup, peddler] }];
  const table = await sitDown({ modules, users: ['alice', { name: 'bob', locale: 'de' }, 'carol', 'dan'] });
  await begun(table, 'tablut');
  const told = (who: Presser): readonly (keyof typeof tips)[] =>
    (Object.keys(tips) as (keyof typeof tips)[]).filter((tip) => words(who.panel, table).includes(`**\n${tips[tip]}`));

  // What only shows something teaches nothing; what is done does, also where the bot was started anew since.
  const alice = await opened(table, 'alice');
  expect(told(alice)).toEqual(['piece']);
  await press(alice, 'pick');
  expect(told(alice)).toEqual(['cell']);
  await press(alice, 'home');
  expect(told(alice)).toEqual(['piece']);
  await press(alice, 'pick');
  await press(alice, 'go');
  await table.restart();

  // Each reads it in the own language, until the own first move.
  const bob = await opened(table, 'bob');
  expect(words(bob.panel, table)).toContain(`**\n${de.commands.tips.piece}\n`);
  await press(bob, 'pick');
  await press(bob, 'go');
  await alice.refresh();
  expect(told(alice)).toEqual([]);
  await press(alice, 'pick');
  expect(told(alice)).toEqual([]);

  // Another game explains what is new there, the end of a turn once all else is known.
  await begun(table, 'bazaar', 'garden');
  const trader = await opened(table, 'alice', 'garden');
  // What was drawn decides if the end of the turn is explained right below the question.
  const toldInTurn = () => told(trader).filter((tip) => tip !== 'end');
  expect(toldInTurn()).toEqual([]);
  await press(trader, 'hand');
  expect(toldInTurn()).toEqual(['card']);
  await press(trader, 'card', 'Peddler');
  expect(toldInTurn()).toEqual(['card']);
  await press(trader, 'with', 'Play');
  expect(toldInTurn()).toEqual([]);
  await press(trader, 'do');
  expect(toldInTurn()).toEqual([]);
  await press(trader, 'hand');
  expect(toldInTurn()).toEqual([]);
  expect((await table.rig().games.people.profile(alice.user.id as PersonId)).practised).toEqual([
    'piece',
    'cell',
    'next',
    'act',
    'card',
  ]);
  expect([alice.faults, bob.faults, trader.faults, table.rig().faults]).toEqual([[], [], [], []]);
});

test('[U8] a tip has at most 160 characters in each language', () => {
  const lines = Object.values(languages).flatMap(({ commands }) => Object.values(commands.tips));
  expect(lines.filter((line) => !/^-# [^\n]{20,160}$/.test(line))).toEqual([]);
});

test('texts of the bot name only existing buttons, in every language', () => {
  for (const { locale, commands, now, posts } of Object.values(languages)) {
    const all = [
      commands.play.labels,
      commands.army.labels,
      commands.roll.labels,
      commands.tutorial.buttons,
      posts.buttons,
    ];
    const labels = new Set<unknown>(all.flatMap((some) => Object.values(some)));
    const texts = [
      ...Object.values(commands.tips),
      ...Object.values(commands.tutorial.views).map((text) => text.replace(/^\*\*.*?\*\*/, '')),
      now.nowText({ what: 'sit' }),
      commands.army.whatNow,
      commands.roll.saved('A'),
    ];
    const named = texts.flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label));
    expect(
      named.filter((label) => label !== 'A' && !labels.has(label)),
      locale,
    ).toEqual([]);
  }
});
