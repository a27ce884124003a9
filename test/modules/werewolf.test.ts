import { expect, test } from 'vitest';
import { actsFor, gameOf, look, type Module } from '../../src/engine/index.ts';
import type { Step } from '../../src/session/base/step.ts';
import { Session } from '../../src/session/game/session.ts';
import type { Operation, PersonId, SideId } from '../../src/table/index.ts';
import { personKnowledgeQueries } from '../../src/view/foresight.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { controls, shown, sitDown, started, type Table, words } from '../commands/table.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser } from '../support/play/presser.ts';
import { postsInWords } from '../support/play/told.ts';
import { done, GAME, newProcess } from '../support/session.ts';
import { stateOf } from '../support/state.ts';
import { newPlay, outcome, type Play, played, replayed, startOf } from '../support/table.ts';

const HOUSES = ['Mill', 'Forge', 'Inn', 'Bakery', 'Chapel', 'Farm', 'Dairy', 'Tannery', 'Stable', 'Orchard'];
const NAMES = ['alice', 'bob', 'carol', 'dan', 'eve'];

const werewolf = await shippedModule('werewolf');

/** The same with the roles in that order, from the first house on, in the place of chance. */
const dealtAs = (...roles: readonly string[]): Module => {
  const [from = 0] = [roles.length];
  const box = werewolf.setup.filter(({ map }) => map !== 'Box');
  const phases = werewolf.turn?.phases?.map((phase) => ({
    ...phase,
    ...(phase.begin ? { begin: phase.begin.filter(({ shuffle }) => shuffle === undefined) } : {}),
  }));
  const pieces = [...roles]
    .reverse()
    .map((prototype) => ({ prototype, name: prototype, count: 1, values: { From: from } }));
  return {
    ...werewolf,
    ...(werewolf.turn && phases ? { turn: { ...werewolf.turn, phases } } : {}),
    setup: [...box, { map: 'Box', pieces }],
  };
};

const personOf = (house: string): PersonId => `30000000000000000${HOUSES.indexOf(house)}` as PersonId;

const begun = (module: Module, count: number): Play => {
  const game = newPlay();
  const [host = 'Mill'] = HOUSES;
  played(game, startOf(module, personOf(host)));
  for (const house of HOUSES.slice(0, count))
    played(game, { kind: 'join', actor: personOf(house), side: house as SideId });
  played(game, { kind: 'begin', actor: personOf(host) });
  return game;
};

const choosing = (house: string, action: string, whom: string): Operation => ({
  ...{ kind: 'act', actor: personOf(house), action, subject: undefined, payment: undefined },
  choices: { whom: [whom] },
});

/** What each chooses: `Mill Forge` for the Mill, who points at the Forge, or accuses it. */
const all = (game: Play, action: 'Point' | 'Accuse', ...choices: readonly string[]): void => {
  for (const one of choices) {
    const [house = '', whom = ''] = one.split(' ');
    played(game, choosing(house, action, whom));
  }
};

const phaseOf = ({ table }: Play): string | undefined => table.get('turn-phase', 'turn-phase')?.name;

const fateOf = ({ table }: Play, house: string): unknown =>
  look(table, { kind: 'side', id: house as SideId, name: 'Fate' });

const cardOf = ({ table }: Play, house: string) => {
  const [first] = table.at(`${house} Hand`);
  return table.get('piece', first?.id ?? '');
};

const results = ({ table }: Play): readonly string[] =>
  [...table.all('outcome')].map(({ id, result }) => `${id} ${result}`);

test('[V12] Werewolf has the requested wolves, who know each other', () => {
  const dealt = (count: number) => {
    const game = begun(werewolf, count);
    const cards = HOUSES.slice(0, count).map((house) => [house, cardOf(game, house)] as const);
    const wolves = cards.filter(([, card]) => card?.prototype === 'Wolf');
    const pack = wolves.map(([house]) => house).join(', ');
    for (const [, card] of cards) expect(card?.values['Pack']).toBe(card?.prototype === 'Wolf' ? pack : undefined);
    return [wolves.length, cards.filter(([, card]) => card?.prototype === 'Seer').length];
  };
  expect([5, 6, 7, 9, 10].map(dealt)).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
    [2, 1],
    [3, 1],
  ]);
});

