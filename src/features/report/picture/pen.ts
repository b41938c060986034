import type { Inks } from './inks.ts';

const FACES = {
  display: '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif',
  sans: '"Inter Variable", ui-sans-serif, system-ui, sans-serif',
} as const;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LineStyle {
  size: number;
  face?: keyof typeof FACES;
  weight?: number;
  spacing?: number;
}

interface TextStyle extends LineStyle {
  x: number;
  /** Of the baseline. */
  y: number;
  color: string;
  align?: 'left' | 'right' | 'center';
  /** What is wider is written smaller, down to `smallest`, and then cut. */
  width?: number;
  smallest?: number;
}

/** Draws words and shapes in px. What it draws with comes in, so that a test can look on. */
export function createPen(context: CanvasRenderingContext2D, inks: Inks) {
  const setFont = (size: number, { face = 'sans', weight = 500, spacing = 0 }: LineStyle) => {
    context.font = `${weight} ${size}px ${FACES[face]}`;
    context.letterSpacing = `${spacing * size}px`;
  };

  /** How wide a line would be at the size that is asked for. */
  const measure = (words: string, style: LineStyle): number => {
    setFont(style.size, style);
    return context.measureText(words).width;
  };

  /** Writes a line; answers how wide it is. */
  const text = (words: string, style: TextStyle): number => {
    const { x, y, size, color, align = 'left', width = Number.POSITIVE_INFINITY, smallest = size } = style;
    let fitting = size;
    setFont(fitting, style);
    // Step by step: letters of this face are wider the smaller they are.
    while (fitting > smallest && context.measureText(words).width > width) {
      fitting = Math.max(smallest, fitting - Math.max(1, Math.round(fitting / 40)));
      setFont(fitting, style);
    }
    const line = cut(words, width);
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(line, x, y);
    return context.measureText(line).width;
  };

  const cut = (words: string, width: number): string => {
    if (context.measureText(words).width <= width) return words;
    const letters = [...words];
    while (letters.length > 1 && context.measureText(`${letters.join('').trimEnd()}…`).width > width)
      letters.pop();
    return `${letters.join('').trimEnd()}…`;
  };

  const box = ({ x, y, width, height }: Area, color: string, radius = 0) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  };

  return { context, inks, text, measure, box };
}

export type Pen = ReturnType<typeof createPen>;
