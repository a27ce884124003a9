import {
  box,
  type ChartPicture,
  colorOfSide,
  drawSideToken,
  element,
  INK_COLOR,
  LINE_COLOR,
  label,
  line,
  MUTED_TEXT_COLOR,
  PAGE,
  path,
} from '../../draw/index.ts';

const [WIDTH, HEIGHT] = [900, 500];
const PAD = { left: 60, right: 170, top: 56, bottom: 48 } as const;
const TEXT = 16;
const MOST_TICKS = 12;
const NAME_GAP = 22;
const LARGEST_NAME = PAD.right - 34;

const stepFor = (range: number): number => {
  const least = Math.max(1, range / (MOST_TICKS - 2));
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power;
};

const apart = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    above = Math.max(heights[i] ?? 0, above + NAME_GAP);
    placed[i] = above;
  }
  return placed;
};

export const chartSvg = ({ title, rounds, roundWord, lines }: ChartPicture): string => {
  const all = [0, ...lines.flatMap(({ totals }) => totals)];
  const step = stepFor(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const [wide, tall] = [WIDTH - PAD.left - PAD.right, HEIGHT - PAD.top - PAD.bottom];
  const x = (i: number): number => PAD.left + (rounds.length < 2 ? wide / 2 : (wide * i) / (rounds.length - 1));
  const y = (score: number): number => PAD.top + tall * (1 - (score - low) / (high - low));
  const across = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const every = Math.ceil(rounds.length / MOST_TICKS);
  const names = apart(lines.map(({ totals }) => y(totals.at(-1) ?? 0)));
  const parts = [
    box(0, 0, WIDTH, HEIGHT, { fill: PAGE }),
    label(title, PAD.left, PAD.top / 2, { size: 20, width: wide, bold: true, anchor: 'start' }),
    ...across.flatMap((score) => [
      path(
        line([
          { x: PAD.left, y: y(score) },
          { x: PAD.left + wide, y: y(score) },
        ]),
        {
          stroke: score === 0 ? MUTED_TEXT_COLOR : LINE_COLOR,
          'stroke-width': score === 0 ? 1.6 : 0.8,
        },
      ),
      label(`${score}`, PAD.left - 8, y(score), {
        size: TEXT,
        width: PAD.left - 10,
        anchor: 'end',
        fill: MUTED_TEXT_COLOR,
      }),
    ]),
    ...rounds.flatMap((round, i) =>
      i % every === 0
        ? [label(`${round}`, x(i), PAD.top + tall + 16, { size: TEXT, width: 60, fill: MUTED_TEXT_COLOR })]
        : [],
    ),
    label(roundWord, PAD.left + wide / 2, HEIGHT - 12, { size: TEXT, width: wide, fill: MUTED_TEXT_COLOR }),
    ...lines.flatMap(({ side, totals }, n) => {
      const points = totals.map((score, i) => ({ x: x(i), y: y(score) }));
      const rim = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
      return [
        path(line(points), { ...rim, stroke: INK_COLOR, 'stroke-width': 5 }),
        path(line(points), { ...rim, stroke: colorOfSide(side), 'stroke-width': 3.4 }),
        ...points.map((point) => drawSideToken(side, point.x, point.y, 5)),
        drawSideToken(side, PAD.left + wide + 22, names[n] ?? 0, 7),
        label(`${side.name} ${totals.at(-1) ?? 0}`, PAD.left + wide + 34, names[n] ?? 0, {
          size: TEXT,
          width: LARGEST_NAME,
          anchor: 'start',
        }),
      ];
    }),
  ];
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  return element('svg', { ...size, 'font-family': 'DejaVu Sans' }, parts.join(''));
};
