/** The hours in which the user gets no pings. `zone`: minutes ahead of UTC. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: number;
}

/** The times without pings. If undefined, pings are always allowed. */
export type PingFreeTime = 'always' | QuietHours;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const HOURS =
  /^(\d{1,2})(?::00)? ?(?:-|–|to) ?(\d{1,2})(?::00)?(?:(?: ?(?:utc|gmt) ?| )([+-]\d{1,2})(?::?(\d{2}))?| ?(?:utc|gmt))?$/;

/** Parses `always`, or hours such as `22-7`, `22-7 +2` and `22:00-7:00 UTC-3:30`. */
export const parsePingFreeTime = (text: string): PingFreeTime | undefined => {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (words === 'always' || words === 'on') return 'always';
  const [, from, to, hours = '0', minutes = '0'] = HOURS.exec(words) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const zone = Number(hours) * 60 + (hours.startsWith('-') ? -1 : 1) * Number(minutes);
  const isSound =
    Number(from) < 24 && Number(to) < 24 && from !== to && Math.abs(zone) <= 14 * 60 && Number(minutes) < 60;
  return isSound ? { from: Number(from), to: Number(to), zone } : undefined;
};

/** Returns the next time at which pings are allowed (ms since 1970); undefined if they are allowed now. */
export const nextPingTimeFor = (quiet: PingFreeTime | undefined, now: number): number | 'never' | undefined => {
  if (quiet === undefined) return undefined;
  if (quiet === 'always') return 'never';
  const { from, to, zone } = quiet;
  const local = now + zone * 60_000;
  const [begins, time] = [from * HOUR, local % DAY];
  const length = ((to - from + 24) % 24) * HOUR;
  const since = (time - begins + DAY) % DAY;
  return since < length ? now - since + length : undefined;
};
