import type { Wishes } from '#domain/wishes.ts';
import type { Flow } from '#recommender/flow.ts';
import type { Recommendation, Surprise } from '#recommender/recommender.ts';

export type Recommended = Pick<Recommendation, 'films' | 'explanation' | 'fallback'>;
export type Surprised = Pick<Surprise, 'film' | 'explanation' | 'fallback'>;

/** The recommendation as the classic form asks for it. Rejects with a Turkish message, or the signal's reason. */
export type Recommend = (wishes: Wishes, signal: AbortSignal) => Promise<Recommended>;
export type SurpriseMe = (signal: AbortSignal) => Promise<Surprised>;

/** The shared flow, run to its end: the classic form shows no stages. */
export const recommendWith =
  (flow: Pick<Flow, 'recommend'>): Recommend =>
  (wishes, signal) =>
    resultOf(flow.recommend(wishes, signal));

/** The surprise flow, run to its end. */
export const surpriseWith =
  (flow: Pick<Flow, 'surprise'>): SurpriseMe =>
  (signal) =>
    resultOf(flow.surprise(signal));

async function resultOf<T>(events: AsyncGenerator<unknown, T>): Promise<T> {
  let next = await events.next();
  while (!next.done) next = await events.next();
  return next.value;
}
