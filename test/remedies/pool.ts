/** Games mostly wait for each other's answers: so many are played at a time. */
const AT_ONCE = 8;

/** Runs that for each item, some at a time; what was wrong with each, in the order of the items. */
export const faultsOf = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<readonly string[]> => {
  const faults: (string | undefined)[] = items.map(() => undefined);
  const waiting = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, item] = next;
      await run(item).catch((fault: unknown) => {
        faults[at] = fault instanceof Error ? fault.message : String(fault);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults.flatMap((fault) => (fault === undefined ? [] : [fault]));
};
