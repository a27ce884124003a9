import fc from 'fast-check';
import { isMaster, isRequestGranted, requestedOperationOf } from '../../../src/engine/index.ts';
import { OVERRULED_KINDS } from '../../../src/engine/play/pieces/overruled-step.ts';
import type { Operation, OperationKind, PersonId } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { ASKED, FIRST, MADE, operationFor } from '../../support/operations.ts';
import type { Bot } from '../bot.ts';
import { ANN, BEN, CLO, DAN, type Deed, EVE } from '../worlds/world.ts';

/** Deeds as the generators of the systems make them: whatever a system can do is among them. */

const ACTORS: readonly PersonId[] = [ANN, CLO, BEN, EVE, DAN];
const MASTER = ACTORS.indexOf(DAN);
/** So often what nobody may do is tried with other numbers. */
const TRIES = 2;

/** Where somebody stands among them. */
export const actorNumber = (person: PersonId): number => Math.max(0, ACTORS.indexOf(person));

/** Somebody who tries to do it, and how far the numbers are from those that were given. */
export interface Try {
  readonly actor: PersonId;
  readonly more: number;
}

/** Everybody in turn, from one on, then all of them again with other numbers. */
const triesFrom = (who: number): readonly Try[] =>
  Array.from({ length: TRIES }, (_, more) =>
    ACTORS.map((_actor, next) => ({ actor: ACTORS[(who + next) % ACTORS.length] as PersonId, more })),
  ).flat();

/**
 * Has the first of them do it who may, from one on; or those try it who did in another game: one player may be refused
 * for what that player alone knows, and whose turn it is to try next must not follow from that.
 */
export const doMade = async (bot: Bot, kind: OperationKind, { who, a, b, c = 0 }: Deed): Promise<PersonId> => {
  const { shadow } = bot;
  if (!shadow) throw new Error('nobody follows what is so');
  const same = bot.sameTries?.[bot.tries.length];
  const tried: Try[] = [];
  bot.tries.push(tried);
  for (const one of same ?? triesFrom(who)) {
    const { actor, more } = one;
    // Who knows of what was done unseen does something else with and without it.
    if (bot.discreet !== undefined && (actor === bot.discreet || shadow.isIn(actor))) continue;
    tried.push(one);
    const scene = { actor, lens: new Lens(shadow.table, personViewer(actor)), people: ACTORS };
    const asMade = operationFor(kind, scene, { a: a + more, b: b + 2 * more, c: c + 3 * more });
    const operation = isBeyond(a + more) ? beyondRules(asMade, scene.lens) : asMade;
    const isDone = (await bot.carryOut(actor, operation)) || bot.isVeiled;
    if (isDone && !same) return actor;
  }
  return bot.last ?? ANN;
};

/** What may be done beyond the rules (G26). */
const BEYOND: ReadonlySet<OperationKind> = new Set(['act', 'move', ...OVERRULED_KINDS]);
/** By this number it is done so. */
const isBeyond = (number: number): boolean => number % 3 === 1;

/** What others have agreed to; the like of it where a game master does it; of others, as it is. */
const beyondRules = (operation: Operation, { ground }: Lens): Operation => {
  const { actor, kind } = operation;
  const agreed = [...ground.all('request')].find(
    (one) => one.by === actor && one.wants.what.startsWith('overrule') && isRequestGranted(one),
  );
  if (agreed && agreed.wants.what !== 'arrange') return requestedOperationOf(actor, agreed.wants);
  const payment = kind === 'act' ? { payment: undefined } : {};
  return BEYOND.has(kind) && isMaster(ground, actor)
    ? ({ ...operation, ...payment, overruled: true } as Operation)
    : operation;
};

const made = (kind: OperationKind, some: Partial<Deed> = {}): Deed => ({
  who: 0,
  what: 0,
  a: 0,
  b: 0,
  ...some,
  made: kind,
});

/** What makes it likelier still that there is something to do it with. */
const BEFORE: { readonly [K in OperationKind]?: readonly OperationKind[] } = {
  ...FIRST,
  'disband-army': ['clone', 'form-army'],
  'return-army': ['clone', 'form-army', 'engage'],
  'remove-counter': ['define-counter'],
  decline: ['ask'],
  publish: ['stop'],
};

/** The others agree, each in turn. */
const AGREED: readonly Deed[] = [0, 1, 2].map((who) => made('agree', { who }));

/** What lies face down for everybody a game master covered: one who plays nothing becomes it. */
const MASTERED: ReadonlySet<OperationKind> = new Set(['inspect']);

/** It, behind what is best done before it and what the others are asked for. */
const whole = (kind: OperationKind, given: Partial<Deed>): readonly Deed[] => {
  const wish = ASKED[kind];
  const some = MASTERED.has(kind) ? { ...given, who: MASTER, b: 0 } : given;
  return [
    ...(MASTERED.has(kind) ? PRESIDED : []),
    ...(BEFORE[kind] ?? []).map((first) => made(first, some)),
    ...(wish === undefined ? [] : [made('ask', { ...some, c: wish }), ...AGREED]),
    made(kind, given),
    ...(BEYOND.has(kind) ? beyond(kind, given) : []),
  ];
};

/** At times the like of it once more: as game master, or once the others have agreed to something of that sort. */
const beyond = (kind: OperationKind, given: Partial<Deed>): readonly Deed[] => {
  const { a = 0, b = 0 } = given;
  if (b % 4 === 1) return [...PRESIDED, made(kind, { ...given, who: MASTER, a: 1 })];
  return b % 4 === 2 ? [made('ask', { ...given, c: WISHED + (a % 4) }), ...AGREED, made(kind, { ...given, a: 1 })] : [];
};

/** From this number on `ask` asks for what is beyond the rules. */
const WISHED = 8;

/** Somebody who plays nothing becomes game master. */
const PRESIDED = whole('preside', { who: MASTER });

/** These end a game: they come last. */
const ENDS: readonly OperationKind[] = ['resign', 'agree-draw', 'stop', 'finish', 'publish'];

const ofKinds = (kinds: readonly OperationKind[]): fc.Arbitrary<readonly Deed[]> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      who: fc.nat(ACTORS.length - 1),
      a: fc.nat(11),
      b: fc.nat(11),
      c: fc.nat(11),
    })
    .map(({ kind, ...some }) => whole(kind, some));

/** What watchers ask meanwhile, and what both of them look at in the end. */
interface Looks {
  readonly asked: fc.Arbitrary<Deed>;
  readonly last: readonly Deed[];
}

/** A few of all kinds among asks of watchers, one of which is `lead` where that is given; in the end the game may. */
export const madeDeeds = ({ asked, last }: Looks, lead?: OperationKind): fc.Arbitrary<readonly Deed[]> => {
  const playing = MADE.filter((kind) => !ENDS.includes(kind));
  const isEnd = lead !== undefined && ENDS.includes(lead);
  return fc
    .record({
      isPresided: fc.boolean(),
      some: fc.array(
        fc.oneof({ weight: 4, arbitrary: ofKinds(playing) }, { weight: 1, arbitrary: asked.map((one) => [one]) }),
        { minLength: 2, maxLength: 4 },
      ),
      led: ofKinds(lead === undefined || isEnd ? playing : [lead]),
      end: isEnd
        ? ofKinds([lead])
        : fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: ofKinds(ENDS) }),
    })
    .map(({ isPresided, some, led, end }) => [
      ...(isPresided ? PRESIDED : []),
      ...some.flat(),
      ...led,
      ...end,
      ...last,
    ]);
};
