import { failureOf, failureSentence, UNKNOWN_FAILURE } from '#ai-service/failures/failure.ts';
import type { ServiceFailure } from '#ai-service/failures/service-failure.ts';
import { RecommendationError } from '../recommender.ts';

/** A recommendation that the AI could not give: `Film önerileri alınamadı: …` and the like (E-02, E-03). */
export class AiFailure extends RecommendationError {
  override name = 'AiFailure';
  /** What was asked for and did not come: `Film önerileri alınamadı`. */
  readonly what: string;
  /** Why, without what was asked: a Turkish sentence, or `Bilinmeyen hata`. */
  readonly reason: string;
  /** The cause as a value, where it was the service's. */
  readonly failure: ServiceFailure | undefined;

  constructor(what: string, cause: unknown) {
    const reason = failureSentence(cause) ?? UNKNOWN_FAILURE;
    super(`${what}: ${reason}`, { cause });
    this.what = what;
    this.reason = reason;
    this.failure = failureOf(cause);
  }
}
