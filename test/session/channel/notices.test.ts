import { describe, expect, it } from 'vitest';
import { type Module, overruledMoveRequestOf } from '../../../src/engine/index.ts';
import type { CHANGE_NOTICES } from '../../../src/engine/play/consent/notices.ts';
import { peopleToMention } from '../../../src/engine/play/seats/noticed.ts';
import { Games } from '../../../src/session/games/games.ts';
import { moduleHash } from '../../../src/session/text/hash.ts';
import type { CellId, DeckId, Operation, PersonId, SideId } from '../../../src/table/index.ts';
import { at, FIELD, war } from '../../engine/armies/support.ts';
import { CACHE, deckModule, SUPPLIES } from '../../support/games/decks.ts';
import { scored } from '../../support/gdl.ts';
import { CHANNEL, idsAt, moveOf, newProcess, started } from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  CLO,
  DAN,
  endTurn,
  HAND,
  join,
  leave,
  MAIN,
  openModule,
  RED,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';
import { act, agreeing, asking, begunGame, declining, type Heard, heardOf, moving, type Played } from './heard.ts';

/** Who is asked, mentioned and written to directly, as the table has it (D23). */

const unseat = (person: PersonId, side: SideId): Operation<'unseat'> => ({ kind: 'unseat', actor: ANN, person, side });
const transfer: Operation<'transfer'> = { kind: 'transfer', actor: BEN, side: BLUE, to: DAN };
const offer = asking(BEN, { what: 'transfer', side: BLUE, to: DAN });
const preside: Operation<'preside'> = { kind: 'preside', actor: CLO, takes: true };
const stop: Operation<'stop'> = { kind: 'stop', actor: ANN };
/** Red takes Blue's only piece. */
const taking = ({ game: { session } }: Played): Operation =>
  moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1'));

const noTurns = withRules(openModule, { turns: 'free' }, null);
const speaking: Module = {
  ...noTurns,
  properties: { Rested: 'natural' },
  actions: [{ name: 'Rest', does: [{ set: 'Rested', of: 'game', to: '1' }], says: { other: '$Actor$ rests.' } }],
};
const secret = withRules(secretModule, { turns: 'free' }, null);
const byAgreement = withRules(openModule, { turns: 'free', points: 'agreed' }, null);
const lastStand = scored('(scorekeeper "Last stand" (do last-side-wins))');
const ranked = scored('(scorekeeper points (initial 0) (ranks most) (do (set 5 Red) (set 7 Blue)))');
const melee: Module = {
  ...secret,
  title: 'Melee',
  maps: [...secret.maps, { name: 'Pit', occupied: 'stack', boards: [] }],
};
const reload = (module: Module): Operation<'reload'> => ({
  kind: 'reload',
  actor: ANN,
  module,
  hash: moduleHash(module),
});

const field = war([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman', 2)], {
  field: { combat: 'no' },
  more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
});
const engaging = ({ game: { session } }: Played): Operation<'engage'> => ({
  kind: 'engage',
  actor: ANN,
  army: undefined,
  pieces: idsAt(session, spot(FIELD, 'B2')),
  target: { in: FIELD, cell: 'B3' as CellId },
});

/** Three sides, the third of them Dan's. */
const three = async (): Promise<Played> => {
  const process = newProcess();
  const green = 'Green' as SideId;
  const module: Module = { ...noTurns, sides: [...noTurns.sides, { name: green }] };
  const table = { process, game: await started(new Games(process.ports), module) };
  await heardOf(table, join(ANN, RED), join(BEN, BLUE), join(DAN, green), { kind: 'begin', actor: ANN });
  return table;
};

/** An hour passes on a clock that all have agreed to. */
const timeUp = async (table: Played, ...acts: readonly Operation[]): Promise<Heard> => {
  const asked = asking(ANN, { what: 'clock', turn: 60 });
  await heardOf(table, asked, agreeing(BEN), { kind: 'set-clock', actor: ANN, turn: 60 }, ...acts);
  await table.process.clock.pass(3_600_000);
  const { text, mentions = [] } = table.process.messenger.there.at(-1)?.message ?? { text: '' };
  return { text, mentions, directs: [] };
};

/** Ann's only card leaves her hand. */
const moveHand = ({ game: { session } }: Played): Operation => moveOf(session, ANN, spot(HAND), spot(CAMP));

type Example = readonly [heard: Heard, mentioned: readonly PersonId[], says: string];

