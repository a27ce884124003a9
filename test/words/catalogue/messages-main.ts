import { writeFileSync } from 'node:fs';
import { entriesIn } from './entries.ts';
import { typesOf } from './types.ts';

/** `npm run messages`: writes the types of all messages, after the English catalogue has changed. */
writeFileSync(new URL('../../../data/messages/messages.d.ts', import.meta.url), typesOf(entriesIn('en')));
