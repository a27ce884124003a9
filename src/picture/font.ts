import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The fonts, which must be TTF files: for any other format resvg draws no letters, without an error. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

export const font = {
  loadSystemFonts: false,
  fontFiles,
  defaultFontFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
};
