import type { Expectation } from './expectations.ts';

/** What schemas expect, by the messages of their issues: to zod a message is a text. */
const expectations = new Map<string, Expectation>();

/** What a schema expects, as the message of its issues. */
export const expects = (expectation: Expectation): string => {
  const message = JSON.stringify(expectation);
  expectations.set(message, expectation);
  return message;
};

/** What was expected where an issue was found; of a message that zod has of itself no more than that the schema says. */
export const expectedBy = ({ message }: { readonly message: string }): Expectation =>
  expectations.get(message) ?? { is: 'form' };
