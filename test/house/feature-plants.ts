import type { Plant } from './plants.ts';

const up = '../../..';

/** The layers of a feature, each with the imports that it may have. */
export const featurePlants: readonly Plant[] = [
  {
    file: 'src/features/weather/rules/planted.ts',
    rule: 'rules:',
    allowed: ['zod', './storm.ts', `${up}/table/index.ts`, `${up}/engine/play/rights.ts`, `${up}/form/words.ts`],
    refused: [
      '../view/weather.ts',
      '../say/weather.ts',
      '../../tides/rules/ebb.ts',
      `${up}/engine/index.ts`,
      `${up}/engine/armies/march.ts`,
      `${up}/view/view.ts`,
      `${up}/words/index.ts`,
      'node:fs',
    ],
  },
  {
    file: 'src/features/weather/view/planted.ts',
    rule: 'view:',
    allowed: ['./forecast.ts', `${up}/engine/index.ts`, `${up}/table/index.ts`, `${up}/view/lens.ts`],
    refused: ['../rules/storm.ts', '../say/weather.ts', `${up}/engine/play/rights.ts`, `${up}/words/index.ts`, 'zod'],
  },
  {
    file: 'src/features/weather/suggest/planted.ts',
    rule: 'suggest:',
    allowed: ['../view/forecast.ts', `${up}/engine/index.ts`, `${up}/view/remedy/remedy.ts`],
    refused: ['../rules/storm.ts', '../say/weather.ts', `${up}/words/base/texts.ts`, 'zod'],
  },
  {
    file: 'src/features/weather/say/planted.ts',
    rule: 'say:',
    allowed: ['../view/forecast.ts', '../../tides/say/tides.ts', `${up}/words/base/texts.ts`, `${up}/facts/where.ts`],
    refused: ['../rules/storm.ts', `${up}/words/index.ts`, `${up}/session/base/step.ts`, `${up}/engine/play/rights.ts`],
  },
  {
    file: 'src/features/weather/check/planted.ts',
    rule: 'check:',
    allowed: [`${up}/session/checking/check.ts`, `${up}/session/text/spot.ts`, `${up}/engine/forms.ts`],
    refused: ['../rules/storm.ts', '../say/weather.ts', `${up}/session/game/session.ts`, `${up}/words/index.ts`],
  },
  {
    file: 'src/features/weather/attic/planted.ts',
    rule: 'no room:',
    allowed: [],
    refused: ['./own.ts', `${up}/view/view.ts`],
  },
];
