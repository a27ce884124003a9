import type { ChosenFile } from '../../src/command.ts';

export const NO_TEXT = 'That file is no text (UTF-8), so I can not read it.';

/** The bytes of a file that somebody chose, or a sentence on why they can't be had. `most`: in bytes. */
export const bytesOfFile = async (
  file: ChosenFile,
  most: number,
): Promise<{ readonly bytes: Uint8Array } | { readonly why: string }> => {
  const bytes = await file.read(most);
  if (bytes === 'too-large') return { why: `That file is too large: I read files of up to ${sizeText(most)}.` };
  return bytes === 'unreachable' ? { why: 'I could not fetch that file. Please attach it again.' } : { bytes };
};

/** The text of a file that somebody chose, or a sentence on why it can't be read. `most`: in bytes. */
export const textOfFile = async (
  file: ChosenFile,
  most: number,
): Promise<{ readonly text: string } | { readonly why: string }> => {
  const read = await bytesOfFile(file, most);
  if ('why' in read) return read;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(read.bytes) };
  } catch {
    return { why: NO_TEXT };
  }
};

/** A size in bytes, as people say it. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil((bytes * 10) / 1024 / 1024) / 10} MB`;
