import type { Format } from '../base/messages.ts';

/** The notice to players that a damaged game was repaired; `step`: the first lost step. */
export const cutText = (format: Format, { step }: { readonly step: number }): string =>
  format('damage-cut', { step, last: step - 1 });

/** The notice to players that a game can't go on; `step`: the first step that can't be read. */
export const damageText = (
  format: Format,
  { step, fault }: { readonly step: number; readonly fault: string },
): string => (fault === 'newer' ? format('damage-newer') : format('damage-unreadable', { step }));

/** The notice to players that a game reported as damaged can be read again. */
export const wholeText = 'damage-whole';
