import { featurePlants } from './feature-plants.ts';

/**
 * Rooms with a file planted in each, what it may import and what it may not. `rule` is how the linter's message begins.
 * The rooms and files named here need not exist: the rules look at where a file stands and at what it asks for.
 */
export interface Plant {
  readonly file: string;
  readonly rule: string;
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

const packages = [
  'zod',
  'discord.js',
  '@discordjs/builders',
  'keyv',
  '@keyv/sqlite',
  'yaml',
  'pino',
  '@resvg/resvg-js',
  'sharp',
  'yauzl',
  'saxes',
];
const without = (all: readonly string[], ...kept: readonly string[]): readonly string[] =>
  all.filter((one) => !kept.includes(one));
/** What a system may not import: of packages it knows zod alone, for the schemas of its records. */
const others = without(packages, 'zod');
const servers = ['hono', 'hono/streaming', '@hono/node-server'];
const node = [
  'node:fs',
  'node:fs/promises',
  'node:net',
  'node:http',
  'node:child_process',
  'node:timers',
  'node:timers/promises',
];
const inner = [
  '../engine/index.ts',
  '../kingdom/index.ts',
  '../table/index.ts',
  '../table/grid/index.ts',
  '../table/expression/index.ts',
  '../engine/modifiers/effective-value.ts',
];
const systems = ['../engine/play/move.ts', '../engine/weather/storm.ts'];
const roundabout = ['#table/core/ids', '/src/table/core/ids.ts', 'file:///src/table/core/ids.ts', '..', '../table'];

const deeper = (specifiers: readonly string[]): readonly string[] =>
  specifiers.map((one) => (one.startsWith('../') ? `../${one}` : one));

const door: Plant = {
  file: 'src/engine/index.ts',
  rule: 'engine door:',
  allowed: ['../table/index.ts', '../features/weather/rules/storm.ts', './play/move.ts', './weather/storm.ts'],
  refused: [
    ...packages,
    ...node,
    'node:crypto',
    '../view/message.ts',
    '../session/store.ts',
    '../config.ts',
    '../support/clock.ts',
  ],
};

const core: Plant = {
  file: 'src/table/core/planted.ts',
  rule: 'core:',
  allowed: ['zod', './change.ts', '../ids/index.ts', 'node:crypto'],
  refused: [
    ...others,
    ...node,
    '../grid/hex.ts',
    '../expression/read.ts',
    '../../engine/modifiers/effective-value.ts',
    '../../engine/play/move.ts',
    '../index.ts',
    '../../view/message.ts',
  ],
};

const grid: Plant = {
  file: 'src/table/grid/planted.ts',
  rule: 'expression, grid:',
  allowed: ['./hex.ts', '../ids/index.ts'],
  refused: [
    ...packages,
    ...node,
    'node:crypto',
    '../expression/read.ts',
    '../../engine/modifiers/effective-value.ts',
    '../../engine/play/move.ts',
    '../index.ts',
    '../../session/store.ts',
  ],
};

const expression: Plant = {
  ...grid,
  file: 'src/table/expression/planted.ts',
  refused: [
    ...packages,
    ...node,
    'node:crypto',
    '../grid/hex.ts',
    '../../engine/modifiers/effective-value.ts',
    '../../engine/play/move.ts',
    '../index.ts',
  ],
};

const modifiers: Plant = {
  file: 'src/engine/modifiers/planted.ts',
  rule: 'modifiers:',
  allowed: [
    'zod',
    './effective-value.ts',
    '../../table/index.ts',
    '../../table/expression/index.ts',
    '../../table/grid/index.ts',
  ],
  refused: [
    ...others,
    ...node,
    'node:crypto',
    '../play/move.ts',
    '../counters/count.ts',
    '../index.ts',
    '../../view/message.ts',
  ],
};

/** `weather` is the sixth system: no rule names it. */
const system = (name: string, other: string): Plant => ({
  file: `src/engine/${name}/planted.ts`,
  rule: 'system:',
  allowed: [
    'zod',
    './own.ts',
    './parts/own.ts',
    '../../table/index.ts',
    '../../table/expression/index.ts',
    '../../table/grid/index.ts',
    '../modifiers/effective-value.ts',
    '../play/move.ts',
    '../../form/words.ts',
  ],
  refused: [
    ...others,
    ...node,
    'node:crypto',
    `../${other}/other.ts`,
    '../index.ts',
    '../../table/core/ids.ts',
    '../../view/message.ts',
    '../../port/command.ts',
    '../../../commands/move.ts',
  ],
});

const systemFolder: Plant = {
  file: 'src/engine/weather/parts/planted.ts',
  rule: 'system:',
  allowed: [
    'zod',
    './own.ts',
    '../storm.ts',
    '../../../table/index.ts',
    '../../modifiers/effective-value.ts',
    '../../play/move.ts',
    '../../../form/words.ts',
  ],
  refused: [
    ...others,
    ...node,
    '../../counters/count.ts',
    '../../index.ts',
    '../../../view/message.ts',
    '../../../session/store.ts',
  ],
};

const kingdom: Plant = {
  file: 'src/kingdom/planted.ts',
  rule: 'kingdom:',
  allowed: ['./draw.ts', './cards/card.ts'],
  refused: [
    ...packages,
    ...node,
    'node:crypto',
    '../engine/index.ts',
    '../table/index.ts',
    '../view/message.ts',
    '../session/store.ts',
  ],
};

const view: Plant = {
  file: 'src/view/planted.ts',
  rule: 'view:',
  allowed: ['./message.ts', '../draw/index.ts', ...inner],
  refused: [
    ...packages,
    ...node,
    'node:crypto',
    ...systems,
    ...roundabout,
    '../session/store.ts',
    '../words/index.ts',
    '../port/command.ts',
    '../picture/png.ts',
    '../../commands/move.ts',
  ],
};

/** Files behind the door of a library. */
const tables = ['../table/core/table.ts', '../table/core/apply.ts', '../table/grid/hex.ts'];
const draw: Plant = {
  file: 'src/draw/planted.ts',
  rule: 'draw:',
  allowed: ['./picture.ts', '../table/ids/index.ts', '../table/grid/index.ts'],
  refused: [
    ...packages,
    ...node,
    ...systems,
    ...tables,
    '../engine/index.ts',
    '../view/view.ts',
    '../kingdom/index.ts',
  ],
};

const form: Plant = {
  file: 'src/form/planted.ts',
  rule: 'form:',
  allowed: ['zod', './own.ts', '../table/index.ts', '../table/grid/index.ts'],
  refused: [
    ...others,
    ...node,
    '../engine/index.ts',
    '../table/expression/index.ts',
    '../engine/play/move.ts',
    '../engine/counters/count.ts',
    '../view/message.ts',
    '../session/store.ts',
  ],
};
const words: Plant = {
  file: 'src/words/planted.ts',
  rule: 'words:',
  allowed: [
    './en/refusals.ts',
    '../engine/index.ts',
    '../table/index.ts',
    '../draw/index.ts',
    '../view/view.ts',
    '../facts/module-fault.ts',
  ],
  refused: [
    ...packages,
    ...node,
    ...systems,
    ...tables,
    '../session/base/step.ts',
    '../store/index.ts',
    '../port/command.ts',
    '../discord/client.ts',
    '../../commands/move.ts',
  ],
};

const session: Plant = {
  file: 'src/session/planted.ts',
  rule: 'session:',
  allowed: [
    './store.ts',
    '../log.ts',
    '../view/message.ts',
    '../words/index.ts',
    '../facts/module-fault.ts',
    '../store/index.ts',
    ...inner,
    'yaml',
    'zod',
    ...node,
  ],
  refused: [
    'keyv',
    '@keyv/sqlite',
    'pg',
    '../store/keyv-store.ts',
    '../words/systems/clock.ts',
    'discord.js',
    '@discordjs/builders',
    '@resvg/resvg-js',
    ...systems,
    '../discord/client.ts',
    '../playground/page.ts',
    '../picture/png.ts',
    '../port/command.ts',
    '../../commands/move.ts',
  ],
};

const facts: Plant = {
  file: 'src/facts/planted.ts',
  rule: 'facts:',
  allowed: [
    './module-fault.ts',
    '../engine/index.ts',
    '../table/index.ts',
    '../form/words.ts',
    '../view/view.ts',
    'zod',
  ],
  refused: [
    ...without(packages, 'zod'),
    ...systems,
    '../session/base/step.ts',
    '../words/index.ts',
    '../store/index.ts',
  ],
};

const store: Plant = {
  file: 'src/store/planted.ts',
  rule: 'store:',
  allowed: ['./row.ts', 'keyv', '@keyv/sqlite', '@keyv/postgres', 'pg', 'node:fs'],
  refused: [
    ...without(packages, 'keyv', '@keyv/sqlite'),
    '../table/index.ts',
    '../session/base/step.ts',
    '../facts/where.ts',
    '../view/view.ts',
    '../words/index.ts',
  ],
};

const picture: Plant = {
  file: 'src/picture/planted.ts',
  rule: 'picture:',
  allowed: ['./png.ts', '../view/message.ts', '@resvg/resvg-js', 'saxes', 'sharp', 'yauzl', 'node:module'],
  refused: [
    ...without(packages, '@resvg/resvg-js', 'saxes', 'sharp', 'yauzl'),
    ...systems,
    '../table/index.ts',
    '../session/store.ts',
    '../discord/client.ts',
    '../port/command.ts',
  ],
};

const matches: Plant = {
  file: 'src/matches/planted.ts',
  rule: 'matches:',
  allowed: [
    './match.ts',
    '../engine/opponent/think.ts',
    '../view/scores.ts',
    '../words/index.ts',
    '../session/module/read.ts',
    '../session/tryout/random-game.ts',
    '../engine/index.ts',
    '../table/index.ts',
    'node:fs/promises',
  ],
  refused: [
    ...packages,
    '../engine/play/move.ts',
    '../session/store/store.ts',
    '../session/game/games.ts',
    '../picture/png.ts',
    '../port/command.ts',
    '../discord/client.ts',
  ],
};

const vassal: Plant = {
  file: 'src/vassal/source/planted.ts',
  rule: 'vassal:',
  allowed: [
    './zones.ts',
    '../imported.ts',
    '../module/kind.ts',
    '../../session/format/grid.ts',
    '../../form/words.ts',
    '../../session/module/like.ts',
    '../../session/pictures/picture.ts',
    '../../picture/svg-cost.ts',
    '../../engine/index.ts',
    '../../table/grid/index.ts',
    'saxes',
    'yaml',
    'sharp',
    '@resvg/resvg-js',
    'yauzl',
    'node:fs/promises',
  ],
  refused: [
    '../../session/pool/pool.ts',
    ...without(packages, 'saxes', 'yaml', 'sharp', '@resvg/resvg-js', 'yauzl'),
    '../../engine/play/move.ts',
    '../../table/index.ts',
    '../../session/store/store.ts',
    '../../words/index.ts',
    '../../view/message.ts',
    '../../picture/png.ts',
    '../../port/command.ts',
    '../../discord/client.ts',
  ],
};

const health: Plant = {
  file: 'src/health/planted.ts',
  rule: 'health:',
  allowed: [
    './server.ts',
    '../port/command.ts',
    '../session/base/ports.ts',
    '../store/index.ts',
    'prom-client',
    'node:http',
  ],
  refused: [
    ...packages,
    ...systems,
    '../table/index.ts',
    '../view/message.ts',
    '../words/index.ts',
    '../discord/client.ts',
    '../playground/page.ts',
    '../../commands/move.ts',
  ],
};

const command: Plant = {
  file: 'commands/planted.ts',
  rule: 'commands:',
  allowed: [
    './options.ts',
    '../src/port/command.ts',
    '../src/session/store/store.ts',
    '../src/view/message.ts',
    '../src/engine/index.ts',
    '../src/kingdom/index.ts',
    '../src/table/index.ts',
    '../src/words/index.ts',
    '@discordjs/builders',
  ],
  refused: [
    ...without(packages, '@discordjs/builders'),
    ...node,
    ...[
      '../src/discord/client.ts',
      '../src/playground/page.ts',
      '../src/picture/png.ts',
      '../support/words.ts',
      '../src/config.ts',
      '../src/main.ts',
      '../test/support/clock.ts',
    ],
    ...[
      '../src/table/core/table.ts',
      '../src/table/core/apply.ts',
      '../src/table/grid/index.ts',
      '../src/engine/play/move.ts',
    ],
  ],
};

const port: Plant = {
  file: 'src/port/command.ts',
  rule: 'port:',
  allowed: ['./command.ts', '../table/index.ts', '../view/text/message.ts', '../session/where.ts', '../words/index.ts'],
  refused: [
    ...packages,
    ...node,
    '../words/spoken.ts',
    '../engine/index.ts',
    '../engine/play/move.ts',
    '../discord/client.ts',
    '../picture/png.ts',
    '../config.ts',
    '../../commands/move.ts',
  ],
};

const discord: Plant = {
  file: 'src/discord/planted.ts',
  rule: 'discord:',
  allowed: [
    './client.ts',
    'discord.js',
    '@discordjs/builders',
    '../../commands/index.ts',
    '../port/command.ts',
    '../port/command-path.ts',
    '../session/store.ts',
    '../picture/png.ts',
    '../words/index.ts',
    ...inner,
    'node:timers',
  ],
  refused: [
    '../words/systems/clock.ts',
    '../playground/page.ts',
    '../main.ts',
    '../support/clock.ts',
    ...systems,
    'keyv',
    '@resvg/resvg-js',
  ],
};

const playground: Plant = {
  file: 'src/playground/planted.ts',
  rule: 'playground:',
  allowed: [
    './page.ts',
    '../../commands/index.ts',
    '../port/command.ts',
    '../port/command-path.ts',
    '../session/store.ts',
    '../picture/png.ts',
    ...inner,
    'node:http',
    '../words/index.ts',
    ...servers,
  ],
  refused: [
    '../words/spoken.ts',
    '../discord/client.ts',
    'discord.js',
    '@discordjs/builders',
    '../main.ts',
    '../support/clock.ts',
    ...systems,
    'keyv',
  ],
};

const page: Plant = {
  file: 'src/playground/page/planted.js',
  rule: 'page:',
  allowed: ['./message.js', '../wire.ts', 'preact', 'preact/hooks'],
  refused: [...packages, ...node, './planted.ts', '../../view/message.ts'],
};

export const plants: readonly Plant[] = [
  door,
  core,
  grid,
  expression,
  modifiers,
  system('play', 'counters'),
  system('counters', 'armies'),
  system('armies', 'scorekeepers'),
  system('scorekeepers', 'counters'),
  system('weather', 'counters'),
  systemFolder,
  kingdom,
  {
    ...kingdom,
    file: 'src/kingdom/cards/planted.ts',
    allowed: ['./own.ts', '../draw.ts'],
    refused: deeper(kingdom.refused),
  },
  {
    file: 'src/table/grid/parts/planted.ts',
    rule: 'flat room:',
    allowed: [],
    refused: ['../../play/move.ts', './own.ts'],
  },
  view,
  {
    ...view,
    file: 'src/view/lens/planted.ts',
    allowed: deeper(inner),
    refused: [...packages, ...node, ...deeper(systems), '../../session/store.ts'],
  },
  form,
  words,
  {
    ...words,
    file: 'src/words/systems/planted.ts',
    allowed: [
      './clock.ts',
      '../edges/page.ts',
      '../base/sentences.ts',
      ...deeper(['../table/index.ts', '../view/view.ts']),
    ],
    refused: [...packages, ...node, ...deeper([...systems, ...tables]), '../index.ts', '../spoken.ts'],
  },
  draw,
  session,
  {
    ...session,
    file: 'src/session/modules/planted.ts',
    allowed: deeper(session.allowed),
    refused: deeper(session.refused),
  },
  ...featurePlants,
  facts,
  store,
  picture,
  matches,
  vassal,
  health,
  command,
  { ...command, file: 'commands/piece/planted.ts', allowed: deeper(command.allowed), refused: deeper(command.refused) },
  port,
  discord,
  {
    ...discord,
    file: 'src/discord/input/planted.ts',
    allowed: deeper(discord.allowed),
    refused: deeper(discord.refused),
  },
  playground,
  page,
  {
    ...playground,
    file: 'src/playground/parts/planted.ts',
    allowed: deeper(playground.allowed),
    refused: deeper(playground.refused),
  },
  {
    file: 'src/config.ts',
    rule: 'src:',
    allowed: ['zod', 'node:path', './log.ts'],
    refused: [
      './session/store.ts',
      './engine/index.ts',
      './discord/client.ts',
      './main.ts',
      'discord.js',
      '../test/support/clock.ts',
    ],
  },
  {
    file: 'src/run.ts',
    rule: 'main.ts:',
    allowed: [
      './config.ts',
      './discord/client.ts',
      './playground/page.ts',
      './session/store.ts',
      './engine/index.ts',
      '../commands/index.ts',
      'node:fs',
    ],
    refused: ['../test/support/clock.ts'],
  },
  { file: 'src/attic/planted.ts', rule: 'no room:', allowed: [], refused: ['zod', '../view/message.ts', './own.ts'] },
  { file: 'src/session/modules/deep/planted.ts', rule: 'no room:', allowed: [], refused: ['zod', '../../store.ts'] },
  {
    file: 'test/planted.ts',
    rule: '',
    allowed: [...packages, ...node, '../src/engine/play/move.ts', '../src/discord/client.ts', '../commands/index.ts'],
    refused: [],
  },
];