test('[V12] Werewolf alternates nights and days until a team wins', () => {
  const roles = ['Wolf', 'Wolf', 'Seer', 'Villager', 'Villager', 'Villager', 'Villager'];
  const game = begun(dealtAs(...roles), 7);
  expect(HOUSES.slice(0, 7).map((house) => cardOf(game, house)?.prototype)).toEqual(roles);
  // In the first night nobody is killed, and the seer learns.
  all(game, 'Point', 'Mill Bakery', 'Forge Bakery', 'Inn Mill', 'Bakery Mill', 'Chapel Mill', 'Farm Mill');
  expect(phaseOf(game)).toBe('Night');
  all(game, 'Point', 'Dairy Mill');
  expect([phaseOf(game), fateOf(game, 'Bakery'), cardOf(game, 'Inn')?.values['Seen']]).toEqual([
    'Day',
    'alive',
    'Mill: a wolf',
  ]);
  // Who is accused most is driven out, and shows the card.
  all(
    game,
    'Accuse',
    'Mill Dairy',
    'Forge Dairy',
    'Inn Mill',
    'Bakery Mill',
    'Chapel Mill',
    'Farm Dairy',
    'Dairy Mill',
  );
  expect([phaseOf(game), fateOf(game, 'Mill')]).toEqual(['Night', 'driven out']);
  const open = game.table
    .at('Village/Village', 'Mill' as never)
    .map(({ id }) => game.table.get('piece', id)?.prototype);
  expect(open).toEqual(['Wolf']);
  expect(outcome(game, choosing('Mill', 'Point', 'Inn'))).toBe('not-in-phase');
  expect(outcome(game, choosing('Inn', 'Point', 'Mill'))).toBe('choice-not-that');
  // Whom the wolf that is left points at is killed; the seer still learns.
  all(game, 'Point', 'Forge Inn', 'Inn Bakery', 'Bakery Inn', 'Chapel Inn', 'Farm Inn', 'Dairy Inn');
  expect([fateOf(game, 'Inn'), cardOf(game, 'Inn')?.values['Seen']]).toEqual([
    'killed',
    'Mill: a wolf; Bakery: no wolf',
  ]);
  // In a tie nobody goes, and nobody needs to accuse.
  all(game, 'Accuse', 'Forge Dairy', 'Bakery Forge', 'Chapel Bakery');
  for (const house of ['Farm', 'Dairy']) played(game, { kind: 'next-phase', actor: personOf(house) });
  expect(phaseOf(game)).toBe('Night');
  all(game, 'Point', 'Forge Dairy', 'Bakery Forge', 'Chapel Forge', 'Farm Forge', 'Dairy Forge');
  all(game, 'Accuse', 'Forge Farm', 'Bakery Forge', 'Chapel Forge', 'Farm Forge');
  expect([gameOf(game.table).phase, ...results(game).toSorted()]).toEqual([
    'over',
    ...['Bakery won', 'Chapel won', 'Dairy won', 'Farm won', 'Forge lost', 'Inn won', 'Mill lost'],
  ]);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
});

test('[V12] divided wolves kill no player, and wolves win at equal numbers', () => {
  const game = begun(dealtAs('Wolf', 'Wolf', 'Seer', ...Array.from({ length: 4 }, () => 'Villager')), 7);
  const others = ['Inn', 'Bakery', 'Chapel', 'Farm', 'Dairy'];
  const nobody = (...houses: readonly string[]) =>
    played(game, ...houses.map((house) => ({ kind: 'next-phase', actor: personOf(house) }) as const));
  all(game, 'Point', 'Mill Inn', 'Forge Inn', ...others.map((house) => `${house} Mill`));
  nobody('Mill', 'Forge', ...others);
  all(game, 'Point', 'Mill Inn', 'Forge Dairy', ...others.map((house) => `${house} Mill`));
  expect(others.map((house) => fateOf(game, house))).toEqual(others.map(() => 'alive'));
  for (const [i, prey] of ['Inn', 'Bakery', 'Chapel'].entries()) {
    nobody('Mill', 'Forge', ...others.slice(i));
    all(game, 'Point', `Mill ${prey}`, `Forge ${prey}`, ...others.slice(i).map((house) => `${house} Mill`));
  }
  const wolves = ['Mill', 'Forge'];
  const expected = [...wolves, ...others].map((house) => `${house} ${wolves.includes(house) ? 'won' : 'lost'}`);
  expect(results(game).toSorted()).toEqual(expected.toSorted());
});

