/** What Discord lists of `/tutorial`. */
export const definition = {
  description: 'In fünf Minuten lernen, hier zu spielen: allein, geheim, durch Drücken',
  options: {},
};

const view = (prompt: string, line: string): string => `**${prompt}** ${line}`;

/** What each view says, the prompt first. */
export const views = {
  welcome: view(
    'Willkommen. In fünf Minuten kannst du hier jedes Spiel spielen.',
    'Du bist die Swedes, in Blau. Nur du siehst das. Bist du am Zug, wirst du gerufen, und er beginnt mit **Spielen**.',
  ),
  piece: view('Wähle eine Figur.', 'In der Liste stehen nur die, die ziehen können. Nimm den Swede auf G3.'),
  where: view('Wähle, wohin.', 'Alle Figuren ziehen wie Türme. Was schlägt, ist markiert.'),
  undo: view(
    'Geschlagen!',
    'Der Muscovite auf D3 stand zwischen zweien von dir. Nimm deinen Zug jetzt zurück: Bis die andere Seite handelt, fragt **Zurück** niemanden.',
  ),
  again: view('Der Zug ist zurückgenommen.', 'Spiele ihn noch einmal.'),
  since: view('Die Muscovites haben gezogen.', 'Sieh, was seit deinem Zug geschah.'),
  king: view(
    'Der Weg des Königs zum Rand ist frei.',
    'Oben steht, was geschah: Pfeile zeigen, was zog, die Liste sagt es in Worten. Wähle den König.',
  ),
  edge: view('Wähle, wohin.', 'Am Rand ist der König frei.'),
  won: view(
    'Du hast gewonnen!',
    'In längeren Zügen siehst nur du, was du tust, bis du **Zug beenden** drückst. Karten: noch 4 Schritte.',
  ),
  hand: view('Das ist deine Hand. Nur du siehst sie.', 'Wähle den Peddler.'),
  card: view('Der Peddler zieht zwei Karten.', 'Eine Karte liest man, bevor man sie spielt.'),
  drawn: view('Du hast zwei Karten gezogen. Niemand weiß, welche.', 'Beende deinen Zug.'),
  done: view('Das war alles.', 'Mehr steht in der Hilfe.'),
} as const;

export const buttons = {
  play: 'Spielen',
  takes: (cell: string, taken: string): string => `${cell}, schlägt ${taken}`,
  undo: 'Zurück',
  since: 'Letzter Zug',
  cards: 'Nun mit Karten',
  playIt: 'Spielen',
  end: 'Zug beenden',
  later: 'Später',
  games: 'Spiel starten',
  alone: 'Allein testen',
  help: 'Hilfe',
};

/** Above the lists. */
export const pieces = (count: number): string => `Figuren: ${count}`;
export const cards = (count: number): string => `Deine Hand: ${count}`;

/** Something else was pressed. */
export const first: string = 'Gut zu wissen. Lass uns erst das hier tun:';
export const later: string = 'Bis später. `/tutorial` geht weiter, wo du bist.';
export const missing: string = 'Gelernt wird mit Tablut, und das gibt es hier nicht. `/game start` zeigt, was es gibt.';
