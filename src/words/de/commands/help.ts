import { bold, plain } from '../../../view/text.ts';
import { actsText, owedText } from '../acts.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/help`. */
export const definition = {
  description: 'Was du hier tun kannst, nach Aufgaben',
  options: {
    topic: 'Worüber',
  },
};

/** How the channel's game stands for whoever asks for help. */
export interface HelpNow {
  readonly title: string;
  readonly phase: 'seating' | 'playing' | 'over';
  /** The sides that the asker plays, by name. */
  readonly mine: readonly string[];
  readonly isHost: boolean;
  /** Whether enough people sit there for it to begin. */
  readonly isReady: boolean;
  /** Without it the game has no turns. */
  readonly turn?: { readonly side: string; readonly isMine: boolean };
  /** What can be done in the phase of the turn, how much of that must be, and whether the turn can end. */
  readonly acts?: readonly { readonly what: string; readonly left?: number }[];
  readonly owed: number;
  readonly endsByCommand: boolean;
  readonly hasHand: boolean;
  readonly hasActions: boolean;
  readonly hasArmies: boolean;
}

/** Above the buttons of the topics. */
export const nowTitle = '**Was du hier und jetzt tun kannst**';
export const ask = 'Drücke, worüber du mehr wissen willst.';
export const now = 'Was kann ich jetzt tun?';
export const noTopic = (typed: string): string =>
  `Über „${plain(typed, 60)}“ gibt es keine Hilfe. Das sind die Themen:`;
export const page = (now: number, all: number): string => `Seite ${now} von ${all}`;

/** Where no game is played, in a channel of a server. */
export const nowhere: readonly string[] = [
  '- Hier wird nichts gespielt. `/game start` startet ein Spiel: Die Vervollständigung zeigt, welche es gibt.',
  '- `/me games` zeigt deine Spiele, und welche davon auf dich warten.',
  '- `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt. Dafür braucht es kein Spiel.',
];

/** In direct messages, below the list of the reader's games; `plays`: whether there are any. */
export const nowhereDirect = (plays: boolean): readonly string[] => [
  plays
    ? '- Mit anderen spielst du in den Kanälen eines Servers: dort `/game start`.'
    : '- Du spielst gerade nichts. `/game start` in einem Kanal eines Servers startet ein Spiel.',
  '- `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt. Dafür braucht es kein Spiel.',
];

/** The same where the bot is no member. */
export const nowhereForeign: readonly string[] = [
  '- Ich bin hier kein Mitglied, darum lässt sich an diesem Ort nichts spielen. Spiele auf einem Server, der mich hinzugefügt hat.',
  '- `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt, `/tutorial` zeigt, wie man spielt. Das geht hier.',
];

/** What can be done now, the most useful first. */
export const nowLines = (at: HelpNow): readonly string[] => {
  const rules = `- \`/game rules\` zeigt die Regeln von ${bold(at.title)}.`;
  const log = '- `/game log` sagt, was geschehen ist, `/board` zeigt das Brett.';
  switch (at.phase) {
    case 'seating':
      return [...seatingLines(at), rules];
    case 'over':
      return [`- ${bold(at.title)} ist vorbei. \`/game start\` startet ein anderes Spiel.`, log];
    default:
      return at.mine.length === 0
        ? [`- Du schaust bei ${bold(at.title)} zu. \`/game join\` nimmt eine Seite, wo eine frei ist.`, log, rules]
        : [...(at.turn && !at.turn.isMine ? waitingLines(at, at.turn.side) : turnLines(at)), log, rules];
  }
};

const seatingLines = ({ title, mine, isHost, isReady }: HelpNow): readonly string[] => [
  mine.length > 0
    ? `- Du spielst ${listed(mine.map(bold))} in ${bold(title)}, das noch nicht begonnen hat.`
    : `- ${bold(title)} hat noch nicht begonnen. Drücke unter den Plätzen eine Seite, oder \`/game join\`.`,
  ...(isReady
    ? [isHost ? '- **Beginnen** unter den Plätzen beginnt es.' : '- Der Gastgeber beginnt es.']
    : ['- Es kann beginnen, wenn jede nötige Seite besetzt ist. Mit **Allein testen** spielt einer alle Seiten.']),
];

const waitingLines = ({ hasHand }: HelpNow, side: string): readonly string[] => [
  `- Warten auf ${bold(side)}.`,
  ...(hasHand ? ['- `/hand show` zeigt deine Hand, dir allein.'] : []),
];