test('[V12] Werewolf reveals no role to villagers or the channel', () => {
  const villagers = ['Villager', 'Villager', 'Villager'];
  const games = [dealtAs('Wolf', 'Seer', ...villagers), dealtAs('Seer', 'Wolf', ...villagers)].map((module) =>
    begun(module, 5),
  );
  const seen = ({ table }: Play): unknown =>
    [...HOUSES.slice(2, 5).map(personOf), '900000000000000000' as PersonId].map((person) => [
      new View(table, personViewer(person))
        .of(personKnowledgeQueries)
        .knowledge()
        ?.records.filter(({ kind }) => kind !== 'module'),
      [...actsFor(table, person)],
    ]);
  const isSame = (): void => expect(seen(games[0] as Play)).toEqual(seen(games[1] as Play));
  isSame();
  const [first, second] = HOUSES as [string, string];
  const rest = HOUSES.slice(2, 5);
  for (const whom of ['Inn', 'Bakery']) {
    for (const house of [first, second, ...rest].filter((one) => fateOf(games[0] as Play, one) === 'alive')) {
      for (const game of games) played(game, choosing(house, 'Point', house === whom ? 'Chapel' : whom));
      isSame();
    }
    for (const house of [first, second, ...rest].filter((one) => fateOf(games[0] as Play, one) === 'alive')) {
      for (const game of games) played(game, { kind: 'next-phase', actor: personOf(house) });
      isSame();
    }
  }
  // Taking a night back is asked of the others, whether the seer has learned by it or not.
  const asks = games.map((game) => outcome(game, { kind: 'undo', actor: personOf('Chapel'), steps: 5 }));
  expect(new Set(asks)).toEqual(new Set(['undo-needs-consent']));
});

/** What the channel and these people were told of each step, in English. */
const postsFor = (steps: readonly Step[], people: readonly PersonId[]): readonly unknown[] =>
  steps.map((step) =>
    postsInWords(step).filter(({ reader }) => reader === 'channel' || people.includes(reader as never)),
  );

test('[T6] swapped Werewolf roles change only posts for informed players', async () => {
  const SEVEN = HOUSES.slice(0, 7);
  // Two wolves, a seer, four villagers: who is changed for whom, and who learns of one of them: the other wolf, and the seer.
  const swaps = [
    { pair: [2, 5], mates: [] },
    { pair: [0, 4], mates: [1, 2] },
  ] as const;
  let chance = 11;
  const below = (most: number): number => {
    chance = (chance * 48271) % 2147483647;
    return chance % most;
  };
  for (const { pair, mates } of swaps) {
    const [one, other] = pair;
    const roles = ['Wolf', 'Wolf', 'Seer', 'Villager', 'Villager', 'Villager', 'Villager'];
    const swapped = roles.with(one, roles[other] ?? '').with(other, roles[one] ?? '');
    const modules = [dealtAs(...roles), dealtAs(...swapped)];
    const plays = modules.map((module) => begun(module, 7));
    const sessions = modules.map(() => Session.empty(newProcess().ports, GAME));
    const told: Step[][] = [[], []];
    const does = async (...operations: readonly Operation[]): Promise<void> => {
      for (const operation of operations)
        for (const [i, session] of sessions.entries()) told[i]?.push(await done(session, operation));
    };
    const [host = ''] = SEVEN;
    for (const [i, session] of sessions.entries())
      told[i]?.push(await done(session, startOf(modules[i] as Module, personOf(host))));
    await does(...SEVEN.map((house): Operation => ({ kind: 'join', actor: personOf(house), side: house as SideId })), {
      kind: 'begin',
      actor: personOf(host),
    });
    const watchers = SEVEN.filter((_, i) => i !== one && i !== other && !mates.includes(i as never)).map(personOf);
    // A night, a day and a night: then no team can have won.
    for (let round = 0; round < 3; round += 1) {
      const action = phaseOf(plays[0] as Play) === 'Night' ? 'Point' : 'Accuse';
      const alive = SEVEN.filter((house) => fateOf(plays[0] as Play, house) === 'alive');
      // Both of the pair point at the same person, so that the wolves agree in both games or in none.
      const others = alive.filter((house) => !pair.some((i) => SEVEN[i] === house));
      const common = others[below(others.length)] ?? '';
      for (const house of alive) {
        // Nobody who could have it shown chooses a card of the pair: by night the wolves, by day all.
        const isFree = action === 'Point' && SEVEN.indexOf(house) > 1;
        const options = (isFree ? alive : others).filter((whom) => whom !== house);
        const whom = others.includes(house) ? (options[below(options.length)] ?? '') : common;
        const operation = choosing(house, action, whom);
        for (const game of plays) played(game, operation);
        await does(operation);
      }
    }
    const [first, second] = told.map((steps) => postsFor(steps, watchers));
    expect(second).toEqual(first);
    const [own, others] = told.map((steps) =>
      JSON.stringify(
        postsFor(
          steps,
          pair.map((i) => personOf(SEVEN[i] ?? '')),
        ),
      ),
    );
    expect(own === others).toBe(false);
  }
});

