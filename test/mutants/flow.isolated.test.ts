import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Aspect } from '../../src/engine/play/flow/container.ts';
import type { Fact } from '../../src/engine/play/flow/fact.ts';
import type { Read } from '../../src/engine/play/flow/read.ts';
import type { Action, KeeperDefinition } from '../../src/engine/scorekeepers/language/tree.ts';
import { FIRST, faultsOf, HOLES } from '../session/module/broken/holes.ts';

/**
 * The analysis of what a module tells, without one of the things that it looks at: the examples of modules that must be
 * refused find each.
 */

const broken = vi.hoisted(() => ({ now: undefined as string | undefined }));
/** Whether that is left out now. */
const lacks = (what: string): boolean => broken.now === what;

const ASPECTS: readonly Aspect[] = ['number', 'place', 'owner', 'face', 'past'];

/** What is read of pieces, counters and whatever there is. */
const isRead = (read: Read): boolean => {
  if (lacks(`reads of ${read.of}`)) return false;
  return !('aspect' in read && lacks(`the ${read.aspect} of a piece`));
};

vi.mock(import('../../src/engine/play/flow/flow.ts'), async (original) => {
  const real = await original();
  class Flow extends real.Flow {
    constructor(...[module, counters]: ConstructorParameters<typeof real.Flow>) {
      super(module, counters);
      if (lacks('what bends the number of a counter')) Object.assign(this, { counterReads: [] });
      if (lacks('what bends a property'))
        Object.assign(this, { reads: new real.Flow({ ...module, modifiers: [] }, counters).reads });
    }

    override facts(...[found, region]: Parameters<InstanceType<typeof real.Flow>['facts']>): readonly Fact[] {
      return super.facts([...found].filter(isRead), region);
    }
  }
  return { ...real, Flow };
});

vi.mock(import('../../src/engine/play/flow/looked.ts'), async (original) => {
  const [real, { EVERYTHING }] = [await original(), await import('../../src/table/expression/read.ts')];
  return {
    ...real,
    lookedFacts: (flow, looked) =>
      real.lookedFacts(flow, {
        ...looked,
        ...(lacks('the match of a counter or sum') ? { match: EVERYTHING } : {}),
        ...(lacks('what is summed up') ? { amounts: [1] } : {}),
        ...(lacks('what else is looked at of what counts') ? { also: [] } : {}),
        ...(lacks('decks where something is counted')
          ? { containers: looked.containers.filter(({ deck }) => !deck) }
          : {}),
      }),
  };
});

vi.mock(import('../../src/engine/play/flow/modifier-reads.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    effectsOf: (definition, names) => {
      const { when, near, on, ...rest } = definition;
      const amount = /^(\S+ [+*-]|.+ =) .*\$.*/.exec(rest.change ?? '')?.[1];
      return real.effectsOf(
        {
          ...rest,
          ...(lacks('the match of a modifier') ? { match: '' } : {}),
          ...(lacks('the scope of a modifier') ? { scope: 'game' } : {}),
          ...(lacks('the change of a modifier') && amount !== undefined ? { change: `${amount} 1` } : {}),
          ...(when === undefined || lacks('the condition of a modifier') ? {} : { when }),
          ...(near === undefined || lacks('what is near the target of a modifier') ? {} : { near }),
          ...(on === undefined || lacks('what a modifier hangs on') ? {} : { on }),
        },
        names,
      );
    },
  };
});

/** Of what a modifier changes, what belongs together. */
const RULES: { readonly [what: string]: readonly string[] } = {
  'the order of turns': ['SkipsTurn', 'TurnOrder'],
  'how far units go': ['MovePoints', 'cost', 'closed', 'Class', 'IgnoresZoneOfControl'],
  limits: ['hand', 'draw', 'army'],
  'whose a piece is': ['Owner'],
  'which cells are beside each other': ['Neighbours', 'Terrain', 'Covers', 'occupied'],
  'who may win': ['class', 'trusts', 'may-win', 'may-lose', 'last-turn'],
};

vi.mock(import('../../src/engine/play/flow/ruled.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    ruledBy: (definition, property) => {
      if (lacks('what may be done') && definition.of === 'may') return undefined;
      const group = Object.keys(RULES).find(lacks);
      return group !== undefined && RULES[group]?.includes(property ?? '')
        ? undefined
        : real.ruledBy(definition, property);
    },
  };
});

/** What is done, without asking whether. */
const untested = (actions: readonly Action[]): readonly Action[] =>
  actions.flatMap((action) =>
    action.kind === 'choose' ? action.clauses.flatMap((clause) => untested(clause.actions)) : [action],
  );

const isScore = ({ kind }: Action): boolean => kind === 'add' || kind === 'set';
const unscored = (actions: readonly Action[]): readonly Action[] => actions.filter((action) => !isScore(action));

