import { expect, test } from 'vitest';
import { MARKET } from '../../engine/actions/market.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Desk, type Values } from '../../support/play/desk.ts';
import { pressedThrough } from '../../support/play/pressed-through.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';
import { CAMP, CAMPAIGN, PEOPLE, ROUNDS } from '../../support/tables.ts';

const TYPED = { dice: ['2d6+1', 'dice'], look: ['bran', 'Cid', 'nobody'], type: ['c2', 'C9'] };

test('[U1] panels for pieces, cards and decks match the golden file', async () => {
  const desk = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  await expect(await pressedThrough(desk, ANN, { type: TYPED })).toMatchFileSnapshot('../../golden/panels/camp.txt');
});

test('[T8] presses can turn a piece to any direction', async () => {
  const desk = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const offered = await desk.offered(ANN, 'piece rotate', { name: 'piece', typed: '' });
  expect(offered.map(({ name }) => name)).toEqual(['Cid at A1 (Red)', 'Ayla at B1 (Red)']);
});

test('[U1] panels for module actions match the golden file', async () => {
  const desk = await new Desk(moduleFrom(MARKET), PEOPLE).begin();
  await expect(await pressedThrough(desk, ANN, { leave: ['pick', 'decks', 'hand', 'more'] })).toMatchFileSnapshot(
    '../../golden/panels/market.txt',
  );
});

test('[U1] panels for armies match the golden file', async () => {
  const desk = await new Desk(moduleFrom(CAMPAIGN), PEOPLE).begin();
  const wishes = { leave: ['more', 'piece', 'actions'], type: { rename: ['The First'] } };
  await expect(await pressedThrough(desk, ANN, wishes)).toMatchFileSnapshot('../../golden/panels/campaign.txt');
});

test('[G23] panels for open questions match the golden file', async () => {
  const desk = await new Desk(moduleFrom(MARKET), PEOPLE).begin();
  await desk.type(ANN, 'act', { name: 'Levy' });
  const leave = { leave: ['more', 'hand', 'decks'] };
  const texts = [await pressedThrough(desk, ANN, leave), await pressedThrough(desk, BEN, leave)];
  await desk.type(BEN, 'act', { name: 'coin', with: 'crown' });
  texts.push(await pressedThrough(desk, ANN, leave), await pressedThrough(desk, CLO, leave));
  await expect(texts.join('\n')).toMatchFileSnapshot('../../golden/panels/asked.txt');
});

test('[U1] panels for simultaneous phases and bids match the golden file', async () => {
  const desk = await new Desk(moduleFrom(ROUNDS), PEOPLE).begin();
  const leave = { leave: ['more', 'pick'] };
  const texts = [await pressedThrough(desk, ANN, leave)];
  const act = async (person: typeof ANN, line: string, values = {}, reader = person): Promise<void> => {
    await desk.type(person, line, values);
    texts.push(await pressedThrough(desk, reader, leave));
  };
  await act(ANN, 'act', { name: 'Bid', with: '2' });
  await act(BEN, 'act', { name: 'Bid', with: '1' }, ANN);
  await act(ANN, 'act', { name: 'Raise' }, BEN);
  await act(BEN, 'turn pass', {}, ANN);
  await act(ANN, 'move', { piece: 'Rock', to: 'A2' });
  await act(ANN, 'turn next');
  await desk.press(ANN, `game:stop:${(await desk.game()).session.game}`);
  texts.push(await pressedThrough(desk, ANN));
  await expect(texts.join('\n')).toMatchFileSnapshot('../../golden/panels/rounds.txt');
});

test('[A65] presses on armies, hands, boards and lists match the golden file', async () => {
  const war = await new Desk(moduleFrom(CAMPAIGN), PEOPLE).begin();
  await war.type(ANN, 'army form', { at: 'Main A1', units: '1, 3' });
  await war.type(ANN, 'move', { piece: 'Amy', to: 'Main B4' });
  const camp = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const opened: readonly (readonly [Desk, string, Values])[] = [
    [war, 'army show', { army: 'The Lions' }],
    [war, 'board', { step: '6' }],
    [war, 'board', {}],
    [war, 'score claim', {}],
    [war, 'game undo', {}],
    [camp, 'hand show', {}],
    [camp, 'piece list', {}],
  ];
  const texts: string[] = [];
  for (const [desk, ...open] of opened) texts.push(await pressedThrough(desk, ANN, { open }));
  await expect(texts.join('\n')).toMatchFileSnapshot('../../golden/panels/others.txt');
});

test('[A65] presses on help, settings, seats and exits match the golden file', async () => {
  const camp = await new Desk(moduleFrom(CAMP), PEOPLE).begin();
  const opened: readonly (readonly [string, Values])[] = [
    ['help', {}],
    ['me settings', {}],
    ['game seats', {}],
    ['game settings', {}],
    ['game resign', {}],
    ['game stop', {}],
    ['turn show', {}],
    ['deck list', {}],
    ['deck show', { deck: 'Used' }],
    ['piece show', { piece: 'Ayla' }],
    ['module show', { module: 'camp' }],
    ['game leave', {}],
  ];
  const texts: string[] = [];
  // The panel that Play opens has golden files of its own.
  for (const open of opened) texts.push(await pressedThrough(camp, ANN, { open, leave: ['open'] }));
  await expect(texts.join('\n')).toMatchFileSnapshot('../../golden/panels/lists.txt');
});
