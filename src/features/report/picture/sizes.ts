/** The pictures, in px: for a feed held upright, and for a screen. */
export const SIZES = {
  portrait: { label: 'Dikey', width: 1080, height: 1350 },
  landscape: { label: 'Yatay', width: 1920, height: 1080 },
} as const;
export type SizeName = keyof typeof SIZES;
