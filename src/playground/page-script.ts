import { fileURLToPath } from 'node:url';

const GALLERY = fileURLToPath(new URL('page/gallery.tsx', import.meta.url));

let bundled: Promise<string> | undefined;

/**
 * Returns the parts of the page that are written in TypeScript, as a browser script. The built bot uses
 * `page-script-built.ts` instead.
 */
export const galleryScript = (): Promise<string> => {
  bundled ??= bundleGallery();
  return bundled;
};

const bundleGallery = async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [GALLERY],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
};
