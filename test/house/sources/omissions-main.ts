import { drawn, noticedBy } from './omissions.ts';

// `npm run omissions -- SEED COUNT`: forgets one thing after another in the sources, and says who notices.
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [seed = '1', count = '25'] = process.argv.slice(2);
let noticed = 0;
for (const omission of drawn(Number(seed), Number(count))) {
  const by = noticedBy(omission);
  if (by) noticed += 1;
  say(`${by ?? 'NOBODY'}: ${omission.kind} at ${omission.file}:${omission.line}: ${omission.what}`);
}
say(`${noticed} of ${count} noticed`);
