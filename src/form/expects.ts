import type { Expectation } from './expectations.ts';

/** The expectations by the messages of issues, because zod needs a text as the message. */
const expectations = new Map<string, Expectation>();

/** Returns the message for issues of a schema with this expectation. */
export const expects = (expectation: Expectation): string => {
  const message = JSON.stringify(expectation);
  expectations.set(message, expectation);
  return message;
};

/** Returns the expectation behind an issue; `form` for zod's own messages. */
export const expectedBy = ({ message }: { readonly message: string }): Expectation =>
  expectations.get(message) ?? { is: 'form' };