/** Of each row; nobody of a file is a player here, so nobody hears of its import. */
const EXAMPLES: { readonly [R in Exclude<keyof typeof CHANGE_NOTICES, 'imported'>]: () => Promise<Example> } = {
  seated: async () => [
    await heardOf(await begunGame(noTurns), leave(BEN, BLUE), join(DAN, BLUE)),
    [],
    `<@${DAN}> plays **Blue**.`,
  ],
  left: async () => [
    await heardOf(await begunGame(), unseat(BEN, BLUE)),
    [BEN],
    `<@${ANN}> frees <@${BEN}>'s seat (**Blue**).`,
  ],
  'seat-free': async () => [
    await heardOf(
      await begunGame(noTurns),
      { kind: 'join', actor: DAN, side: undefined, reserve: true },
      leave(BEN, BLUE),
    ),
    [DAN],
    `**Blue** is free. <@${DAN}>: take the seat with`,
  ],
  'bot-seated': async () => [
    await heardOf(await begunGame(), leave(BEN, BLUE), { kind: 'seat-bot', actor: ANN, sides: [BLUE], level: 'hard' }),
    [],
    `<@${ANN}> lets the bot play **Blue** (hard).`,
  ],
  transferred: async () => {
    const table = await begunGame();
    await heardOf(table, offer, agreeing(DAN));
    return [await act(table, transfer, 'granted'), [DAN], `<@${BEN}> hands **Blue** over to <@${DAN}>.`];
  },
  master: async () => [
    await heardOf(await begunGame(), { ...preside, actor: ANN }),
    [],
    `<@${ANN}> is now the game master and sees everything.`,
  ],
  host: async () => [
    await heardOf(await begunGame(), leave(ANN)),
    [],
    `<@${ANN}> makes <@${BEN}> the host and leaves **Red**.`,
  ],
  started: async () => {
    const process = newProcess();
    await started(new Games(process.ports));
    await process.clock.pass(0);
    const { text, mentions = [] } = process.messenger.there[0]?.message ?? { text: '' };
    return [{ text, mentions, directs: [] }, [], 'sets up the game'];
  },
  begun: async () => {
    const process = newProcess();
    const table = { process, game: await started(new Games(process.ports), noTurns) };
    const begin = { kind: 'begin', actor: ANN } as const;
    return [await heardOf(table, join(ANN, RED), join(BEN, BLUE), begin), [], `<@${ANN}> starts the game.`];
  },
  turn: async () => [await heardOf(await begunGame(), endTurn(ANN)), [BEN], `It's **Blue**'s turn: <@${BEN}>`],
  spoken: async () => {
    const rest = {
      kind: 'act',
      actor: ANN,
      action: 'Rest',
      subject: undefined,
      choices: {},
      payment: undefined,
    } as const;
    return [await heardOf(await begunGame(speaking), rest), [], '**Red** rests.'];
  },
  reloaded: async () => [
    await heardOf(await begunGame(), reload({ ...openModule, title: 'Melee' })),
    [],
    'switches to the module',
  ],
  undone: async () => [
    await heardOf(await begunGame(), moving(), undo(ANN)),
    [],
    'takes back: moves **Pawn** A5 → A4.',
  ],
  published: async () => [
    await heardOf(await begunGame(), stop, { kind: 'publish', actor: ANN }),
    [],
    `<@${ANN}> publishes`,
  ],
  result: async () => [
    await heardOf(await begunGame(lastStand), taking, endTurn(ANN), endTurn(BEN)),
    [ANN],
    `Thanks for playing, <@${ANN}> and <@${BEN}>.`,
  ],
  unrated: async () => [
    await heardOf(
      await begunGame(lastStand),
      { kind: 'define-scores', actor: ANN, text: '(scorekeeper more (initial 0))' },
      taking,
      endTurn(ANN),
      endTurn(BEN),
    ),
    [ANN],
    "This game isn't rated: someone changed the table without asking the others.",
  ],
  overruled: async () => {
    const table = await begunGame();
    const move = moveOf(table.game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
    if (move.kind !== 'move') throw new Error('a move');
    await heardOf(table, asking(ANN, overruledMoveRequestOf(move)), agreeing(BEN));
    return [await act(table, { ...move, overruled: true }), [], 'against the rules, with the consent of all players'];
  },
  clock: async () => {
    const table = await begunGame();
    await heardOf(table, asking(ANN, { what: 'clock', turn: 60 }), agreeing(BEN));
    return [await act(table, { kind: 'set-clock', actor: ANN, turn: 60 }), [], 'sets a clock: 1 hour for each turn.'];
  },
  'time-up': async () => [
    await timeUp(await begunGame(), endTurn(ANN), endTurn(BEN)),
    [BEN],
    `Time is up for **Red** (<@${ANN}>). <@${BEN}>, what now?`,
  ],
  'timeout-choice': async () => {
    const table = await begunGame();
    await timeUp(table);
    const wait = { kind: 'choose-timeout', actor: BEN, choice: 'wait' } as const;
    return [await act(table, wait), [ANN], `<@${BEN}> gives more time (<@${ANN}> ran out of time).`];
  },
  scored: async () => {
    const table = await begunGame(byAgreement);
    const points = { side: RED, points: 3 } as const;
    await heardOf(table, { ...asking(ANN, { what: 'points', ...points }), reason: 'a feast' }, agreeing(BEN));
    return [
      await act(table, { kind: 'add-points', actor: ANN, ...points }),
      [],
      '3 points to **Red** (3 now): a feast',
    ];
  },
  drawn: async () => {
    const table = await begunGame();
    await heardOf(table, asking(ANN, { what: 'draw' }), agreeing(BEN));
    return [await act(table, { kind: 'agree-draw', actor: ANN }), [BEN], 'in a draw, as everyone agreed.'];
  },
  final: async () => [
    await heardOf(await begunGame(ranked), endTurn(ANN), endTurn(BEN), { kind: 'finish', actor: ANN }),
    [BEN],
    `Thanks for playing, <@${ANN}> and <@${BEN}>.`,
  ],
  over: async () => [await heardOf(await begunGame(), stop), [], `<@${ANN}> ends the game.`],
  attacked: async () => [
    await heardOf(await begunGame(field), engaging),
    [BEN],
    `from B3.\n**Blue** is under attack: <@${BEN}>`,
  ],
  asked: async () => [
    await heardOf(await begunGame(), asking(DAN, { what: 'seat', side: BLUE })),
    [BEN],
    `<@${DAN}> asks to play **Blue**.\n<@${BEN}>: do you agree?`,
  ],
  phase: async () => {
    const choose = { kind: 'cell', match: '', on: 'Field', least: 1, most: 1 } as const;
    const actions = [{ name: 'Plot', choose: { spot: choose }, does: [{ roll: '1d6' }] }];
    const phases = [
      { name: 'Scheme', who: 'all', act: { Plot: 1 } },
      { name: 'March', act: { move: 1 } },
    ] as const;
    const turn = { order: ['Red', 'Blue'], ends: 'by-command', phases } as const;
    const process = newProcess();
    const game = await started(new Games(process.ports), {
      ...noTurns,
      rules: { ...noTurns.rules, turns: 'strict' },
      actions,
      turn,
    });
    return [
      await heardOf({ process, game }, join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN }),
      [BEN],
      `<@${ANN}> and <@${BEN}> can use **Plot** once. Choices stay hidden until everyone has chosen.`,
    ];
  },
  question: async () => {
    const choose = { kind: 'cell', match: '', on: 'Field', least: 1, most: 1 } as const;
    const actions = [{ name: 'Call', does: [{ ask: 'spot', side: 'Blue', choose }] }];
    const call: Operation = {
      kind: 'act',
      actor: ANN,
      action: 'Call',
      subject: undefined,
      choices: {},
      payment: undefined,
    };
    return [await heardOf(await begunGame({ ...noTurns, actions }), call), [BEN], ' to choose **spot** for **Call**.'];
  },
  joined: async () => {
    const table = await three();
    const wants = { what: 'undo', steps: [6] } as const;
    await heardOf(table, moving(BEN, 'C1', 'C2'), asking(ANN, wants));
    return [await act(table, asking(DAN, wants)), [], 'also asks to take back: moves **Blue Pawn** C1 → C2.'];
  },
  agreed: async () => {
    const table = await begunGame(secret);
    return [await heardOf(table, asking(CLO, { what: 'master' }), agreeing(ANN)), [], `agrees with <@${CLO}>`];
  },
  closed: async () => [
    await heardOf(await begunGame(), asking(DAN, { what: 'seat', side: BLUE }), declining(BEN)),
    [],
    `<@${BEN}> declines <@${DAN}>'s request.`,
  ],
  lapsed: async () => [
    await heardOf(await begunGame(noTurns), asking(DAN, { what: 'seat', side: BLUE }), leave(ANN, RED)),
    [],
    `<@${DAN}>'s request has expired.`,
  ],
  silent: async () => {
    const table = await begunGame(secret);
    await heardOf(table, asking(DAN, { what: 'seat', side: BLUE }));
    await table.process.clock.pass(24 * 3_600_000);
    return [await act(table, join(DAN, BLUE)), [], "**Blue** didn't answer in time."];
  },
};

