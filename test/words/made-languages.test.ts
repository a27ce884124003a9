import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBotCommands } from '../../commands/index.ts';
import { buildFormModal } from '../../src/discord/controls.ts';
import { buildMessagePayload, formatCompletionChoices } from '../../src/discord/output.ts';
import type { Games } from '../../src/session/games/games.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { type Body, breachesOf, contents, cutsOf, listen } from '../commands/bodies.ts';
import { breaches, type Definition } from '../commands/limits.ts';
import { controls, shown, sitDown, sub, type Table } from '../commands/table.ts';
import { MARKET } from '../engine/actions/market.ts';
import { everyComponent } from '../support/discord/text.ts';
import { MARKS, type MadeLanguage, madeLanguages, madeWords, speakingOnly } from '../support/made-languages.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { shipped } from '../support/modules/shipped.ts';
import { Desk, type Heard, type Values } from '../support/play/desk.ts';
import { pressedThrough } from '../support/play/pressed-through.ts';
import { Presser, playOn } from '../support/play/presser.ts';
import { dice } from '../support/play/transcript.ts';
import { linesTyped, typedThrough } from '../support/play/typed-through.ts';
import { ANN, BEN } from '../support/table.ts';
import { CAMP, CAMPAIGN, PEOPLE, ROUNDS } from '../support/tables.ts';

/** Languages made from English: with longer texts, with more plurals, without spaces between words. */

const modules = await shipped();

/** Everything in these messages that is over a limit of Discord, or was cut to one. */
const overfull = ({ discord }: Words, bodies: readonly Body[]): readonly string[] => {
  const counts = Array.from({ length: 40 }, (_, i) => i + 1);
  const notices = counts.flatMap((count) => [discord.controlsLeftOut(count), discord.optionsLeftOut(count)]);
  const found = bodies.flatMap((body) => {
    const text = contents(body).join('\n');
    return [...breachesOf(body), ...cutsOf(body), ...notices.filter((notice) => text.includes(notice))];
  });
  return [...new Set(found)];
};

/** The messages that Discord gets for a reply. */
const sent = (words: Words, { answer, update, also, form, choices = [] }: Heard): readonly Body[] => {
  const messages = [answer, update, also].flatMap((message) =>
    message ? buildMessagePayload(words, message, { picture: Buffer.of() }) : [],
  );
  return [
    ...messages.map(({ components }) => ({ components: components.map((one) => one.toJSON()) })),
    ...(form ? [buildFormModal(form).toJSON()] : []),
    ...(choices.length > 0 ? [{ choices: formatCompletionChoices(choices) }] : []),
  ] as readonly Body[];
};

/** A desk at which people read a made language, and everything that they read there. */
const deskOf = async (name: MadeLanguage, text: string) => {
  const bodies: Body[] = [];
  const hear = (heard: Heard): void => void bodies.push(...sent(madeWords(name), heard));
  const desk = new Desk(moduleFrom(text), PEOPLE, new Map(), [], { spoken: speakingOnly(name), hear });
  return { desk: await desk.begin(), bodies };
};

const TYPED = { dice: ['2d6+1', 'dice'], look: ['bran', 'Cid', 'nobody'], type: ['c2', 'C9'], rename: ['The First'] };
const CAMPAIGN_TYPED = { dice: '2d6+1', label: 'Luck', name: 'Crowd', match: 'Owner = Red', change: 'MovePoints - 1' };
/** Answers with buttons, besides the panel. */
const OPENED = ['me settings', 'game seats', 'game settings', 'game stop', 'game log', 'tutorial', 'server settings'];

