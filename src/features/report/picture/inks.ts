import type { Theme } from '#storage/theme.ts';

/** The colours of both themes (tokens.css), whichever of them the page has: a picture is made for elsewhere. */
export const INKS = {
  dark: {
    ground: 'oklch(0.163 0.024 325)',
    raised: 'oklch(0.225 0.031 325)',
    track: 'oklch(0.275 0.034 325)',
    ink: 'oklch(0.955 0.012 80)',
    soft: 'oklch(0.745 0.024 340)',
    accent: 'oklch(0.765 0.125 12)',
    fill: 'oklch(0.6 0.205 14)',
    gold: 'oklch(0.84 0.135 85)',
    /** Of the person's own points, on a poster. */
    own: 'oklch(0.765 0.125 12)',
    /** Of the large figures: gold as far as the ground lets it be read. */
    figure: 'oklch(0.84 0.135 85)',
    beam: 'oklch(0.5 0.17 10 / 0.42)',
    strip: 'oklch(0.1 0.015 325)',
    hole: 'oklch(0.3 0.03 325)',
    onStrip: 'oklch(0.955 0.012 80)',
  },
  light: {
    ground: 'oklch(0.972 0.013 82)',
    raised: 'oklch(0.992 0.007 85)',
    track: 'oklch(0.9 0.024 60)',
    ink: 'oklch(0.235 0.04 330)',
    soft: 'oklch(0.465 0.035 335)',
    accent: 'oklch(0.46 0.175 14)',
    fill: 'oklch(0.53 0.19 14)',
    gold: 'oklch(0.78 0.15 80)',
    own: 'oklch(0.765 0.125 12)',
    figure: 'oklch(0.56 0.125 72)',
    beam: 'oklch(0.86 0.09 30 / 0.6)',
    strip: 'oklch(0.21 0.035 325)',
    hole: 'oklch(0.93 0.02 80)',
    onStrip: 'oklch(0.955 0.012 80)',
  },
} as const satisfies Record<Theme, unknown>;

export type Inks = (typeof INKS)[Theme];
