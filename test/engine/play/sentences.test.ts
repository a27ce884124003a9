import { expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { translatableTextsOf } from '../../../src/engine/play/sentences.ts';
import { openModule } from '../../support/table.ts';

const asks = (text: string): object => ({ ask: 'it', text });

test('[U16] a module’s sentences are collected from actions, effects, phases, cards and more', () => {
  const module = {
    ...openModule,
    properties: { Rule: 'text', Kind: 'text', Strength: 'number' },
    prototypes: { card: { Rule: 'Draw two.', Kind: '', Strength: 'Hidden' }, other: { Rule: 7, Note: 'A note' } },
    actions: [
      { name: 'Buy', text: 'Buys it.', does: [asks('Which?'), { roll: '1d6', text: 'A reason' }, { ask: 'that' }] },
      { name: 'Sell', does: [], check: [{ that: '1 = 1', text: 'Nothing to sell.' }] },
    ],
    effects: [{ name: 'Fall', when: 'moved', does: [asks('Who falls?')], instead: [asks('Who else?')] }],
    turn: { ...openModule.turn, phases: [{ name: 'March', begin: [asks('Where to?')], end: [asks('Who stays?')] }] },
    variants: [
      { name: 'Length', text: 'How long it is.', choices: [] },
      { name: 'Day', choices: [] },
    ],
    objectives: [{ name: 'Hold', text: 'Hold the hill.', points: 1 }],
  };
  expect([...translatableTextsOf(module as unknown as Module)]).toEqual([
    ...['Buys it.', 'Which?', 'Nothing to sell.', 'Who falls?', 'Who else?', 'Where to?', 'Who stays?'],
    ...['Draw two.', 'How long it is.', 'Hold the hill.'],
  ]);
  expect([...translatableTextsOf(openModule)]).toEqual([]);
});
