import { expect, test } from 'vitest';
import type { OptionOf } from '../../../commands/common/definition.ts';
import type { CommandInput, OptionReader } from '../../../src/port/command.ts';

const options: OptionReader<string> = {
  text: (name) => `the ${name}`,
  integer: () => undefined,
  flag: () => undefined,
  file: () => undefined,
};

test('[D51] a command can read only the options that it declares', () => {
  const read = ({ options }: Pick<CommandInput<OptionOf<'piece'>>, 'options'>): readonly unknown[] => [
    options.text('piece'),
    // @ts-expect-error: no such option
    options.text('pieec'),
    // @ts-expect-error: an option of another command
    options.text('dice'),
  ];
  expect(read({ options })).toHaveLength(3);
});

test('[D51] a helper function reads only the options that it declares', () => {
  const helper = (input: { readonly options: OptionReader<'overrule'> }): unknown => input.options.text('overrule');
  const ofPiece: { readonly options: OptionReader<OptionOf<'piece'>> } = { options };
  const ofRoll: { readonly options: OptionReader<OptionOf<'roll'>> } = { options };
  expect(helper(ofPiece)).toBe('the overrule');
  // @ts-expect-error: this command has no such option
  expect(helper(ofRoll)).toBe('the overrule');
});
