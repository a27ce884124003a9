import type { PersonId } from '../../../engine/core/ids.ts';
import { bold } from '../../../view/text.ts';
import { pictureOptions } from '../options.ts';
import { channelLink, listed, person } from '../text.ts';

const STEPS = 'Wie viele (1)';

/** What Discord lists of `/game`. */
export const definition = {
  description: 'Das Spiel dieses Kanals starten, mitspielen und führen',
  subcommands: {
    start: {
      description: 'Ein Spiel in diesem Kanal starten',
      options: {
        module: 'Welches Spiel',
        file: 'Ein eigenes Spiel: ein Modul, YAML oder JSON',
        thread: 'Einen Thread dafür öffnen',
        open: 'Spieler suchen',
        seed: 'Beliebige Worte, in den Zufall des Spiels gemischt',
        variants: 'Wie gespielt wird, etwa Length: long; blind',
        position: 'Beim Schach: die Stellung, mit der es beginnt, in FEN',
        ...pictureOptions,
      },
    },
    join: {
      description: 'Eine Seite nehmen, oder zuschauen',
      options: {
        side: 'Welche Seite; ohne eine schaust du zu',
        share: 'Eigene Worte, mit deinem Platz in den Zufall des Spiels gemischt',
        reserve: 'Auf eine freie Seite warten',
      },
    },
    leave: {
      description: 'Deinen Platz aufgeben',
      options: { side: 'Nur diese Seite' },
    },
    unseat: {
      description: 'Als Gastgeber oder Spielleiter: einen Platz freimachen',
      options: { side: 'Welche Seite', person: 'Wen, wo mehrere sie spielen' },
    },
    transfer: {
      description: 'Deine Seite jemandem anbieten',
      options: { person: 'Wem', side: 'Welche Seite; deine einzige, wenn das fehlt' },
    },
    seats: {
      description: 'Zeigen, wer was spielt',
      options: { when: 'Sagen, wann du Zeit hast' },
    },
    rules: {
      description: 'Die Regeln eines Spiels lesen',
      options: { module: 'Welches Spiels; dessen in diesem Kanal, wenn das fehlt' },
    },
    status: 'Zeigen, wie das Spiel steht',
    settings: {
      description: 'Zeigen oder einstellen, wie das Spiel mit seinen Spielern umgeht',
      options: {
        reminder: 'Als Gastgeber: wann erinnert wird, auf wen gewartet wird, etwa 12 h; oder off',
        posts: {
          description: 'Als Gastgeber: wann die anderen erfahren, was in einem Zug getan wird',
          choices: { turn: 'einmal, wenn der Zug endet', act: 'jede Tat' },
        },
        turn: 'Als Gastgeber: eine Uhr, so lange je Zug; oder off. Die anderen stimmen zu',
        bank: 'Ebenso, so lange für alle Züge einer Seite',
        language: 'Als Gastgeber: in welcher Sprache hier allen berichtet wird',
        open: 'Als Gastgeber: Spieler suchen',
      },
    },
    timeout: {
      description: 'Wählen, was geschieht, wenn jemandes Zeit um ist',
      options: {
        choice: {
          description: 'Was geschieht; die Mehrheit entscheidet',
          choices: {
            wait: 'Weiter warten',
            skip: 'Überspringen, worauf gewartet wird',
            house: 'Der Bot spielt auf diesem Platz weiter',
            replace: 'Den Platz für jemand anderen freimachen',
            forfeit: 'Diese Seite gibt auf',
          },
        },
      },
    },
    resign: 'Das Spiel für deine Seite aufgeben, nach einer Frage',
    draw: 'Remis anbieten, oder dem angebotenen zustimmen',
    stop: 'Das Spiel dieses Kanals beenden, nach einer Frage',
    undo: {
      description: 'Den letzten Schritt zurücknehmen, oder mehrere',
      options: { steps: STEPS },
    },
    redo: {
      description: 'Wiederholen, was zuletzt zurückgenommen wurde',
      options: { steps: STEPS },
    },
    log: {
      description: 'Zeigen, was geschehen ist',
      options: { page: '1 ist die neueste' },
    },
    replay: {
      description: 'Als bewegtes Bild sehen, was geschehen ist',
      options: {
        of: { description: 'Wovon (der letzte Zug)', choices: { turn: 'der letzte Zug', game: 'das ganze Spiel' } },
        steps: 'Stattdessen so viele der letzten Schritte',
      },
    },
    verify: 'Alles Mischen und Würfeln am veröffentlichten Geheimnis prüfen',
    export: {
      description: 'Das Spiel als Datei bekommen, soweit du es sehen darfst',
      options: {
        format: {
          description: 'In welcher Form (das ganze Spiel)',
          choices: {
            game: 'das ganze Spiel',
            pgn: 'PGN: die Züge einer Schachpartie',
            fen: 'FEN: wie eine Schachpartie steht',
          },
        },
      },
    },
    import: {
      description: 'Mit einem Spiel aus einer Datei weiterspielen; wo eines läuft, frage ich erst',
      options: { file: 'Wie /game export sie machte; oder eine Schachpartie, in PGN oder FEN' },
    },
    reload: {
      description: 'Dem laufenden Spiel ein ausgebessertes Modul geben, nach einer Frage',
      options: {
        file: 'Ein Modul, YAML oder JSON',
        module: 'Eines, das hier behalten ist; sonst das eigene des Spiels',
        ...pictureOptions,
      },
    },
  },
};

