import { expect, it } from 'vitest';
import type { Operation, PersonId } from '../../../src/table/index.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { CHANNEL, chanceOf, newInteraction, newProcess, newTable } from '../../support/session.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';
import { CAMP, CAMPAIGN } from '../../support/tables.ts';

/** All that goes out while small games are played, to the channel and to each person, as it reads. */

const NAMES = new Map<string, string>([
  [ANN, 'ann'],
  [BEN, 'ben'],
  [CLO, 'clo'],
  [CHANNEL, 'the channel'],
]);

/** What is done, as data; `agree` and `decline`: to what is asked then. */
type Deed = readonly [actor: PersonId, kind: string, more?: object];

const inCamp: readonly Deed[] = [
  [ANN, 'move', { pieces: ['p1'], to: { in: 'Field/Field', cell: 'A2' }, captures: [] }],
  [ANN, 'undo', { steps: 1 }],
  [ANN, 'redo', { steps: 1 }],
  [ANN, 'flip', { piece: 'p4', layer: undefined }],
  [ANN, 'rotate', { piece: 'p4', facing: 2 }],
  [ANN, 'set', { piece: 'p4', values: { Might: 1 } }],
  [ANN, 'hide', { piece: 'p4', what: 'existence' }],
  [ANN, 'reveal', { piece: 'p2', to: BEN }],
  [ANN, 'reveal', { piece: 'p2', to: undefined }],
  [ANN, 'draw', { deck: '/Supplies', count: 2, named: [], to: { in: 'Red Hand' } }],
  [ANN, 'give', { pieces: ['p6'], side: 'Blue' }],
  [ANN, 'peek', { deck: '/Supplies', count: 1 }],
  [ANN, 'roll', { dice: '2d6', private: true }],
  [ANN, 'roll', { dice: '2d6+1', private: false, label: 'Luck' }],
  [ANN, 'end-turn'],
  [BEN, 'deal', { deck: '/Supplies', count: 1, sides: ['Red', 'Blue'] }],
  [BEN, 'shuffle', { deck: '/Supplies', discards: false }],
  [BEN, 'move', { pieces: ['p5'], to: { in: 'Field/Field', cell: 'A2' }, captures: ['p1'] }],
  [ANN, 'ask', { wants: { what: 'undo' } }],
  [BEN, 'decline'],
  [ANN, 'ask', { wants: { what: 'undo' } }],
  [BEN, 'agree'],
  [BEN, 'pass'],
  [ANN, 'leave', { side: 'Red' }],
  [CLO, 'join', { side: 'Red' }],
  [CLO, 'end-turn'],
  [BEN, 'stop'],
];

const inCampaign: readonly Deed[] = [
  [ANN, 'form-army', { units: ['p1', 'p3'] }],
  [ANN, 'move', { pieces: ['p1', 'p3'], army: 'army', to: { in: 'Field/Main', cell: 'B1' }, captures: [] }],
  [ANN, 'rename-army', { army: 'army', name: 'The First' }],
  [ANN, 'act', { action: 'Rally', subject: 'p4', choices: { by: 2 }, payment: undefined }],
  [ANN, 'add-points', { side: 'Red', points: 2, reason: 'For the song' }],
  [ANN, 'claim', { side: 'Red', objective: 'Guarded' }],
  [ANN, 'engage', { pieces: ['p4'], target: { in: 'Field/Main', cell: 'C3' } }],
  [ANN, 'end-turn'],
  [BEN, 'move', { pieces: ['p7'], to: { in: 'Field/Main', cell: 'F3' }, captures: [] }],
  [BEN, 'end-turn'],
  [ANN, 'resign', { side: 'Red' }],
];

const play = async (text: string, deeds: readonly Deed[], posts: 'act' | 'turn'): Promise<string> => {
  const process = newProcess();
  const { messenger } = process;
  // The same chance whatever was played before.
  const ports = { ...process.ports, random: chanceOf('posts') };
  const { game } = await newTable({ ...process, ports }, moduleFrom(text));
  const { session, outbox } = game;
  const lines: string[] = [`# ${posts}`];
  let army = '';
  let moved = 0;
  const done = async ([actor, kind, more = {}]: Deed): Promise<void> => {
    const requests = session.viewNow(channelViewer).of(requestQueries);
    const request = requests.id(requests.all()[0]?.handle ?? '');
    const wants = 'wants' in more ? { wants: { what: 'undo', steps: [moved] } } : {};
    const answers = kind === 'agree' || kind === 'decline' ? { request } : {};
    const named = 'army' in more ? { army } : {};
    const operation = { kind, actor, ...more, ...wants, ...answers, ...named } as unknown as Operation;
    const before = [messenger.there.length, messenger.edited.length];
    const outcome = await session.run(operation, newInteraction());
    lines.push('', `## ${NAMES.get(actor)}: ${kind} ${'name' in more ? more.name : ''}`.trim());
    if (outcome.kind !== 'done') return void lines.push(`${outcome.kind} ${JSON.stringify(outcome)}`);
    if (kind === 'move') moved = outcome.step.number;
    army = outcome.step.change.added.find((record) => record.kind === 'army')?.id ?? army;
    outbox.take(outcome.step, undefined, outcome.told);
    await process.clock.pass(0);
    for (const { to, message } of messenger.there.slice(before[0])) {
      const { text: said, mentions = [], rows = [], drawing } = message;
      const called = mentions.length > 0 ? `, calls ${mentions.map((one) => NAMES.get(one)).join()}` : '';
      lines.push(`to ${NAMES.get(to)}${called}:`, ...said.split('\n').map((line) => `  ${line}`));
      if (drawing) lines.push(`  alt: ${drawing.alt}`);
      const labels = rows.flat().map((one) => (one.kind === 'button' ? `[${one.label}]` : `(${one.placeholder})`));
      if (labels.length > 0) lines.push(`  ${labels.join(' ')}`);
    }
    for (const edited of messenger.edited.slice(before[1])) lines.push(`edits ${edited}`);
  };
  await done([ANN, 'settings', { posts }]);
  for (const deed of deeds) await done(deed);
  expect(process.faults).toEqual([]);
  return [...NAMES].reduce((all, [id, name]) => all.replaceAll(`<@${id}>`, `@${name}`), lines.join('\n'));
};

it.each([
  ['camp', CAMP, inCamp],
  ['campaign', CAMPAIGN, inCampaign],
] as const)('[U3] [T18] posts of %s match the golden file, by act and turn', async (name, text, deeds) => {
  const told = [await play(text, deeds, 'act'), await play(text, deeds, 'turn')];
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`../../golden/posts/${name}.txt`);
});