/** Five sit down and begin. */
const seated = async (table: Table): Promise<readonly Presser[]> => {
  const seats = await started(table, 'werewolf');
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  for (const [i, name] of NAMES.entries()) await table.user(name).press(seats, sides[i] ?? '');
  const board = shown(await table.user('alice').press(seats, 'Begin'));
  return NAMES.map((name) => new Presser(table.user(name), board));
};

test('[V12] Werewolf is played from start to end by presses', async () => {
  const table = await sitDown({ modules: [werewolf], users: NAMES, channels: ['table'] });
  const pressers = await seated(table);
  for (const one of pressers) await one.refresh();
  // Each chooses among the houses of the others.
  const asked = pressers.map((one) => words(one.panel, table).replace(/\[(?:Forge|Inn|Bakery|Chapel|Mill)\] ?/g, '*'));
  expect(new Set(asked).size).toBe(1);
  for (const one of pressers) await one.press(one.of('hand')[0] ?? expect.fail());
  const roles = pressers.map((one) => /Wolf|Seer|Villager/.exec(words(one.panel, table))?.[0]);
  expect(roles.toSorted()).toEqual(['Seer', 'Villager', 'Villager', 'Villager', 'Wolf']);
  const [wolf = '', seer = '', villager = ''] = ['Wolf', 'Seer', 'Villager'].map((role) => HOUSES[roles.indexOf(role)]);
  /** Who is in it points at somebody or accuses him, or somebody else where that is himself. */
  const choose = async (who: readonly Presser[], whom: string): Promise<void> => {
    for (const one of who) {
      await one.refresh();
      const options = one.of('choice');
      await one.press(options.find(({ label }) => label === whom) ?? options[0] ?? expect.fail());
    }
  };
  const without = (...houses: readonly string[]) => pressers.filter((_, i) => !houses.includes(HOUSES[i] ?? ''));
  await choose(pressers, wolf);
  expect(table.posted().at(-1)).toMatch(
    /^[^,]* has pointed at someone\. The village wakes\. No one died\. Talk .*\nWaiting for/,
  );
  await choose(pressers, villager);
  const named = (house: string): string => `@${NAMES[HOUSES.indexOf(house)]}`;
  expect(table.posted().at(-1)).toContain(`${named(villager)} is driven out. ${named(villager)} was a villager.`);
  expect(table.posted().join()).not.toContain('Votes 0');
  // Who is out is asked nothing any more, and nobody says what was pointed at.
  const [out = expect.fail()] = pressers.filter((one) => !without(villager).includes(one));
  await out.refresh();
  expect([words(out.panel, table).includes('Waiting for'), out.of('with')]).toEqual([true, []]);
  await choose(without(villager), seer);
  expect(table.posted().at(-1)).toContain(`The village wakes. ${named(seer)} is dead.`);
  await choose(without(villager, seer), wolf);
  const end = table.posted().at(-1) ?? '';
  const village = HOUSES.slice(0, 5).filter((_, i) => roles[i] !== 'Wolf');
  const names = village.map((house) => `**${house}**`);
  expect(end).toContain(`\n${names.slice(0, -1).join(', ')} and ${names.at(-1)} won.\n`);
  expect(end).not.toContain('lost');
  expect([pressers.flatMap(({ faults }) => faults), table.rig().faults]).toEqual([[], []]);
});
