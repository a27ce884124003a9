import type { HeaderFault } from '../../facts/picture-limits.ts';
import { gifSize, isGif } from './gif.ts';
import { isJpeg, jpegSize } from './jpeg.ts';
import { isPng, pngSize } from './png.ts';
import type { PixelSize } from './size.ts';
import { svgSize } from './svg.ts';
import { isWebp, webpSize } from './webp.ts';

export interface PictureHeader extends PixelSize {
  readonly type: 'png' | 'jpeg' | 'webp' | 'gif' | 'svg';
}

export const readPictureHeader = (bytes: Uint8Array): PictureHeader | HeaderFault => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(file)) return sized('png', pngSize(file));
  if (isJpeg(file)) return sized('jpeg', jpegSize(file));
  if (isGif(file)) return sized('gif', gifSize(file));
  if (isWebp(file)) return sized('webp', webpSize(file));
  const size = svgSize(file);
  return typeof size === 'string' ? size : sized('svg', size);
};

const sized = (type: PictureHeader['type'], size: PixelSize | undefined): PictureHeader | HeaderFault =>
  size && size.width > 0 && size.height > 0 ? { type, ...size } : 'broken';
