import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { boardSvg } from '../view/svg/board.ts';
import type { BoardPicture } from '../view/svg/picture.ts';
import type { Answer, Request } from './png.ts';

const require = createRequire(import.meta.url);
/** TTF files: with any other kind of font resvg draws no letters, and says nothing. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => require.resolve(`dejavu-fonts-ttf/ttf/${name}`));
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' };

const answer = ({ id, data }: Request): Answer => {
  try {
    return { id, png: new Resvg(boardSvg(JSON.parse(data) as BoardPicture), { font, logLevel: 'off' }).render().asPng() };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));
