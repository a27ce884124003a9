import type { PersonId } from '../../src/table/index.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { mention } from '../../src/words/base/text.ts';
import { languages, type Words } from '../../src/words/index.ts';

/** The words of English and German. */
export const { en } = languages;
export const de = languages['de'] as Words;

/** A person's mention in English. */
export const person = (id: PersonId): string => mention(formatIn('en'), id);
