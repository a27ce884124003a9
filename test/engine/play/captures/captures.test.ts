import { describe, expect, it } from 'vitest';
import { type Grid, neighbours } from '../../../../src/table/grid/index.ts';
import type { CellId, MapId, Operation } from '../../../../src/table/index.ts';
import { BOARD, gameOf, moves, position, rowsOf } from '../../../support/games/captures.ts';
import { ANN, BEN, move, outcome, type Play, play, played, RED, replayed, spot, undo } from '../../../support/table.ts';

/** The rows after a move by Ann, or the code of its refusal. */
const rowsAfter = (rows: string, way: string, rules: Parameters<typeof position>[1], actor = ANN): string => {
  const game = gameOf(position(rows, rules));
  const said = moves(game, actor, way);
  return said === 'done' ? rowsOf(game) : said.code;
};

describe('[G3] captures happen within the move', () => {
  it('a displacement captures the piece on the target cell', () => {
    expect(rowsAfter('...  r..  R..', 'A1 A2', { captures: 'displacement' })).toBe('... R.. ...');
    expect(rowsAfter('...  r..  R..', 'A1 A3', { captures: 'displacement' })).toBe('way-blocked');
    expect(rowsAfter('...  R..  R..', 'A1 A2', { captures: 'displacement' })).toBe('occupied');
    expect(rowsAfter('...  r..  R..', 'A1 A2', { captures: 'none' })).toBe('occupied');
  });

  it('a custodial move captures all pieces that it flanks', () => {
    const rules = { captures: 'custodial' };
    expect(rowsAfter('..R.. ..r.. Rr.rR ..... ..R..', 'C1 C3', rules)).toBe('..R.. ..... R.R.R ..... .....');
    expect(rowsAfter('.R. ..r .R.', 'C2 B2', rules)).toBe('not-your-piece');
    expect(rowsAfter('.R. ..r .R.', 'C2 B2', rules, BEN)).toBe('.R. .r. .R.');
    expect(rowsAfter('r.. .r. ..R', 'C1 C3', rules)).toBe('r.R .r. ...');
    expect(rowsAfter('Rrr.R', 'E1 D1', rules)).toBe('RrrR.');
  });

  it('custodial captures count hostile cells by terrain, stacks or enemies', () => {
    const map = (hostile: string) => ({
      captures: `{ by: custodial, hostile: "${hostile}" }`,
      prototypes: 'r: { moves: rook }, k: { moves: rook }',
      more: 'terrain: { throne: {} }',
    });
    const withThrone = (text: string) =>
      text.replace('origin: bottom }', 'origin: bottom }, terrain: { throne: [C2] }');
    const at = (rows: string, way: string, hostile: string): string => {
      const game = gameOf(withThrone(position(rows, map(hostile))));
      const said = moves(game, ANN, way);
      return said === 'done' ? rowsOf(game) : said.code;
    };
    expect(at('..R. .r.. .... R...', 'A1 A3', 'Terrain = throne')).toBe('..R. Rr.. .... ....');
    expect(at('.... .... .r.. R...', 'A1 A2', 'Terrain = throne')).toBe('.... .... R... ....');
    expect(at('.... .... .rk. R...', 'A1 A2', 'Terrain = throne && StackSize = 0')).toBe('.... .... Rrk. ....');
    expect(at('.... ..R. .rkR R.R.', 'A1 A2', 'Terrain = throne && (StackSize = 0 || Enemies = 3)')).toBe(
      '.... ..R. R.kR ..R.',
    );
    expect(at('.... ..R. .rkR R...', 'A1 A2', 'Terrain = throne && (StackSize = 0 || Enemies = 3)')).toBe(
      '.... ..R. RrkR ....',
    );
  });

  it('some pieces need more than two enemies to be captured, under a condition', () => {
    const rules = (taken: string) => ({
      captures: 'custodial',
      prototypes: `r: { moves: rook }, k: { moves: rook, taken: ${taken} }`,
    });
    const three = '.R. Rk. ..R';
    expect(rowsAfter(three, 'C1 C2', rules('{ sides: all }'))).toBe('.R. RkR ...');
    expect(rowsAfter('.R. Rk. .RR', 'C1 C2', rules('{ sides: all }'))).toBe('.R. R.R .R.');
    expect(rowsAfter(three, 'C1 C2', rules('{ sides: 3 }'))).toBe('.R. R.R ...');
    expect(rowsAfter('... Rk. ..R', 'C1 C2', rules('{ sides: all, when: LocationName = A1 }'))).toBe('... R.R ...');
  });

  it('an intervening piece captures the two pieces around it', () => {
    expect(rowsAfter('..... r.r.. ..R..', 'C1 B1', { captures: 'intervene' })).toBe('..... r.r.. .R...');
    expect(rowsAfter('.r... ..... rR... .r... ', 'B2 B3', { captures: 'intervene' })).toBe('.r... .R... r.... .r...');
    expect(rowsAfter('.R... ..... r.r..', 'B3 B1', { captures: 'intervene' })).toBe('..... ..... .R...');
  });

  it('a flip capture turns enclosed lines in all directions, at least one', () => {
    const rules = { captures: 'flip', grid: 'square+', prototypes: 'r: { moves: "@" }', trays: 2 };
    expect(rowsAfter('.... .rR. .Rr. ....', 'tray A3', rules)).toBe('.... RRR. .Rr. ....');
    expect(rowsAfter('.... .rR. .Rr. ....', 'tray D1', rules)).toBe('turns-nobody');
    expect(rowsAfter('R..R .rr. rrr. .rrR', 'tray A1', rules)).toBe('R..R .rR. rRr. RRRR');
    const straight = { ...rules, grid: 'square' };
    expect(rowsAfter('..R. .r.. .... ....', 'tray A2', straight)).toBe('turns-nobody');
  });

  it('a surrounded group without liberties is captured; suicide needs permission', () => {
    const rules = { captures: 'surrounded', prototypes: 'r: { moves: "@" }', trays: 2 };
    expect(rowsAfter('Rr.. rrR. RR.. ....', 'tray C4', rules)).toBe('R.R. ..R. RR.. ....');
    expect(rowsAfter('.... .r.. .... ....', 'tray A4', rules)).toBe('R... .r.. .... ....');
    expect(rowsAfter('.r.. r... .... ....', 'tray A4', rules)).toBe('suicide');
    expect(rowsAfter('.rR. rR.. R... ....', 'tray A4', rules)).toBe('R.R. .R.. R... ....');
    expect(
      rowsAfter('.r.. r... .... ....', 'tray A4', { ...rules, captures: '{ by: surrounded, suicide: allow }' }),
    ).toBe('.r.. r... .... ....');
  });

  it('surrounded pieces go to the module’s place when captured', () => {
    const rules = { captures: '{ by: surrounded, to: Blue Tray }', prototypes: 'r: { moves: "@" }', trays: 2 };
    const game = gameOf(position('Rr.. rrR. RR.. ....', rules));
    const before = game.table.at('Blue Tray' as MapId).length;
    expect(moves(game, ANN, 'tray C4')).toBe('done');
    expect([rowsOf(game), game.table.at('Blue Tray' as MapId).length - before]).toEqual(['R.R. ..R. RR.. ....', 3]);
  });

  it('completing a line captures one named piece, those outside lines first', () => {
    const rules = { captures: '{ by: line, count: 3, spares: lines, to: Blue Tray }' };
    const taking = (rows: string, way: string, ...taken: readonly string[]): string => {
      const game = gameOf(position(rows, rules));
      const [from = '', to = ''] = way.split(' ');
      const said = outcome(
        game,
        move(game, ANN, spot(BOARD, from), spot(BOARD, to), ...taken.map((one) => spot(BOARD, one))),
      );
      return said === 'done' ? `${rowsOf(game)} ${game.table.at('Blue Tray' as MapId).length}` : said;
    };
    const rows = '..R. rrr. .r.. RR..';
    expect(taking(rows, 'C4 C1')).toBe('way-blocked');
    expect(taking(rows, 'C4 D4', 'A3')).toBe('takes-one-of');
    const open = '...R rrr. .r.. RR..';
    expect(taking(open, 'D4 D1')).toBe('.... rrr. .r.. RR.R 0');
    const row = 'r..r .rrr .... RR.R';
    expect(taking(row, 'D1 C1')).toBe('takes-one-of');
    expect(taking(row, 'D1 C1', 'B3')).toBe('takes-one-of');
    expect(taking(row, 'D1 C1', 'A4', 'D4')).toBe('takes-one-of');
    expect(taking(row, 'D1 C1', 'A4')).toBe('...r .rrr .... RRR. 1');
    expect(taking('.... .rrr .... RR.R', 'D1 C1', 'C3')).toBe('.... .r.r .... RRR. 1');
  });

  it('completing a line captures any enemy if none are spared, never neutrals', () => {
    const rules = { captures: '{ by: line, count: 3 }' };
    const way = [spot(BOARD, 'D1'), spot(BOARD, 'C1')] as const;
    const free = gameOf(position('r..r .rrr .... RR.R', rules));
    expect(outcome(free, move(free, ANN, ...way, spot(BOARD, 'B3')))).toBe('done');
    expect(rowsOf(free)).toBe('r..r ..rr .... RRR.');
    const nobodys = `${position('.... .... .... RR.R', rules)}  - { at: Board D4, pieces: [{ prototype: r }] }\n`;
    expect(moves(gameOf(nobodys), ANN, 'D1 C1')).toBe('done');
    const yard = position('.... .... .... RR.R', rules)
      .replace(
        '  - { name: Red Tray }',
        '  - { name: Yard, boards: [{ name: Yard, grid: { kind: square, columns: 2, rows: 2 } }] }\n  - { name: Red Tray }',
      )
      .concat('  - { at: Yard A1, side: Blue, pieces: [{ prototype: r }] }\n');
    expect(moves(gameOf(yard), ANN, 'D1 C1')).toBe('done');
  });

  it('capturing by a line works if only a prototype declares it', () => {
    const prototypes = 'r: { moves: rook, captures: { by: line, count: 3 } }';
    expect(rowsAfter('r... .... .... RR.R', 'D1 C1', { captures: 'custodial', prototypes })).toBe('takes-one-of');
  });

  it('the capture rule hit sends a lone enemy away and is blocked by two', () => {
    const rules = {
      captures: '{ by: hit, to: Blue Tray }',
      prototypes: 'r: { moves: rook }',
    };
    const text = position('... r.. R..', rules).replace('occupied: refuse', 'occupied: stack');
    const game = gameOf(text);
    expect(moves(game, ANN, 'A1 A2')).toBe('done');
    expect(rowsOf(game)).toBe('... R.. ...');
    expect(game.table.at('Blue Tray').map(({ id }) => game.table.get('piece', id)?.side)).toEqual(['Blue']);
    const two = gameOf(`${text}  - { at: Board A2, side: Blue, pieces: [{ prototype: r }] }\n`);
    expect(moves(two, ANN, 'A1 A2')).toMatchObject({ code: 'occupied' });
  });

  it('manual captures are left to the players on that map', () => {
    const game = gameOf(position('... r.. R.r', { captures: 'manual' }));
    const typed = { ...move(game, ANN, spot(BOARD, 'A1'), spot(BOARD, 'B1'), spot(BOARD, 'A2')) };
    expect(play(game, typed)).toMatchObject({ removed: [{ kind: 'piece' }] });
    expect(rowsAfter('... r.. R.r', 'A1 A2', { captures: 'manual' })).toBe('... R.. ..r');
  });

  it('a map without combat forbids all captures', () => {
    const game = gameOf(position('... r.. R..', { captures: 'displacement', map: 'combat: no' }));
    expect(moves(game, ANN, 'A1 A2')).toMatchObject({ code: 'occupied' });
    const own = 'r: { moves: rook, captures: displacement }';
    expect(rowsAfter('... r.. R..', 'A1 A2', { captures: 'custodial', prototypes: own, map: 'combat: no' })).toBe(
      'occupied',
    );
  });

  it('a kind of piece may have its own way of capturing', () => {
    const prototypes = 'r: { moves: rook }, d: { moves: rook, captures: displacement }';
    expect(rowsAfter('... r.. D..', 'A1 A2', { captures: 'custodial', prototypes })).toBe('... D.. ...');
    expect(rowsAfter('... r.. R..', 'A1 A2', { captures: 'custodial', prototypes })).toBe('occupied');
  });

  it('pieces without move rules also capture by the map’s rule', () => {
    const free = { captures: 'custodial', prototypes: 'r: {}' };
    expect(rowsAfter('Rr. ... ..R', 'C1 C3', free)).toBe('R.R ... ...');
    expect(rowsAfter('... r.. R..', 'A1 A2', { captures: 'displacement', prototypes: 'r: {}' })).toBe('... R.. ...');
    const game = gameOf(position('Rr. ... ..R', free));
    const typed = move(game, ANN, spot(BOARD, 'C1'), spot(BOARD, 'C2'), spot(BOARD, 'B3'));
    expect(play(game, typed)).toMatchObject({ code: 'captures-by-rule' });
    const [enemy] = game.table.at(BOARD, 'B3');
    const byHand: Operation<'delete'> = { kind: 'delete', actor: BEN, piece: enemy?.id as never };
    expect(play(game, byHand)).toMatchObject({ code: 'host-only' });
    expect(moves(game, ANN, 'C1 C2')).toBe('done');
    const [foe] = game.table.at(BOARD, 'A3');
    expect(play(game, { ...byHand, piece: foe?.id as never })).toMatchObject({ code: 'host-only' });
  });

  it('all captures of a move are one step that undo restores', () => {
    const game = gameOf(
      position('.... .rR. .Rr. ....', { captures: 'flip', prototypes: 'r: { moves: "@" }', trays: 2, grid: 'square+' }),
    );
    const steps = game.steps.length;
    expect(moves(game, ANN, 'tray A3')).toBe('done');
    expect(game.steps).toHaveLength(steps + 1);
    expect(rowsOf({ ...game, table: replayed(game.steps) })).toBe('.... RRR. .Rr. ....');
    played(game, undo(ANN));
    expect(rowsOf(game)).toBe('.... .rR. .Rr. ....');
    expect(game.table.at('Red Tray' as MapId)).toHaveLength(2);
  });

  it('captures follow the six lines of a hex board', () => {
    const rules = { captures: 'custodial', grid: 'hex', prototypes: 'r: {}' };
    const grid = gameOf(position('..... ..... ..r..', rules)).table.get('board', BOARD)?.grid as Grid;
    const middle = 'C2' as CellId;
    for (const one of neighbours(grid, middle)) {
      const touched = new Set(neighbours(grid, one));
      const isOpposite = (next: CellId) => neighbours(grid, next).filter((cell) => touched.has(cell)).length === 1;
      const other = neighbours(grid, middle).find((next) => next !== one && !touched.has(next) && isOpposite(next));
      const game = gameOf(position('..... ..r.. .....', rules));
      const place = (cell: string): Operation<'place'> => ({
        kind: 'place',
        actor: ANN,
        prototype: 'r',
        name: 'r',
        side: RED,
        to: spot(BOARD, cell),
      });
      played(game, place(one), { ...place('A1'), to: spot('Red Tray' as MapId) });
      expect(moves(game, ANN, `tray ${other}`)).toBe('done');
      expect(game.table.at(BOARD, middle), `${one} ${other}`).toEqual([]);
    }
  });
});

