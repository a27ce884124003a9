/** A small module to begin with, which is played as it stands. */
export const template: string = `# A game for Quartermaster: change what you like, then try it with /module check.
# /module schema gives a file with which editors complete and check what you type:
# yaml-language-server: $schema=./module.schema.json

# The name by which the game is chosen: lower-case letters, digits and hyphens.
module: my-game
title: My game
description: Two sides, a board, a few pieces.

# Who plays, in order; the colours are yours to choose.
sides:
  - { name: Red, colour: '#b03030' }
  - { name: Blue, colour: '#3050b0' }

# A side's turn ends by-command (/turn end) or after-move.
turn: { order: [Red, Blue], ends: after-move }

# captures: manual lets the side on turn take enemy pieces with capture:
rules: { captures: manual }

# A map has boards; a board has a grid: square, hex or region.
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

# What pieces of one kind have in common. What changes in play has a first value, and may have bounds.
prototypes:
  scout: { symbol: S }
  guard: { symbol: G, Strength: { value: 3, min: 0, max: 5 } }

# What stands where when the game begins.
setup:
  - { at: [A1, C1], side: Red, pieces: [{ prototype: scout, name: Red scout }] }
  - { at: B1, side: Red, pieces: [{ prototype: guard, name: Red guard }] }
  - { at: [F8, H8], side: Blue, pieces: [{ prototype: scout, name: Blue scout }] }
  - { at: G8, side: Blue, pieces: [{ prototype: guard, name: Blue guard }] }
`;
