/**
 * Limits the cost of one request by counting its work: a record visited, a value read, a step of an expression, a
 * write. It counts units and not time, so that every process gets the same result.
 *
 * Only one meter is open at a time, because each request runs to its end before the next begins. If none is open,
 * nothing is charged, so a replay of stored steps is never stopped.
 */

/** The maximum work of one request: 10 to 40 ms on the benchmark machine, depending on the kind of work. */
export const REQUEST_WORK_LIMIT = 600_000;
/** The maximum work of a request that sets up a whole game, undoes many steps, or lists all legal acts of a player. */
export const LONG_REQUEST_WORK_LIMIT = 1_500_000;
const UPKEEP_WORK_LIMIT = 3_000_000;

/**
 * The maximum work of all requests together that are made while something is read for one person. For example, a panel
 * asks of each piece if it can move; each of these requests alone is within its own limit.
 */
export const READ_WORK_LIMIT = 600_000;

/** The cost of common work, in units. */
export const COST = {
  /** Reading an effective value. */
  look: 20,
  /** Visiting a piece, a cell or a side. */
  thing: 5,
  /** Checking a modifier for a value. */
  turn: 30,
  /** Adding, updating or removing a record, including its indexes. */
  write: 10,
  /** Joining a record of one change to another change. */
  join: 2,
  /** Trying one choice, such as one target of an action. */
  line: 50,
  /** Running an instruction or an operation, including its bookkeeping. */
  done: 150,
} as const;

/**
 * A part of a module that is being run: an action, an effect or a phase. `line` is the number of its instruction, from
 * 1.
 */
export interface RunningModulePart {
  readonly part: 'action' | 'effect' | 'phase';
  readonly name: string;
  readonly line?: number;
}

interface Meter {
  left: number;
}

/** The kind of a request: if anything is hidden from the requester, and the most units that it may take. */
export interface WorkRequest {
  readonly hides: boolean;
  readonly most: number;
}

let reading: Meter | undefined;

class Request {
  readonly most: number;
  /** The meter for work that depends only on things that the actor knows. */
  readonly known: Meter;
  /** The meter for all other work. It is the same as `known` if nothing is hidden from the actor. */
  readonly unseen: Meter;
  /** The meter for counters and scorekeepers, which run after each step and may visit thousands of pieces. */
  readonly upkeep: Meter = { left: UPKEEP_WORK_LIMIT };
  readonly reading: Meter | undefined;
  place: RunningModulePart | undefined;

  constructor({ hides, most }: WorkRequest) {
    this.reading = reading;
    this.most = Math.max(1, Math.min(most, this.reading?.left ?? most));
    this.known = { left: this.most };
    this.unseen = hides ? { left: this.most } : this.known;
  }
}

let request: Request | undefined;
let meter: Meter | undefined;

let last = 0;
let done = 0;
let cuts = 0;

/**
 * Returns how much of its work limits the last request used: 0.5 for half. It is above 1 if the request was cut off.
 */
export const lastUsedWorkShare = (): number => last;

/** Returns the units of all requests so far, to measure a difference. */
export const totalWorkUnits = (): number => done;

const close = ({ known, unseen, upkeep, most, reading: shared }: Request): void => {
  last = 1 - Math.min(known.left / most, unseen.left / most, upkeep.left / UPKEEP_WORK_LIMIT);
  const taken = UPKEEP_WORK_LIMIT - upkeep.left + most - known.left + (unseen === known ? 0 : most - unseen.left);
  done += taken;
  if (shared) shared.left -= taken;
};

/** Returns how often work was cut off so far. A cache can check by it if its data may be incomplete. */
export const workCutOffCount = (): number => cuts;

/** The error that ends a request whose work limit is used up. Only code that opens meters catches it. */
export class WorkLimitError extends Error {
  readonly place: RunningModulePart | undefined;
  /** True if the actor must not learn of the overrun, because the counted work depends on hidden things. */
  readonly isUnseen: boolean;
  /** False if the request never started: it belongs to a `readWithSharedWorkLimit` whose limit is used up. */
  readonly hasBegun: boolean;

