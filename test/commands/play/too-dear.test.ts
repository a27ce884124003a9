import { expect, it } from 'vitest';
import { lastUsedWorkShare } from '../../../src/table/index.ts';
import { Bot } from '../../secrecy/bot.ts';
import { CHOICES, EACH_COUNTS } from '../../support/modules/dear.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN } from '../../support/table.ts';

const playing = async (text: string): Promise<Bot> => {
  const bot = new Bot(moduleFrom(text), [ANN, BEN], 'dear');
  await bot.type(ANN, 'game start', { module: 'dear' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.begin(ANN);
  return bot;
};

const answer = async (bot: Bot, values: { readonly [option: string]: string }): Promise<string> => {
  const before = bot.heard.get(ANN)?.length ?? 0;
  await bot.type(ANN, 'act', values);
  expect(lastUsedWorkShare()).toBeLessThan(1.03);
  return (bot.heard.get(ANN) ?? []).slice(before).join('\n');
};

it('[Q14] an act that takes too long is refused, naming its module line', async () => {
  const bot = await playing(EACH_COUNTS);
  expect(await answer(bot, { name: 'A' })).toContain(
    'Line 1 of **A** would take too long. Ask the author of the module to make it simpler.',
  );
  expect(await answer(bot, {})).toContain('What do you want to do?');
});

it('[Q15] a list that is cut off says so, and omitted names still work', async () => {
  const bot = await playing(CHOICES);
  expect(await answer(bot, {})).toContain(
    "I can't list what you can do: finding it would take too long. Type what you want to do.",
  );
  await bot.complete(ANN, 'act', 'name', '', {});
  expect(bot.heard.get(ANN)?.at(-1)).toMatch(/"A".*"Other"/s);
  expect(await answer(bot, { name: 'A', with: 'A1, B2' })).toMatch(/Line \d+ of \*\*A\*\* would take too long\./);
  expect(await answer(bot, { name: 'Other' })).toContain('**Other**');
  // What was found before the limit was reached is shown.
  const later = CHOICES.replace(/( {2}- name: A\n[\s\S]*?)( {2}- \{ name: Other.*\n)/, '$2$1');
  const second = await playing(later);
  const list = await answer(second, {});
  expect(list).toContain('**Other**');
  expect(list).toContain("This list isn't complete: finding the rest would take too long. Type what you want to do.");
});
