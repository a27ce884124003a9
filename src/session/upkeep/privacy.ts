import type { Forgotten } from '../../facts/upkeep-found.ts';
import type { PersonId } from '../../table/index.ts';
import type { Ports } from '../base/ports.ts';
import { forgetPerson } from './forget.ts';
import { type PersonData, personData } from './person-data.ts';

/**
 * What a running bot does for people who ask what is kept of them, or to be forgotten (H12). Each reads the whole
 * store, so one is done at a time; asked for again meanwhile, it is the same one.
 */
export class Privacy {
  readonly #ports: Ports;
  readonly #forgot: () => void;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #data = new Map<PersonId, Promise<PersonData>>();
  readonly #forgetting = new Map<PersonId, Promise<Forgotten>>();

  /** `forgot`: hears when somebody was forgotten, so that games in memory are looked at anew. */
  constructor(ports: Ports, forgot: () => void) {
    this.#ports = ports;
    this.#forgot = forgot;
  }

  /** Everything that the store holds of a person. Throws when it cannot be read. */
  data(person: PersonId): Promise<PersonData> {
    return this.#once(this.#data, person, () => personData(this.#ports.store, person, unheard));
  }

  /** Forgets a person, see forgetPerson. Throws when the store does not answer; asked again it goes on. */
  forget(person: PersonId): Promise<Forgotten> {
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
