import { describe, expect, it } from 'vitest';
import { createBotCommands } from '../../commands/index.ts';
import type { Games } from '../../src/session/games/games.ts';
import { readModule } from '../../src/session/module/read.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { breaches, type Definition } from '../commands/limits.ts';

/** What every language says, leaf by leaf: texts, and functions that make some. */
const leaves = (words: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, one]) => leaves(one, `${path}.${name}`))
    : [[path, words]];

const spoken = Object.values(languages);
const others = spoken.filter((words) => words !== languages.en);
const english = leaves(languages.en);

const letters = (label: string): number => label.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Labels of buttons; what stands in a select that waits for a choice is none, and ends with dots or a question mark. */
const labelsOf = ({ posts, clock, commands }: Words): readonly string[] => {
  const { play, tutorial, kingdomMessage, kingdomPress, alone, files, game, buttons, help } = commands;
  const rooms = [posts.buttons, clock.choiceLabels, buttons, play.labels, play.army, play.cover, play.order];
  const { goOn, anew, allSides } = alone;
  const ends = { rank: game.stop.rank, abandon: game.stop.abandon, end: game.stop.end, reload: game.reload.reload };
  return [
    ...[...rooms, tutorial.buttons, kingdomMessage.labels, kingdomPress.labels, ends].flatMap((room) =>
      Object.values(room).filter((label) => typeof label === 'string'),
    ),
    ...Object.values(help.topics).map(({ title }) => title),
    ...[goOn, anew, allSides, files.chosenGame.start, files.chosenGame.back],
  ].filter((label) => !/(?:\.\.\.|\?)$/.test(label));
};

/** What is typed, read by machines or called by its own name is the same in every language. */
const SAME = /^\.commands\.kingdomPress\.wishForm\.hint/;

describe('[U16] every language', () => {
  it.each(others)('the language $ownName has every English message with the same arguments', (words) => {
    const all = new Map(leaves(words));
    expect([...all.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    const kinds = english.filter(([path, one]) => typeof one !== typeof all.get(path)).map(([path]) => path);
    expect(kinds).toEqual([]);
  });

  it.each(others)('the language $ownName leaves no sentence in English', (words) => {
    const all = new Map(leaves(words));
    const left = english.filter(
      ([path, one]) => typeof one === 'string' && /\p{L}{2,} \p{L}{2,}/u.test(one) && all.get(path) === one,
    );
    expect(left.map(([path]) => path).filter((path) => !SAME.test(path))).toEqual([]);
  });

  it.each(spoken)('the language $ownName has button labels of at most 14 letters', (words) => {
    const labels = labelsOf(words);
    expect(labels.length).toBeGreaterThan(100);
    expect(labels.filter((label) => letters(label) > 14)).toEqual([]);
  });

  it.each(spoken)('the language $ownName describes all commands within Discord’s limits', (words) => {
    const commands = createBotCommands({ games: {} as Games, modules: new Map() });
    expect(breaches(commands.map(({ data }) => data.in({ ...languages, en: words }) as Definition))).toEqual([]);
  });

  it.each(spoken)('the language $ownName has module templates without faults', ({ commands }) => {
    const { template } = commands.moduleTemplate;
    const { genre } = commands.module.definition.subcommands.template.options;
    const texts = [template(), ...Object.keys(genre.choices).map((name) => template(name))];
    expect(new Set(texts).size).toBe(5);
    expect(texts.map((text) => readModule(text)).filter(({ ok }) => !ok)).toEqual([]);
  });
});
