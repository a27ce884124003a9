import type { Seen } from '../../../view/seen/report.ts';

/** What is done, or asked, though the rules refuse it (G26). */

/** Behind what was done. */
export const overruledText = ({ by }: Seen<'overruled'>): string =>
  by === 'master' ? 'außer der Regel, als Spielleiter' : 'außer der Regel, wie alle Spieler zustimmten';
