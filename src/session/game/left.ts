import type { Session } from './session.ts';
import type { Step } from './step.ts';

/** The steps whose posts may not have gone out. */
export const stepsLeft = async ({ journal, head: { head } }: Session): Promise<readonly Step[]> => {
  const open = await Promise.all(head.open.map((number) => journal.step(number)));
  const left = open.flatMap((step) => step ?? []);
  for await (const step of journal.since(head.delivered)) left.push(step);
  return left;
};
