import {
  box,
  drawSideToken,
  estimateTextWidth,
  INK_COLOR,
  LINE_COLOR,
  label,
  MUTED_TEXT_COLOR,
  mixColors,
  PAGE,
  type RecapPicture,
  type RecapRow,
  sanitizeText,
  wrapTextToWidth,
} from '../../draw/index.ts';

/** As wide as the board below it, so that its text has the same size on every screen. */
export const RECAP_WIDTH = 480;
const MARGIN = 20;
const WIDE = RECAP_WIDTH - 2 * MARGIN;
const ROW = 32;
const [TITLE, HEADLINE, NAME, WORDS, FIGURE, SMALL] = [17, 26, 19, 16, 24, 14] as const;
const WON = '#d9a900';
const NAME_SHARE = 0.5;

export interface DrawnRecap {
  readonly svg: string;
  readonly height: number;
}

export const recapSvg = (picture: RecapPicture): DrawnRecap => {
  const { title, headline, reason, scoreTitle, rows, more, turning, figures } = picture;
  const parts: string[] = [];
  let y = MARGIN;
  const text = (words: string, size: number, lines: number, style: { bold?: boolean; fill?: string } = {}): void => {
    for (const line of wrapTextToWidth(words, WIDE, size, lines, style.bold)) {
      y += size * 0.62;
      parts.push(label(line, MARGIN, y, { size, width: WIDE, anchor: 'start', ...style }));
      y += size * 0.72;
    }
  };
  text(title, TITLE, 2, { fill: MUTED_TEXT_COLOR, bold: true });
  y += 6;
  text(headline, HEADLINE, 2, { bold: true });
  if (reason !== undefined) text(reason, WORDS, 2, { fill: MUTED_TEXT_COLOR });
  y += 10;
  if (scoreTitle !== undefined) {
    parts.push(
      label(scoreTitle, RECAP_WIDTH - MARGIN - 8, y + SMALL * 0.3, {
        size: SMALL,
        width: WIDE,
        anchor: 'end',
        fill: MUTED_TEXT_COLOR,
      }),
    );
    y += SMALL * 1.3;
  }
  for (const row of rows) {
    parts.push(rowSvg(row, y));
    y += ROW + 4;
  }
  if (more !== undefined) {
    y += 4;
    text(more, SMALL, 1, { fill: MUTED_TEXT_COLOR });
  }
  if (turning !== undefined) {
    y += 8;
    text(turning, WORDS, 3);
  }
  if (figures.length > 0) {
    y += 10;
    parts.push(...figureSvg(figures, y));
    y += FIGURE + SMALL + 22;
  }
  return { svg: parts.join(''), height: Math.ceil(y + (picture.board ? 4 : MARGIN * 0.6)) };
};

const rowSvg = ({ side, players, hasWon, score }: RecapRow, top: number): string => {
  const middle = top + ROW / 2;
  const right = RECAP_WIDTH - MARGIN - 8;
  const scoreWide = score === undefined ? 0 : estimateTextWidth(sanitizeText(score), NAME, true) + 12;
  const left = MARGIN + 38;
  const wide = right - scoreWide - left;
  const nameWide =
    players === '' ? wide : Math.min(estimateTextWidth(sanitizeText(side.name), NAME, true), wide * NAME_SHARE);
  const rest = wide - nameWide - 10;
  return [
    box(MARGIN, top, WIDE, ROW, {
      rx: 6,
      fill: hasWon ? mixColors(WON, PAGE, 0.75) : mixColors(LINE_COLOR, PAGE, 0.7),
      ...(hasWon ? { stroke: WON, 'stroke-width': 1.5 } : {}),
    }),
    drawSideToken(side, MARGIN + 20, middle, 10),
    label(side.name, left, middle, { size: NAME, width: nameWide, bold: true, anchor: 'start' }),
    players === ''
      ? ''
      : label(players, left + nameWide + 10, middle, {
          size: WORDS,
          width: rest,
          anchor: 'start',
          fill: MUTED_TEXT_COLOR,
        }),
    score === undefined
      ? ''
      : label(score, right, middle, { size: NAME, width: scoreWide + 10, bold: true, anchor: 'end', fill: INK_COLOR }),
  ].join('');
};

const figureSvg = (figures: RecapPicture['figures'], top: number): readonly string[] => {
  const wide = WIDE / figures.length;
  return figures.flatMap(({ value, label: name }, i) => {
    const middle = MARGIN + wide * (i + 0.5);
    const size = Math.min(FIGURE, (FIGURE * (wide - 8)) / estimateTextWidth(sanitizeText(value), FIGURE, true));
    return [
      label(value, middle, top + FIGURE / 2, { size, width: wide, bold: true }),
      label(name, middle, top + FIGURE + SMALL * 0.8, { size: SMALL, width: wide - 8, fill: MUTED_TEXT_COLOR }),
    ];
  });
};