/** Presses and types through the worlds that the golden files show. */
const WORLDS: { readonly [world: string]: (name: MadeLanguage) => Promise<readonly Body[]> } = {
  camp: async (name) => {
    const { desk, bodies } = await deskOf(name, CAMP);
    await pressedThrough(desk, ANN, { type: TYPED });
    await typedThrough(desk, ANN, ['hand', 'deck', 'game', 'me'], { value: '1', to: 'A2', count: '2' });
    for (const line of OPENED) await pressedThrough(desk, ANN, { open: [line, {}], leave: ['open'] });
    return bodies;
  },
  campaign: async (name) => {
    const { desk, bodies } = await deskOf(name, CAMPAIGN);
    await pressedThrough(desk, ANN, { leave: ['more', 'piece', 'actions'], type: TYPED });
    await desk.type(ANN, 'army form', { at: 'Main A1', units: '1, 3' });
    await typedThrough(desk, ANN, ['army', 'counter', 'modifier', 'score', 'act', 'board', 'roll'], CAMPAIGN_TYPED);
    return bodies;
  },
  market: async (name) => {
    const { desk, bodies } = await deskOf(name, MARKET);
    await pressedThrough(desk, ANN, { leave: ['pick', 'decks', 'hand', 'more'] });
    await desk.type(ANN, 'act', { name: 'Levy' });
    for (const person of [ANN, BEN]) await pressedThrough(desk, person, { leave: ['more', 'hand', 'decks'] });
    return bodies;
  },
  rounds: async (name) => {
    const { desk, bodies } = await deskOf(name, ROUNDS);
    const acts: readonly (readonly [typeof ANN, string, Values])[] = [
      [ANN, 'act', { name: 'Bid', with: '2' }],
      [BEN, 'act', { name: 'Bid', with: '1' }],
      [ANN, 'act', { name: 'Raise' }],
      [BEN, 'turn pass', {}],
    ];
    for (const act of acts) {
      await pressedThrough(desk, ANN, { leave: ['more', 'pick'] });
      await desk.type(...act);
    }
    return bodies;
  },
};