  constructor(place: RunningModulePart | undefined, isUnseen: boolean, hasBegun = true) {
    super('the work of a request goes beyond its limit');
    this.place = place;
    this.isUnseen = isUnseen;
    this.hasBegun = hasBegun;
  }
}

/** Counts units of work. Throws a `WorkLimitError` if the request has used up its limit. */
export const charge = (units: number): void => {
  if (meter === undefined) return;
  meter.left -= units;
  if (meter.left < 0) overrun();
};

const overrun = (): never => {
  cuts += 1;
  throw new WorkLimitError(request?.place, meter !== request?.known);
};

/**
 * Returns the error for a request that can't start: it belongs to a `readWithSharedWorkLimit` whose limit is used up.
 */
const notBegun = (): WorkLimitError | undefined => {
  if (!reading || reading.left > 0) return undefined;
  cuts += 1;
  return new WorkLimitError(undefined, false, false);
};

/** Notes the part of the module that is running, so that a refusal can name it. */
export const noteWorkPlace = (place: RunningModulePart | undefined): void => {
  if (request) request.place = place;
};

const under = <T>(next: Request | undefined, charged: Meter | undefined, run: () => T): T => {
  const [outer, before] = [request, meter];
  request = next;
  meter = charged;
  try {
    return run();
  } finally {
    request = outer;
    meter = before;
  }
};

/**
 * Runs work that is charged to the open meter, or to a new one if none is open. If the new one is used up, `cut`
 * returns the result.
 */
export const runMetered = <T>(asked: WorkRequest, run: () => T, cut: (overrun: WorkLimitError) => T): T => {
  if (request) return run();
  const over = notBegun();
  if (over) return cut(over);
  const own = new Request(asked);
  try {
    return under(own, own.known, run);
  } catch (fault) {
    if (fault instanceof WorkLimitError) return cut(fault);
    throw fault;
  } finally {
    close(own);
  }
};

/** Runs a read for one person, such as a panel. All requests within the read share one work limit. */
export const readWithSharedWorkLimit = <T>(read: () => T): T => {
  const outer = reading;
  reading = outer ?? { left: READ_WORK_LIMIT };
  try {
    return read();
  } finally {
    reading = outer;
  }
};

export const isWorkMetered = (): boolean => request !== undefined;

/** Charges work within a request to the meter for things that the actor knows. */
export const chargeToKnownMeter = <T>(run: () => T): T => charged('known', run);

/** Charges work to the meter for things that the actor may not see. */
export const chargeToUnseenMeter = <T>(run: () => T): T => charged('unseen', run);

/** Charges work to the meter of counters and scorekeepers. */
export const chargeToUpkeepMeter = <T>(run: () => T): T => charged('upkeep', run);

const charged = <T>(to: 'known' | 'unseen' | 'upkeep', run: () => T): T =>
  request && meter ? under(request, request[to], run) : run();

/** Runs work that must finish even if the limit is used up: a rollback, or a cache that many requests share. */
export const runUnmetered = <T>(run: () => T): T => (request ? under(request, undefined, run) : run());

/**
 * Runs an iterator and charges its work as `runMetered` does. Work that others do between two items is not charged. The
 * generator ends if the work is cut off.
 */
export function* iterateMetered<T>(
  asked: WorkRequest,
  make: () => Iterator<T>,
  cut: (overrun: WorkLimitError) => void,
): Generator<T, void> {
  const over = request ? undefined : notBegun();
  if (over) return cut(over);
  const own = new Request(asked);
  const within = <R>(run: () => R): R => (request ? run() : under(own, own.known, run));
  try {
    const all = within(make);
    for (let next = within(() => all.next()); !next.done; next = within(() => all.next())) yield next.value;
  } catch (fault) {
    if (!(fault instanceof WorkLimitError) || request) throw fault;
    cut(fault);
  } finally {
    close(own);
  }
}
