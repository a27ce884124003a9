import { describe, expect, test } from 'vitest';
import { compileScorekeepers } from '../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../src/engine/scorekeepers/language/names.ts';
import { FEAST } from '../../support/games/points.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { Presser } from '../../support/play/presser.ts';
import { openModule } from '../../support/table.ts';
import { shown, sitDown, sub, type Table, words } from '../table.ts';

const VARIANTS = `${OPEN}
values: { Rounds: 6, Blind: false }
variants:
  - name: Length
    text: So many turns are played.
    choices: [{ name: usual }, { name: short, values: { Rounds: 3 } }, { name: long, values: { Rounds: 9 } }]
  - { name: Sight, choices: [{ name: open }, { name: blind, values: { Blind: true } }, { name: short }] }
`;

const started = async (variants?: string): Promise<readonly [Table, string]> => {
  const one = await sitDown({ modules: [moduleFrom(VARIANTS)] });
  const options = { module: 'open', ...(variants === undefined ? {} : { variants }) };
  return [one, one.heard(await sub(one.user('alice'), 'game', 'start', options))];
};

describe('[S37] variants of a module', () => {
  test('variants are chosen at the start and shown in the first post', async () => {
    const [, plain] = await started();
    expect(plain).toContain('**Length**: usual (or short or long). So many turns are played.');
    expect(plain).toContain('**Sight**: open (or blind or short).');
    const [, chosen] = await started('Length: short; BLIND');
    expect(chosen).toContain('**Length**: short (or usual or long).');
    expect(chosen).toContain('**Sight**: blind (or open or short).');
  });

  test.each(['slow', 'short', 'Length: blind', 'Length: long; Depth: 3'])(
    'a game start refuses the variant %s, and names all variants',
    async (typed) => {
      const [, heard] = await started(typed);
      expect(heard).toContain("isn't a variant of this game, or it fits more than one");
      expect(heard).toContain('**Length**: usual, short or long; **Sight**: open, blind or short');
    },
  );

  test('completion offers each variant once', async () => {
    const [{ user }] = [await sitDown({ modules: [moduleFrom(VARIANTS)] })];
    const offered = async (variants: string, module = 'open') =>
      (await user('alice').complete('table', 'game', { module, variants }, 'variants', { subcommand: 'start' })).map(
        ({ value }) => value,
      );
    expect(await offered('')).toHaveLength(6);
    expect(await offered('BLI')).toEqual(['Sight: blind']);
    expect(await offered('Length: long; s')).toEqual([
      'Length: long; Sight: open',
      'Length: long; Sight: blind',
      'Length: long; Sight: short',
    ]);
    expect(await offered('', 'nothing')).toEqual([]);
  });

  test('completion offers variants up to the maximum length of a choice', async () => {
    const choices = (last: number): string =>
      ['b'.repeat(last), 'c'.repeat(last + 1)].map((name) => `{ name: ${name} }`).join(', ');
    const long = `${OPEN}variants:\n  - { name: ${'A'.repeat(40)}, choices: [${choices(58)}, { name: d }] }\n`;
    const { user } = await sitDown({ modules: [moduleFrom(long)] });
    const offered = await user('alice').complete('table', 'game', { module: 'open', variants: '' }, 'variants', {
      subcommand: 'start',
    });
    expect(offered.map(({ name }) => name.length)).toEqual([100, 43]);
  });

  test('variants are chosen from lists until the game starts', async () => {
    const one = await sitDown({ modules: [moduleFrom(VARIANTS), moduleFrom(FEAST)] });
    const alice = new Presser(one.user('alice'), shown(await sub(one.user('alice'), 'game', 'start')));
    await alice.press(alice.find('about', 'Open'));
    expect(alice.of('choose').map(({ label }) => label)).toContain('Length: usual');
    await alice.press(alice.find('choose', 'Sight: blind'));
    await alice.press(alice.find('choose', 'Length: long'));
    expect(words(alice.panel, one)).toContain('**Length**: long (or usual or short).');
    const start = await one.user('alice').press(alice.panel, alice.of('start').at(-1)?.id ?? '');
    const seats = start.also[0] ?? expect.fail();
    expect(words(seats, one)).toMatch(/\*\*Length\*\*: long.*\n\*\*Sight\*\*: blind/);
    const [length] = new Presser(one.user('alice'), seats).of('vary');
    const chosen = async (who: string) => one.user(who).select(seats, length?.id ?? '', ['1']);
    expect(one.heard(await chosen('bob'))).toContain('Only');
    await chosen('alice');
    expect(one.posted()).toHaveLength(1);
    expect(one.posted()[0]).toContain('**Length**: short (or usual or long).');
    expect(one.posted()[0]).toContain('**Sight**: blind');
    for (const [who, side] of Object.entries({ alice: 'Play Red', bob: 'Play Blue' }))
      await one.user(who).press(seats, side);
    const begun = shown(await one.user('alice').press(seats, 'Begin'));
    expect(words(begun, one)).toContain('starts the game');
    await expect(chosen('alice')).rejects.toThrow();
  });

  test('variant lists leave room for all seat buttons and Begin', async () => {
    const sides = Array.from({ length: 20 }, (_, i) => `{ name: Side ${i} }`).join(', ');
    const variants = Array.from(
      { length: 8 },
      (_, i) => `{ name: V${i}, choices: [{ name: a${i} }, { name: b${i} }] }`,
    );
    const module = `module: crowd\ntitle: Crowd\nsides: [${sides}]\nvariants: [${variants.join(', ')}]
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }] }]\n`;
    const one = await sitDown({ modules: [moduleFrom(module)] });
    const seats = new Presser(
      one.user('alice'),
      shown(await sub(one.user('alice'), 'game', 'start', { module: 'crowd' })),
    );
    expect(seats.of('seat')).toHaveLength(20);
    expect(seats.of('begin')).toHaveLength(1);
    expect(seats.of('rules')).toHaveLength(1);
  });

  test('unsupported Xconq variants are skipped and named', () => {
    const compiled = compileScorekeepers(['(set extra-turn-chance 50)'], moduleNamesOf(openModule));
    expect(compiled.ok && compiled.warnings.map(({ code, found }) => `${code} ${found}`)).toEqual([
      'skipped (set extra-turn-chance 50)',
    ]);
  });
});
