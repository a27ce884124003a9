import type { EndingWay } from '../../engine/index.ts';
import { type Rulebook, translated } from '../../view/rulebook/rulebook.ts';
import { bold } from '../../view/text.ts';
import { listed } from './text.ts';

/** How games are won, as the bot judges it (G40). */

type OfEnding = Extract<EndingWay, { readonly by: 'ending' }>;
type OfKeeper = Extract<EndingWay, { readonly by: 'scorekeeper' }>;

interface EndingWords {
  /** One of the pieces that count, several of them, and the place to which they go. */
  readonly one: string;
  readonly many: string;
  readonly place: string;
  readonly count: number;
  /** All pieces count. */
  readonly isAll: boolean;
}

const WIN: { readonly [When in OfEnding['when']]: (named: EndingWords) => string } = {
  checkmate: () => 'Wer matt ist, gewinnt.',
  'no-move': () => 'Wer am Zug ist und nicht ziehen kann, gewinnt.',
  'all-taken': ({ one }) => `Wer als Erster keine ${one} mehr hat, gewinnt.`,
  'few-left': ({ many, count }) => `Wer als Erster höchstens ${count} ${many} hat, gewinnt.`,
  reach: ({ one, place }) => `Wer als Erster eine ${one} auf ${place} bringt, gewinnt.`,
  line: ({ many, count }) => `Wer als Erster ${count} ${many} in einer Reihe hat, gewinnt.`,
  passes: ({ count }) => `Das Spiel ist gewonnen, wenn ${count}-mal nacheinander gepasst wurde.`,
  repeat: ({ count }) => `Das Spiel ist gewonnen, wenn dieselbe Stellung ${count}-mal entsteht.`,
  quiet: ({ count }) => `Das Spiel ist gewonnen, wenn jede Seite ${count} Züge ohne Schlag gemacht hat.`,
};

const LOSE: typeof WIN = {
  checkmate: () => 'Du gewinnst durch Schachmatt.',
  'no-move': () => 'Wer am Zug ist und nicht ziehen kann, verliert.',
  'all-taken': ({ one }) => `Wer keine ${one} mehr hat, verliert.`,
  'few-left': ({ many, count }) => `Wer höchstens ${count} ${many} hat, verliert.`,
  reach: ({ one, place }) => `Wer als Erster eine ${one} auf ${place} bringt, verliert.`,
  line: ({ many, count }) => `Wer als Erster ${count} ${many} in einer Reihe hat, verliert.`,
  passes: ({ count }) => `Das Spiel ist verloren, wenn ${count}-mal nacheinander gepasst wurde.`,
  repeat: ({ count }) => `Das Spiel ist verloren, wenn dieselbe Stellung ${count}-mal entsteht.`,
  quiet: ({ count }) => `Das Spiel ist verloren, wenn jede Seite ${count} Züge ohne Schlag gemacht hat.`,
};

const DRAW: typeof WIN = {
  checkmate: () => 'Schachmatt ist unentschieden.',
  'no-move': () => 'Kann die Seite am Zug nicht ziehen, ist das Spiel unentschieden.',
  'all-taken': ({ one }) => `Hat eine Seite keine ${one} mehr, ist das Spiel unentschieden.`,
  'few-left': ({ many, count }) => `Hat eine Seite höchstens ${count} ${many}, ist das Spiel unentschieden.`,
  reach: ({ one, place }) => `Kommt eine ${one} auf ${place}, ist das Spiel unentschieden.`,
  line: ({ many, count }) => `Hat eine Seite ${count} ${many} in einer Reihe, ist das Spiel unentschieden.`,
  passes: ({ count }) => `Wird ${count}-mal nacheinander gepasst, ist das Spiel unentschieden.`,
  repeat: ({ count }) => `Entsteht dieselbe Stellung ${count}-mal, ist das Spiel unentschieden.`,
  quiet: ({ one, isAll, count }) =>
    isAll
      ? `Hat jede Seite ${count} Züge ohne Schlag gemacht, ist das Spiel unentschieden.`
      : `Hat jede Seite ${count} Züge ohne Schlag und ohne Zug einer ${one} gemacht, ist das Spiel unentschieden.`,
};

