import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';

/** How tests fared: one failed, they found no end, or all passed. */
export interface Fate {
  readonly fate: 'caught' | 'endless' | 'survived';
  /** The file and the name of the first test that failed. */
  readonly by: string;
}

const LOOK_EVERY = 2000;
/** A test that only waits is endless after this time (ms). */
const WAITING = 90_000;
const PATIENCE = { testTimeout: WAITING, hookTimeout: WAITING };

/** Seconds of the processor by process that this one has started; `ps` writes `[[days-]hours:]minutes:seconds`. */
const children = (): readonly { readonly id: number; readonly seconds: number }[] =>
  execFileSync('ps', ['-A', '-o', 'ppid=,pid=,time='], { encoding: 'utf8' })
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/[\s:-]+/)
        .map(Number),
    )
    .filter(([parent]) => parent === process.pid)
    .map(([, id = 0, ...time]) => ({
      id,
      seconds: time.reduce((sum, part, i) => sum * (i === time.length - 3 ? 24 : 60) + part, 0),
    }));

/** The files in the order in which they were asked for. */
let asked: readonly string[] = [];
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const at = ({ moduleId }: TestSpecification): number => asked.findIndex((path) => moduleId.endsWith(`/${path}`));
    return files.toSorted((a, b) => at(a) - at(b));
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const kill = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** Vitest, kept open on a tree, so that only what a test loads anew costs time. */
export class Runner {
  readonly #root: string;
  readonly #vitest: Vitest;
  /** What failed in the present run: vitest's own results have those of former ones too. */
  readonly #failures: string[];

  private constructor(root: string, vitest: Vitest, failures: string[]) {
    this.#root = root;
    this.#vitest = vitest;
    this.#failures = failures;
  }

  /** @param setupFiles run before each file of tests, after the project's own; with them no failure ends a run */
  static async open(root: string, setupFiles: readonly string[] = []): Promise<Runner> {
    // A tree of a test has none of them.
    const own = (files: string | string[] = []): string[] =>
      [files].flat().filter((file) => existsSync(join(root, file)));
    const projects = (config.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            test: { ...project.test, ...PATIENCE, setupFiles: [...own(project.test?.setupFiles), ...setupFiles] },
          }
        : project,
    );
    const failures: string[] = [];
    const vitest = await createVitest('test', {
      root,
      config: false,
      watch: false,
      projects,
      bail: setupFiles.length > 0 ? 0 : 1,
      // One mutant is held against its tests in their order; all tests at the beginning may run in any.
      maxWorkers: setupFiles.length > 0 ? availableParallelism() : 1,
      reporters: [
        {
          onTestCaseResult: (test) => {
            if (test.result().state === 'failed') failures.push(`${test.module.relativeModuleId} > ${test.fullName}`);
          },
          onTestModuleEnd: (module) => {
            for (const { message } of module.errors()) failures.push(`${module.relativeModuleId}: ${message}`);
          },
        },
      ],
      sequence: { sequencer: AsAsked },
      experimental: { fsModuleCache: true },
    });
    await vitest.standalone();
    return new Runner(root, vitest, failures);
  }

  /** The text of a file of the tree was changed. */
  changed(path: string): void {
    this.#vitest.invalidateFile(join(this.#root, path));
  }

  /** Runs these files, or of them the tests of these names, each process for at most so many seconds of the processor. */
  async run(files: readonly string[], seconds: number, names?: readonly string[]): Promise<Fate> {
    asked = files;
    const found = await this.#vitest.globTestSpecifications([...files]);
    const specifications = found.filter(({ moduleId }) => files.some((path) => moduleId.endsWith(`/${path}`)));
    if (names) this.#vitest.setGlobalTestNamePattern(new RegExp(`^(?:${names.map(escaped).join('|')})$`));
    else this.#vitest.resetGlobalTestNamePattern();
    let isEndless = false;
    const others = children().map(({ id }) => id);
    const timer = setInterval(() => {
      for (const child of children().filter((one) => one.seconds >= seconds && !others.includes(one.id))) {
        isEndless = true;
        kill(child.id);
      }
    }, LOOK_EVERY);
    this.#failures.length = 0;
    const { unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    clearInterval(timer);
    if (isEndless) return { fate: 'endless', by: '' };
    const by = this.#failures[0] ?? unhandledErrors.map(String)[0];
    return by === undefined ? { fate: 'survived', by: '' } : { fate: 'caught', by };
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}
