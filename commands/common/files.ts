import type { ChosenFile } from '../../src/command.ts';

/** The text of a file that somebody chose, or a sentence on why it can't be read. `most`: in bytes. */
export const textOfFile = async (
  file: ChosenFile,
  most: number,
): Promise<{ readonly text: string } | { readonly why: string }> => {
  const bytes = await file.read(most);
  if (bytes === 'too-large') return { why: `That file is too large: I read files of up to ${sizeText(most)}.` };
  if (bytes === 'unreachable') return { why: 'I could not fetch that file. Please attach it again.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { why: 'That file is no text (UTF-8), so I can not read it.' };
  }
};

/** A size in bytes, as people say it. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil((bytes * 10) / 1024 / 1024) / 10} MB`;
