import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Command } from '../port/command.ts';
import type { Messenger, SendResult } from '../session/base/messenger.ts';
import type { Store } from '../store/index.ts';

/** The values that are read each time the metrics are requested. They never identify a player, a channel or a game. */
export interface MetricGaugeValues {
  readonly games: number;
  /** The number of posts and direct messages that are not sent yet. */
  readonly undelivered: number;
  /** The time of the oldest step with an unsent message (ms since 1970). */
  readonly oldest: number | undefined;
  /** The bytes of SQLite's write-ahead log; 0 for other databases. */
  readonly storeLog: number;
  readonly shards: { readonly ready: number; readonly all: number };
}

/**
 * The upper bounds of the histogram, in seconds. The lowest are not noticeable, and Discord gives up near the highest.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process in Prometheus's format: numbers and times by kind, without names and texts. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #interactions = new Counter({
    name: 'quartermaster_interactions_total',
    help: 'Interactions by command, kind (command, press, form, completion) and outcome (done, failed)',
    labelNames: ['command', 'kind', 'outcome'] as const,
    registers: [this.#registry],
  });
  readonly #turnedAway = new Counter({
    name: 'quartermaster_interactions_turned_away_total',
    help: 'Interactions that were not begun, by why: too much to do (busy), or nobody waits for them any more (late)',
    labelNames: ['why'] as const,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'quartermaster_discord_refusals_total',
    help: 'Requests that Discord refused, by status: after 10,000 of 401, 403 and 429 in ten minutes it blocks the address',
    labelNames: ['status'] as const,
    registers: [this.#registry],
  });
  readonly #underway = new Gauge({
    name: 'quartermaster_interactions_underway',
    help: 'Interactions that are worked through',
    registers: [this.#registry],
  });
  readonly #answers = histogram(this.#registry, 'quartermaster_answer_seconds', 'Until a reply is made', ['command']);
  readonly #store = histogram(this.#registry, 'quartermaster_store_seconds', 'Calls of the store', ['call', 'outcome']);
  readonly #storeUnderway = new Gauge({
    name: 'quartermaster_store_calls_underway',
    help: 'Calls of the store that are not answered',
    registers: [this.#registry],
  });
  readonly #messages = histogram(this.#registry, 'quartermaster_message_seconds', 'Posts and direct messages sent', [
    'kind',
    'outcome',
  ]);
  readonly #drawing = histogram(this.#registry, 'quartermaster_drawing_seconds', 'Pictures drawn', ['outcome']);

  constructor(gauges: () => MetricGaugeValues, now: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    this.#begin();
    const gauge = (name: string, help: string, value: (all: MetricGaugeValues) => number): void => {
      const made: Gauge = new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect: () => made.set(value(gauges())),
      });
    };
    gauge('quartermaster_games_in_memory', 'Games in memory', ({ games }) => games);
    gauge('quartermaster_undelivered_messages', 'Messages that have still to go out', (all) => all.undelivered);
    gauge(
      'quartermaster_oldest_undelivered_seconds',
      'Age of the oldest of these, 0 where there is none',
      ({ oldest }) => (oldest === undefined ? 0 : Math.max(0, now() - oldest) / 1000),
    );
    gauge('quartermaster_sqlite_log_bytes', "Size of SQLite's write-ahead log", ({ storeLog }) => storeLog);
    gauge('quartermaster_gateway_shards', 'Connections to the gateway', ({ shards }) => shards.all);
    gauge('quartermaster_gateway_shards_ready', 'Connections to the gateway that are ready', (all) => all.shards.ready);
  }

  /** Starts counters at 0 that an alarm may watch: it needs an earlier value to notice a rise. */
  #begin(): void {
    for (const why of ['busy', 'late', 'often'] as const) this.#turnedAway.inc({ why }, 0);
    for (const status of [401, 403, 404, 429]) this.#refused.inc({ status }, 0);
    for (const call of ['read', 'append', 'set', 'delete']) this.#store.zero({ call, outcome: 'failed' });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get type(): string {
    return this.#registry.contentType;
  }

  readonly refused = (status: number): void => this.#refused.inc({ status });

  readonly turnedAway = (why: 'busy' | 'late' | 'often'): void => this.#turnedAway.inc({ why });

  counted(commands: readonly Command[]): readonly Command[] {
    return commands.map((command) => {
      const { name } = command.data;
      const by = <Input, Answer>(kind: string, act: (input: Input) => Promise<Answer>) => {
        this.#interactions.inc({ command: name, kind, outcome: 'failed' }, 0);
        return (input: Input): Promise<Answer> => this.#interaction(name, kind, () => act(input));
      };
      const { complete, press, submit } = command;
      return {
        data: command.data,
        execute: by('command', (input) => command.execute(input)),
        ...(complete ? { complete: by('completion', complete.bind(command)) } : {}),
        ...(press ? { press: by('press', press.bind(command)) } : {}),
        ...(submit ? { submit: by('form', submit.bind(command)) } : {}),
      };
    });
  }

  timedStore(store: Store): Store {
    const timed = async <T>(call: string, act: () => Promise<T>): Promise<T> => {
      this.#storeUnderway.inc();
      const end = this.#store.startTimer({ call });
      try {
        const answer = await act();
        end({ outcome: answer === 'unknown' ? 'failed' : 'done' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      } finally {
        this.#storeUnderway.dec();
      }
    };
    return {
      get: (key) => timed('read', () => store.get(key)),
      getMany: (keys) => timed('read', () => store.getMany(keys)),
      append: (...row) => timed('append', () => store.append(...row)),
      set: (...row) => timed('set', () => store.set(...row)),
      rowsAfter: (...page) => timed('read', () => store.rowsAfter(...page)),
      delete: (keys) => timed('delete', () => store.delete(keys)),
      close: () => store.close(),
    };
  }

  timedMessenger(messenger: Messenger): Messenger {
    const timed = async (kind: string, send: () => Promise<SendResult>): Promise<SendResult> => {
      const end = this.#messages.startTimer({ kind });
      const sent = await send();
      end({ outcome: sent.kind });
      return sent;
    };
    return {
      post: (...given) => timed('post', () => messenger.post(...given)),
      direct: (...given) => timed('direct', () => messenger.direct(...given)),
      find: (...given) => messenger.find(...given),
      edit: (...given) => timed('edit', () => messenger.edit(...given)),
      thread: (...given) => messenger.thread(...given),
      admission: (...given) => messenger.admission(...given),
    };
  }

  timedDrawing<Given, Drawn>(draw: (given: Given) => Promise<Drawn>): (given: Given) => Promise<Drawn> {
    return async (given) => {
      const end = this.#drawing.startTimer();
      try {
        const drawn = await draw(given);
        end({ outcome: 'done' });
        return drawn;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  }

  async #interaction<Answer>(command: string, kind: string, act: () => Promise<Answer>): Promise<Answer> {
    this.#underway.inc();
    const end = this.#answers.startTimer({ command });
    try {
      const answer = await act();
      this.#interactions.inc({ command, kind, outcome: 'done' });
      return answer;
    } catch (error) {
      this.#interactions.inc({ command, kind, outcome: 'failed' });
      throw error;
    } finally {
      end();
      this.#underway.dec();
    }
  }
}

const histogram = <Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Histogram<Label> =>
  new Histogram({
    name,
    help: `${help}, in seconds`,
    labelNames: [...labelNames],
    buckets: BUCKETS,
    registers: [registry],
  });
