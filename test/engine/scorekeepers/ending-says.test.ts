import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { scored } from '../../support/gdl.ts';
import { ANN, BEN, begun, endTurn, openModule, type Play, played, secretModule } from '../../support/table.ts';
import { de, en } from '../../support/words.ts';

/** The sentences of scorekeepers about how a game ends. */

const GERMAN = {
  de: { sentences: { 'The race is over. $side$ wins.': 'Das Rennen ist aus. $side$ gewinnt.', Race: 'Rennen' } },
};

const keeper = (body: string, more = '(says "The race is over. $side$ wins.")'): string =>
  `(scorekeeper race (title "Race") ${more} (do ${body}))`;

const ended = (text: string, module: Module = openModule): Play => {
  const game = begun(scored(text, { ...module, texts: GERMAN } as Module));
  played(game, endTurn(ANN), endTurn(BEN));
  return game;
};

const told = (game: Play, viewer: Viewer, words = en): readonly string[] => {
  const { change, operation } = game.steps.at(-1) ?? expect.fail();
  return words.deed.linesOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation)));
};

const OVER = 'The game is over.';

describe('[G39] a sentence of a scorekeeper', () => {
  it('a scorekeeper’s sentence replaces the result lines, in the reader’s language', () => {
    const game = ended(keeper('(win Red)(lose Blue)'));
    expect(told(game, channelViewer)).toEqual(['The race is over. Red wins.', OVER]);
    expect(told(game, channelViewer, de as unknown as typeof en)[0]).toBe('Das Rennen ist aus. Red gewinnt.');
  });

  it('a scorekeeper’s sentence with a winner is omitted if none is alone', () => {
    expect(told(ended(keeper('stop')), channelViewer)).toEqual([
      '**Red** drew: **Race**.',
      '**Blue** drew: **Race**.',
      OVER,
    ]);
    expect(told(ended(keeper('stop', '(says "Nobody wins the race.")')), channelViewer)).toEqual([
      'Nobody wins the race.',
      OVER,
    ]);
  });

  it('a scorekeeper’s sentence keeps the places of ranked sides', () => {
    const lines = told(ended(keeper('(set 3) end', '(initial 0) (says "The race is over.")')), channelViewer);
    expect(lines[0]).toBe('The race is over.');
    expect(lines.slice(1, 3)).toEqual(['**Red** drew (place 1): **Race**.', '**Blue** drew (place 1): **Race**.']);
  });

  it('a scorekeeper’s sentence reaches only sides that know the scorekeeper', () => {
    const secret = keeper('(win Red)(lose Blue)', '(known-to Red) (says "The race is over. $side$ wins.")');
    const game = ended(secret, secretModule);
    expect(told(game, personViewer(ANN))).toContain('The race is over. Red wins.');
    expect(told(game, personViewer(BEN))).toEqual(['**Red** won.', OVER]);
  });

  it('a scorekeeper’s sentence must be a text', () => {
    expect(() => ended(keeper('stop', '(says (win Red))'))).toThrow();
  });
});

it('[U16] titles of scorekeepers are read in the reader’s language', () => {
  const game = ended(keeper('(win Red)(lose Blue)', ''));
  expect(told(game, channelViewer, de as unknown as typeof en)).toEqual([
    '**Blue** hat verloren: **Rennen**.',
    '**Red** hat gewonnen: **Rennen**.',
    'Das Spiel ist vorbei.',
  ]);
});
