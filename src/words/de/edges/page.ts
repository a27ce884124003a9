/** What the playground's page says by itself. It fills the blanks in braces; a text without a comment stands as it is. */

export const title = 'Quartermaster-Spielwiese';
/** Behind the name of the bot, in the heading. */
export const what = 'Spielwiese';
/** Before the languages to choose from, and what this one calls itself. */
export const language = 'Sprache';
export const languageName = 'Deutsch';
export const youAre = 'Du bist';
export const newcomer = 'Der Name von noch jemandem';
export const newcomerHint = 'Noch jemand…';
export const add = 'Dazu';
export const panes = 'Was jeder sieht';
export const noScript = 'Die Spielwiese braucht JavaScript.';
export const nobodyShown = 'Wähle oben, wer du bist.';
/** In the place of names that are not known. */
export const somebody = 'jemand';
export const unknownChannel = 'unbekannt';

export const noAnswer = 'Die Spielwiese antwortet nicht. Läuft sie noch?';
export const tryingAgain = 'Die Spielwiese antwortet nicht. Neuer Versuch…';

export const places = 'Orte';
export const log = '{place}, wie {name} es sieht';
/** In the head of what a person sees: shows all games in the place of the chat, and the chat again. */
export const allGames = 'Alle Spiele';
export const backToChat = 'Zurück zum Chat';
/** Below the first board that can be pressed. */
export const pressBoard = 'Du kannst auf dem Bild selbst spielen: Drücke auf das, was markiert ist.';
export const close = 'Die Ansicht von {name} ausblenden';
/** Behind the number of messages that are new in a place, for those who can't see that it is a badge. */
export const unread = 'neu';
export const newMessages = 'Neue Nachrichten';
export const toNewest = 'Zum Neuesten';

export const composer = 'Was {name} sagt';
export const composerHint = 'Nachricht an {place}, oder / für Befehle';
/** While files that were dropped are on their way. */
export const dropSent = 'Gesendet. Ein Modul von VASSAL dauert eine Minute…';
export const dropUnknown =
  'Lass ein Modul fallen (.yaml oder .zip), eins von VASSAL (.vmod, mit .vmdx und .vsav) oder die Datei eines Spiels (.json).';
export const choices = 'Was hier getippt werden kann';

/** Above a message. */
export const used = '{name} nutzte {command}';
/** The mark beside the name of the bot. */
export const app = 'APP';
export const onlyYou = 'Nur du kannst das sehen';
/** An entry of a list, with what describes it. */
export const described = '{label} – {description}';
export const choose = 'Wähle';
export const drawing = 'Das Bild wird gezeichnet…';
export const notLoaded = 'Das Bild konnte nicht geladen werden. Es zeigt:';
export const loadAgain = 'Neu laden';

/** What the cells of a board that can be pressed are together, and the sign that shows the picture alone. */
export const boardCells = 'Das Brett: wähle darauf, auch mit Pfeilen';
export const boardWhole = 'Das Bild allein';

export const cancel = 'Abbrechen';
export const send = 'Senden';

/** The first screen, for who has never been here. */
export const firstTitle = 'Spiele im Chat';
export const firstText =
  'Quartermaster führt den Tisch: Er baut auf, prüft jeden Zug und verbirgt, was du nicht sehen darfst. Diese Seite ist ein Chat auf deinem eigenen Rechner: Probier alles aus.';
export const games = 'Spiele';
export const playBot = 'Gegen den Bot';
export const playOthers = 'Mit anderen';
/** On the card of a game that was pressed. */
export const starting = 'Startet…';

/** For who comes back. */
export const saved = 'Deine Spiele sind gespeichert; nur der Chat ist leer, wenn die Spielwiese neu startet.';
export const goOn = '{title} fortsetzen';
export const goOnAt = '{title} in #{place} fortsetzen';
export const showBoard = 'Das Brett von {title} zeigen';
