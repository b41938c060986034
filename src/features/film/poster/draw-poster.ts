import { createElement, type ReactNode } from 'react';

import { cn } from '#lib/cn.ts';
import { seededRandom } from '#lib/random.ts';

import { backdropOf } from './backdrops.ts';
import { type Composition, COMPOSITIONS, placeIn } from './compositions.ts';
import type { PosterDesign } from './design.ts';
import { isScene, motifOf } from './motifs/motifs.ts';
import { area, draw, group, line, rect } from './motifs/shapes.ts';
import { SHEET } from './set-title.ts';

const LEFT = 28;
const MIDDLE = SHEET.width / 2;
/** From the top of the block to the first line's, and what a line has above its baseline, in sizes. */
const ABOVE = 22;
const ASCENT = 0.76;
/** The line with genre and year: its letters, and its baseline from the foot. 9 px on a poster of 180 px. */
const SMALL_SIZE = 20.5;
const SMALL_FOOT = 26;
/** A title whose first letter is Arabic or Hebrew. */
const FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The picture of a poster, without words. It is most of the work, so that it may come later. */
export function drawPicture({ motif, palette, seed, backdrop, mirrored }: PosterDesign): ReactNode {
  const picture = motifOf(motif)(seededRandom(seed), palette);
  return group(
    mirrored ? { transform: `translate(${SHEET.width} 0) scale(-1 1)` } : {},
    backdropOf(backdrop, palette),
    picture,
  );
}

/**
 * A poster as one drawing of 400 × 600. On a poster too narrow for 9 px letters the title is left out, and the picture
 * has the sheet (poster.css).
 */
export function drawPoster(design: PosterDesign, picture: ReactNode): ReactNode {
  const { palette, composition, block, shownFrom } = design;
  const { window, mat, edge }: Composition = COMPOSITIONS[composition];
  return createElement(
    'svg',
    {
      viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
      className: 'poster-sheet',
      // Where a width is no whole pixel, what is drawn beyond the sheet would be seen at its edge.
      preserveAspectRatio: 'xMidYMid slice',
    },
    rect(0, 0, SHEET.width, SHEET.height, palette.ground),
    group(
      {
        className: `poster-picture poster-from-${shownFrom}`,
        style: { '--poster-place': placeIn(window(block), isScene(design.motif)) },
      },
      picture,
    ),
    group(
      { className: `poster-words poster-from-${shownFrom}` },
      mat !== undefined && area(mat(block), palette.deep, { fillRule: 'evenodd' }),
      edge !== undefined && line(edge(block), palette.main, 7, { fill: 'none' }),
      words(design),
    ),
  );
}

function words({
  words: { lines, size },
  baselines,
  palette,
  weight,
  boldFrom,
  small,
  block,
  composition,
}: PosterDesign) {
  const { centred = false }: Composition = COMPOSITIONS[composition];
  const isFromRight = FROM_RIGHT.test(lines[0] ?? '');
  const x = centred ? MIDDLE : isFromRight ? SHEET.width - LEFT : LEFT;
  const anchor = centred ? 'middle' : isFromRight ? 'end' : 'start';
  const first = SHEET.height - block + ABOVE + ASCENT * size;
  return draw(
    createElement(
      'text',
      {
        x,
        fill: palette.ink,
        fontSize: size,
        fontWeight: weight,
        // In a text from right to left the right edge is where it starts.
        textAnchor: centred ? anchor : 'start',
        direction: isFromRight ? 'rtl' : undefined,
        className: cn('poster-title', weight > 600 && `poster-bold-from-${boldFrom}`),
      },
      ...lines.map((text, index) =>
        createElement(
          'tspan',
          { x, y: Math.round((first + (baselines[index] ?? 0) * size) * 10) / 10 },
          text,
        ),
      ),
    ),
    small !== '' &&
      createElement(
        'text',
        {
          x,
          y: SHEET.height - SMALL_FOOT,
          fill: palette.ink,
          fontSize: SMALL_SIZE,
          textAnchor: anchor,
          className: 'poster-small',
        },
        small,
      ),
  );
}
