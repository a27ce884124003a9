import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlike } from './alike.ts';
import { drawMutant, type Mutant } from './mutant.ts';
import { Project } from './project.ts';
import { measureReach, type Reach } from './reach.ts';
import { type Fate, Runner } from './runner.ts';
import { sourcesOf } from './source.ts';
import { LISTS, tryMutant } from './trial.ts';

/**
 * `npm run mutants -- SEED COUNT`: one small change after the other in files of every room, and whether the suite
 * catches it. Prints how each mutant fared, then each survivor with its lines before and after. Exit code 1 when fewer
 * than 85 of 100 are caught.
 *
 * It works in a copy of the tree, in the temporary folder under the name of the seed, where it also keeps what is done:
 * run again it goes on, on the tree of its start; with that folder removed it starts anew. The tests must pass on that
 * tree. They run once with a probe in each function; then each mutant is held against those that run what it changes:
 * all of its own folder, the quickest of others, and at last the lists of all limits and of what systems say. What the
 * compiler refuses is no mutant: another one is drawn, and the refusal counted apart; so with what `alike.ts` lists,
 * which changes nothing that anybody could see. Nothing is changed in comments, types, imports, words (text of any
 * kind) and calls of the log: what tells these from others is a reader, not a test.
 */
const SHARE = 0.85;

interface Tried extends Pick<Mutant, 'operator' | 'line' | 'before' | 'after' | 'refused'>, Fate {
  readonly path: string;
}

interface Progress {
  readonly tried: Tried[];
  /** What was drawn and passed over as alike, by file, line and text. */
  readonly alike: string[];
  /** The file that a mutant stands in, with its own text. */
  pending?: { readonly path: string; readonly text: string } | undefined;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const copyTree = (from: string, to: string): void => {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const path of list.split('\0')) {
    if (path === '' || !existsSync(join(from, path))) continue;
    mkdirSync(join(to, dirname(path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
};

const [seed = 1, count = 100] = process.argv.slice(2).map(Number);
const folder = join(tmpdir(), `quartermaster-mutants-${seed}`);
const root = join(folder, 'tree');
const notes = join(folder, 'progress.json');
const save = (progress: Progress): void => writeFileSync(notes, JSON.stringify(progress, undefined, 1));

const start = (): Progress => {
  copyTree(fileURLToPath(new URL('../..', import.meta.url)), root);
  const nothing = { tried: [], alike: [] };
  save(nothing);
  return nothing;
};
const progress: Progress = existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : start();
if (progress.pending) writeFileSync(join(root, progress.pending.path), progress.pending.text);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const sources = sourcesOf(root);
const project = new Project(root);
const reachNotes = join(folder, 'reach.json');
if (!existsSync(reachNotes)) {
  say('once all tests, to see which functions each of them runs ...');
  writeFileSync(reachNotes, JSON.stringify(await measureReach(root, project, sources, join(folder, 'reached.jsonl'))));
}
const reach: Reach = JSON.parse(readFileSync(reachNotes, 'utf8'));
const runner = await Runner.open(root);
const isKnown = ({ source, line, before, after }: Pick<Mutant, 'source' | 'line' | 'before' | 'after'>): boolean => {
  if (!isAlike({ path: source.path, before, after }))
    return progress.tried.some((one) => one.path === source.path && one.line === line && one.after === after);
  const drawn = `${source.path}:${line} ${after}`;
  if (!progress.alike.includes(drawn)) progress.alike.push(drawn);
  return true;
};

for (let number = progress.tried.length; number < count; number += 1) {
  const mutant = drawMutant({ root, project, sources }, { seed, number, known: isKnown });
  const { source, operator, line, before, after, refused } = mutant;
  progress.pending = { path: source.path, text: readFileSync(join(root, source.path), 'utf8') };
  save(progress);
  const { fate, by } = await tryMutant({ root, sources }, runner, reach, mutant);
  progress.tried.push({ path: source.path, operator, line, before, after, refused, fate, by });
  progress.pending = undefined;
  save(progress);
  say(`${number + 1} ${fate} ${source.path}:${line} ${operator} ${by}`);
}
await runner.close();
project.close();

const survivors = progress.tried.filter(({ fate }) => fate === 'survived');
for (const { path, operator, line, before, after } of survivors)
  say(`\n${path}:${line} ${operator}\n- ${before}\n+ ${after}`);
const caught = progress.tried.length - survivors.length;
const refused = progress.tried.reduce((sum, one) => sum + one.refused, 0);
const listed = progress.tried.filter(({ by }) => LISTS.some((file) => by.startsWith(file))).length;
say(`\n${listed} were caught by the lists of limits and of systems' parts alone`);
say(`seed ${seed}: ${caught} of ${progress.tried.length} caught`);
say(`not counted: ${refused} that the compiler refused, ${progress.alike.length} that are alike`);
if (caught < SHARE * progress.tried.length) process.exitCode = 1;
