import type { ServiceFailure } from './failures/service-failure.ts';

/** How a small request of one kind went. */
export type Tried = { works: true } | { works: false; failure: ServiceFailure };

/** What a model was tried for: what the product will use it for. */
export interface ModelTrial {
  /** Films as JSON. */
  films: Tried;
  /** A conversation with tools. */
  chat: Tried;
  /** About how many seconds three films take; undefined where none came. */
  seconds?: number;
}
