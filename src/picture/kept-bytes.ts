/** A cache of limited size: the least recently used entries are removed first. */
export class ByteLimitedCache<Thing> {
  readonly #room: number;
  readonly #kept = new Map<string, { readonly thing: Thing; readonly bytes: number }>();
  #bytes = 0;

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): Thing | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.thing;
  }

  /** Adds an entry with its size in bytes. An entry larger than the whole cache isn't kept. */
  keep(key: string, thing: Thing, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#room) return;
    this.#kept.set(key, { thing, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