describe('[D23] the table decides who is mentioned and messaged', () => {
  it.each(Object.entries(EXAMPLES))('the table decides who is mentioned and messaged: %s', async (_, example) => {
    const [{ text, mentions, directs }, mentioned, says] = await example();
    expect(text).toContain(says);
    expect([mentions, directs]).toEqual([mentioned, []]);
    for (const person of mentions) expect(text).toContain(`<@${person}>`);
  });

  it('an imported game mentions no person from the file', () => {
    const { table } = begun();
    const seen = [{ what: 'left', person: BEN, side: 'Blue' }] as const;
    expect(peopleToMention(table, { kind: 'import', actor: ANN }, seen)).toEqual([]);
    expect(peopleToMention(table, unseat(BEN, BLUE), seen)).toEqual([{ person: BEN, for: 'news' }]);
  });
});

describe('[D23] the players that a request asks', () => {
  const seat = (side: SideId): Operation<'ask'> => asking(DAN, { what: 'seat', side });
  const asked = async (
    module: Module,
    ...acts: readonly (Operation | ((table: Played) => Operation))[]
  ): Promise<readonly PersonId[]> => (await heardOf(await begunGame(module), ...acts)).mentions;
  const ends = [endTurn(ANN), endTurn(BEN)] as const;

  it('a seat request asks its side, or everyone once secrets were seen', async () => {
    expect(await asked(noTurns, seat(BLUE))).toEqual([BEN]);
    expect(await asked(secret, seat(BLUE))).toEqual([BEN]);
    const sat = [seat(RED), agreeing(ANN), join(DAN, RED), leave(DAN)];
    expect(await asked(secret, ...sat, seat(RED))).toEqual([ANN]);
    expect(await asked(withRules(secretModule, { turns: 'free' }), ...sat, ...ends, seat(BLUE))).toEqual([ANN, BEN]);
  });

  it('a request to transfer a side asks its new player', async () => {
    expect(await asked(noTurns, offer)).toEqual([DAN]);
  });

  it('requests for master, module, secret and undo ask every other side', async () => {
    expect(await asked(secret, asking(CLO, { what: 'master' }))).toEqual([ANN, BEN]);
    const wants = { what: 'reload', hash: moduleHash(melee), title: 'Melee' } as const;
    const other: Operation = { ...asking(ANN, wants), module: melee };
    expect(await asked(secret, other)).toEqual([BEN]);
    expect(await asked(secret, stop, asking(ANN, { what: 'publish' }))).toEqual([BEN]);
    expect(await asked(secret, moving(BEN, 'C1', 'C2'), asking(ANN, { what: 'undo', steps: [6] }))).toEqual([BEN]);
  });
});

