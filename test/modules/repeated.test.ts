import { expect, test } from 'vitest';
import { actsFor, gameOf, notationFunctions, onTurn, playersOf, systems } from '../../src/engine/index.ts';
import { Session } from '../../src/session/game/session.ts';
import { messagesOfStep } from '../../src/session/posts/told-step.ts';
import { apply, LiveTable, type Operation, type PersonId, type SideId } from '../../src/table/index.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { dice } from '../support/play/transcript.ts';
import { done, GAME, newProcess } from '../support/session.ts';
import { startOf } from '../support/table.ts';

/** Whoever reads the channel alone can repeat each turn on a board of their own. */

const PEOPLE = ['300000000000000001', '300000000000000002'] as const;

/** The legal acts of the side on turn. */
const actsIn = (table: LiveTable): readonly Operation[] => {
  const side = onTurn(table);
  const [actor] = side ? playersOf(table, side.id) : [];
  return actor === undefined ? [] : [...actsFor(table, actor)].filter(({ kind }) => kind !== 'resign');
};

/** A game that is played in a session. */
class Board {
  readonly table = new LiveTable(systems);
  readonly #session = Session.empty(newProcess().ports, GAME);

  async run(operation: Operation): Promise<string> {
    const step = await done(this.#session, operation);
    apply(this.table, step.change);
    const { told } = await messagesOfStep(this.#session, step, []);
    const [, message] = [...told].find(([reader]) => reader === 'channel') ?? [];
    return (message?.text ?? '').replace(/[*\\]/g, '');
  }

  async begin(name: string): Promise<void> {
    const module = await shippedModule(name);
    const [host, guest] = PEOPLE as unknown as readonly [PersonId, PersonId];
    await this.run(startOf(module, host));
    for (const [i, { name: side }] of module.sides.entries())
      await this.run({ kind: 'join', actor: i === 0 ? host : guest, side: side as SideId });
    await this.run({ kind: 'begin', actor: host });
  }

  /** What stands where; which of several that are alike is no matter. */
  get standing(): readonly string[] {
    const pieces = [...this.table.all('piece')].map(({ side, prototype, place, layer, values }) =>
      JSON.stringify([side, prototype, place.in, place.cell, layer, values['Pips']]),
    );
    return [...pieces.sort(), onTurn(this.table)?.id ?? ''];
  }
}

/** The act of a post by its notation. */
const written = (table: LiveTable, text: string): Operation | undefined => {
  const [, typed = ''] = /^\d+\.(?:\.\.)? (.+)$/m.exec(text) ?? [];
  const style = notationFunctions.styleOf(table);
  const acts = actsIn(table).flatMap((act) => (act.kind === 'move' || act.kind === 'pass' ? act : []));
  const [one, ...others] = style?.meant(table, acts[0]?.actor as PersonId, typed, () => style.texts(table, acts)) ?? [];
  return others.length === 0 ? one?.operation : undefined;
};

/** The act that puts a disc where a post says so. */
const placed = (table: LiveTable, text: string): Operation | undefined => {
  const [, cell] = /\b([A-H][1-8])\b/.exec(text) ?? [];
  return actsIn(table).find((act) => (act.kind === 'move' ? act.to.cell === cell : !cell && act.kind === 'pass'));
};

/** The act of backgammon by which a checker goes as a post says: on from where it landed, or from a new point. */
const played = (table: LiveTable, text: string): Operation | undefined => {
  const [, run = ''] = /\d: (?:\S+ )*?(\S+)\.(?:\s|$)/.exec(text) ?? [];
  const points = run.replaceAll('*', '').split('/');
  const value = (name: string): unknown => table.get('own-values', 'game')?.values[name];
  const ways = [points[0], value('Landed')].map((from) => `${from}/${points.at(-1)}`);
  return actsIn(table).find((act) => {
    const [id = ''] = /p\d+/.exec(JSON.stringify(act)) ?? [];
    const from = Number(table.get('piece', id)?.values['Pips'] ?? 0);
    const to = from - Number(value(act.kind === 'act' && act.action === 'Larger die' ? 'High' : 'Low') ?? 0);
    return act.kind === 'act' && ways.includes(`${from === 25 ? 'bar' : from}/${to < 1 ? 'off' : to}`);
  });
};

const GAMES = [
  { name: 'chess', repeat: written },
  { name: 'draughts', repeat: written },
  { name: 'go-9', repeat: written },
  { name: 'reversi', repeat: placed },
  { name: 'backgammon', repeat: played },
] as const;

/** So many turns of each game are repeated, and so many of twenty must come out alike. */
const [TURNS, LEAST] = [24, 19] as const;

test.each(GAMES.flatMap((game) => [7, 11].map((seed) => ({ ...game, seed }))))(
  '[U46] [U47] turns of $name can be replayed from their posts ($seed)',
  async ({ name, repeat, seed }) => {
    const [board, own] = [new Board(), new Board()];
    await board.begin(name);
    await own.begin(name);
    const random = dice(seed);
    let [turns, alike] = [0, 0];
    for (; turns < TURNS && gameOf(board.table).phase === 'playing'; turns += 1) {
      const acts = actsIn(board.table);
      const act = acts[random(acts.length)];
      if (!act) break;
      const text = await board.run(act);
      const again = repeat(own.table, text);
      if (again) await own.run(again);
      if (JSON.stringify(own.standing) === JSON.stringify(board.standing)) alike += 1;
      // What follows another position says nothing of the posts.
      else break;
    }
    expect(turns).toBeGreaterThan(10);
    expect(alike * 20).toBeGreaterThanOrEqual(turns * LEAST);
  },
);
