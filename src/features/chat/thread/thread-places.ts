/** Where somebody was in a thread when they left it. */
export interface ThreadPlace {
  /** The first message that was mounted. */
  firstId: string | undefined;
  /** The message at the top of the view, and how far its top was from there in pixels; none at the end. */
  at?: { id: string; offset: number } | undefined;
}

const REMEMBERED = 20;

/** The places of this visit by thread, so that coming back shows what was in view. */
const places = new Map<string, ThreadPlace>();

export const placeIn = (thread: string): ThreadPlace | undefined => places.get(thread);

export function keepPlace(thread: string, place: ThreadPlace): void {
  places.delete(thread);
  places.set(thread, place);
  const [oldest] = places.keys();
  if (places.size > REMEMBERED && oldest !== undefined) places.delete(oldest);
}
