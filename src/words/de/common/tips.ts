import { labels } from '../commands/play.ts';
import { buttons } from '../posts.ts';

/** What a panel says below a prompt that somebody meets for the first time, by what there is to do (U8). */

const small = (text: string): string => `-# ${text}`;

export const piece: string = small(
  'Das Bild zeigt, wer ziehen kann. Erst wählst du, wer, dann, wohin: Vorher zieht nichts.',
);
export const cell: string = small(
  'Ein Druck auf ein Feld zieht sofort dorthin. Felder ohne Knopf stehen in den Listen.',
);
export const next: string = small(
  `Deine Stapel kommen nacheinander. **${labels.stay}** lässt diesen stehen, die letzte Liste hat die anderen.`,
);
export const units: string = small(
  `Wer in der Liste angekreuzt ist, geht, die anderen bleiben stehen. Dann drücke **${labels.go}**.`,
);
export const taken: string = small('Hier sagt der Spieler, wen ein Zug schlägt: erst wen, dann wohin.');
export const act: string = small('Das kannst du jetzt tun. Ist etwas zu wählen oder zu zahlen, frage ich dich zuerst.');
export const pay: string = small(
  `Du zahlst mit dem Wenigsten, das reicht. **${labels.payOther}** lässt dich wählen, womit.`,
);
export const card: string = small(
  'Eine Karte zu wählen zeigt sie nur dir; was du mit ihr tun kannst, steht dann auf Knöpfen.',
);
export const deck: string = small('Einen Stapel zu wählen tut noch nichts. Was du ziehst, kommt auf deine Hand.');
export const question: string = small(
  'Das Spiel wartet auf diese Antwort. Sieh dich gern erst um: `/play` kommt auf sie zurück.',
);
export const together: string = small(
  'Hier wartest du nicht auf die anderen, und bis der Letzte gewählt hat, kannst du neu wählen.',
);
export const detail: string = small(
  `Das ändert die Figur, wo sie steht. Um mit ihr zu ziehen, drücke **${labels.move}**.`,
);
export const end: string = small(
  `Drücke **${labels.end}**, wenn du fertig bist. Bis der Nächste handelt, nimmt **${buttons.takeBack}** es zurück.`,
);
