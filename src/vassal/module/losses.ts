import { IMPORT_LOSS_KINDS, type ImportLossCount, type ImportLossKind } from '../../facts/import-report.ts';

const MOST_NAMES = 12;

export class ImportLossCollector {
  readonly #found = new Map<ImportLossKind, { count: number; readonly names: Set<string> }>();

  note(loss: ImportLossKind, name = '', count = 1): void {
    const found = this.#found.get(loss) ?? { count: 0, names: new Set<string>() };
    found.count += count;
    if (name !== '' && found.names.size < MOST_NAMES) found.names.add(name);
    this.#found.set(loss, found);
  }

  counts(): readonly ImportLossCount[] {
    return IMPORT_LOSS_KINDS.flatMap((loss) => {
      const found = this.#found.get(loss);
      return found ? [{ loss, count: found.count, names: [...found.names] }] : [];
    });
  }
}
