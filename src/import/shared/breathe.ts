/** Waits a moment, so that the page lives on. @throws where the person has stopped it */
export type Breathe = () => Promise<void>;