describe('[D7] new mentions in a game without turns', () => {
  const again = async (deck: DeckId): Promise<readonly PersonId[]> => {
    const table = await begunGame(withRules(deckModule, { turns: 'free' }, null));
    const master = asking(CLO, { what: 'master' });
    expect((await heardOf(table, master)).mentions).toEqual([ANN, BEN]);
    const shuffle: Operation = { kind: 'shuffle', actor: BEN, deck, discards: false };
    return (await heardOf(table, declining(CLO), shuffle, master)).mentions;
  };

  it('without turns new mentions follow an act that the channel saw', async () => {
    expect(await again(SUPPLIES)).toEqual([BEN]);
  });

  it('without turns new mentions do not follow an unseen shuffle', async () => {
    expect(await again(CACHE)).toEqual([]);
  });
});

describe('[D23] a hand goes to its new player privately', () => {
  const spy = '**Your card**: Spy';

  it('a hand is sent privately to its new player when handed over', async () => {
    const table = await begunGame(secret);
    await heardOf(table, asking(ANN, { what: 'transfer', side: RED, to: DAN }), agreeing(DAN));
    const heard = await act(table, { kind: 'transfer', actor: ANN, side: RED, to: DAN }, 'granted');
    expect(heard.mentions).toEqual([DAN]);
    expect(heard.text).not.toContain('Spy');
    expect(heard.directs).toEqual([
      [DAN, `-# **Skirmish** in <#${CHANNEL}>\n<@${ANN}> hands **Red** over to <@${DAN}>.\n${spy}`],
    ]);
  });

  it('a hand is not sent for a requested seat, whose player can look', async () => {
    const table = await begunGame(secret);
    await heardOf(table, asking(DAN, { what: 'seat', side: RED }), agreeing(ANN));
    expect((await act(table, join(DAN, RED), 'granted')).directs).toEqual([]);
  });

  it('an empty hand is not sent', async () => {
    const table = await begunGame(secret);
    await heardOf(table, moveHand(table), offer, agreeing(DAN));
    expect((await act(table, transfer, 'granted')).directs).toEqual([]);
  });
});
