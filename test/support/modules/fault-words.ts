import type { ModuleFaultRemedy } from '../../../src/facts/clauses.ts';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import * as remedies from '../../../src/words/module/remedies.ts';
import { wrongText } from '../../../src/words/module/wrongs.ts';

const format = formatIn('en');

export const remedyText = (remedy: ModuleFaultRemedy): string => remedies.remedyText(format, remedy);

/** What is wrong and what would be right, apart. */
export const clausesOf = ({ wrong, expected }: Pick<ModuleFault, 'wrong' | 'expected'>) => ({
  wrong: wrongText(format, wrong),
  expected: remedyText(expected),
});