const END: typeof WIN = {
  checkmate: () => 'Das Spiel endet mit Schachmatt.',
  'no-move': () => 'Das Spiel endet, wenn die Seite am Zug nicht ziehen kann.',
  'all-taken': ({ one }) => `Das Spiel endet, wenn eine Seite keine ${one} mehr hat.`,
  'few-left': ({ many, count }) => `Das Spiel endet, wenn eine Seite höchstens ${count} ${many} hat.`,
  reach: ({ one, place }) => `Das Spiel endet, wenn eine ${one} auf ${place} kommt.`,
  line: ({ many, count }) => `Das Spiel endet, wenn eine Seite ${count} ${many} in einer Reihe hat.`,
  passes: ({ count }) => `Das Spiel endet, wenn ${count}-mal nacheinander gepasst wurde.`,
  repeat: ({ count }) => `Das Spiel endet, wenn dieselbe Stellung ${count}-mal entstanden ist.`,
  quiet: ({ count }) => `Das Spiel endet, wenn jede Seite ${count} Züge ohne Schlag gemacht hat.`,
};

const namedIn = (book: Rulebook, { pieces, count, place }: OfEnding): EndingWords => ({
  ...wordsFor(book, pieces),
  isAll: pieces === 'all',
  count,
  place: place === undefined ? 'das Ziel' : bold(place),
});

const wordsFor = (book: Rulebook, pieces: OfEnding['pieces']): Pick<EndingWords, 'one' | 'many'> => {
  if (pieces === 'all') return { one: 'Figur', many: 'Figuren' };
  if (pieces === 'some') return { one: 'Figur, die zählt,', many: 'Figuren, die zählen,' };
  const label = bold(translated(book, 'de', pieces.prototype) ?? pieces.label);
  return { one: `Figur der Art ${label}`, many: `Figuren der Art ${label}` };
};

const endingTexts = (book: Rulebook, way: OfEnding): readonly string[] => {
  const named = namedIn(book, way);
  const plus = way.plus.map(({ side, points }) => `${bold(side)} bekommt ${germanNumber(points)} Punkte dazu.`);
  switch (way.result) {
    case 'win':
      return [WIN[way.when](named)];
    case 'lose':
      return [LOSE[way.when](named)];
    case 'draw':
      return [DRAW[way.when](named)];
    case 'most':
      return [END[way.when](named), `Wer dann die meisten ${named.many} auf dem Brett hat, gewinnt.`, ...plus];
    case 'area':
      return [END[way.when](named), 'Wer dann das meiste vom Brett hält, gewinnt.', ...plus];
  }
};

const germanNumber = (points: number): string => String(points).replace('.', ',');

const keeperText = (title: string, { does, score, sides = [] }: OfKeeper): string => {
  const who = listed(sides.map(bold));
  switch (does) {
    case 'win':
      if (sides.length > 0) return `Sieg für ${who}: ${title}.`;
      return score === undefined ? `Du gewinnst durch ${title}.` : `Du gewinnst mit ${score} Punkten bei ${title}.`;
    case 'lose':
      if (sides.length > 0) return `Niederlage für ${who}: ${title}.`;
      return score === undefined ? `Du verlierst durch ${title}.` : `Du verlierst mit ${score} Punkten bei ${title}.`;
    case 'end':
      return score === undefined
        ? `Das Spiel endet durch ${title}.`
        : `Das Spiel endet mit ${score} Punkten bei ${title}.`;
    case 'stop':
      return score === undefined
        ? `Durch ${title} ist das Spiel unentschieden.`
        : `Mit ${score} Punkten bei ${title} ist das Spiel unentschieden.`;
  }
};

/** Returns whole sentences about one way in which a game ends. */
export const wayTexts = (book: Rulebook, way: EndingWay): readonly string[] => {
  const titled = (title: string): string => bold(translated(book, 'de', title) ?? title);
  switch (way.by) {
    case 'ending':
      return endingTexts(book, way);
    case 'scorekeeper':
      return [keeperText(titled(way.title), way)];
    case 'last':
      return [
        way.alliance
          ? 'Wer nichts mehr hat, verliert, und das letzte Bündnis auf dem Tisch gewinnt.'
          : 'Wer nichts mehr hat, verliert, und wer als Letzter übrig ist, gewinnt.',
      ];
    case 'last-turn':
      return [way.turn === 1 ? 'Das Spiel endet nach einem Zug.' : `Das Spiel endet nach ${way.turn} Zügen.`];
    case 'score': {
      const titles = listed(way.titles.map(titled));
      if (way.isTieBreak)
        return [
          way.way === 'most'
            ? `Bei Gleichstand gewinnt, wer bei ${titles} vorn liegt.`
            : `Bei Gleichstand gewinnt, wer bei ${titles} am wenigsten hat.`,
        ];
      return [
        way.way === 'most'
          ? `Dann gewinnt, wer bei ${titles} vorn liegt.`
          : `Dann gewinnt, wer bei ${titles} am wenigsten hat.`,
      ];
    }
  }
};
