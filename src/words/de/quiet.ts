import type { Quiet } from '../../session/delivery/quiet.ts';

/** `22–7 (UTC+2)`. */
export const quietText = (quiet: Quiet): string => {
  if (quiet === 'always') return 'immer';
  const { from, to, zone } = quiet;
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
  const ahead =
    zone === 0 ? '' : `${zone < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${from}:00–${to}:00 (UTC${ahead})`;
};
