import { near } from '../../../src/engine/index.ts';
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../../src/facts/clauses.ts';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';

/** What a check of a module's file proposes, done as it says. */

/** What to write in the place of what: undefined where a person has to think. */
interface Mending {
  readonly wrong: string;
  readonly right: string;
}

/** The text that a fault calls wrong, as it stands in the file. */
const wrongIn = (wrong: ModuleFaultReason): string | undefined => {
  if (wrong.is === 'no-key') return wrong.key;
  if (wrong.is === 'unfit-value') return wrong.value;
  if (wrong.is === 'never-held') return wrong.text;
  if (wrong.is === 'both-unknown') return wrong.first;
  if (wrong.is === 'zone-apart') return wrong.zone;
  if (wrong.is === 'out-of-bounds') return String(wrong.value);
  if (wrong.is === 'scorekeepers') return /^\(?\|?([^|()\s]+(?: [^|()\s]+)*?)(?:[|\s].*)?$/.exec(wrong.note.found)?.[1];
  return 'name' in wrong ? wrong.name : undefined;
};

const firstOf = (typed: string, names: readonly string[]): string | undefined => near(typed, names, 1)[0] ?? names[0];

const rightIn = (typed: string, expected: ModuleFaultRemedy): string | undefined => {
  switch (expected.is) {
    case 'near-names':
      return expected.names[0];
    case 'defined':
      return expected.near[0];
    case 'one-of':
    case 'battle-zone':
      return firstOf(typed, expected.names);
    case 'typed':
      return firstOf(
        typed,
        expected.texts.filter((one) => typeof one === 'string'),
      );
    case 'range':
      return String(Number(typed) < (expected.from ?? Number.NEGATIVE_INFINITY) ? expected.from : expected.to);
    case 'scorekeepers':
      return firstOf(typed, expected.note.expected.split(', '));
    case 'dollars':
      return `$${expected.name}$`;
    case 'text-in-quotes':
      return `'${expected.text}'`;
    default:
      return undefined;
  }
};

const mendingOf = ({ wrong, expected }: ModuleFault): Mending | undefined => {
  const typed = wrongIn(wrong);
  const right = typed === undefined ? undefined : rightIn(typed, expected);
  return typed === undefined || right === undefined ? undefined : { wrong: typed, right };
};

/** The file with all that is proposed of it done, and the faults of which nothing definite is. */
export const mended = (
  text: string,
  faults: readonly ModuleFault[],
): { readonly text: string; readonly left: readonly ModuleFault[] } => {
  const lines = text.split('\n');
  const left: ModuleFault[] = [];
  for (const fault of [...faults].reverse()) {
    const mending = mendingOf(fault);
    const line = lines[fault.line - 1] ?? '';
    // A name may stand in quotes, or behind a sign.
    const at = mending ? line.indexOf(mending.wrong, Math.max(0, fault.column - 2)) : -1;
    if (!mending || at < 0) left.push(fault);
    else lines[fault.line - 1] = line.slice(0, at) + mending.right + line.slice(at + mending.wrong.length);
  }
  return { text: lines.join('\n'), left: left.reverse() };
};
