import { plain } from '../../../view/text.ts';

/** What Discord lists of `/about`. */
export const definition = {
  description: 'Wer diesen Bot betreibt, was er von dir speichert, wie lange, und wer es lesen kann',
  options: {},
};

/** `host`: as whoever runs the bot says it; `days`: for how long ended games are kept. */
export const aboutText = (version: string, host: string | undefined, days: number | undefined): string =>
  [
    `**Quartermaster ${version}** führt die Tische von Spielen, die im Chat gespielt werden.`,
    host === undefined
      ? '- **Betrieben** von jemandem, der nicht gesagt hat, wer das ist. Frage die, die diesen Server verwalten.'
      : `- **Betrieben** von ${plain(host, 200)}.`,
    '- **Gespeichert**: jeder Schritt eines Spiels, mit wem und wann, was du tippst, um Dinge zu benennen, Hände, Stapel und Würfel des Spiels; wo du sitzt, was du mit `/me settings` einstellst, die Würfe, die du dir merkst, in welcher Sprache dein Discord ist; Ergebnisse von Spielen, gespielte Königreiche, und die Module und Bilder, die Server behalten. Andere Nachrichten werden nicht gelesen.',
    `- **Wie lange**: bis es gelöscht wird.${days === undefined ? '' : ` Ein Spiel geht ${days} Tage nach seinem Ende, eine Woche nachdem sein Kanal es erfahren hat; Ergebnisse bleiben.`} \`/me forget\` lässt dich alle Spiele sofort vergessen; die Spiele bleiben und nennen einen früheren Spieler. Wer den Bot betreibt, kann dasselbe tun.`,
    '- **Wer es lesen kann**: Leute an einem Tisch, was das Spiel ihnen zeigt; wer einen Server verwaltet, nichts Verborgenes; wer den Bot betreibt, alles.',
    '- **Anderswohin geschickt**: nichts als das, was auf Discord gesagt wird.',
  ].join('\n');
