import { INK, inkOn, mix, sideColour } from './colour.ts';
import { num, path } from './draw.ts';
import type { SidePicture } from './picture.ts';
import { ringsOf, shapeOf } from './shapes.ts';

/** The outline of a side in its colour, as on its pieces and in the legend; face down it is pale with a ring. */
export const token = (side: SidePicture | undefined, x: number, y: number, r: number, hidden = false): string => {
  const { path: outline } = shapeOf(side);
  const colour = sideColour(side);
  const fill = hidden ? mix(colour, '#ffffff', 0.55) : colour;
  const ring = {
    fill: 'none',
    stroke: hidden ? mix(colour, '#000000', 0.35) : inkOn(colour),
    'stroke-width': Math.max(0.8, r * 0.08),
  };
  const rings = Array.from({ length: ringsOf(side) + (hidden ? 1 : 0) }, (_, i) =>
    path(outline(x, y, r * (0.82 - i * 0.16)), {
      ...ring,
      'stroke-dasharray': hidden ? `${num(r * 0.2)} ${num(r * 0.14)}` : undefined,
    }),
  );
  return (
    path(outline(x, y, r), { fill, stroke: INK, 'stroke-width': Math.max(1, r * 0.09), 'stroke-linejoin': 'round' }) +
    rings.join('')
  );
};
