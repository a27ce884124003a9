import { parentPort } from 'node:worker_threads';
import { moduleHash } from './hash.ts';
import { readModule } from './read.ts';
import type { Answer, Request } from './read-apart.ts';

/** What the reading thread does with each text. */
const answer = ({ id, text }: Request): Answer => {
  try {
    const read = readModule(text);
    return read.ok ? { id, read, hash: moduleHash(read.module) } : { id, read };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));
