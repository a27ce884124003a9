import type { PersonDeletionReport } from '../../facts/upkeep-found.ts';
import type { PersonId } from '../../table/index.ts';
import type { Ports } from '../base/ports.ts';
import { forgetPerson } from './forget.ts';
import { collectPersonData, type PersonData } from './person-data.ts';

/**
 * Handles requests for a person's data, or to forget the person (H12). Each request reads the whole store, so they run
 * one at a time. If a request is repeated, it joins the running one.
 */
export class PrivacyRequests {
  readonly #ports: Ports;
  readonly #forgot: () => void;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #data = new Map<PersonId, Promise<PersonData>>();
  readonly #forgetting = new Map<PersonId, Promise<PersonDeletionReport>>();

  /** `forgot`: called after a person was forgotten, so that games in memory are read again. */
  constructor(ports: Ports, forgot: () => void) {
    this.#ports = ports;
    this.#forgot = forgot;
  }

  /** Returns everything that the store has about a person. Throws if the store can't be read. */
  data(person: PersonId): Promise<PersonData> {
    return this.#once(this.#data, person, () => collectPersonData(this.#ports.store, person, unheard));
  }

  /** Forgets a person: see `forgetPerson`. Throws if the store does not answer; a repeated call continues. */
  forget(person: PersonId): Promise<PersonDeletionReport> {
    return this.#once(this.#forgetting, person, async () => {
      const forgotten = await forgetPerson(this.#ports, person, unheard);
      this.#forgot();
      return forgotten;
    });
  }

  #once<T>(underway: Map<PersonId, Promise<T>>, person: PersonId, work: () => Promise<T>): Promise<T> {
    const done =
      underway.get(person) ??
      this.#tail.then(work).finally(() => {
        underway.delete(person);
      });
    underway.set(person, done);
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

const unheard = (): void => undefined;
