import { expect, it } from 'vitest';
import { MARKET } from '../../engine/actions/market.ts';
import { Bot, type Values } from '../../secrecy/bot.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Presser } from '../../support/play/presser.ts';
import { ANN, BEN } from '../../support/table.ts';
import { begun, shown, sitDown, sub, words } from '../table.ts';

const playing = async (): Promise<Bot> => {
  const bot = new Bot(moduleFrom(MARKET), [ANN, BEN], 'acts');
  await bot.type(ANN, 'game start', { module: 'market' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  return bot;
};

const offered = async (bot: Bot, option: string, values: Values = {}, typed = ''): Promise<readonly string[]> => {
  await bot.complete(ANN, 'act', option, typed, values);
  const offers = JSON.parse(bot.heard.get(ANN)?.at(-1)?.slice('offers '.length) ?? '[]') as { name: string }[];
  return offers.map(({ name }) => name);
};

const answer = async (bot: Bot, values: Values): Promise<string> => {
  const before = bot.heard.get(ANN)?.length ?? 0;
  await bot.type(ANN, 'act', values);
  return (bot.heard.get(ANN) ?? []).slice(before).join('\n');
};

it('[G9] /act offers possible acts with costs and choices', async () => {
  const bot = await playing();
  expect(await offered(bot, 'name')).toEqual([
    'Buy (costs 6, 17 or 0)',
    'Trade (costs 6, 17 or 0)',
    'Fill',
    'Drill',
    'Test',
    'Send',
    'Levy',
    'Shift',
    'Loop',
  ]);
  expect(await offered(bot, 'on', { name: 'Buy' })).toEqual([
    expect.stringMatching(/^lamp.*A1.*\(costs 6\)$/),
    expect.stringMatching(/^ring.*B1.*\(costs 17\)$/),
    expect.stringMatching(/^gift.*C1.*\(costs 0\)$/),
  ]);
  expect(await offered(bot, 'with', { name: 'Drill', on: 'A2' })).toEqual(['1', '2', '3']);
  expect(await offered(bot, 'with', { name: 'Drill', on: 'A2' }, '2; ')).toEqual([expect.stringContaining('2; Bran')]);
  expect(await offered(bot, 'pay', { name: 'Buy', on: 'A1' })).toContain('crown, penny (the least you can pay)');
});

it('[G9] /act accepts choices by name, place or number within limits', async () => {
  const bot = await playing();
  const drill = { name: 'Drill', on: 'A2' };
  expect(await offered(bot, 'with', drill, 'by: ')).toEqual(['by: 1', 'by: 2', 'by: 3']);
  expect(await offered(bot, 'with', drill, 'BY: 3')).toEqual(['by: 3']);
  expect(await offered(bot, 'with', drill, 'by: 2; friend: B')).toEqual([
    expect.stringMatching(/^by: 2; friend: Bran/),
  ]);
  expect(await offered(bot, 'with', drill, '2; Bran; ')).toEqual([]);
  expect(await offered(bot, 'with', drill, 'many; ')).toEqual([]);
  expect(await offered(bot, 'with', { name: 'Nothing' })).toEqual([]);
  expect(await offered(bot, 'on', { name: 'drill' }, 'x')).toEqual([]);
  expect(await answer(bot, { ...drill, with: '2; B2; 7' })).toContain('7');
  expect(await answer(bot, { ...drill, with: '1.5' })).toContain('must be a whole number such as 2');
  expect(await answer(bot, { ...drill, with: ' ; friend: Bran; by: +2' })).toContain(
    'uses **Drill** on **Ayla** (by **2**, friend **Bran**)',
  );
});

it('[G9] [G10] /act reports act and effects to each reader', async () => {
  const bot = await playing();
  expect(await answer(bot, { name: 'Buy', on: 'lamp' })).toContain('uses **Buy** on **lamp**');
  const told = bot.heard.get(BEN)?.join('\n') ?? '';
  expect(told).toContain('uses **Buy**');
  expect(told).not.toContain('note');
  expect(await answer(bot, { name: 'Drill', on: 'A2', with: 'friend: B2; by: 2' })).toContain(
    'uses **Drill** on **Ayla** (by **2**, friend **Bran**)',
  );
});

it('[G9] a refused choice of an act suggests valid ones', async () => {
  const bot = await playing();
  expect(await answer(bot, { name: 'Byu' })).toContain('Choose **Buy**.');
  expect(await answer(bot, { name: 'Buy' })).toContain('Choose a target for **Buy**: `on:` suggests');
  expect(await answer(bot, { name: 'Buy', on: 'A1', pay: 'crown' })).toContain('costs 6, but your cards are worth 5');
  expect(await answer(bot, { name: 'Drill', on: 'A2', with: 'many' })).toContain(
    '**by** must be a whole number such as 2',
  );
});

it('[G23] a question pings its player and is answered by a press', async () => {
  const table = await sitDown({ modules: [moduleFrom(MARKET)] });
  await begun(table, 'market');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const asked = shown(await alice.slash('table', 'act', { name: 'Levy' }));
  expect(words(asked, table)).toContain('Waiting for **Blue** (@bob) to choose **coin** for **Levy**.');
  const panel = async (who: typeof alice): Promise<Presser> =>
    new Presser(who, shown(await who.slash('table', 'play')));
  const waiting = await panel(alice);
  expect(words(waiting.panel, table)).toContain('**Waiting for Blue to make a choice for Levy.**');
  expect(words(waiting.panel, table)).not.toContain('crown');
  await waiting.press(waiting.find('late', "Don't wait"));
  expect(words(waiting.panel, table)).toContain('**Blue** can answer until');
  const answering = await panel(bob);
  expect(words(answering.panel, table)).toContain('**Which card do you choose for Levy (coin)?**');
  const [crown] = answering.of('answer');
  expect(crown?.label).toContain('crown');
  await answering.press(crown ?? expect.fail());
  // The next question goes to who acts.
  expect(words(answering.panel, table)).toContain('**Waiting for Red to make a choice for Levy.**');
  expect(table.heard(await alice.slash('table', 'act', { name: 'Fill' }))).toContain(
    'private: First choose **bet** for **Levy**: `/play` asks you.',
  );
  expect(table.heard(await alice.slash('table', 'act', { name: 'bet', with: '7' }))).toContain('from 1 to 3');
  expect(table.heard(await alice.slash('table', 'act', { name: 'bet', with: '3' }))).toContain('chooses **3**');
  expect(words((await panel(alice)).panel, table)).not.toContain('bet');
});

it('[G23] long lists of choices are split into parts for presses', async () => {
  const many = moduleFrom(`
module: many
title: Many
sides: [{ name: Red }, { name: Blue }]
turn: { ends: by-command }
properties: { Marks: natural }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 16, rows: 10, numbering: A1 } }] }
values: { Marked: none }
prototypes: { stone: {} }
actions:
  - name: Ask
    does: [{ ask: spot, choose: { cell: "", on: Field } }, { place: stone, to: spot }]
  - name: Choose
    choose: { spot: { cell: "", on: Field } }
    does: [{ place: stone, to: spot }]
`);
  const table = await sitDown({ modules: [many] });
  await begun(table, 'many');
  const alice = table.user('alice');
  const panel = async (): Promise<Presser> => new Presser(alice, shown(await alice.slash('table', 'play')));
  const onBoard = async (cell: string): Promise<string> =>
    table.heard(await sub(alice, 'piece', 'list', { name: cell }));
  await alice.slash('table', 'act', { name: 'Ask' });
  const asked = await panel();
  expect(asked.of('answer')).toHaveLength(100);
  expect(asked.of('answer').some(({ label }) => label === 'P10')).toBe(false);
  await asked.press(asked.find('asked', '101 to 160') ?? expect.fail());
  expect(asked.of('answer')).toHaveLength(60);
  await asked.press(asked.find('answer', 'P10') ?? expect.fail());
  expect(asked.faults).toEqual([]);
  expect(await onBoard('P10')).toContain('stone');
  // The same of a choice of an action.
  const acting = await panel();
  await acting.press(acting.find('with', 'Choose') ?? expect.fail());
  expect(acting.of('choice')).toHaveLength(100);
  await acting.press(acting.find('with', '101 to 160') ?? expect.fail());
  await acting.press(acting.find('choice', 'P9') ?? expect.fail());
  expect(acting.faults).toEqual([]);
  expect(await onBoard('P9')).toContain('stone');
});

it('[G9] /act without a name lists acts with costs as buttons', async () => {
  const table = await sitDown({ modules: [moduleFrom(MARKET)] });
  await begun(table, 'market');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const acting = new Presser(alice, shown(await alice.slash('table', 'act')));
  const said = words(acting.panel, table);
  expect(said).toContain('**What do you want to do?**');
  expect(said).toContain('**Buy** (costs 6, 17 or 0): Buys what lies on a stall.');
  expect(acting.of('move')).toEqual([]);
  await acting.press(acting.find('with', 'gift, C1'));
  await acting.press(acting.of('do')[0] ?? expect.fail());
  expect(words(acting.panel, table)).toContain('uses **Buy** on **gift**');
  expect(acting.faults).toEqual([]);
  expect(words(shown(await bob.slash('table', 'act')), table)).toContain('**Waiting for Red.**');
});

it('[G26] `overrule:` asks the other players and then acts', async () => {
  const table = await sitDown({ modules: [moduleFrom(MARKET)] });
  await begun(table, 'market');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const act = { name: 'Buy', on: 'A2', overrule: true };
  expect(table.heard(await alice.slash('table', 'act', { name: 'Buy', on: 'A2' }))).toContain('Buy');
  await alice.slash('table', 'act', act);
  const asked = table.newest();
  expect(words(asked, table)).toContain(
    '@alice asks for an exception to the rules: use **Buy** on **Ayla** (**Red** could win because of it)',
  );
  const done = await bob.press(asked, 'Agree');
  expect(table.heard(done)).toMatch(/uses \*\*Buy\*\*.*, against the rules, with the consent of all players/);
});

it('[G26] [D5] requests about hand cards hide the names of the cards', async () => {
  const table = await sitDown({ modules: [moduleFrom(MARKET)] });
  await begun(table, 'market');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const crown = { piece: 'crown', to: 'B3', overrule: true };
  await alice.slash('table', 'hand', crown, { subcommand: 'play' });
  const asked = table.newest();
  expect(words(asked, table)).toContain('asks for an exception to the rules: move a hidden card to **B3**');
  expect(words(asked, table)).not.toContain('crown');
  expect(table.heard(await bob.press(asked, 'Agree'))).toContain('against the rules, with the consent of all players');
  await bob.slash('table', 'deck', { deck: 'Stock', count: 2, overrule: true }, { subcommand: 'draw' });
  const drawn = table.newest();
  expect(words(drawn, table)).toContain(
    'asks for an exception to the rules: draw 2 cards from **Stock** to **Blue Hand**',
  );
  expect(table.heard(await alice.press(drawn, 'Agree'))).toContain(
    'against the rules, with the consent of all players',
  );
  await bob.slash('table', 'turn', { overrule: true }, { subcommand: 'end' });
  const ended = table.newest();
  expect(words(ended, table)).toContain('asks for an exception to the rules: end the turn');
  expect(table.heard(await alice.press(ended, 'Agree'))).toContain(
    'against the rules, with the consent of all players',
  );
});
