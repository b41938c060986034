import { UNKNOWN_FAILURE, failureSentence } from '#ai-service/failures/failure.ts';
import { RecommendationError } from '../recommender.ts';

/** A recommendation that the AI could not give: `Film önerileri alınamadı: …` and the like (E-02, E-03). */
export class AiFailure extends RecommendationError {
  override name = 'AiFailure';
  /** Why, without what was asked: a Turkish sentence, or `Bilinmeyen hata`. */
  readonly reason: string;

  constructor(what: string, cause: unknown) {
    const reason = failureSentence(cause) ?? UNKNOWN_FAILURE;
    super(`${what}: ${reason}`, { cause });
    this.reason = reason;
  }
}
