import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonId } from '../../../src/table/index.ts';
import { Bot } from '../../secrecy/bot.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';

/** One number, wherever it is shown: three coins, and a tithe that makes eight of them. */
const treasury = moduleFrom(`
module: treasury
title: Treasury
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
rules: { pieces: anyone, turns: free, changes: owner }
maps:
  - name: Field
    occupied: stack
    boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 4 } }]
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  coin: { symbol: c }
  purse: { symbol: p, layers: { levels: [{ name: empty, symbol: e }, { name: full, symbol: f }], follows: "$Field_Gold$ >= 8 ? 2 : 1" } }
setup:
  - { at: [A1, A2, A3], side: Red, pieces: [{ prototype: coin }] }
  - { at: D4, side: Blue, pieces: [{ prototype: purse }] }
  - { at: $side$ Hand, each: side, side: $side$, pieces: [{ prototype: coin, count: 2 }] }
counters:
  - { name: Gold, on: Field, match: PieceName = coin, report: "$counterName$ $oldValue$ to $newValue$ ($change$), $Field_Gold$" }
  - { name: Wealth, on: $side$ Hand, each: side, report: "$counterName$ $newValue$" }
modifiers:
  - { name: Tithe, of: counter, match: Name = Gold, change: value + 5 }
  - { name: Loan, of: counter, match: "Name = Wealth && Owner = Red", change: value * 10 }
scorekeepers: |
  (scorekeeper rich
    (title "Riches")
    (initial 0)
    (when (after-event (= kind side-turn-ended)))
    (do (set |Field_Gold|) (if (>= |Field_Gold| 100) end))
    (messages ((>= |Field_Gold| 9) "There are $Field_Gold$ in all.")))
`);

const PEOPLE: readonly PersonId[] = [ANN, BEN, CLO];
let bot: Bot;

/** What somebody got last. */
const last = (person: PersonId): string => bot.heard.get(person)?.at(-1) ?? '';

const asked = async (person: PersonId, words: string, values: Parameters<Bot['type']>[2] = {}): Promise<string> => {
  await bot.type(person, words, values);
  return last(person);
};

beforeAll(async () => {
  bot = new Bot(treasury, PEOPLE, 'a');
  await bot.type(ANN, 'game start', { module: 'treasury' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.type(CLO, 'game join');
  await bot.begin(ANN);
});

describe('[D11] a number changed by a modifier', () => {
  it.each(PEOPLE)('[D11] a modified number is the effective one everywhere, shown once: to %s', async (person) => {
    expect(await asked(person, 'counter show', { name: 'Field_Gold' })).toContain('**8**');
    expect(last(person)).not.toContain('13');
    expect(await asked(person, 'counter list')).not.toContain('13');
    expect(await asked(person, 'modifier explain', { subject: 'game', property: 'Field_Gold' })).toContain('Result: 8');
    expect(last(person)).toContain('Base: 3');
    expect(last(person)).toContain('**Tithe**, + 5, with Name Gold: applied, giving 8');
    expect(await asked(person, 'modifier explain', { subject: 'Field_Gold', property: 'value' })).toContain(
      'Result: 8',
    );
    expect(await asked(person, 'modifier explain', { subject: 'D4', property: 'Field_Gold' })).toContain('Result: 8');
    expect(await asked(person, 'score show')).toContain('8 of 100');
    expect(await asked(person, 'piece show', { piece: 'D4' })).toContain('Symbol on the map: f');
    expect(await asked(person, 'board', { map: 'Field' })).toContain('"name":"purse, full","label":"f"');
    expect(await asked(person, 'game export')).toMatch(/symbol\\*": \\*"f/);
  });

  it('[D11] a modified number is the effective one in reports and messages', async () => {
    await bot.type(ANN, 'hand play', { piece: '1', to: 'B1' });
    const heard = bot.heard.get(CLO)?.slice(-3).join('\n') ?? '';
    expect(heard).toContain('Gold 8 to 9 \\\\(1\\\\), 9');
    await bot.type(ANN, 'turn end');
    expect(bot.heard.get(CLO)?.slice(-2).join('\n')).toContain('There are 9 in all.');
    expect(await asked(BEN, 'score show')).toContain('**9**');
  });

  it('[D11] a modified number in a private window is visible only to its side', async () => {
    expect(await asked(ANN, 'modifier explain', { subject: 'Red Hand_Wealth', property: 'value' })).toContain(
      'Result: 10',
    );
    expect(await asked(ANN, 'counter show', { name: 'Red Hand_Wealth' })).toContain('10');
    expect(await asked(BEN, 'modifier explain', { subject: 'Red Hand_Wealth', property: 'value' })).toContain(
      "There's no piece",
    );
    expect(await asked(BEN, 'counter show', { name: 'Blue Hand_Wealth' })).toContain('**2**');
  });
});
