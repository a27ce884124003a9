import { describe, expect, it } from 'vitest';
import { findPieces } from '../../../src/view/find/find.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { name } from '../../../src/words/base/values.ts';
import {
  ANN,
  BEN,
  begun,
  CLO,
  DAN,
  endTurn,
  openModule,
  type Play,
  played,
  RED,
  seated,
  secretModule,
  withRules,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { faulty } = en.commands.files;
const { differenceLines } = en.differences;
const { pieceDetails, piecesText, seatsText, statusText, turnText } = en.lists;

const viewOf = (who: typeof ANN, { table }: Play): View => new View(table, personViewer(who));

describe('seats, status and turn', () => {
  it('the list of seats shows the player of each side', () => {
    expect(seatsText(viewOf(DAN, seated()))).toBe(
      [`**Red**: <@${ANN}>`, `**Blue**: <@${BEN}>`, `Watching: <@${CLO}>`, `Host: <@${ANN}>`].join('\n'),
    );
    const game = seated();
    played(game, { kind: 'leave', actor: BEN, side: undefined });
    expect(seatsText(viewOf(DAN, game))).toContain('**Blue**: –');
  });

  it('the status shows the state of the game and open requests', () => {
    const game = begun();
    expect(statusText(viewOf(DAN, game))).toContain(`Turn 1: **Red** (<@${ANN}>), then **Blue**.`);
    played(
      game,
      endTurn(ANN),
      { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [6] } },
      { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } },
    );
    expect(statusText(viewOf(DAN, game)).split('\n').slice(-2)).toEqual([
      `<@${ANN}> asks to take back the last step. Waiting for agreement from **Blue** (<@${BEN}>).`,
      `<@${DAN}> asks to play **Red**. Waiting for agreement from **Red** (<@${ANN}>).`,
    ]);
  });

  it('the description of a turn shows every phase', () => {
    const game = seated();
    const texts = (): readonly string[] => [
      statusText(viewOf(DAN, game)).split('\n')[1] ?? '',
      turnText(viewOf(DAN, game)),
    ];
    expect(texts()).toEqual(['Waiting for players.', "The game hasn't started yet."]);
    played(game, { kind: 'begin', actor: ANN });
    expect(texts()[1]).toBe(`Turn 1: **Red** (<@${ANN}>), then **Blue**. Use \`/turn end\` to end it.`);
    played(game, { kind: 'stop', actor: ANN });
    expect(texts()).toEqual(['The game is over.', 'The game is over.']);
    expect(turnText(viewOf(DAN, begun(withRules(openModule, {}, null))))).toBe(
      'This game has no turns: everyone plays when they like.',
    );
  });
});

describe('pieces', () => {
  it('[W5] a list shows the pieces that the reader sees, by side', () => {
    const game = begun(secretModule);
    const text = (who: typeof ANN): string =>
      piecesText(viewOf(who, game), [...viewOf(who, game).of(pieceQueries).all()]);
    const view = viewOf(BEN, game);
    expect(piecesText(view, [...view.of(pieceQueries).all()])).toBe(
      [
        '**Red** (3)',
        'Pawn A5',
        'Pawn B5',
        'Red King C5',
        '**Blue** (1)',
        'Blue Pawn C1',
        '**No side** (1)',
        'Stone D3',
      ].join('\n'),
    );
    expect(() => text(ANN)).toThrow('a piece of another view');
    expect(piecesText(view, [])).toBe("You can't see any pieces.");
  });

  it('[D39] listed pieces have no handle if name and place are unique', () => {
    const view = viewOf(ANN, begun(secretModule));
    const spy = findPieces(view, 'Spy');
    expect(piecesText(view, spy)).toBe('**Red** (1)\nSpy Red Hand');
  });

  it('listed pieces are shown with their values and place', () => {
    const view = viewOf(BEN, begun());
    const [king] = findPieces(view, 'Red King');
    const [stone] = findPieces(view, 'Stone');
    if (!king || !stone) throw new Error('both are seen');
    expect(pieceDetails(view, king).split('\n')).toEqual([
      '**Red King**',
      '**Red**, at C5 (Field, Main)',
      'Symbol on the map: K',
      'Strength: 3',
      'Royal: yes',
    ]);
    expect(pieceDetails(view, stone).split('\n')[1]).toBe('At D3 (Field, Main)');
  });
});

describe('texts about a file', () => {
  it('texts about a file state the number of omitted faults', () => {
    expect(faulty('m.yaml', 3, ['no title'])).toBe(
      `${formatIn('en')('files-faults', { file: name('m.yaml'), count: 3 })}\n- no title\n- and 2 more; the attached file lists them all`,
    );
    expect(faulty('m.yaml', 1, ['no title'])).toMatch(/:\n- no title$/);
  });

  it('texts about a file name the readers of a new counter', () => {
    const read = (to: readonly string[] | 'all'): readonly string[] =>
      differenceLines({ differences: [{ part: 'counter', name: 'Spoils', how: 'new', to }], told: [] });
    expect([[], ['Red'], ['Red', 'Blue'], 'all' as const].map((to) => read(to).join())).toEqual([
      'New: the counter **Spoils** (hidden from everyone)',
      'New: the counter **Spoils** (only **Red** sees it)',
      'New: the counter **Spoils** (only **Red** and **Blue** see it)',
      'New: the counter **Spoils** (everyone sees it)',
    ]);
  });
});
