import type { Format, Messages } from '../base/messages.ts';

/** The codes whose data is empty, or consists only of texts and numbers. */
export type FlatCode<Codes> = {
  [C in keyof Codes]: Codes[C][keyof Codes[C]] extends string | number ? C : never;
}[keyof Codes] &
  string;

/** The values of each code, by the name of its message. */
type Given<Prefix extends string, Codes, Flat extends keyof Codes & string> = {
  readonly [C in Flat as `${Prefix}-${C}`]: [keyof Codes[C]] extends [never] ? undefined : Codes[C];
};

/** True if there is a message for each of these codes, and it takes the values of the code. */
type Fits<G> = [keyof G] extends [keyof Messages]
  ? G extends Pick<Messages, keyof G & keyof Messages>
    ? true
    : false
  : false;

/**
 * Formats the message named by the prefix and the code, with the code's values as its arguments. Doesn't compile if a
 * code has no message, or if the message takes other arguments.
 */
export const flatText = <const Prefix extends string, Codes, Flat extends keyof Codes & string>(
  format: Format,
  prefix: Fits<Given<Prefix, Codes, Flat>> extends true ? Prefix : never,
  code: Flat,
  values: object,
): string => (format as (id: string, given: object) => string)(`${prefix}-${code}`, values);
