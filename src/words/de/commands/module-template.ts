/** A small module to begin with, which is played as it stands. */
export const template: string = `# Ein Spiel für Quartermaster: Ändere, was du willst, dann prüfe es mit /module check.
# /module schema gibt eine Datei, mit der Editoren ergänzen und prüfen, was du tippst:
# yaml-language-server: $schema=./module.schema.json

# Der Name, nach dem das Spiel gewählt wird: Kleinbuchstaben, Ziffern und Bindestriche.
module: my-game
title: Mein Spiel
description: Zwei Seiten, ein Brett, ein paar Figuren.

# Wer spielt, der Reihe nach; die Farben wählst du.
sides:
  - { name: Red, colour: '#b03030' }
  - { name: Blue, colour: '#3050b0' }

# Der Zug einer Seite endet by-command (/turn end) oder after-move.
turn: { order: [Red, Blue], ends: after-move }

# captures: manual lässt die Seite am Zug mit capture: Figuren des Feinds schlagen.
rules: { captures: manual }

# Ein Plan (map) hat Bretter (boards); ein Brett hat ein Gitter: square, hex oder region.
maps:
  - name: Field
    boards:
      - name: Field
        grid: { kind: square, columns: 8, rows: 8, numbering: A1, origin: bottom }
        terrain:
          wood: [C4, D5, 'F2:G3']
        zones:
          - { name: Red camp, cells: ['A1:B2'] }

terrain:
  wood: { colour: '#7a9a5a', cost: 2 }

# Was Figuren einer Art gemeinsam haben. Was sich im Spiel ändert, hat einen ersten Wert und vielleicht Grenzen.
prototypes:
  scout: { symbol: S }
  guard: { symbol: G, Strength: { value: 3, min: 0, max: 5 } }

# Was wo steht, wenn das Spiel beginnt.
setup:
  - { at: [A1, C1], side: Red, pieces: [{ prototype: scout, name: Red scout }] }
  - { at: B1, side: Red, pieces: [{ prototype: guard, name: Red guard }] }
  - { at: [F8, H8], side: Blue, pieces: [{ prototype: scout, name: Blue scout }] }
  - { at: G8, side: Blue, pieces: [{ prototype: guard, name: Blue guard }] }
`;
