/** Waits a moment, so that the page lives on. @throws where the person has stopped it */
export type Breathe = () => Promise<void>;

/** So much work at a time that a page stays awake. */
export const AT_A_TIME = 250;
