/**
 * A fault of a step in a stored log. `missing`: the row doesn't exist, but a later row or another source shows that it
 * did. `no-json`: the row can't be read. `no-step`: it isn't a step. `newer`: a later version of the bot wrote it, or
 * it has an unknown kind. `altered`: it isn't the row that was written. `other-line`: it doesn't follow from the step
 * before it. `no-part`: a part of its change is missing. `unfit`: its change doesn't fit the table.
 */
export type LogFault = 'missing' | 'no-json' | 'no-step' | 'newer' | 'altered' | 'other-line' | 'no-part' | 'unfit';
