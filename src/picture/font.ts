import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** TTF files: with any other kind of font resvg draws no letters, and says nothing. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

/** The letters of all that resvg draws: those that come along, on every machine the same. */
export const font = {
  loadSystemFonts: false,
  fontFiles,
  defaultFontFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
};
