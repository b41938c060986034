import type { Film } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Flow } from '#recommender/flow.ts';

export interface Recommended {
  films: readonly Film[];
  explanation: string;
}

export interface Surprised {
  film: Film;
  explanation: string;
}

/** The recommendation as the classic form asks for it. Rejects with a Turkish message, or the signal's reason. */
export type Recommend = (wishes: Wishes, signal: AbortSignal) => Promise<Recommended>;
export type Surprise = (signal: AbortSignal) => Promise<Surprised>;

/** The shared flow, run to its end: the classic form shows no stages (architecture.md, idea 1). */
export function recommendWith(flow: Pick<Flow, 'recommend'>): Recommend {
  return async (wishes, signal) => {
    for await (const event of flow.recommend(wishes, signal)) if (event.stage === 'done') return event;
    throw new Error('');
  };
}

/** The surprise flow, run to its end. */
export function surpriseWith(flow: Pick<Flow, 'surprise'>): Surprise {
  return async (signal) => {
    for await (const event of flow.surprise(signal)) if (event.stage === 'done') return event;
    throw new Error('');
  };
}
