import { MOST_PICTURES } from '../../facts/picture-limits.ts';
import { MOST_QUEUED_TASKS_PER_PERSON } from '../../facts/work-limits.ts';
import { LARGEST_FILE_IN_ZIP, LARGEST_UNPACKED_ZIP, type ZipFault } from '../../facts/zip-fault.ts';
import type { Format } from './messages.ts';
import { sizeText } from './text.ts';

/** The reason why a zip can't be used, and what would work. `mark` formats the name of a file in the zip. */
export const zipText = (
  format: Format,
  { code, file }: ZipFault,
  mark: (name: string) => string = (name) => name,
): string => {
  const what = file === '' ? format('zip-itself') : format('zip-file', { file: mark(file) });
  switch (code) {
    case 'waiting':
      return format('zip-waiting', { count: MOST_QUEUED_TASKS_PER_PERSON });
    case 'busy':
    case 'no-module':
    case 'vassal':
      return format(`zip-${code}`);
    case 'too-many':
      return format('zip-too-many', { what, most: MOST_PICTURES });
    case 'too-large':
      return format('zip-too-large', {
        what,
        most: sizeText(format, LARGEST_FILE_IN_ZIP),
        together: sizeText(format, LARGEST_UNPACKED_ZIP),
      });
    default:
      return format(`zip-${code}`, { what });
  }
};
