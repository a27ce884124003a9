import type { Remedy } from './clauses.ts';

/** What a schema expects, as the message of its issues, which to zod is a text. */
export const expects = (remedy: Remedy): string => JSON.stringify(remedy);

/** What was expected where an issue was found. */
export const expectedBy = ({ message }: { readonly message: string }): Remedy => JSON.parse(message) as Remedy;
