import type { Expectation } from './expectations.ts';

/** Keyed by messages of issues, because zod needs texts. */
const expectations = new Map<string, Expectation>();

export const expects = (expectation: Expectation): string => {
  const message = JSON.stringify(expectation);
  expectations.set(message, expectation);
  return message;
};

/** Returns `form` for zod's own messages. */
export const expectedBy = ({ message }: { readonly message: string }): Expectation =>
  expectations.get(message) ?? { is: 'form' };
