import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** TTF files: with any other font format resvg silently draws no letters. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

export const font = {
  loadSystemFonts: false,
  fontFiles,
  defaultFontFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
};