/** The seat of the game master, as completion offers it. */
export const masterName: string = 'Spielleiter';
export const masterSeat: string = `${masterName}: sieht und darf alles`;

/** Above a page of the log. */
export const logPage = (now: number, pages: number): string => `**Verlauf**, Seite ${now} von ${pages}`;

/** What stands in the place of a question that was answered. */
/** Behind a refusal of what others can agree to (G26). */
export const orOverrule = 'Oder frage die anderen Spieler: mit `overrule:True`.';

export const answered = {
  done: 'Das ist getan.',
  agreed: (who: PersonId): string => `${person(who)} hat zugestimmt.`,
  takenBack: 'Das wurde zurückgenommen.',
  declined: 'Das wurde abgelehnt.',
  ended: 'Das Spiel ist beendet.',
  thatEnded: 'Jenes Spiel ist beendet.',
  asked: 'Die anderen sind gefragt.',
  reloaded: 'Das Modul ist neu geladen.',
  goesOn: 'Das Spiel geht weiter.',
};

/** A game runs where another is started. */
export const runs = {
  question: (running: string, wanted: string): string =>
    `In diesem Kanal läuft ein Spiel ${bold(running)}. Sein Gastgeber kann es beenden und stattdessen ${bold(wanted)} starten.`,
  /** Where a game could be started instead. */
  elsewhere: (channels: readonly string[]): string =>
    `Du kannst deins in ${listed(channels.map(channelLink), 'oder')} starten.`,
  stopAndStart: (title: string): string => `Beenden und ${title} starten`,
};

export const resign = {
  question: 'Das Spiel aufgeben? Deine Seite hat dann verloren.',
  as: (side: string): string => `${side} aufgeben`,
};

export const stop = {
  question: (title: string, canRank: boolean): string => {
    const ways = canRank
      ? ' Die Seiten können nach ihren Punkten geordnet werden, oder das Spiel wird ohne Ergebnis abgebrochen.'
      : '';
    return `Dieses Spiel ${bold(title)} endgültig beenden? Es bleibt lesbar.${ways}`;
  },
  rank: 'Mit Rangfolge',
  abandon: 'Abbrechen',
  end: 'Spiel beenden',
};

/** A mended module for a game that runs. */
export const reload = {
  misfits: (title: string, misfits: string): string =>
    `${bold(title)} passt nicht zu diesem Spiel, also wurde nichts geändert. Was im Spiel ist, muss bleiben:\n${misfits}\nBessere die Datei aus und versuche es noch einmal.`,
  /** `asked`: those who must agree first. */
  question: (module: string, game: string, changes: readonly string[], asked: readonly PersonId[]): string => {
    const must = `Erst ${asked.length === 1 ? 'muss' : 'müssen'} ${listed(asked.map(person))} zustimmen und ${asked.length === 1 ? 'erfährt' : 'erfahren'} das alles; bis dahin geht das Spiel weiter, wie es ist.`;
    return [
      `Diesem Spiel ${bold(game)} das Modul ${bold(module)} geben? Alles, was im Spiel ist, bleibt, und alle erfahren es.`,
      ...changes,
      ...(asked.length > 0 ? [must] : []),
      'Zurücknehmen geht nicht: Das frühere Modul neu zu laden tut es.',
    ].join('\n');
  },
  ask: 'Fragen',
  reload: 'Neu laden',
  forgotten: 'Dieses Modul habe ich nicht mehr. Bitte noch einmal `/game reload`.',
};

export const publish: string = 'Geheimnis veröffentlichen';

/** Who can publish the secret, and when. */
export const unpublished = ({ hides, isOver }: { readonly hides: boolean; readonly isOver: boolean }): string => {
  const who = `${hides ? 'der Spielleiter' : 'sein Gastgeber'} oder ein Spieler mit der Zustimmung aller Seiten`;
  const when = isOver ? 'Das Spiel ist vorbei, also kann' : 'Ist das Spiel vorbei, kann';
  return `${when} ${who} das Geheimnis hier veröffentlichen. Dann kann jeder alles Mischen und Würfeln prüfen; das Ende lässt sich danach nicht mehr zurücknehmen.`;
};
