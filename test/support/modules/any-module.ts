import fc from 'fast-check';
import type { Module } from '../../../src/engine/index.ts';
import type { ModuleFault } from '../../../src/facts/module-fault.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { clausesOf } from './fault-words.ts';
import { allWords, type Data, type Place, placesIn, wordsIn } from './form.ts';
import { type Dice, diceOf, wholeFile } from './whole-file.ts';

/**
 * Random modules without faults in which whatever may be left out is set in some and left out in others, derived from
 * the form of the file itself.
 */

export interface Made {
  readonly seed: number;
  readonly file: Data;
  readonly module: Module;
}

/** What is left out seldom, for little would be left to play with. */
const RARE =
  /^(?:turn|turn\.phases|maps|maps\[\]\.(?:repeat|quiet)|sides|setup|decks|effects|counters|modifiers|prototypes|terrain|edges|rules|rules\.(?:movePoints|captures|changes))(?:\[\]|\.\*)?$|unit$|pieces$/;
/** What is never left out: nothing would be left to play with. */
const KEPT =
  /^(?:sides\[\]|maps\[\]\.boards(?:\[\])?|maps\[\]\.boards\[\]\.grid\..*\[\]|.*\.trusts\[\]|turn\.order\[\]|maps\[\]\.(?:private|each)|tables\[\]\.(?:rows|columns)\[\].*)$/;

/** What is left out as often as it is there, where that counts: what pieces are, and what they pay. */
const OFTEN = /^(?:prototypes\.\*\.\*|.*\.cost\.\*)$/;
const SELDOM =
  /boards\[\]\.(?:terrain|edges|zones)(?:\[\]|\.\*)*$|tables\[\]\.(?:roll|columns)$|\.(?:attack|defence|each(?:\.\w+)?|instead)$|\[\]\.(?:ask|hours|late)$|(?:does|instead|begin|end)\[\]\.choose$/;

const share = ({ way, kind }: Place): number => {
  if (KEPT.test(way)) return 0;
  if (way === 'edges') return 0.15;
  if (RARE.test(way)) return 0.04;
  if (OFTEN.test(way)) return 0.3;
  return SELDOM.test(way) ? 0.1 : kind === 'key' ? 0.4 : 0.12;
};

/** The numbers of modules that a run of the suite draws from, so that its tests share what is made. */
const FEW = 45;

/** The share of words and flags that differ from the whole file. */
const OTHERS = 0.3;

/** All words of the form. Each is the duty of two modules in `FEW`, which say it and keep it. */
const DUTIES = [...allWords()].flatMap(([way, words]) => words.map((word) => ({ way, word })));

/** Puts other words into some places of the file, and the words of its duty; returns their paths. */
const sayOthers = (file: Data, seed: number, dice: Dice): readonly string[] => {
  for (const { words, say } of wordsIn(file)) if (dice.chance(OTHERS)) say(dice.oneOf(words));
  return DUTIES.filter((_, i) => [i, i + FEW / 3].some((number) => Math.floor(number) % FEW === seed % FEW)).flatMap(
    ({ way, word }) => {
      const places = wordsIn(file).filter((one) => one.way === way && one.words.includes(word));
      if (places.length === 0) return [];
      const { say, path } = dice.oneOf(places);
      say(word);
      return [path];
    },
  );
};

/** True if the inner path is the outer one, or under it. */
const holds = (outer: string, path: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

const holderOf = (path: string): string => path.replace(/(?:\.[^.[\]]+|\[\d+\])$/, '');

/** Rarely leaves out a kept path, its holders or its neighbors. */
const leaveOut = (file: Data, kept: readonly string[], dice: Dice): void => {
  const isKept = ({ way, path }: Place): boolean =>
    !RARE.test(way) && kept.some((one) => holds(path, one) || holderOf(path) === holderOf(one));
  for (const place of placesIn(file)) if (dice.chance(share(place)) && !isKept(place)) place.remove();
};

/** The innermost place that holds what a fault is about and that can be left out. */
const around = (places: readonly Place[], path: string): Place | undefined => {
  const [plain = ''] = path.split(',');
  return places.filter((place) => holds(place.path, plain)).sort((a, b) => b.path.length - a.path.length)[0];
};

/** What says with `reveals` what it tells, by its path. */
const DECLARING =
  /^(?:(?:counters|modifiers|actions|effects|endings|objectives)\[\d+\]|turn(?:\.phases\[\d+\])?|maps\[\d+\]\.(?:repeat|quiet|captures)|prototypes\.[^.]+\.(?:captures|taken))/;

/** What stands at a path. */
const at = (file: Data, path: string): Data =>
  path.split(/[.[\]]+/).reduce<Data>((holder, key) => (key === '' ? holder : (holder[key] as Data)), file);

/** Does what a fault says of what is told without a word: names it (D2). */
export const declare = (file: Data, fault: ModuleFault): void => {
  const { path } = fault;
  const { wrong, expected } = clausesOf(fault);
  const [entry] = DECLARING.exec(path) ?? [];
  const [, names] = /reveals: (\[.*\])/.exec(expected) ?? [];
  const [, form] = /(\(reveals .*\))/.exec(expected) ?? [];
  if (entry !== undefined && names !== undefined) {
    at(file, entry)['reveals'] = names.slice(1, -1).split(', ');
    return;
  }
  const [, called = ''] = /^"(.*?)"/.exec(wrong) ?? [];
  const keepers = String(file['scorekeepers']).split(/^(?=\(scorekeeper )/m);
  const isMeant = (one: string): boolean =>
    one.includes(`(title "${called}")`) || one.startsWith(`(scorekeeper ${called}\n`);
  const mended = (one: string): string => one.replace(/\(reveals .*\)\n/, '').replace('\n', `\n${form}\n`);
  file['scorekeepers'] = keepers.map((one) => (isMeant(one) ? mended(one) : one)).join('');
};

/** So often are faults mended that leaving out has brought. */
const TRIES = 40;

/** The number of any module: of a few in the suite, of all there are in `npm run soak properties`. */
export const anySeed: fc.Arbitrary<number> = fc.noShrink(
  fc.integer({ min: 1, max: process.env['RUNS'] === undefined ? FEW : 1_000_000 }),
);

const made = new Map<number, Made>();

/** The module of that number; each is made once, and its file is the caller's to change. */
export const madeModule = (seed: number): Made => {
  const known = made.get(seed) ?? newModule(seed);
  made.set(seed, known);
  return { ...known, file: structuredClone(known.file) };
};

const newModule = (seed: number): Made => {
  const dice = diceOf(seed);
  const file = wholeFile(dice);
  leaveOut(file, sayOthers(file, seed, diceOf(-seed)), dice);
  for (let i = 0; i < TRIES; i += 1) {
    const read = readModule(JSON.stringify(file));
    if (read.ok) return { seed, file, module: read.module };
    for (const fault of read.faults) if (fault.code === 'undeclared') declare(file, fault);
    const others = read.faults.filter(({ code }) => code !== 'undeclared');
    if (others.length === 0) continue;
    const places = placesIn(file);
    const remedies = new Set(others.flatMap(({ path }) => around(places, path) ?? []));
    if (remedies.size === 0) throw new Error(`no module: ${JSON.stringify(others[0])}`);
    for (const { remove } of remedies) remove();
  }
  throw new Error(`no module of seed ${seed}`);
};
