import { LOSSES, type Loss, type LossCount } from '../../facts/import-report.ts';

const MOST_NAMES = 12;

export class Losses {
  readonly #found = new Map<Loss, { count: number; readonly names: Set<string> }>();

  note(loss: Loss, name = '', count = 1): void {
    const found = this.#found.get(loss) ?? { count: 0, names: new Set<string>() };
    found.count += count;
    if (name !== '' && found.names.size < MOST_NAMES) found.names.add(name);
    this.#found.set(loss, found);
  }

  counts(): readonly LossCount[] {
    return LOSSES.flatMap((loss) => {
      const found = this.#found.get(loss);
      return found ? [{ loss, count: found.count, names: [...found.names] }] : [];
    });
  }
}
