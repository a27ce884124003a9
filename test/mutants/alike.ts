/**
 * A small change after which the code does the same: no test can catch it, and so it is no mutant. `before` and `after`
 * are the changed lines of the file, without the space around them.
 */
export interface Alike {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** What makes sure that nobody can see a difference. */
  readonly why: string;
}

/** Each was judged by reading, after it had survived. */
export const ALIKE: readonly Alike[] = [
  {
    path: 'commands/kingdom/played.ts',
    before: 'const game = (await played.list(input)).find((one) => one.key === key);',
    after: 'const game = (await played.list(input)).findLast((one) => one.key === key);',
    why: 'a game that is known by its key is not noted again',
  },
  {
    path: 'commands/server.ts',
    before: 'PERMITTED_GROUPS.find((one) => one === options.text(name));',
    after: 'PERMITTED_GROUPS.findLast((one) => one === options.text(name));',
    why: 'each of them stands in the list once',
  },
  {
    path: 'src/discord/registration.ts',
    before: '.sort(([a], [b]) => (a < b ? -1 : 1));',
    after: '.sort(([a], [b]) => (a <= b ? -1 : 1));',
    why: 'no two entries of an object have one key',
  },
  {
    path: 'src/discord/search.ts',
    before: 'const idOf = (message: APIMessage | undefined): bigint => BigInt(message?.id ?? 0);',
    after: 'const idOf = (message: APIMessage | undefined): bigint => BigInt(message?.id ?? 1);',
    why: 'it is asked of pages that have a message',
  },
  {
    path: 'src/engine/actions/covered-reports.ts',
    before: 'const { covered, ready } = moduleOf(reader).turn?.phases?.find(({ name }) => name === act.phase) ?? {};',
    after:
      'const { covered, ready } = moduleOf(reader).turn?.phases?.findLast(({ name }) => name === act.phase) ?? {};',
    why: 'a module has one phase of a name',
  },
  {
    path: 'src/engine/actions/effects.ts',
    before: 'if (firing.names.length >= MOST_FIRED) return refuseTooManyEffects(MOST_FIRED, [...causes, effect.name]);',
    after: 'if (firing.names.length > MOST_FIRED) return refuseTooManyEffects(MOST_FIRED, [...causes, effect.name]);',
    why: 'each has a line at least, and no more lines than that are done in a step: the refusal is the same',
  },
  {
    path: 'src/engine/actions/effects.ts',
    before: "Number(to['count']) > Number(from['count']) ? firedSeen(telling, fired) : [],",
    after: "Number(to['count']) >= Number(from['count']) ? firedSeen(telling, fired) : [],",
    why: 'whoever changes what has fired counts it on, or takes it back',
  },
  {
    path: 'src/engine/actions/questions.ts',
    before: 'kept.set(ANSWERED, true);',
    after: 'kept.set(ANSWERED, false);',
    why: 'only whether something is noted is asked',
  },
  {
    path: 'src/engine/actions/system.ts',
    before: 'done.kept.set(BEGUN, true);',
    after: 'done.kept.set(BEGUN, false);',
    why: 'only whether something is noted is asked',
  },
  {
    path: 'src/table/core/decimal.ts',
    before: "const sign = sum < 0n ? '-' : '';",
    after: "const sign = sum <= 0n ? '-' : '';",
    why: 'nothing is a whole number, and those are written above',
  },
  {
    path: 'src/table/core/handle.ts',
    before: 'if (key.length > BLOCK || /[^\\0-\\x7f]/.test(key))',
    after: 'if (key.length >= BLOCK || /[^\\0-\\x7f]/.test(key))',
    why: 'a key that fills a block gives the same by either way',
  },
  {
    path: 'src/table/core/table.ts',
    before: 'revision = 0;',
    after: 'revision = 1;',
    why: 'nobody asks more of it than whether it is the same, or which is later',
  },
  {
    path: 'src/features/counters/rules/running.ts',
    before: 'if (over.size ** 2 <= this.#under.size) return new Parts(this.#under, over);',
    after: 'if (over.size ** 3 <= this.#under.size) return new Parts(this.#under, over);',
    why: 'what has changed is put among the rest a little earlier: each piece adds the same',
  },
  {
    path: 'src/table/expression/cursor.ts',
    before: "return (sign <= ' ' || sign > '~') && sign.trim() === '';",
    after: "return (sign <= ' ' || sign >= '~') && sign.trim() === '';",
    why: 'a tilde is no blank',
  },
  {
    path: 'src/table/expression/evaluator.ts',
    before:
      "return toNumber(name === 'abs' && decimals.compare(result, decimals.ZERO) < 0 ? decimals.negate(result) : result);",
    after:
      "return toNumber(name === 'abs' && decimals.compare(result, decimals.ZERO) < 1 ? decimals.negate(result) : result);",
    why: 'decimals differ by whole millionths, and zero negated is zero',
  },
  {
    path: 'src/table/grid/axial.ts',
    before:
      'if (off.along > off.lane && off.along > off.third) return { along: -near.lane - near.third, lane: near.lane };',
    after: 'if (off.along > off.lane) return { along: -near.lane - near.third, lane: near.lane };',
    why: 'of a point on a line one coordinate is whole; the others are moved so that they fit, or along is furthest off',
  },
  {
    path: 'src/table/grid/axial.ts',
    before:
      'if (off.along > off.lane && off.along > off.third) return { along: -near.lane - near.third, lane: near.lane };',
    after:
      'if (off.along > off.lane || off.along > off.third) return { along: -near.lane - near.third, lane: near.lane };',
    why: 'of all lines of up to 60 steps none has another cell',
  },
  {
    path: 'src/table/grid/region-index.ts',
    before: 'return a < b ? -1 : Number(a > b);',
    after: 'return a < b ? -1 : Number(a >= b);',
    why: 'names that are equal can stand in either order, and a way from a region to itself is one region both ways round',
  },
  {
    path: 'src/table/grid/region.ts',
    before: 'if (all.size >= MOST_REGIONS_KEPT) all.clear();',
    after: 'if (all.size > MOST_REGIONS_KEPT) all.clear();',
    why: 'the steps are the same, kept or found anew',
  },
  {
    path: 'src/table/grid/search.ts',
    before: 'if (count > ground.net.size / 8) {',
    after: 'if (count >= ground.net.size / 8) {',
    why: 'either way copies the same and wipes all: which one is quicker depends on how much was found',
  },
  {
    path: 'src/table/grid/search.ts',
    before: 'if (count > ground.net.size / 8) {',
    after: 'if (count > ground.net.size / 9) {',
    why: 'either way copies the same and wipes all: which one is quicker depends on how much was found',
  },
  {
    path: 'src/table/grid/search.ts',
    before: 'if (count > ground.net.size / 8) {',
    after: 'if (count > ground.net.size / 7) {',
    why: 'either way copies the same and wipes all: which one is quicker depends on how much was found',
  },
  {
    path: 'src/engine/modifiers/chain.ts',
    before: 'isHeld = false;',
    after: 'isHeld = true;',
    why: 'it says that something is known: what is not yet known is forgotten without a trace',
  },
  {
    path: 'src/engine/modifiers/evaluation.ts',
    before: 'this.#depth -= 1;',
    after: 'this.#depth += 1;',
    why: 'the stack of calls is given up earlier, and what was taken by then is remembered: the values are the same',
  },
  {
    path: 'src/features/clock/rules/system.ts',
    before: 'if (isTurn) done.kept.set(AGAIN, true);',
    after: 'if (isTurn) done.kept.set(AGAIN, false);',
    why: 'only whether something is noted is asked',
  },
  {
    path: 'src/engine/play/lines/line-reads.ts',
    before: 'const containers = dot > 0 ? this.#places.get(name.slice(0, dot)) : undefined;',
    after: 'const containers = dot >= 0 ? this.#places.get(name.slice(0, dot)) : undefined;',
    why: 'nothing is asked for or given an empty name',
  },
  {
    path: 'src/engine/play/moves/attacked-after.ts',
    before: 'if (others.length > 1 || (second && (!second.mover || second.to === undefined))) return undefined;',
    after: 'if (others.length >= 1 || (second && (!second.mover || second.to === undefined))) return undefined;',
    why: 'a move of two pieces is then tried as any other, which finds the same after a longer time',
  },
  {
    path: 'src/engine/play/moves/course.ts',
    before: 'kept.set(NOTED, true);',
    after: 'kept.set(NOTED, false);',
    why: 'only whether something is noted is asked',
  },
  {
    path: 'src/engine/play/turns/turns.ts',
    before: 'kept.set(FIRST, true);',
    after: 'kept.set(FIRST, false);',
    why: 'only whether something is noted is asked',
  },
  {
    path: 'src/health/watchdog.ts',
    before: 'const turning = setInterval(() => Atomics.add(counts, 0, 1), every / 2).unref();',
    after: 'const turning = setInterval(() => Atomics.add(counts, 0, 1), every * 2).unref();',
    why: 'of thirty looks in a row at a loop that turns some see that it has, whichever of the two',
  },
  {
    path: 'src/kingdom/cards/sets.ts',
    before:
      'for (let end = Math.min(signs < 0 ? words.length : signs, first + mostWordsOfSet); end > first; end -= 1) {',
    after:
      'for (let end = Math.min(signs < 1 ? words.length : signs, first + mostWordsOfSet); end > first; end -= 1) {',
    why: 'a sign is looked for behind a word: it is none, or not the first word',
  },
  {
    path: 'src/kingdom/typed/expression.ts',
    before: "if (mixes.push(mix) > 1 || halves.length > 0) return 'sets-twice';",
    after: "if (mixes.unshift(mix) > 1 || halves.length > 0) return 'sets-twice';",
    why: 'there is one at most: with a second one nothing is read further',
  },
  {
    path: 'src/kingdom/request/luck.ts',
    before: 'if (bound <= BigInt(word)) return BigInt(luck.below(Number(bound)));',
    after: 'if (bound < BigInt(word)) return BigInt(luck.below(Number(bound)));',
    why: 'for as many as one word tells apart one word is drawn either way',
  },
  {
    path: 'src/kingdom/ways/proposal.ts',
    before: 'for (let round = 0; best && work < mostRounds * limits.steps; round += 1) {',
    after: 'for (let round = 0; best && work < mostRounds * limits.steps; round -= 1) {',
    why: 'all that is asked is whether it is the first round',
  },
  {
    path: 'src/picture/kept-pictures.ts',
    before: 'const png = { compressionLevel: 1, adaptiveFiltering: false };',
    after: 'const png = { compressionLevel: 1, adaptiveFiltering: true };',
    why: 'how a part is packed that nobody is sent: its pixels are the same',
  },
  {
    path: 'src/session/check/setup.ts',
    before: 'const isNew = setup.stacks.some((stack) => !known.has(stack));',
    after: 'const isNew = setup.stacks.every((stack) => !known.has(stack));',
    why: 'a choice has all of the stacks of the module, or none of them',
  },
  {
    path: 'src/session/kingdom/played.ts',
    before: 'gone = now.find((one) => one.key === key);',
    after: 'gone = now.findLast((one) => one.key === key);',
    why: 'a game that is known by its key is not noted again',
  },
  {
    path: 'src/session/kingdom/played.ts',
    before: 'return all.find((one) => one.key === key);',
    after: 'return all.findLast((one) => one.key === key);',
    why: 'a game that is known by its key is not noted again',
  },
  {
    path: 'src/session/text/issues.ts',
    before: 'const fitting = branches.filter((issues) => !issues.some(isOfAnotherForm));',
    after: 'const fitting = branches.filter((issues) => !issues.every(isOfAnotherForm));',
    why: 'zod looks no further at a value of another form: that is the only issue of its branch',
  },
  {
    path: 'src/view/find/find.ts',
    before: 'for (let at = 1; at < words.length; at += 1) {',
    after: 'for (let at = 0; at < words.length; at += 1) {',
    why: 'then all words name a place, and none a piece: nothing is called by no name',
  },
];

export const isAlike = (mutant: Omit<Alike, 'why'>): boolean =>
  ALIKE.some(
    ({ path, before, after }) =>
      path === mutant.path && before === mutant.before.trim() && after === mutant.after.trim(),
  );
