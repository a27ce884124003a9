import { moduleOf } from '../../engine/index.ts';
import { originOf } from '../../view/origin.ts';
import type { History } from '../game/history.ts';
import type { Session } from '../game/session.ts';
import type { Step } from '../game/step.ts';
import { newPace } from '../pace.ts';
import { yieldToEventLoop } from '../parts.ts';
import { Digest } from './digest.ts';
import { type End, FORMAT, type SavedStep, VERSION } from './format.ts';
import { savedPictures } from './pictures.ts';
import { printed } from './print.ts';
import { isPrivate, openStep } from './private.ts';
import { Statement } from './statement.ts';

/**
 * A game up to its newest step as one file (T4): only for who may see all of it, what was rolled in private aside,
 * which stays out until the secret is posted. It bears this installation's signature, unless the game came with a file
 * that was not proved.
 */
export const exportGame = (history: History, session: Session): Promise<string> => {
  const { number } = session;
  return history.at(session, number, async (table) => {
    const isPublished = table.get('published', 'published') !== undefined;
    const [digest, statement] = [new Digest(), new Statement()];
    const file = new Paper();
    let before = '';
    for await (const step of session.journal.since(0)) {
      if (step.number > number) break;
      if (step.number === 1) {
        const module = step.change.added.find((record) => record.kind === 'module');
        if (!module) throw new Error(`game ${session.game} begins without a module`);
        const first = { hash: module.hash, definition: module.module };
        await file.write(`{\n  "format": "${FORMAT}",\n  "version": ${VERSION},\n  `);
        await file.print(first, '  ', '"module": ');
        await statement.open({ format: FORMAT, version: VERSION, module: first });
        before = ',\n  "steps": [\n    ';
      }
      const saved = isPublished ? savedStep(step) : openStep(savedStep(step));
      await digest.step(saved);
      await statement.step(saved);
      await file.write(before);
      await file.print(saved, '    ');
      before = ',\n    ';
    }
    const end: End = { steps: number, hash: await digest.end(table, isPublished ? undefined : isPrivate) };
    await file.write('\n  ],\n  ');
    await file.print(end, '  ', '"end": ');
    const pictures = await savedPictures(history, moduleOf(table));
    if (pictures) {
      await file.write(',\n  ');
      await file.print(pictures, '  ', '"pictures": ');
    }
    const signed = await statement.end(end, pictures);
    if (originOf(table)?.isProved !== false) {
      await file.write(',\n  ');
      await file.print(await history.proof(signed), '  ', '"proof": ');
    }
    await file.write('\n}\n');
    return file.text;
  });
};

/** What a file keeps of a step. */
const savedStep = ({ number, at, operation, change, posts }: Step): SavedStep => ({
  number,
  at: new Date(at).toISOString(),
  operation,
  ...(number === 1 ? {} : { change }),
  posts: posts.filter(({ reader }) => reader === 'channel'),
});

/** A text that grows, with breaths in between. */
export class Paper {
  readonly #runs: string[] = [];
  #run: string[] = [];
  readonly #isDue = newPace();

  async write(text: string): Promise<void> {
    this.#run.push(text);
    if (!this.#isDue(text.length)) return;
    this.#turn();
    await yieldToEventLoop();
  }

  async print(value: unknown, indent: string, label = ''): Promise<void> {
    for (const text of printed(value, indent, label)) {
      this.#run.push(text);
      if (!this.#isDue(text.length)) continue;
      this.#turn();
      await yieldToEventLoop();
    }
  }

  get text(): string {
    this.#turn();
    return this.#runs.join('');
  }

  #turn(): void {
    this.#runs.push(this.#run.join(''));
    this.#run = [];
  }
}
