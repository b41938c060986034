/** How large the window is that a picture is taken in. */
export interface Window {
  /** In the picture's file. */
  name: string;
  width: number;
  height: number;
}

/** Below this width a device is held in the hand, upright. */
const WIDE = 1000;

/** `390x480`, or a width alone with the usual height. @throws where it is neither */
export function windowOf(size: string): Window {
  const [width = Number.NaN, height = width < WIDE ? 844 : 900] = size.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`a window is 390x844 or 390, not ${size}`);
  return { name: size, width, height };
}

/** A phone, the same with its keyboard open, a tablet, a small and a usual laptop, a large screen. */
export const ALL_WINDOWS = ['390x844', '390x480', '768x1024', '1366x768', '1440x900', '2200x1200'].map(
  windowOf,
);
