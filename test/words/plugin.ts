/** Has other languages begin to say beside English what it says, where it is loaded. */
export const spokenTwice = {
  name: 'spoken-twice',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined =>
    id.endsWith('/src/words/en/index.ts')
      ? `${code}import { speakTwice } from '../../../test/words/spoken-twice.ts';\nspeakTwice(en);\n`
      : undefined,
};
