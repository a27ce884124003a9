import type { Format } from '../base/messages.ts';

/** Notifies players that a damaged game was repaired; `step`: the first one that is lost. */
export const cutText = (format: Format, { step }: { readonly step: number }): string =>
  format('damage-cut', { step, last: step - 1 });

/** Explains to players why a game can't go on; `step`: the first one that can't be used. */
export const damageText = (
  format: Format,
  { step, fault }: { readonly step: number; readonly fault: string },
): string => (fault === 'newer' ? format('damage-newer') : format('damage-unreadable', { step }));

/** Notifies players that a game reported as damaged can be read again. */
export const wholeText = 'damage-whole';
