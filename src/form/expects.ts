import type { ValueExpectation } from './expectations.ts';

/** The expectations by the message of a zod issue, because zod can carry only texts. */
const expectations = new Map<string, ValueExpectation>();

export const expects = (expectation: ValueExpectation): string => {
  const message = JSON.stringify(expectation);
  expectations.set(message, expectation);
  return message;
};

/** Returns the expectation in a message of `expects`. For zod's own messages, returns `form`. */
export const expectedBy = ({ message }: { readonly message: string }): ValueExpectation =>
  expectations.get(message) ?? { is: 'form' };
