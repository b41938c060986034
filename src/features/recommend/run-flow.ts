import type { Wishes } from '#domain/wishes.ts';
import type { Flow } from '#recommender/flow.ts';
import type { Recommendation, Surprise as SurpriseFilm } from '#recommender/recommender.ts';

export type Recommended = Pick<Recommendation, 'films' | 'explanation'>;
export type Surprised = Pick<SurpriseFilm, 'film' | 'explanation'>;

/** The recommendation as the classic form asks for it. Rejects with a Turkish message, or the signal's reason. */
export type Recommend = (wishes: Wishes, signal: AbortSignal) => Promise<Recommended>;
export type Surprise = (signal: AbortSignal) => Promise<Surprised>;

/** The shared flow, run to its end: the classic form shows no stages. */
export function recommendWith(flow: Pick<Flow, 'recommend'>): Recommend {
  return (wishes, signal) => resultOf(flow.recommend(wishes, signal));
}

export function surpriseWith(flow: Pick<Flow, 'surprise'>): Surprise {
  return (signal) => resultOf(flow.surprise(signal));
}

async function resultOf<Event extends { stage: string }>(events: AsyncIterable<Event>) {
  const isDone = (event: Event): event is Extract<Event, { stage: 'done' }> => event.stage === 'done';
  for await (const event of events) if (isDone(event)) return event;
  throw new Error('the flow ended without a result');
}
