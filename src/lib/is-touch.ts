/** Whether a finger is the pointer: then a field that takes the focus brings a keyboard up over half of the screen. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
