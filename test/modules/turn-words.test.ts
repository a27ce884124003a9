import { expect, it } from 'vitest';
import { botPlayerId, type Module } from '../../src/engine/index.ts';
import { Session } from '../../src/session/game/session.ts';
import { readModule } from '../../src/session/module/read.ts';
import { messagesOfStep } from '../../src/session/posts/told-step.ts';
import type { Operation, PersonId, SideId } from '../../src/table/index.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { done, GAME, newProcess } from '../support/session.ts';
import { ANN, BEN, BLUE, CLO, DAN, join, newPlay, played, RED, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

/** Whose turn it is, who is ready and for whom a game waits, in the words of its players. */

const MANNERS = {
  move: ['brandubh', 'chess', 'draughts', 'fox', 'morris', 'tablut'],
  play: ['german-whist', 'go', 'go-9', 'go-13', 'hearts', 'reversi'],
  turn: ['backgammon', 'bazaar', 'marches', 'shires', 'werewolf'],
} as const;

it('[G43] each shipped game announces turns in the words of its players', async () => {
  for (const [manner, names] of Object.entries(MANNERS))
    for (const name of names) {
      const game = newPlay();
      played(game, startOf(await shippedModule(name)));
      expect([name, new View(game.table, channelViewer).of(turnQueries).manner()]).toEqual([name, manner]);
    }
});

const PLOT = `
module: plot
title: Plot
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { pieces: owner }
properties: { Might: number }
values: { Might: 0 }
turn:
  phases:
    - name: Scheme
      who: all
      publishes: count
      says: Everyone bets.
      act: { Bet: 1, Boast: 1 }
    - { name: March, act: { Walk: 1 } }
    - { name: Rest, act: { Sleep: 1 } }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 } }] }
prototypes: { guard: {} }
actions:
  - { name: Bet, choose: { by: { number: [1, 9] } }, does: [{ set: Might, of: Actor, to: by }] }
  - { name: Boast, does: [{ set: Might, of: Actor, to: 1 }] }
  - { name: Walk, does: [{ roll: 1d6 }] }
  - { name: Sleep, does: [{ roll: 1d6 }] }
`;

const READY = PLOT.replace('publishes: count', 'publishes: count\n      ready: $Actor$ has bet.');

/** What the channel, or a player alone, reads of the last of these operations. */
const textsOf = async (module: Module, ...operations: readonly Operation[]): Promise<ReadonlyMap<string, string>> => {
  const session = Session.empty(newProcess().ports, GAME);
  await done(session, startOf(module, DAN));
  let texts: ReadonlyMap<string, string> = new Map();
  for (const operation of operations) {
    const { told } = await messagesOfStep(session, await done(session, operation), []);
    texts = new Map([...told].map(([reader, { text }]) => [reader, text]));
  }
  return texts;
};

const SEATED: readonly Operation[] = [join(ANN, RED), join(BEN, BLUE), join(CLO, 'Green' as SideId)];
const BEGUN: readonly Operation[] = [...SEATED, { kind: 'begin', actor: DAN }];
const act = (action: string, choices = {}): Operation => ({
  kind: 'act',
  actor: BEN,
  action,
  choices,
  subject: undefined,
  payment: undefined,
});
const CHOICES: readonly Operation[] = [
  act('Bet', { by: 3 }),
  act('Bet', { by: 9 }),
  act('Boast'),
  { kind: 'next-phase', actor: BEN },
  { kind: 'end-turn', actor: BEN },
];

it('[G43] posts about simultaneous choices name no side', async () => {
  const game = newPlay();
  played(game, startOf(moduleFrom(PLOT), DAN), ...BEGUN);
  const now = (): string => en.lists.turnLineOf(new View(game.table, channelViewer));
  expect(now()).toBe('**Turn 1**: everyone chooses at the same time.');
  for (const actor of [ANN, BEN, CLO]) played(game, { ...act('Boast'), actor } as Operation);
  expect(now()).toMatch(/^Turn 1: \*\*Red\*\*/);
});

it('[G44] readiness is announced in one sentence, whatever the choice', async () => {
  for (const [module, said] of [
    [PLOT, `<@${BEN}> is ready.`],
    [READY, '**Blue** has bet.'],
    [`${READY}`.replace('pieces: owner', 'pieces: owner, sides: players'), `<@${BEN}> has bet.`],
  ] as const)
    for (const choice of CHOICES)
      expect((await textsOf(moduleFrom(module), ...BEGUN, choice)).get('channel')).toBe(said);
});

it('[G44] the sentence about readiness names only the side, in such phases', () => {
  const faultsOf = (text: string): string => {
    const read = readModule(text);
    return read.ok ? '' : read.faults.map(en.moduleFaults.faultText).join('\n');
  };
  expect(faultsOf(READY)).toBe('');
  expect(faultsOf(READY.replace('$Actor$ has bet', '$by$ was bet'))).toContain('$Actor$');
  expect(faultsOf(PLOT.replace('name: March,', 'name: March, ready: $Actor$ walks.,'))).toContain('ready');
});

it('[U50] a game mentions the players it waits for, the reader first', async () => {
  const module = moduleFrom(PLOT);
  const channel = await textsOf(module, ...BEGUN);
  expect(channel.get('channel')).toContain(`\nWaiting for <@${ANN}>, <@${BEN}> and <@${CLO}>.`);
  const phase = { what: 'phase', name: 'Scheme', isSpoken: true, acts: [], side: { id: RED, name: 'Red' } } as const;
  const linesFor = (reader: PersonId, ...seats: readonly (readonly PersonId[])[]): readonly string[] => {
    const all = seats.map((players, i) => ({ id: `S${i}` as SideId, name: `S${i}`, players: [...players] }));
    return en.deed.linesOf({ kind: 'begin', seen: [{ ...phase, all }] }, reader);
  };
  expect(linesFor(BEN, [ANN], [BEN])).toEqual([`Waiting for you and <@${ANN}>.`]);
  expect(linesFor(BEN, [BEN], [botPlayerId(0)], [botPlayerId(1)])).toEqual([
    'Waiting for you, **S1** (the bot) and **S2** (the bot).',
  ]);
  expect(linesFor(CLO, [ANN], [BEN])).toEqual([`Waiting for <@${ANN}> and <@${BEN}>.`]);
  expect(linesFor(CLO, [ANN], [ANN], [], [BEN, DAN])).toEqual([
    `Waiting for **S0** (<@${ANN}>), **S1** (<@${ANN}>), **S2** and **S3** (<@${BEN}> or <@${DAN}>).`,
  ]);
});

it('[G6] leaving a phase is announced with the next phase', async () => {
  const module = moduleFrom(PLOT.replace(/\n {4}- name: Scheme[\s\S]*?(?=\n {4}- \{ name: March)/, ''));
  const next: Operation = { kind: 'next-phase', actor: ANN };
  const first = (await textsOf(module, ...BEGUN, next)).get('channel');
  expect(first).toContain(`<@${ANN}> goes on to **Rest**.`);
  expect(first).not.toContain('Phase **Rest**');
  expect((await textsOf(module, ...BEGUN, next, next)).get('channel')).toContain(`<@${ANN}> is done.`);
});