vi.mock(import('../../src/engine/scorekeepers/keeper-reads.ts'), async (original) => {
  const real = await original();
  class Asked extends real.KeeperReads {
    override of(definition: KeeperDefinition): readonly Fact[] {
      const { trigger, body, when, ...rest } = definition;
      const { test: _, ...moment } = when;
      const asked = lacks('the tests of a scorekeeper') ? untested(body) : body;
      return super.of({
        ...rest,
        body: lacks('its score') ? unscored(asked) : asked,
        when: lacks('when it judges') ? moment : when,
        ...(trigger === undefined || lacks('what it waits for') ? {} : { trigger }),
        ...(lacks('its messages') ? { messages: [] } : {}),
      } as KeeperDefinition);
    }

    override event(definition: KeeperDefinition): readonly Fact[] {
      return lacks('what happens') ? [] : super.event(definition);
    }

    override mayFail(definition: KeeperDefinition): boolean {
      return !lacks('its faults') && super.mayFail(definition);
    }
  }
  return { ...real, KeeperReads: Asked };
});

vi.mock(import('../../src/engine/play/flow/container.ts'), async (original) => {
  const real = await original();
  const kept = (facts: readonly Fact[]): readonly Fact[] =>
    facts.filter(({ secret }) => !lacks(`what hides a ${secret.what}`));
  return {
    ...real,
    coversOf: (module) => {
      const { masked, invisible } = real.coversOf(module);
      return { masked: lacks('face down') ? new Set() : masked, invisible: lacks('invisible') ? new Set() : invisible };
    },
    factsIn: (...given) => kept(real.factsIn(...given)),
    pastFacts: (...given) => kept(real.pastFacts(...given)),
  };
});

/** What is left out, and an example that is accepted then. */
const MUTANTS: { readonly [what: string]: string } = {
  'the number of a piece': 'what covered pieces are',
  'the place of a piece': 'what happens to unseen pieces',
  'the owner of a piece': 'whose pieces move',
  'the face of a piece': 'what covered pieces are',
  'the past of a piece': 'whence it came',
  'reads of counter': 'a counter of one’s own that reads the other’s',
  'reads of others': 'by an unseen source',
  'reads of everything': 'whatever anybody does',
  'what bends the number of a counter': 'a counter that such a modifier changes itself',
  'what bends a property': 'a counter of what such a modifier bends',
  'the match of a counter or sum': 'a counter of one’s own that reads the other’s',
  'what is summed up': 'a counter of what such a modifier bends',
  'what else is looked at of what counts': 'whether covered units are complete',
  'decks where something is counted': 'where a card lies',
  'the match of a modifier': 'a modifier of those whom the other’s hand chooses',
  'the scope of a modifier': 'of what stands unseen beside it',
  'the change of a modifier': 'by so much',
  'the condition of a modifier': 'a modifier of moves by the other’s hand',
  'what is near the target of a modifier': 'by unseen pieces near',
  'what a modifier hangs on': 'by an unseen source',
  'the order of turns': 'of the order of turns',
  'how far units go': 'a modifier of moves by the other’s hand',
  limits: 'of a limit',
  'whose a piece is': 'of what stands unseen beside it',
  'which cells are beside each other': 'of the ways from cell to cell',
  'who may win': 'of who may win',
  'what may be done': 'by unseen pieces near',
  'the tests of a scorekeeper': 'a division by zero',
  'its score': 'a scorekeeper that one side knows alone',
  'when it judges': 'when a scorekeeper judges',
  'what it waits for': 'what waits for a trigger',
  'its messages': 'a message',
  'what happens': 'what happens to unseen pieces',
  'its faults': 'a division by zero',
  'what hides a map': 'a counter of one’s own that reads the other’s',
  'what hides a deck': 'where a card lies',
  'what hides a prototype': 'what covered pieces are',
  'face down': 'what covered pieces are',
  invisible: 'what covered pieces are',
};

const isAccepted = ([, part, line, told]: (typeof HOLES)[number]): boolean => {
  const [fault, ...more] = faultsOf(part);
  return fault?.line !== FIRST + line || !fault.text.includes(told) || more.length > 0;
};

afterEach(() => {
  broken.now = undefined;
});

describe('[D2] examples reveal any gap in the analysis of disclosures', () => {
  it('the full analysis of disclosures accepts no leaking example', () => {
    expect(HOLES.filter(isAccepted).map(([what]) => what)).toEqual([]);
  });

  it('every part of the analysis of disclosures is omitted once', () => {
    const parts = [...ASPECTS.map((aspect) => `the ${aspect} of a piece`), ...Object.keys(RULES)];
    expect(parts.filter((part) => !(part in MUTANTS))).toEqual([]);
  });

  it.each(Object.entries(MUTANTS))('a gap in the analysis of disclosures is revealed: %s: %s', (mutant, example) => {
    broken.now = mutant;
    expect(HOLES.filter(([what]) => what === example).map(isAccepted)).toEqual([true]);
  });
});