const turnLines = (at: HelpNow): readonly string[] => [
  at.turn
    ? `- Drücke **Spielen**: Du bist mit ${bold(at.turn.side)} am Zug.`
    : '- Drücke **Spielen**, wann du willst: Dieses Spiel hat keine Züge.',
  ...(at.acts && at.acts.length > 0
    ? [
        at.owed > 0
          ? `- Du musst ${owedText(
              at.acts.map(({ what }) => what),
              at.owed,
            )}.`
          : `- Du kannst ${actsText(at.acts)}.`,
      ]
    : []),
  '- `/move` zieht eine Figur: Die Vervollständigung bietet deine an, und wohin sie können.',
  ...(at.hasActions ? ['- `/act` tut, was dieses Spiel außer dem Ziehen erlaubt.'] : []),
  ...(at.hasArmies ? ['- `/army form` macht eine Armee aus Einheiten eines Felds, `/move` zieht sie.'] : []),
  ...(at.hasHand ? ['- `/hand show` zeigt deine Hand und spielt Karten daraus.'] : []),
  ...(at.turn && at.owed === 0 && at.endsByCommand ? ['- `/turn end` beendet deinen Zug.'] : []),
  '- `/game undo` nimmt deinen letzten Schritt zurück.',
];

/** What one can do, by task; every command named here exists. The names of topics are the same in every language. */
export const topics = {
  start: {
    title: 'Spiel starten',
    lines: [
      '`/tutorial` lehrt dich, hier zu spielen, in fünf Minuten, durch Drücken.',
      '`/game start` startet ein Spiel in diesem Kanal und zeigt die Plätze: Drücke deine Seite, dann **Beginnen**.',
      '`/game join` nimmt später eine Seite oder lässt dich zuschauen; `/game leave` gibt deinen Platz auf.',
      'Mit **Allein testen** unter den Plätzen spielt einer alle Seiten; unter einem Spiel, das aus der Liste gewählt wurde, braucht es keinen Kanal, und der Bot kann gegen dich spielen.',
      '`/game transfer` bietet deine Seite jemandem an; `/game unseat` macht den Platz von jemandem frei, der nicht mehr kommt, für den Gastgeber.',
      '`/game settings turn:` gibt dem Spiel eine Uhr, wenn alle zustimmen; wer wartet, wählt mit `/game timeout`, wenn die Zeit um ist.',
      '`/game join` kann auch den Platz des Spielleiters nehmen, der alles sieht und darf.',
      '`/game stop` beendet das Spiel, nach einer Frage.',
      '`/game export` gibt dir das Spiel als Datei, `/game import` spielt mit einer weiter, in jedem Kanal.',
    ],
  },
  play: {
    title: 'Dein Zug',
    lines: [
      '`/play` zeigt dir allein, was du jetzt tun kannst, zum Drücken; **Als Text** hat dasselbe in Worten, mit dem, was man dafür tippt.',
      '`/move` zieht eine Figur: Tippe ihr Feld oder ihren Namen, dann, wohin sie geht. Die Vervollständigung bietet an, was geht.',
      '`/act` tut, was ein Spiel außer dem Ziehen erlaubt: Die Vervollständigung bietet an, was du jetzt kannst, und was es kostet.',
      '`/move` mit `capture:` schlägt Figuren im selben Zug, wo das Spiel es erlaubt.',
      '`/game resign` gibt das Spiel auf, `/game draw` bietet ein Remis an oder stimmt einem zu.',
      '`/turn show` sagt, wer am Zug ist, `/turn end` beendet deinen, wo er im Spiel nicht anders endet, `/turn next` geht zu seiner nächsten Phase, `/turn pass` passt, wo man das darf. `/turn tell` sagt den anderen davon, bevor er endet.',
      '`/piece delete` nimmt eine Figur vom Tisch.',
      '`/roll` würfelt, etwa 2d6+1; `/roll private:` zeigt es nur dir und dem Spielleiter.',
      '`/game verify` prüft alles Mischen und Würfeln eines Spiels, das vorbei ist.',
    ],
  },
  armies: {
    title: 'Armeen',
    lines: [
      '`/army form` macht aus deinen Einheiten eines Felds eine Armee; `/army show` zählt sie auf, lässt dich welche wählen, sehen, wohin sie können, und sie ziehen.',
      '`/move piece:` nimmt auch eine Armee, `units:` einen Teil davon: `1,3`, `1-3`, `2 pikemen`, `all but 2`; `via:` sagt, welchen Weg.',
      '`/army join` und `/army split` nehmen Einheiten auf und heraus, `/army rename` benennt eine Armee, `/army disband` löst sie auf, `/army list` zählt sie auf.',
      '`/army engage` führt eine Armee in den Kampf mit dem Feind daneben, wo das Spiel einen Plan für Kämpfe hat; `/army return` beendet ihn.',
    ],
  },
  look: {
    title: 'Spiel ansehen',
    lines: [
      '`/board` zeigt das Brett, wie du es sehen darfst, `/board around:` einen Teil davon. **Allen zeigen** postet es.',
      '`/board step:` zeigt es, wie es nach einem früheren Schritt stand.',
      '`/piece list` zählt die Figuren auf, `/piece show` zeigt eine davon.',
      '`/game rules` zeigt die Regeln des Spiels, oder von einem, das du starten könntest.',
      '`/game status` sagt, wie das Spiel steht, `/game seats`, wer was spielt.',
      '`/game log` sagt, was geschehen ist, Schritt für Schritt.',
    ],
  },
  cards: {
    title: 'Karten',
    lines: [
      '`/hand show` zeigt deine Hand, dir allein; wähle darunter eine Karte, oder nimm `/hand play`, `/hand give` und `/hand discard`.',
      '`/deck draw` nimmt Karten auf deine Hand, `/deck deal` gibt jeder Hand welche, `/deck list` sagt, wie viel wo ist.',
      '`/deck peek` sieht oben in einen Stapel, `/deck return` legt Karten zurück, `/deck shuffle` mischt, mit `discards:` auch die Ablage.',
      '`/piece hide` verdeckt eine Figur, `/piece reveal` zeigt sie, allen oder einem; `/piece peek` sieht eine an.',
    ],
  },
  change: {
    title: 'Figuren ändern',
    lines: [
      '`/piece add` setzt eine neue Figur auf den Tisch, `/piece clone` kopiert eine, `/piece replace` setzt eine andere Art an ihre Stelle.',
      '`/piece set` setzt eine Eigenschaft einer Figur, `/piece flip` dreht sie um, `/piece rotate` herum, `/piece order` versetzt sie in ihrem Stapel.',
      '`/piece send` setzt eine Figur irgendwohin, was auch die Regeln des Ziehens sagen.',
      '`/piece give` übergibt eine Figur an eine andere Seite, wo sie steht und wie sie ist.',
      'Das meiste davon ist für den Gastgeber, und nur in einem Spiel, das nichts verbirgt.',
    ],
  },
  modifiers: {
    title: 'Modifikatoren',
    lines: [
      '`/modifier list` zeigt, was die Regeln und die Werte verändert, in der Folge, in der es wirkt.',
      '`/modifier explain` zeigt, wie ein Wert zustande kommt, Schritt für Schritt.',
      '`/modifier add` bringt einen ins Spiel, `/modifier remove` nimmt ihn weg; `/modifier order` sagt, welcher von zweien bei Gleichstand zuerst wirkt.',
    ],
  },
  modules: {
    title: 'Eigene Spiele',
    lines: [
      '`/module list` zeigt die Spiele, die man hier starten kann; `/game start` mit `file:` startet eines aus deiner eigenen Datei.',
      '`/module template` gibt dir ein kleines Spiel für den Anfang, `/module schema`, was dein Editor braucht, um dir zu helfen.',
      '`/module check` sagt alles, was an einer Datei falsch ist, Zeile für Zeile; `/module add` behält das Spiel für diesen Server, `/module remove` entfernt es.',
      '`/module import` macht aus einem VASSAL-Modul ein Spiel, wo das eingeschaltet ist: Du brauchst das Recht, es zu benutzen.',
      '`/module show` zeigt seinem Autor, woraus ein Modul besteht, in dessen eigenen Worten.',
      '`/game reload` gibt einem laufenden Spiel eine ausgebesserte Datei, nach einer Frage. Die frühere Datei neu zu laden nimmt das zurück.',
    ],
  },
  kingdoms: {
    title: 'Dominion',
    lines: [
      '`/kingdom` zieht sofort ein Königreich für Dominion; darunter kannst du neu ziehen, einen Stapel ersetzen, welche festhalten, die Namen kopieren.',
      '`/kingdom require:` sagt, was darin sein muss, und nach einem Schrägstrich, was nicht: `Moat, 3 Attack, 1 Village / Curser`.',
      '`/kingdom code:` zeigt ein Königreich aus seinem Code, `/kingdom again:` zieht für einen der letzten Wünsche hier.',
      '**Nach Wunsch** fragt, was statt eines Stapels oder einer Querkarte kommen soll: `another village`, `any at 5`, `no attack`, eine Karte.',
      '**Gespielt** unter einem Königreich merkt an, dass es hier gespielt wurde, und wer gewann; `/kingdom fresh:` hält seine Karten heraus, `/kingdom unseen:` nimmt lieber, was lange nicht zu sehen war, `/house played` zählt alle auf.',
      '`/house boxes` sagt, welche Schachteln ihr habt, `/house ban` hält Karten heraus, `/house unban` lässt sie herein, `/house printing` wählt die Kartentexte, `/house show` zeigt das alles.',
    ],
  },
  counters: {
    title: 'Zähler',
    lines: [
      '`/counter show` zeigt die Zähler, die du sehen darfst, `/counter list`, was jeder davon zählt.',
      '`/counter define` zählt noch etwas auf einem Plan, einem Brett, einer Zone, einer Hand oder einem Stapel; `/counter remove` entfernt das wieder.',
      '`/counter refresh`, für alle, die spielen, zählt alles von vorn: Es sagt, was falsch war, wenn etwas falsch war.',
      '`/deck show` fasst einen Stapel zusammen, der offen liegt.',
    ],
  },
  scores: {
    title: 'Punkte',
    lines: [
      '`/score show` zeigt die Punkte, und wie weit jeder vom Sieg ist, soweit du es wissen darfst.',
      '`/score add` gibt Punkte von Hand, soweit das Spiel es erlaubt; `/score claim` zeigt die Aufgaben, die sich werten lassen, und wertet eine.',
      '`/score rounds` zeigt die Punkte Runde für Runde, als Tabelle und als Bild, und woher sie kamen.',
      '`/score define` fügt einem laufenden Spiel Wertungen hinzu oder ändert sie; `/score book` zählt die Spiele auf, die hier zu Ende gespielt wurden.',
      'Bei `/game stop` wird der Gastgeber gefragt: die Seiten nach den Punkten ordnen, die sie ordnen, oder das Spiel abbrechen.',
    ],
  },
  you: {
    title: 'Einstellungen',
    lines: [
      '`/me games` zählt deine Spiele auf, die zuerst, die auf dich warten.',
      '`/me settings` zeigt, wie ich dich erreiche: durch Direktnachrichten, mit einer Erinnerung, wenn dein Zug wartet, in welchen Stunden gar nicht.',
      '`/me data` bringt alles, was ich über dich aufhebe, `/me forget` entfernt es.',
      '`/me interested` lässt dich einen Post nennen, wo jemand Plätze eines Spiels öffnet, höchstens einmal am Tag.',
      '`/me settings away:` sagt es denen, die auf dich warten, `dms:` schaltet Direktnachrichten aus oder ein.',
      '`/about` sagt, wer diesen Bot betreibt, und was er von dir speichert.',
      '`/game settings` sagt, nach welcher Zeit erinnert wird, auf wen gewartet wird; mit `reminder:` stellt der Gastgeber das ein.',
      '`/server settings` zeigt, wo in diesem Server gespielt wird, wer beginnt und Dateien bringt; wer ihn verwaltet, stellt das ein, lässt ein Spiel weitergehen (`/server unstick`) oder gibt ihm einen anderen Gastgeber (`/server host`).',
      'Mit `/game settings language:` wählt der Gastgeber, in welcher Sprache hier allen berichtet wird; was nur du liest, ist in deiner.',
      'Die meisten Befehle nehmen `game:` für eines deiner Spiele, das anderswo gespielt wird; in Direktnachrichten brauchst du es nur, um unter mehreren zu wählen.',
    ],
  },
  undo: {
    title: 'Zurücknehmen',
    lines: [
      '`/game undo` nimmt deinen letzten Schritt zurück, `/game undo steps:` mehrere. Haben seither andere gehandelt, werden sie gefragt.',
      'Hat jemand dadurch etwas Neues gesehen, etwa eine Karte, werden die anderen gefragt, oder der Stapel wird gemischt, oder es wird gar nicht zurückgenommen: Jedes Spiel sagt, was davon.',
      '`/game redo` wiederholt, was zurückgenommen wurde, solange nichts anderes gespielt wurde und niemand dadurch etwas sah.',
    ],
  },
};
