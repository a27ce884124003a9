import type { z } from 'zod';
import { LIMIT_NAMES_BY_RULE, type rules } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import { given } from '../../form/given.ts';

type FileRules = z.output<typeof rules>;
type Limit = keyof typeof LIMIT_NAMES_BY_RULE;

const isLimit = (key: string): key is Limit => Object.hasOwn(LIMIT_NAMES_BY_RULE, key);

export const moduleRulesFromFile = (file: FileRules, hasTurns: boolean): Pick<Module, 'rules' | 'limits'> => {
  const entries = Object.entries(file);
  const own = Object.fromEntries(entries.filter(([key]) => !isLimit(key))) as Omit<FileRules, Limit>;
  const limits = entries.flatMap(([key, value]) => (isLimit(key) ? [[LIMIT_NAMES_BY_RULE[key], value]] : []));
  return {
    rules: { turns: hasTurns ? 'strict' : 'free', ...own },
    ...given('limits', limits.length > 0 ? Object.fromEntries(limits) : undefined),
  };
};