describe('[G3] jumps', () => {
  const men = 'm: { moves: fmF, jumps: F }, k: { moves: mF, jumps: F }, q: { moves: mB, jumps: B }';
  const any = { captures: '{ by: jump, must: any }', prototypes: men };
  const most = { captures: '{ by: jump, must: most, removed: at end }', prototypes: men };

  it('a jump captures by leaping over enemies, several in one move', () => {
    expect(rowsAfter('..... .m... ..... .m... M....', 'A1 C3', any)).toBe('must-go-on');
    expect(rowsAfter('..... .m... ..... .m... M....', 'A1 A5', any)).toBe('M.... ..... ..... ..... .....');
    expect(rowsAfter('..... ..... ..m.. .m... M....', 'A1 C3', any)).toBe('not-its-move');
    expect(rowsAfter('..... .m... ..... .m... M....', 'A1 C3', { ...any, captures: 'jump' })).toBe(
      '..... .m... ..M.. ..... .....',
    );
  });

  it('jumps are mandatory if possible, for any piece', () => {
    expect(rowsAfter('..... ..... .m... M..M. .....', 'D2 E3', any)).toBe('must-take');
    expect(rowsAfter('..... ..... .m... M..M. .....', 'A2 C4', any)).toBe('..... ..M.. ..... ...M. .....');
    expect(rowsAfter('..... ..... .m... M..M. .....', 'D2 E3', { ...any, captures: 'jump' })).toBe(
      '..... ..... .m..M M.... .....',
    );
  });

  it('a jump leaps one adjacent enemy and ends on allowed cells', () => {
    const free = { ...any, captures: 'jump' };
    expect(rowsAfter('.... ..m. .... M...', 'A1 D4', free)).toBe('not-its-move');
    expect(rowsAfter('.... .... .m.. M...', 'A1 C3', free)).toBe('.... ..M. .... ....');
    const walled = position('.... .... .m.. M...', {
      ...any,
      more: 'terrain: { wall: { enter: "Owner = Blue" } }',
    }).replace('origin: bottom }', 'origin: bottom }, terrain: { wall: [C3] }');
    expect(moves(gameOf(walled), ANN, 'A1 C3')).toMatchObject({ code: 'not-its-move' });
    const stacked = position('.... .... .m.. M...', free).replace('occupied: refuse', 'occupied: stack');
    const two = gameOf(`${stacked}  - { at: Board B2, side: Blue, pieces: [{ prototype: m }] }\n`);
    expect(moves(two, ANN, 'A1 C3')).toMatchObject({ code: 'not-its-move' });
    const nobodys = gameOf(
      `${position('.... .... .... M...', free)}  - { at: Board B2, pieces: [{ prototype: m }] }\n`,
    );
    expect(moves(nobodys, ANN, 'A1 C3')).toMatchObject({ code: 'not-its-move' });
  });

  it('jumps end at the cell that makes a man a king', () => {
    const becoming = {
      captures: '{ by: jump, must: any }',
      prototypes:
        'm: { moves: fmF, jumps: F, becomes: { at: last-row, to: k, ends: true } }, k: { moves: mF, jumps: F }',
    };
    expect(rowsAfter('..... .m... ..... .m... M....', 'A1 C3', becoming)).toBe('must-go-on');
    expect(rowsAfter('.....  .m.m. ..M.. ..... .....', 'C3 E5', becoming)).toBe('....K .m... ..... ..... .....');
    const both = '..... .m.m. M.... ..... .....';
    expect(rowsAfter(both, 'A3 C5', becoming)).toBe('..K.. ...m. ..... ..... .....');
  });

  it('the longest capture by jumps is mandatory, on that board only', () => {
    const owed = gameOf(position('...... ...... .m..m. M..M.. .....M', most));
    const [first] = owed.table.at(BOARD, 'A2');
    expect(moves(owed, ANN, 'F1 E2')).toMatchObject({ code: 'must-take', piece: first?.id });
    const yard = position('..... ..... ..... M.... .....', any)
      .replace(
        '  - { name: Red Tray }',
        '  - { name: Yard, captures: { by: jump, must: any }, boards: [{ name: Yard, grid: { kind: square, columns: 4, rows: 4 } }] }\n  - { name: Red Tray }',
      )
      .concat(
        '  - { at: Yard A1, side: Red, pieces: [{ prototype: m }] }\n',
        '  - { at: Yard B2, side: Blue, pieces: [{ prototype: m }] }\n',
      );
    expect(moves(gameOf(yard), ANN, 'A2 B3')).toBe('done');
  });

  it('jumps are mandatory only for prototypes that say so', () => {
    const prototypes = 'm: { moves: fmF, jumps: F, captures: { by: jump, must: any } }, r: { moves: rook }';
    const own = { captures: 'custodial', prototypes };
    expect(rowsAfter('..... ..... .m... M..M. .....', 'D2 E3', own)).toBe('must-take');
    expect(rowsAfter('..... ..... .m... M..M. .....', 'A2 C4', own)).toBe('..... ..M.. ..... ...M. .....');
  });

  it('jumps capture as many as possible if the rules say so', () => {
    const two = '....... .m..... ....... .m...m. M...M..';
    expect(rowsAfter(two, 'E1 G3', most)).toBe('must-take-most');
    expect(rowsAfter(two, 'A1 A5', most)).toBe('M...... ....... ....... .....m. ....M..');
  });

  it('flying pieces jump from and to a distance', () => {
    expect(rowsAfter('...... ...... ...... ..m... ...... Q.....', 'A1 E5', most)).toBe(
      '...... ....Q. ...... ...... ...... ......',
    );
    expect(rowsAfter('...... ...... ...... ..m... ...... Q.....', 'A1 F6', most)).toBe(
      '.....Q ...... ...... ...... ...... ......',
    );
    expect(rowsAfter('...... ...... ...m.. ..m... ...... Q.....', 'A1 E5', most)).toBe('way-blocked');
  });

  it('a jump needs a stated path if several lead to a cell', () => {
    const rows = '..... .m.m. ..... .m.m. ..M..';
    const free = { ...any, captures: 'jump' };
    expect(rowsAfter(rows, 'C1 C5', free)).toBe('several-ways');
    expect(rowsAfter(rows, 'C1 E3 C5', free)).toBe('..M.. .m... ..... .m... .....');
    expect(rowsAfter(rows, 'C1 D4 C5', free)).toBe('not-that-way');
    const further = '..... ...m. ..... .m.m. ..... .m.m. ..M..';
    expect(rowsAfter(further, 'C1 E7', free)).toBe('several-ways');
    expect(rowsAfter(further, 'C1 C5 E7', free)).toBe('several-ways');
    expect(rowsAfter(further, 'C1 E3 E7', free)).toBe('....M ..... ..... .m... ..... .m... .....');
    expect(rowsAfter(further, 'C1 A3 C5 E7', free)).toBe('....M ..... ..... ...m. ..... ...m. .....');
    expect(rowsAfter(further, 'C1 C5 E3 E7', free)).toBe('not-that-way');
  });

  it('a chain of jumps may end at its first cell', () => {
    const rows = '..... .m.m. ..... .m.m. ..K..';
    expect(rowsAfter(rows, 'C1 C1', any)).toBe('..... ..... ..... ..... ..K..');
  });

  it('a chain of jumps leaps no piece twice and removes them at the end', () => {
    const rows = '....... .m.m... ....... .m.m... ..K....';
    const game = gameOf(position(rows, most));
    expect(moves(game, ANN, 'C1 C1')).toBe('done');
    expect(rowsOf(game)).toBe('....... ....... ....... ....... ..K....');
  });
});

