import { createElement, Fragment, type ReactNode, type SVGProps } from 'react';

import { round, times } from './draw.ts';

type More = SVGProps<SVGElement>;

/** For lines that enclose nothing. */
export const OPEN = { fill: 'none' } as const;
export const ROUND = { fill: 'none', strokeLinecap: 'round' } as const;
export const ROUNDED = { ...ROUND, strokeLinejoin: 'round' } as const;

/** Shapes, each over the one before. A picture never changes its order, so that none of them needs a key. */
export const draw = (...shapes: ReactNode[]): ReactNode => createElement(Fragment, null, ...shapes);
export const repeat = (count: number, shape: (index: number) => ReactNode) => draw(...times(count, shape));
export const group = (more: More, ...shapes: ReactNode[]) => createElement('g', more, ...shapes);

/** Shapes around a point of the sheet: turned, sized. */
export const at = (x: number, y: number, turn: number, size: number, ...shapes: ReactNode[]) =>
  group(
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size * 10) / 10})`,
    },
    ...shapes,
  );
/** A shape and its mirror image on the other side of the axis. */
export const both = (shape: ReactNode) => draw(shape, group({ transform: 'scale(-1 1)' }, shape));

export const circle = (cx: number, cy: number, r: number, fill?: string, more?: More) =>
  createElement('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill?: string, more?: More) =>
  createElement('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill?: string, more?: More) =>
  createElement('rect', { x, y, width, height, fill, ...more });
export const polygon = (points: string, fill: string) => createElement('polygon', { points, fill });
export const area = (d: string, fill?: string, more?: More) => createElement('path', { d, fill, ...more });
/** A stroke; what it bends around stays empty where nothing else is said. */
export const line = (d: string, stroke?: string, strokeWidth?: number, more?: More) =>
  createElement('path', { d, fill: 'none', stroke, strokeWidth, ...more });
