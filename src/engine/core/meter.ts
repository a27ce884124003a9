/**
 * Bounds what one request may cost, by counting its work where it happens: a record that is gone through, a value that
 * is looked at, a step of an expression, a write. Units are counted, never time, so that every process says the same.
 *
 * One meter is open at a time, for the work under way runs to its end before any other begins. Nothing is charged while
 * none is open: whoever replays what was stored is never stopped.
 */

/** The work of one request at most. A millisecond is worth 10,000 to 50,000 units, depending on what is done. */
export const WORK_LIMIT = 1_000_000;
/**
 * The same of one that lays out a whole game, takes many steps back, or lists everything that a player can do; and of
 * counters and scorekeepers beside whatever else is done.
 */
export const LONG_WORK_LIMIT = 3_000_000;

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
  /** A line that is begun, or a way of choosing that is tried. */
  line: 50,
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

/** The meters of one request. */
class Request {
  readonly most: number;
  /** For what its actor knows of. */
  readonly known: Meter;
  /** For what else it takes; the same meter, if nothing is hidden from the actor. */
  readonly unseen: Meter;
  /** For counters and scorekeepers, which follow from each step and may have thousands of pieces to look at. */
  readonly upkeep: Meter = { left: LONG_WORK_LIMIT };
  place: WorkPlace | undefined;

  constructor({ hides, most }: WorkAsked) {
    this.known = { left: most };
    this.unseen = hides ? { left: most } : this.known;
    this.most = most;
  }
}

let request: Request | undefined;
let meter: Meter | undefined;

let last = 0;
let cuts = 0;

/** Which share of its limits the newest request took that had a meter of its own; above 1 if it was cut off. */
export const lastShare = (): number => last;

const close = ({ known, unseen, upkeep, most }: Request): void => {
  last = 1 - Math.min(known.left / most, unseen.left / most, upkeep.left / LONG_WORK_LIMIT);
};

/** How often work was cut off so far: whoever keeps half of something can tell by it. */
export const workCutOff = (): number => cuts;

/** Ends the work of a request: its meter is used up. Only those who open meters catch it. */
export class Overrun extends Error {
  readonly place: WorkPlace | undefined;
  /** Whether the actor may not be told: work was counted that depends on what is hidden. */
  readonly isUnseen: boolean;

  constructor(place: WorkPlace | undefined, isUnseen: boolean) {
    super('the work of a request goes beyond its limit');
    this.place = place;
    this.isUnseen = isUnseen;
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
export function* meteredEach<T>(asked: WorkAsked, make: () => Iterator<T>, cut: () => void): Generator<T, void> {
  const own = new Request(asked);
  const within = <R>(run: () => R): R => (request ? run() : under(own, own.known, run));
  try {
    const all = within(make);
    for (let next = within(() => all.next()); !next.done; next = within(() => all.next())) yield next.value;
  } catch (fault) {
    if (!(fault instanceof Overrun) || request) throw fault;
    cut();
  } finally {
    close(own);
  }
}
