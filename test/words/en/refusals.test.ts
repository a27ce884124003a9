import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/table/index.ts';
import { findRefusalRemedies } from '../../../src/view/remedies/index.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { wayText } from '../../../src/words/base/remedies.ts';
import { sentencesIn } from '../../../src/words/systems/index.ts';
import { MARKS } from '../../support/pictures/marks.ts';
import { ANN, BEN, begun, openModule, seated, secretModule } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { refusalExamples, UNSEEN } from './refusal-examples.ts';

const { refusalText } = en.refusals;
const { notThere } = en.commands.unknown;

/** A command, whom to ask, what is there to choose from, or what to do. */
const HINT =
  /`\/[a-z]+|<@\d+>|\*\*(Red|Blue)\*\*|\b(Choose|Go|Leave|Move|Take|Set|Type|Use|Say|Capture|Correct|Play|Remove|[Pp]ress|[Oo]nly|It has|must be a|can face|wait|mending|One can)\b/;

const cases = await refusalExamples();
const views = [secretModule, openModule].flatMap((module) => {
  const { table } = begun(module);
  return [new View(table, personViewer(BEN)), new View(table, channelViewer)];
});

describe('[T11] every refusal', () => {
  it('every refusal has an example in test/words/en/systems', () => {
    expect(new Set(cases.map(([code]) => code))).toEqual(
      new Set(Object.keys(sentencesIn(formatIn('en')).all.refusals)),
    );
  });

  it.each(cases)('the refusal %s %j is one short line with reason and remedy', (code, refusal) => {
    for (const view of views) {
      const text = refusalText(refusal, view);
      expect(text.length).toBeLessThanOrEqual(250);
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/\bp\d+\b|undefined|null|NaN|\[object|function|Error/);
      expect(text).not.toContain(code);
      const isMute =
        typeof findRefusalRemedies(refusal, view) === 'string' || text.startsWith("Something you can't see");
      if (!isMute) expect(text).toMatch(HINT);
    }
  });

  it.each(cases)('[D16] the refusal %s %j names exactly its remedies’ commands and people', (_, refusal) => {
    for (const view of views) {
      const [text, remedies] = [refusalText(refusal, view), findRefusalRemedies(refusal, view)];
      if (typeof remedies === 'string' || text.startsWith("Something you can't see")) continue;
      const ways = Object.values(remedies).flatMap((one) =>
        one ? [{ said: wayText(formatIn('en'), one), is: one.do }] : [],
      );
      for (const { said, is } of ways) if (is !== 'choose') expect(text).toContain(said);
      expect(ways.reduce((rest, { said }) => rest.replaceAll(said, ''), text)).not.toMatch(/`\/[a-z]/);
    }
  });

  it('every refusal matches the golden file with all remedies', async () => {
    const readers = Object.entries({ Ann: personViewer(ANN), Ben: personViewer(BEN), all: channelViewer });
    const tables = Object.entries({ open: openModule, secret: secretModule }).map(
      ([name, module]) => [name, begun(module).table] as const,
    );
    const eyes = tables.flatMap(([game, table]) =>
      readers.map(([who, viewer]) => ({ who: `${game} ${who}`, view: new View(table, viewer) })),
    );
    const texts = cases.map(([code, { code: _, ...data }]) => {
      const refusal = { code, ...data } as Refusal;
      const said = new Map<string, string[]>();
      for (const { who, view } of eyes) {
        const text = `  ${refusalText(refusal, view)}\n  ${JSON.stringify(findRefusalRemedies(refusal, view))}`;
        said.set(text, [...(said.get(text) ?? []), who]);
      }
      const each = [...said].map(([text, who]) => (said.size === 1 ? text : `  to ${who.join(', ')}:\n${text}`));
      return `${code} ${JSON.stringify(data)}\n${each.join('\n')}\n`;
    });
    await expect(texts.join('\n')).toMatchFileSnapshot('../../golden/refusals-said.txt');
  });

  it('[D39] every refusal contains no internal words except for authors', () => {
    const written = /^(?:bad-|undeclared$|unknown-property$)/;
    for (const [code, refusal] of cases)
      for (const view of written.test(code) ? [] : views) {
        const text = refusalText(refusal, view);
        expect(
          MARKS.filter((mark) => mark.test(text)),
          text,
        ).toEqual([]);
      }
  });

  it('[W5] a refusal about a hidden thing does not name it', () => {
    const { table } = begun(secretModule);
    for (const [, refusal] of cases) {
      expect(refusalText(refusal, new View(table, personViewer(BEN)))).not.toMatch(/Spy|Hoard|Hand|Cellar|Vault/);
    }
    const own = new View(table, personViewer(ANN));
    expect(refusalText({ code: 'occupied', place: 'B2', by: UNSEEN }, own)).toBe(
      '**Spy** (**Red**) is on **B2**. Choose a free cell.',
    );
    expect(refusalText({ code: 'occupied', place: 'B2', by: UNSEEN }, new View(table, channelViewer))).toBe(
      "Something you can't see is in the way.",
    );
  });

  it('[T14] every refusal escapes names', () => {
    const { table } = begun();
    const view = new View(table, personViewer(BEN));
    expect(refusalText({ code: 'no-such-side', side: '@everyone **x**' }, view)).toContain(
      '**@\u200beveryone \\*\\*x\\*\\***',
    );
  });
});

it('refusals suggest solo play only if possible', () => {
  const text = (module: typeof openModule): string =>
    refusalText({ code: 'seats-empty', sides: ['Blue'] }, new View(seated(module).table, personViewer(BEN)));
  expect(text(openModule)).toContain('**Try alone**');
  expect(text(secretModule)).not.toContain('alone');
});

it('[T11] unknown names suggest similar ones', () => {
  expect(notThere('piece', 'Kong', ['Red King', 'Blue_King'])).toBe(
    "There's no piece **Kong** here. Did you mean **Red King** or **Blue\\_King**?",
  );
  expect(notThere('place', 'Z9', [])).toBe("There's no place **Z9** here.");
});
