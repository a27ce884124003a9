import {
  type Dominion,
  type Kingdom,
  type KingdomPartToReplace,
  type PileChoice,
  pileChoices,
} from '../../src/kingdom/index.ts';
import type { SelectMenu } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';

export interface KingdomPart {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly target: KingdomPartToReplace;
}

export const partsOf = (words: Words, kingdom: Kingdom, dominion: Dominion): readonly KingdomPart[] => [
  ...lockablePartsOf(words, kingdom),
  ...chosenParts(words, kingdom, dominion),
];

export const lockablePartsOf = (
  { kingdomParts, commands: { kingdomMessage: said } }: Words,
  { piles, bane, landscapes }: Kingdom,
): readonly KingdomPart[] => [
  ...piles.map(({ nr, name }) => ({ value: String(nr), label: name, target: { kind: 'pile', nr } }) as const),
  ...(bane
    ? [{ value: String(bane.nr), label: bane.name, description: said.parts.bane, target: { kind: 'bane' } } as const]
    : []),
  ...landscapes.map(
    (one) =>
      ({
        value: `across-${one.nr}`,
        label: one.name,
        description: kingdomParts.kindWord(one),
        target: { kind: 'landscape', nr: one.nr },
      }) as const,
  ),
];

const chosenParts = (
  { kingdomParts, commands }: Words,
  { chosen, onRuins, boons, deck }: Kingdom,
  dominion: Dominion,
): readonly KingdomPart[] => {
  const { parts: said } = commands.kingdomMessage;
  const part = (key: PileChoice, label: string): KingdomPart => ({
    value: key,
    label,
    description: kingdomParts.choiceTitle(key, dominion),
    target: { kind: 'choice', key },
  });
  return [
    ...pileChoices.flatMap((key) => (chosen[key] ? [part(key, chosen[key].name)] : [])),
    ...(onRuins ? [part('obelisk-pile', said.ruins)] : []),
    ...(boons.length > 0
      ? [{ value: 'boons', label: said.boons, description: said.druid, target: { kind: 'boons' } } as const]
      : []),
    ...(deck.length > 0 ? [{ value: 'deck', label: said.deck, target: { kind: 'deck' } } as const] : []),
  ];
};

export const createKingdomPartSelect = (
  { commands }: Words,
  id: string,
  parts: readonly KingdomPart[],
  most: number,
): SelectMenu => {
  const { pile, piles } = commands.kingdomMessage.labels;
  const max = Math.min(most, parts.length);
  const options = parts.map(({ value, label, description }) => ({
    value,
    label,
    ...(description ? { description } : {}),
  }));
  return { kind: 'select', id, placeholder: max === 1 ? pile : piles, options, min: 1, max };
};
