import type { PersonId } from '../../engine/core/ids.ts';
import { type CountedName, isHouse } from '../../engine/index.ts';
import { bold } from '../../view/text.ts';

/*
 * What German calls the terms of docs/glossary.md: map Plan, board Brett, cell Feld, piece Figur, deck and stack Stapel,
 * discard pile Ablage, card Karte, turn Zug, side Seite, seat Platz, host Gastgeber, game master Spielleiter, counter
 * Zähler, scorekeeper Wertung, modifier Modifikator, army Armee, unit Einheit, move points Bewegungspunkte, step
 * Schritt, log Verlauf, draw Remis, kingdom Königreich, landscape Querkarte, randomness beacon Zufallsquelle.
 */

/** Who was forgotten, of whom a game knows only that there was somebody. */
const FORMER = 'ein früherer Spieler';
/** The bot, where it plays. */
const HOUSE = 'der Bot';

/**
 * Names a person; it pings only where the message says so. Who was forgotten has no account any more, but a short
 * number of the game's.
 */
export const person = (id: PersonId): string => (isHouse(id) ? HOUSE : id.length < 17 ? FORMER : `<@${id}>`);

/** `A`, `A and B`, `A, B and C`. */
export const listed = (items: readonly string[], last = 'und'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const counted = (count: number, one: string, many = one): string => `${count} ${count === 1 ? one : many}`;

/** `muss Rot zuerst zustimmen`, `müssen Rot und Blau zuerst zustimmen`. */
export const mustAgree = (names: readonly string[]): string =>
  `${names.length === 1 ? 'muss' : 'müssen'} ${listed(names)} zuerst zustimmen`;

/** `3 × **Pawn**`, `**Pawn**`. */
export const countedName = ({ name, count }: CountedName): string => `${times({ count })}${bold(name)}`;

/** `3 × `; nothing where it is one. */
export const times = ({ count = 1 }: { readonly count?: number | undefined }): string =>
  count > 1 ? `${count} × ` : '';
