import type { ChosenFile } from '../../src/port/command.ts';
import type { Words } from '../../src/words/index.ts';
import type { RefusalSentence } from './sentence.ts';

export const bytesOfFile = async (
  { commands: { files } }: Words,
  file: ChosenFile,
  most: number,
): Promise<{ readonly bytes: Uint8Array } | { readonly why: RefusalSentence }> => {
  const bytes = await file.read(most);
  if (bytes === 'too-large') return { why: files.tooLarge(most) };
  return bytes === 'unreachable' ? { why: files.unreachable } : { bytes };
};

export const decodeFileText = (
  { commands }: Words,
  bytes: Uint8Array,
): { readonly text: string } | { readonly why: RefusalSentence } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { why: commands.files.noText };
  }
};

export const textOfFile = async (
  words: Words,
  file: ChosenFile,
  most: number,
): Promise<{ readonly text: string } | { readonly why: RefusalSentence }> => {
  const read = await bytesOfFile(words, file, most);
  return 'why' in read ? read : decodeFileText(words, read.bytes);
};
