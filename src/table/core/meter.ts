/**
 * Bounds what one request may cost, by counting its work where it happens: a record that is gone through, a value that
 * is looked at, a step of an expression, a write. Units are counted, never time, so that every process says the same.
 *
 * One meter is open at a time, for the work under way runs to its end before any other begins. Nothing is charged while
 * none is open: whoever replays what was stored is never stopped.
 */

/** The most work of one request: 10 to 40 ms on the machine of the benchmarks, depending on the kind of work. */
export const WORK_LIMIT = 600_000;
/** The same of one that lays out a whole game, takes many steps back, or lists everything that a player can do. */
export const LONG_WORK_LIMIT = 1_500_000;
/** The most work of counters and scorekeepers after one request. */
const UPKEEP_WORK_LIMIT = 3_000_000;

/**
 * The most work of all requests that are made while something is read for one person: a panel asks of each piece whether
 * it can move, and each of these alone would be within the limit of a request.
 */
export const READ_WORK_LIMIT = 600_000;

/** What common work is charged. */
export const COST = {
  /** An effective value. */
  look: 20,
  /** A piece, a cell or a side that is gone through. */
  thing: 5,
  /** A modifier that has its turn at a value. */
  turn: 30,
  /** A record that is added, updated or removed, with all that keeps count of it. */
  write: 10,
  /** A record of a change that is joined to another one. */
  join: 2,
  /** A way of choosing that is tried. */
  line: 50,
  /** A line or an operation that is done in its turn, with what keeps count of it. */
  done: 150,
} as const;

/** A part of a module that takes part in the work: an action, an effect or a phase, and a line of it, from 1. */
export interface WorkPlace {
  readonly part: 'action' | 'effect' | 'phase';
  readonly name: string;
  readonly line?: number;
}

interface Meter {
  left: number;
}

/** What a request is: whether anything is hidden from who asks, and how much work it may take. */
export interface WorkAsked {
  readonly hides: boolean;
  readonly most: number;
}

/** What all requests of one reading may still take together. */
let reading: Meter | undefined;

/** The meters of one request. */
class Request {
  readonly most: number;
  /** For what its actor knows of. */
  readonly known: Meter;
  /** For what else it takes; the same meter, if nothing is hidden from the actor. */
  readonly unseen: Meter;
  /** For counters and scorekeepers, which follow from each step and may have thousands of pieces to look at. */
  readonly upkeep: Meter = { left: UPKEEP_WORK_LIMIT };
  readonly reading: Meter | undefined;
  place: WorkPlace | undefined;

  constructor({ hides, most }: WorkAsked) {
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

/** Which share of its limits the newest request took that had a meter of its own; above 1 if it was cut off. */
export const lastShare = (): number => last;

/** The units that all requests so far took together, to compare with before. */
export const workDone = (): number => done;

const close = ({ known, unseen, upkeep, most, reading: shared }: Request): void => {
  last = 1 - Math.min(known.left / most, unseen.left / most, upkeep.left / UPKEEP_WORK_LIMIT);
  const taken = UPKEEP_WORK_LIMIT - upkeep.left + most - known.left + (unseen === known ? 0 : most - unseen.left);
  done += taken;
  if (shared) shared.left -= taken;
};

/** How often work was cut off so far: whoever keeps half of something can tell by it. */
export const workCutOff = (): number => cuts;

/** Ends the work of a request: its meter is used up. Only those who open meters catch it. */
export class Overrun extends Error {
  readonly place: WorkPlace | undefined;
  /** Whether the actor may not be told: work was counted that depends on what is hidden. */
  readonly isUnseen: boolean;
  /** Whether any of it was done; not if the reading that it belongs to had taken all that it may before. */
  readonly hasBegun: boolean;

  constructor(place: WorkPlace | undefined, isUnseen: boolean, hasBegun = true) {
    super('the work of a request goes beyond its limit');
    this.place = place;
    this.isUnseen = isUnseen;
    this.hasBegun = hasBegun;
  }
}

/** Counts work; throws once that is more than a request may cost. */
export const charge = (units: number): void => {
  if (meter === undefined) return;
  meter.left -= units;
  if (meter.left < 0) overrun();
};

const overrun = (): never => {
  cuts += 1;
  throw new Overrun(request?.place, meter !== request?.known);
};

/** What a request meets whose reading has taken all that it may: it is not begun. */
const notBegun = (): Overrun | undefined => {
  if (!reading || reading.left > 0) return undefined;
  cuts += 1;
  return new Overrun(undefined, false, false);
};

/** Notes what is worked at, for a refusal to name it. */
export const workAt = (place: WorkPlace | undefined): void => {
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

/** Runs work that is charged to the meter that is open, else to one of its own; `cut` answers if that is used up. */
export const metered = <T>(asked: WorkAsked, run: () => T, cut: (overrun: Overrun) => T): T => {
  if (request) return run();
  const over = notBegun();
  if (over) return cut(over);
  const own = new Request(asked);
  try {
    return under(own, own.known, run);
  } catch (fault) {
    if (fault instanceof Overrun) return cut(fault);
    throw fault;
  } finally {
    close(own);
  }
};

/** Reads something for one person: all requests that are made for it share a limit. */
export const readTogether = <T>(read: () => T): T => {
  const outer = reading;
  reading = outer ?? { left: READ_WORK_LIMIT };
  try {
    return read();
  } finally {
    reading = outer;
  }
};

/** Whether work is counted now. */
export const isMetered = (): boolean => request !== undefined;

/** Charges work to what the actor knows of, within a request. */
export const asKnown = <T>(run: () => T): T => charged('known', run);

/** Charges work to what may depend on things that the actor does not see. */
export const asUnseen = <T>(run: () => T): T => charged('unseen', run);

/** Charges work to what counters and scorekeepers may take. */
export const asUpkeep = <T>(run: () => T): T => charged('upkeep', run);

const charged = <T>(to: 'known' | 'unseen' | 'upkeep', run: () => T): T =>
  request && meter ? under(request, request[to], run) : run();

/** Runs what must come to its end, whatever was used up: it takes back, or keeps what many ask for. */
export const unmetered = <T>(run: () => T): T => (request ? under(request, undefined, run) : run());

/** The same of work that is done part by part: others' work in between is not charged. It ends where it is cut off. */
export function* meteredEach<T>(
  asked: WorkAsked,
  make: () => Iterator<T>,
  cut: (overrun: Overrun) => void,
): Generator<T, void> {
  const over = request ? undefined : notBegun();
  if (over) return cut(over);
  const own = new Request(asked);
  const within = <R>(run: () => R): R => (request ? run() : under(own, own.known, run));
  try {
    const all = within(make);
    for (let next = within(() => all.next()); !next.done; next = within(() => all.next())) yield next.value;
  } catch (fault) {
    if (!(fault instanceof Overrun) || request) throw fault;
    cut(fault);
  } finally {
    close(own);
  }
}