describe('[G3] [D5] an unseen piece near the mover', () => {
  const hidden = (rows: string, rules: Parameters<typeof position>[1], cell: string): Play => {
    const game = gameOf(position(rows, rules));
    const [ghost] = game.table.at(BOARD, cell);
    played(game, { kind: 'hide', actor: BEN, piece: ghost?.id as never, what: 'existence' } as Operation<'hide'>);
    return game;
  };

  it('an unseen piece near the mover captures and is captured, unforeseen', () => {
    const prototypes = 'r: { moves: rook }, g: { moves: rook, invisible: true }';
    const game = hidden('Rg. ... ..R', { captures: 'custodial', prototypes }, 'B3');
    expect(moves(game, ANN, 'C1 C3')).toBe('done');
    expect(rowsOf(game)).toBe('R.R ... ...');
    const partner = hidden('gR. ... ..r', { captures: 'custodial', prototypes }, 'A3');
    expect(moves(partner, BEN, 'C1 C3')).toBe('done');
    expect(rowsOf(partner)).toBe('g.r ... ...');
  });

  it('a line that the mover fails to reach captures no unseen piece', () => {
    const game = gameOf(
      position('..R.. ..... ..g.r RR... .....', {
        captures: '{ by: line, count: 3 }',
        prototypes: 'r: { moves: rook }, g: { invisible: true }',
      }),
    );
    const [ghost] = game.table.at(BOARD, 'C3');
    played(game, { kind: 'hide', actor: BEN, piece: ghost?.id as never, what: 'existence' } as Operation<'hide'>);
    played(game, move(game, ANN, spot(BOARD, 'C5'), spot(BOARD, 'C2'), spot(BOARD, 'E3')));
    expect(rowsOf(game)).toBe('..... ..R.. ..g.r RR... .....');
  });

  it('an unseen piece ends a chain of jumps, keeping the captures so far', () => {
    const prototypes = 'm: { moves: fmF, jumps: F }, g: { moves: mF, invisible: true }';
    const game = hidden('g.... .m... ..... .m... M....', { captures: '{ by: jump, must: any }', prototypes }, 'A5');
    expect(moves(game, ANN, 'A1 A5')).toBe('done');
    expect(rowsOf(game)).toBe('g.... .m... ..M.. ..... .....');
  });

  it('an unseen piece creates no duty to capture', () => {
    const prototypes = 'm: { moves: fmF, jumps: F }, g: { moves: mF, invisible: true }';
    const game = hidden('..... ..... .g... M..M. .....', { captures: '{ by: jump, must: any }', prototypes }, 'B3');
    expect(moves(game, ANN, 'D2 E3')).toBe('done');
  });
});
