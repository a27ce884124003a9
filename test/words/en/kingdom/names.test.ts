import { describe, expect, it } from 'vitest';
import { seededRandomSource } from '../../../../src/kingdom/request/luck.ts';
import { formatIn } from '../../../../src/words/base/messages.ts';
import { meantInExpression } from '../../../../src/words/kingdom/names.ts';
import { dominion } from '../../../kingdom/made/wishes.ts';
import { en } from '../../../support/words.ts';

const format = formatIn('en');

const { unknownCardText } = en.kingdomNames;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const chance = seededRandomSource(40);

/** The text with one letter wrong, missing, too many or swapped with its neighbour. */
const misspelt = (text: string): string => {
  const at = chance.below(text.length);
  const letter = letters[chance.below(letters.length)] ?? 'x';
  const [head, rest] = [text.slice(0, at), text.slice(at + 1)];
  switch (chance.below(4)) {
    case 0:
      return head + letter + rest;
    case 1:
      return head + rest;
    case 2:
      return head + letter + text.slice(at);
    default:
      return `${head}${rest.slice(0, 1)}${text.slice(at, at + 1)}${rest.slice(1)}`;
  }
};

/** Card names without what Markdown makes of them. */
const bare = (text: string): string => text.replaceAll('\\', '');

const piles = dominion.cards.flatMap(({ name, also }) => [name, ...also]);

/** Of fewer letters nothing can be guessed. */
const SHORTEST = 4;

describe('[D40] a misspelled name', () => {
  it('a card name with a wrong letter suggests the right card', () => {
    for (const name of piles) {
      const typed = misspelt(name);
      expect(bare(unknownCardText(typed, dominion)), `${typed} for ${name}`).toContain(`**${name}**`);
      expect(bare(meantInExpression(format, typed, dominion)), `${typed} for ${name}`).toContain(`**${name}**`);
    }
  });

  it('a card name with two wrong letters usually suggests the right card', () => {
    const missed = piles.filter((name) => {
      const typed = misspelt(misspelt(name));
      if (typed.length < SHORTEST) return false;
      const said = bare(unknownCardText(typed, dominion));
      expect(said, typed).toMatch(/Did you mean|is in every game/);
      return !said.includes(`**${name}**`);
    });
    expect(missed.length / piles.length).toBeLessThan(0.03);
  });

  it('misspelled names without commas each get a suggestion', () => {
    expect(unknownCardText('Provnce Mota', dominion)).toBe(
      "I don't know a card called **Provnce Mota**. Did you mean **Moat**? **Province** is in every game, so it isn't part of a kingdom.",
    );
    expect(unknownCardText('Throne Rom Grand Maret', dominion)).toContain(
      'Did you mean **Throne Room** or **Grand Market**?',
    );
  });

  it('a misspelled basic card is answered that every game has it', () => {
    expect(unknownCardText('Province', dominion)).toBe("**Province** is in every game, so it isn't part of a kingdom.");
  });
});
