import { setImmediate } from 'node:timers/promises';
import { drawn, noticedBy } from './omissions.ts';

// `npm run omissions -- SEED COUNT`: forgets one thing after another in the sources, and says who notices.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [seed = '1', count = '25'] = process.argv.slice(2);
let noticed = 0;
let tried = 0;
let isStopped = false;
// A check in progress puts its file back before the program ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true;
  });
for (const omission of drawn(Number(seed), Number(count))) {
  await setImmediate();
  if (isStopped) break;
  const by = noticedBy(omission);
  tried += 1;
  if (by) noticed += 1;
  say(`${by ?? 'NOBODY'}: ${omission.kind} at ${omission.file}:${omission.line}: ${omission.what}`);
}
say(`${noticed} of ${tried} noticed`);
