/** Has other languages begin to say beside English what it says, where it is loaded. */
export const spokenTwice = {
  name: 'spoken-twice',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/src\/words\/en\/index\.ts$/ },
    handler: (code: string): string =>
      `${code}import { speakTwice } from '../../../test/words/spoken-twice.ts';\nspeakTwice(en);\n`,
  },
};
