import { ago } from '../../../view/text.ts';

/** What Discord's edge says by itself; everything else comes from the commands. */

export const done = 'Erledigt.';
export const doneInChannel = 'Erledigt: Du findest es im Kanal.';
export const notShown = 'Discord hat meine Antwort nicht angenommen, darum kann ich sie hier nicht zeigen.';
export const failed = (id: string): string => `Bei mir ging etwas schief; nichts wurde geändert. (Fehler ${id})`;
export const unknownCommand = 'Diesen Befehl kenne ich nicht mehr. `/help` zeigt, welche ich kenne.';
export const changedCommand =
  'Ich kenne diesen Befehl in anderer Form, denn er hat sich gerade geändert; nichts wurde getan. Lade Discord neu (Strg+R; am Telefon schließe die App und öffne sie wieder) und gib ihn in einer Minute noch einmal ein.';
export const unknownControl = 'Das gehört zu etwas, das ich nicht mehr kenne. `/help` zeigt, was ich kann.';
export const formTooLate = 'Ich brauchte zu lange, um das Formular zu öffnen. Bitte drücke noch einmal.';
export const stopping = 'Ich starte gerade neu, und nichts wurde getan. Bitte versuche es gleich noch einmal.';
export const busy = 'Gerade ist zu viel zu tun, und nichts wurde getan. Bitte versuche es gleich noch einmal.';
/** `at`: when one more may come, in milliseconds since 1970. */
export const often = (most: number, at: number): string =>
  `Das waren mehr als ${most} Befehle von dir in einer Minute, und nichts wurde getan. Bitte versuche es ${ago(at)} noch einmal.`;
export const welcome =
  '**Hallo! Ich führe den Tisch für Spiele im Chat**: Ich baue auf, ziehe die Figuren, achte auf die Züge und merke mir alles.\n' +
  '`/game start` beginnt ein Spiel in einem Kanal, `/help` zeigt, was ich kann.';
export const cut = 'Es war mehr, als in eine Nachricht passt: Das Ganze steht in der angehängten Datei.';
export const cutWithoutFile = 'Es war mehr, als in eine Nachricht passt; der Rest fehlt.';
export const fileLeftOut = 'Ich darf hier keine Dateien anhängen, darum fehlt die Datei.';
export const controlsLeftOut = (count: number): string =>
  `${count} ${count === 1 ? 'weiterer Knopf passte' : 'weitere Knöpfe passten'} nicht hierher.`;
export const optionsLeftOut = (count: number): string =>
  `${count} ${count === 1 ? 'weiterer Eintrag' : 'weitere Einträge'} einer Liste ${count === 1 ? 'passte' : 'passten'} nicht hierher.`;

/** The bot's permissions, as Discord's settings call them. */
const PERMISSIONS = {
  view: 'Kanal anzeigen',
  send: 'Nachrichten senden',
  sendInThreads: 'Nachrichten in Threads senden',
  attach: 'Dateien anhängen',
  history: 'Nachrichtenverlauf anzeigen',
};

export const missing = (permissions: readonly (keyof typeof PERMISSIONS)[]): string =>
  `Mir ${permissions.length === 1 ? 'fehlt ein Recht' : 'fehlen Rechte'} in diesem Kanal: ${permissions.map((one) => PERMISSIONS[one]).join(', ')}. Wer den Server verwaltet, kann ${permissions.length === 1 ? 'es' : 'sie'} mir geben.`;
/** Where the bot is no member, to someone who uses it from their own account. */
export const notMember =
  'Ich bin hier kein Mitglied, darum lässt sich an diesem Ort nichts spielen. Spiele auf einem Server, der mich hinzugefügt hat; `/roll`, `/kingdom` und `/tutorial` gehen hier.';
