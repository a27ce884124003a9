import sharp from 'sharp';
import { KeptPictures } from '../../src/picture/kept-pictures.ts';
import { decodePictureFiles } from '../../src/session/pictures/decode.ts';
import { readPictureFile } from '../../src/session/pictures/picture.ts';
import { largestPictures } from '../support/pictures/hostile-pictures.ts';
import type { Result, Soak } from './soak.ts';

const [WIDTH, HEIGHT] = [6000, 4000];

/** A map as it comes from a scanner: hills of colour with grain on them. */
const scan = (): ReturnType<typeof sharp> => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  let state = 1;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const height = Math.sin(x / 97) * Math.cos(y / 83) + Math.sin((x + y) / 311);
      const colour = [120 + height * 40, 150 + height * 30, 100 + height * 20];
      pixels.set(
        colour.map((part) => part + (state >> 29)),
        (y * WIDTH + x) * 3,
      );
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
};

/** Maps of 6,000 x 4,000 pixels of every type come in, and are readied for drawing. */
export const maps: Soak = {
  name: 'maps',
  run: async () => {
    const files = new Map([
      ...(await largestPictures(WIDTH, HEIGHT)),
      ['a.png', await scan().png({ compressionLevel: 6 }).toBuffer()] as const,
      ['a.jpg', await scan().jpeg({ quality: 85 }).toBuffer()] as const,
    ]);
    const figures: Result[] = [];
    for (const [name, file] of files) {
      const picture = readPictureFile(file);
      const [drawn = 'broken'] = typeof picture === 'string' ? [picture] : await decodePictureFiles('host', [picture]);
      const refused = typeof drawn === 'string' ? 1 : 0;
      figures.push({
        what: `${name} of ${(file.length / 1e6).toFixed(1)} MB, refused`,
        figure: refused,
        bound: 0,
        unit: '',
      });
      if (typeof drawn === 'string') continue;
      const kept = new KeptPictures();
      const before = process.cpuUsage();
      await kept.keep('a', drawn);
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      figures.push({ what: `${name}, readied for drawing`, figure: milliseconds, bound: 10_000, unit: 'ms CPU' });
    }
    return figures;
  },
};
