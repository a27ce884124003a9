import type { QuietHours } from '../../facts/quiet-hours.ts';

/** Hours of the day in the form in which a player can type them: `22:00–7:00 (UTC+2)`. */
export const hoursText = ({ from, to, zone }: QuietHours): string => {
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
  const ahead =
    zone === 0 ? '' : `${zone < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${from}:00–${to}:00 (UTC${ahead})`;
};
