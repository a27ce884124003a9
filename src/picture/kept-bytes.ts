/** Things kept by a key as long as there is room for them: the longest unused ones go first. */
export class KeptBytes<Thing> {
  readonly #room: number;
  readonly #kept = new Map<string, { readonly thing: Thing; readonly bytes: number }>();
  #bytes = 0;

  /** `room`: how many bytes there are in all. */
  constructor(room: number) {
    this.#room = room;
  }

  /** What is kept under a key; it counts as used now. */
  get(key: string): Thing | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.thing;
  }

  /** Keeps a thing of so many bytes; one that is larger than all room is not kept. */
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
