import { SHEET } from './set-title.ts';

/** The part of the sheet that the picture shows through, and what covers the rest. */
export interface Composition {
  /** Where the picture is seen, for a title block so many high. */
  window: (block: number) => { x: number; y: number; width: number; height: number };
  /** What lies over the picture, as path data; none where the picture stands on the bare ground. */
  mat?: (block: number) => string;
  /** The line that the mat's edge draws, where it has one. */
  edge?: (block: number) => string;
  centred?: boolean;
}

const { width: W, height: H } = SHEET;
const full = (block: number) => ({ x: 0, y: 0, width: W, height: H - block });
/** What covers the picture reaches over the sheet's sides, where a width that is no whole pixel would show the picture beside it. */
const OVER = 8;
const edgeFrom = (y: number, rest: string) => `M${-OVER} ${y}H0${rest}h${OVER}`;
const below = (edge: string) => `${edge}V${H + OVER}H${-OVER}Z`;
/** The whole sheet with a hole. */
const around = (hole: string) => `M${-OVER} ${-OVER}H${W + OVER}V${H + OVER}H${-OVER}Z${hole}`;

const straight = (block: number) => edgeFrom(H - block, `H${W}`);
const slope = (block: number) => edgeFrom(H - block + 6, `L${W} ${H - block - 40}`);
const wave = (block: number) =>
  edgeFrom(H - block - 6, `C120 ${H - block - 52} 250 ${H - block + 26} ${W} ${H - block - 22}`);
const dome = (block: number) => edgeFrom(H - block + 4, `Q${W / 2} ${H - block - 56} ${W} ${H - block + 4}`);
const MARGIN = 26;
const frame = (block: number) => ({
  x: MARGIN,
  y: MARGIN,
  width: W - 2 * MARGIN,
  height: H - block - MARGIN,
});
const arch = (block: number) => ({ x: 36, y: 30, width: W - 72, height: H - block - 30 });
const disc = (block: number) => {
  const radius = Math.min(178, (H - block) / 2 - 16);
  return { x: W / 2 - radius, y: (H - block) / 2 - radius + 6, width: 2 * radius, height: 2 * radius };
};

export const COMPOSITIONS = {
  foot: { window: full, mat: (block) => below(straight(block)), edge: straight },
  slope: { window: full, mat: (block) => below(slope(block)), edge: slope },
  wave: { window: full, mat: (block) => below(wave(block)), edge: wave },
  dome: { window: full, mat: (block) => below(dome(block)), edge: dome, centred: true },
  frame: {
    window: frame,
    mat: (block) => {
      const { x, y, width, height } = frame(block);
      return around(`M${x} ${y}v${height}h${width}v${-height}Z`);
    },
  },
  arch: {
    window: arch,
    centred: true,
    mat: (block) => {
      const { x, y, width, height } = arch(block);
      const radius = width / 2;
      return around(
        `M${x} ${y + height}H${x + width}V${y + radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z`,
      );
    },
  },
  disc: {
    window: disc,
    centred: true,
    mat: (block) => {
      const { x, y, width } = disc(block);
      const radius = width / 2;
      return around(
        `M${x} ${y + radius}A${radius} ${radius} 0 0 0 ${x + width} ${y + radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z`,
      );
    },
  },
  bare: { window: full },
  bareCentred: { window: full, centred: true },
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;

/** What of a motif's sheet matters lies within its width and around its middle. */
const MIDDLE = 245;

/** The square that a thing has on its sheet, with some room around it. */
const THING = 412;

/**
 * Moves and sizes a motif so that its middle is the window's. A scene covers the window; a thing stands whole in it.
 */
export function placeIn(
  { x, y, width, height }: ReturnType<Composition['window']>,
  isScene: boolean,
): string {
  const cx = x + width / 2;
  const cy = y + height / 2;
  const covering = Math.max(width / W, height / 2 / MIDDLE, height / 2 / (H - MIDDLE));
  const size = isScene ? covering : Math.min(width, height) / THING;
  const shown = Math.round(size * 1000) / 1000;
  return `translate(${Math.round(cx - (W / 2) * shown)}px, ${Math.round(cy - MIDDLE * shown)}px) scale(${shown})`;
}