const SMALL = [CAMP, CAMPAIGN, MARKET, ROUNDS].map((text) => moduleFrom(text));
const GAMES = ['hearts', 'bazaar', 'marches', 'werewolf', 'chess', 'shires', ...SMALL.map(({ module }) => module)];
const PLAYERS = ['alice', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida', 'jon'];
/** So many of them press, and so often in all. */
const [PRESSERS, PRESSES] = [3, 8];

/** Starts a game in a channel of its name, with a player for each side. Some of them press what their panels offer. */
const played = async (table: Table, { posts }: Words, name: string): Promise<void> => {
  const seats = shown(await sub(table.user('alice'), 'game', 'start', { module: name }, name));
  const ids = everyComponent(seats.components).flatMap(({ custom_id }) => custom_id ?? []);
  const sides = ids.filter((id) => id.startsWith('game:seat:'));
  const users = PLAYERS.slice(0, sides.length).map(table.user);
  for (const [i, user] of users.entries()) await user.press(seats, sides[i] ?? '');
  await table.user('alice').press(seats, posts.buttons.begin);
  const some = users.slice(0, PRESSERS);
  const panels = some.map(async (user) => new Presser(user, shown(await user.slash(name, 'play')), name));
  const pressers = await Promise.all(panels);
  const random = dice(name.length);
  await playOn(
    pressers,
    () => random(1000) / 1000,
    () => false,
    PRESSES,
  );
  for (const line of ['log', 'status']) await sub(table.user('alice'), 'game', line, {}, name);
  expect(pressers.flatMap(({ faults }) => faults)).toEqual([]);
};

/** Presses a button until the answer no longer has it. */
const turnedOver = async (table: Table, first: ReturnType<typeof shown>, label: string): Promise<void> => {
  let page = first;
  while (controls(page).includes(label)) page = shown(await table.user('alice').press(page, label));
};

const wrong = (file: string): string => readFileSync(new URL(`../golden/wrong/${file}.yaml`, import.meta.url), 'utf8');

describe.each(madeLanguages)('[U16] the made language %s', (name) => {
  const words = madeWords(name);
  const spoken = speakingOnly(name);

  it('a test language describes all commands within Discord’s limits', () => {
    const commands = createBotCommands({ games: {} as Games, modules: new Map() });
    expect(breaches(commands.map(({ data }) => data.in({ ...languages, en: words }) as Definition))).toEqual([]);
  });

  it.each(Object.entries(WORLDS))(
    'a test language keeps the messages of the %s within Discord’s limits',
    async (_, readIn) => {
      const bodies = await readIn(name);
      expect(bodies.length).toBeGreaterThan(20);
      expect(overfull(words, bodies)).toEqual([]);
    },
  );

  it('a test language keeps messages of games within Discord’s limits', async () => {
    const all = [...modules.values(), ...SMALL];
    const table = await sitDown({ users: PLAYERS, channels: GAMES, modules: all, spoken });
    const bodies = listen(table.discord);
    for (const game of GAMES) await played(table, words, game);
    expect(table.rig().faults).toEqual([]);
    expect(bodies.length).toBeGreaterThan(100);
    expect(overfull(words, bodies)).toEqual([]);
  });

  it('a test language keeps help, rules and kingdoms within Discord’s limits', async () => {
    const table = await sitDown({ modules: [...modules.values()], spoken });
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    const { commands } = words;
    let help = shown(await alice.slash('table', 'help'));
    for (const { title } of Object.values(commands.help.topics)) help = shown(await alice.press(help, title));
    for (const module of modules.keys()) {
      const rules = shown(await sub(alice, 'game', 'rules', { module }));
      await turnedOver(table, rules, commands.buttons.later);
    }
    await sub(alice, 'module', 'list');
    await sub(alice, 'module', 'show', { module: 'hearts' });
    await alice.slash('table', 'kingdom', { require: '2 Village, 1 Attack' });
    for (const file of ['actions', 'places', 'rules', 'setups'])
      await sub(alice, 'module', 'check', { file: { name: 'game.yaml', text: wrong(file) } });
    expect(table.rig().faults).toEqual([]);
    expect(bodies.length).toBeGreaterThan(20);
    expect(overfull(words, bodies)).toEqual([]);
  });
});

const linesOf = ({ commands }: Words): readonly string[] =>
  Object.values(commands.help.topics).flatMap(({ lines }) => Object.values<string>(lines));
const codeIn = (text: string): readonly string[] => text.match(/`[^`]*`/g) ?? [];
const lettersIn = (texts: readonly string[]): number => texts.join('').replaceAll(/`[^`]*`|\P{L}/gu, '').length;

describe('[U16] made languages', () => {
  const english = linesOf(languages.en);

  it.each(madeLanguages)('typed text stays unchanged in the test language of %s', (name) => {
    expect(linesOf(madeWords(name)).map(codeIn)).toEqual(english.map(codeIn));
  });

  it('test languages are longer, or have no spaces between words', () => {
    expect(lettersIn(linesOf(madeWords('long'))) / lettersIn(english)).toBeCloseTo(1.4, 1);
    const dense = linesOf(madeWords('dense')).map((text) => text.replaceAll(/`[^`]*`/g, '`'));
    expect(dense.filter((text) => /\p{L} \p{L}/u.test(text))).toEqual([]);
    expect(madeWords('dense').commands.tips.act).toMatch(/^-# \S+$/);
  });

  it('test languages choose the plural forms few and many', async () => {
    const { discord } = madeWords('plurals');
    const forms = [1, 3, 5].map((count) => discord.optionsLeftOut(count));
    expect(forms.map((text) => /‹.*›/.exec(text)?.[0])).toEqual([undefined, MARKS.few, MARKS.many]);
    const { desk } = await deskOf('plurals', CAMP);
    const decks = await linesTyped(desk, ANN, [['deck list', {}]]);
    expect(decks).toMatch(/ 5 [^\n]*‹many›[\s\S]* 3 [^\n]*‹few›/);
  });
});
