import { importOriginOf } from '../../view/origin.ts';
import type { Step } from '../base/step.ts';
import { GameDigest } from '../file/digest.ts';
import { type WrittenFile, writtenFile } from '../file/file-writer.ts';
import { type FinalStateHash, FORMAT, GAME_FILE_VERSION, type SavedStep } from '../file/format.ts';
import { isPrivate, omitPrivateRolls } from '../file/private.ts';
import { SignedStatement } from '../file/statement.ts';
import type { History } from '../game/history.ts';
import type { Session } from '../game/session.ts';

/**
 * Writes a whole game as one file (T4), only for people who may see all of it. Private rolls are left out until the
 * secret is posted. Signs the file, unless the game itself came from a file without a signature. `most`: the size limit
 * in bytes, at which writing stops.
 */
export const exportGame = (history: History, session: Session, most: number): Promise<WrittenFile> => {
  const { number } = session;
  return history.at(session, number, (table) =>
    writtenFile(most, async (file) => {
      const isPublished = table.get('published', 'published') !== undefined;
      const [digest, statement] = [new GameDigest(), new SignedStatement()];
      let before = '';
      for await (const step of session.journal.since(0)) {
        if (step.number > number) break;
        if (step.number === 1) {
          const module = step.change.added.find((record) => record.kind === 'module');
          if (!module) throw new Error(`game ${session.game} begins without a module`);
          const first = { hash: module.hash, definition: module.module };
          await file.write(`{\n  "format": "${FORMAT}",\n  "version": ${GAME_FILE_VERSION},\n  `);
          await file.print(first, '  ', '"module": ');
          await statement.open({ format: FORMAT, version: GAME_FILE_VERSION, module: first });
          before = ',\n  "steps": [\n    ';
        }
        const saved = isPublished ? savedStep(step) : omitPrivateRolls(savedStep(step));
        await digest.step(saved);
        await statement.step(saved);
        await file.write(before);
        await file.print(saved, '    ');
        before = ',\n    ';
      }
      const end: FinalStateHash = { steps: number, hash: await digest.end(table, isPublished ? undefined : isPrivate) };
      await file.write('\n  ],\n  ');
      await file.print(end, '  ', '"end": ');
      const signed = await statement.end(end);
      if (importOriginOf(table)?.isProved !== false) {
        await file.write(',\n  ');
        await file.print(await history.proof(signed), '  ', '"proof": ');
      }
      await file.write('\n}\n');
    }),
  );
};

const savedStep = ({ number, at, operation, change, posts }: Step): SavedStep => ({
  number,
  at: new Date(at).toISOString(),
  operation,
  ...(number === 1 ? {} : { change }),
  posts: posts.filter(({ reader }) => reader === 'channel'),
});
