import type { Landscape } from '../../../kingdom/index.ts';
import { bold } from '../../../view/text.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/kingdom`. */
export const definition = {
  description: 'Ein Königreich für Dominion ziehen: zehn Stapel und was dazugehört',
  options: {
    require: 'Was darin sein muss, nach einem / was nicht: Moat, 3 Attack, 1 Village, All / Curser',
    ban: 'Rollen, Arten, Kosten oder Karten, die nicht darin sein dürfen, durch Kommas getrennt',
    sets: 'Aus welchen Sets: base2 sea2; all -promo lässt eines weg',
    strict: 'Nie etwas aus anderen Sets (true); false: was du verlangst, darf aus anderen kommen',
    include: 'Karten, die darin sein müssen, mit Kommas; eine ganze Liste, wie Kopieren, wird gezeigt',
    exclude: 'Karten, die nicht darin sein dürfen, durch Kommas getrennt',
    potions: 'Wie viele Trankkarten (3-5, oder gar keine)',
    moat: 'Ein Moat, wenn es einen Angriff gibt (false)',
    reaction: 'Eine Reaktion, wenn es einen Angriff gibt (false)',
    overlap: {
      description: 'Ob eine Karte zwei Forderungen erfüllen darf (sie darf)',
      choices: { allow: 'eine Karte darf zwei Forderungen erfüllen', distinct: 'für jede Forderung eine eigene Karte' },
    },
    bane: {
      description: 'Ob der Bannstapel der Young Witch erfüllen darf, was du verlangst (nein)',
      choices: { apart: 'nur die zehn erfüllen Forderungen', demanded: 'der Bannstapel darf eine erfüllen' },
    },
    draw: {
      description: 'Wie gezogen wird (natural)',
      choices: {
        natural: 'natural: Angriffe und Tränke so oft wie ohne Regeln',
        uniform: 'uniform: jedes gültige Königreich gleich wahrscheinlich',
        classic: 'classic: Forderung nach Forderung, wie von Hand',
      },
    },
    code: 'Das Königreich dieses Codes noch einmal zeigen',
    sort: {
      description: 'Wie sortiert wird (nach Kosten)',
      choices: { cost: 'nach Kosten', set: 'nach Set', name: 'nach Namen' },
    },
    landscapes: 'Events, Landmarks, Projects, Ways, Traits: wie viele höchstens (2), oder genau welche',
    colony: 'Colony und Platinum (nach dem Anteil von Prosperity)',
    shelters: 'Shelters (nach dem Anteil von Dark Ages)',
    players: 'Wie viele spielen, für das, was aus der Schachtel zu holen ist',
    fresh: 'Ohne die Karten so vieler zuletzt hier gespielter Königreiche (drücke Gespielt darunter)',
    repeats: {
      description: 'Mit fresh: ob manche dieser Karten wiederkommen dürfen (so wenige wie möglich)',
      choices: { few: 'so wenige wie möglich', none: 'gar keine' },
    },
    unseen: 'Was hier am längsten nicht gespielt wurde, kommt zuerst (false)',
    again: 'Einer der letzten Wünsche hier',
  },
};

/** What stands behind a name that completion offers. */
export const notes = {
  role: 'Rolle',
  type: 'Art',
  cost: 'in Münzen',
  random: 'zufällig gezogen',
  half: 'fünf Stapel eines Sets',
  every: 'jede Schachtel',
  newest: (set: string): string => `${set}, die neueste Ausgabe`,
  landscape: ({ kind }: Landscape, set: string): string => `${kind}, ${set}`,
};

/** What numbers of potion cards mean, and of landscapes; what is not here says itself. */
export const potions: { readonly [typed: string]: string } = {
  '3-5': '3-5: keine, oder drei bis fünf',
  'need 3-5': 'need 3-5: sicher drei bis fünf',
  '2-4': '2-4: keine, oder zwei bis vier',
};
export const landscapes: { readonly [typed: string]: string } = {
  2: '2: bis zu zwei, wie das Regelheft sie austeilt',
  4: '4: bis zu vier',
};

export const colony: { readonly [typed: string]: string } = {
  share: 'share: nach dem Anteil von Prosperity',
  yes: 'yes: ja',
  no: 'no: nein',
};

export const shelters: { readonly [typed: string]: string } = {
  share: 'share: nach dem Anteil von Dark Ages',
  yes: 'yes: ja',
  no: 'no: nein',
};

/** Of a former wish: some piles of its kingdom were to stay. */
export const locked: string = 'mit festgehaltenen Stapeln';
export const lockedAcross: string = 'mit festgehaltenen Querkarten';

/** Why a request for a kingdom can't be read, and what would work. */
export const bad = {
  share: '`colony:` und `shelters:` nehmen `share`, `yes`, `no` oder eine Wahrscheinlichkeit wie `25%`.',
  marks:
    'Die Gaben des Druid, der Stapel des Black Market, die Stapel eines Obelisk oder Trait und die zweiten zehn von Divine Wind gehören zu einem ganzen Königreich. Nenne alle zehn Stapel, und nimm außer `sort:` und `players:` keine Optionen.',
  brackets: 'Für eine Liste mit Klammern nimm `include:`.',
  repeats: '`repeats:` sagt, wie streng `fresh:` gemeint ist: Sage auch, von wie vielen Königreichen, etwa `fresh:3`.',
  potions: 'Für `potions:` sage `any`, `none`, `3-5` (oder gar keine) oder `need 3-5`, mit Zahlen von 1 bis 10.',
  landscapes:
    'Für `landscapes:` sage, wie viele höchstens, etwa `2`, oder genau welche Arten, etwa `1 event, 1 way`: Events, Landmarks, Projects, Ways, Traits.',
  noSets: 'So bleibt kein Set, aus dem gezogen werden könnte.',
  again: 'Für `again:` wähle eines von denen, die ich anbiete: Das sind die letzten Wünsche hier.',
  newCard: 'Dieses Königreich hat eine Karte, die neuer ist als ich.',
  banned: (cards: readonly string[]): string =>
    `${listed(cards.map((name) => bold(name)))} ${cards.length === 1 ? 'ist' : 'sind'} hier verbannt. \`/house unban\` nimmt das zurück.`,
};
