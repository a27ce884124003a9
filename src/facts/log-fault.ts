/**
 * What is wrong with a step of a stored log. `missing`: there is no such row, but there are later ones, or it is known
 * that there was one. `no-json`: a row that cannot be read. `no-step`: it is something else. `newer`: a later version
 * of the bot wrote it, or something of a kind that this one does not know. `altered`: it is not what was written. `other-line`: it does not follow from the step before it.
 * `no-part`: a part of its change lacks. `unfit`: its change does not fit the table.
 */
export type LogFault = 'missing' | 'no-json' | 'no-step' | 'newer' | 'altered' | 'other-line' | 'no-part' | 'unfit';
