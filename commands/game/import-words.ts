import type { FileFault } from '../../src/session/archive/fault.ts';
import { plain } from '../../src/words/text.ts';

const REMEDY = 'Take a file just as `/game export` made it.';

const JSON_FAULTS: { readonly [Why in Extract<FileFault, { readonly code: 'json' }>['why']]: string } = {
  syntax: 'is not written as it should be; the file may be cut off',
  'too-deep': 'goes too deep',
  'too-long': 'holds too long a text',
  'too-much': 'is one too many: the file holds too much',
  twice: 'says something twice',
  'no-text': 'holds signs that are no text',
};

/** Why a file is no game that one can go on with, in a sentence, and what would work (T11). */
export const faultWords = (fault: FileFault): string => {
  switch (fault.code) {
    case 'json':
      return `Line ${fault.line} of that file ${JSON_FAULTS[fault.why]}. ${REMEDY}`;
    case 'other':
      return `That is no game that I know. ${REMEDY}`;
    case 'seen':
      return 'That file holds what one person could see of a game, not the whole game, so nobody can go on with it.';
    case 'version':
      return `That file has version ${plain(String(fault.version))} of its form, which I do not know: a newer bot made it.`;
    case 'form':
      return `That file was changed: something is wrong at \`${plain(fault.at)}\`. ${REMEDY}`;
    case 'module':
      return `The rules in that file were changed (${plain(fault.at)}). ${REMEDY}`;
    case 'step':
      return `Step ${fault.step} of that file does not follow from those before it: it was changed. ${REMEDY}`;
    case 'end':
      return `The steps in that file do not lead to the end that it states: something in it was changed. ${REMEDY}`;
    case 'hides':
      return 'That game hides things from its players, and whoever has its whole file has seen them all: it can only be begun anew, by `/game start`.';
  }
};
