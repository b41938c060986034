import { generateId } from 'ai';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import type { Taste } from '#recommender/recommender.ts';
import type { Services } from './services.ts';

const SENTENCE = 'bir drama öner';
/** A long word that nobody knows: with it the names that people write as one word are put together. */
const UNHEARD_OF = 'qqqqqqqq';
const NOBODY: Taste = { favourites: [], watched: [], preferredGenres: [], banned: [] };

/**
 * Does ahead what the first message would wait for (docs/decisions/020-work-at-rest.md): the catalogue and its index
 * are there, a sentence has been understood, and films have been weighed and told, and what they are remembered by can be
 * searched. Nothing of it is shown or kept.
 * @throws where the catalogue cannot be fetched; then it is tried again with the question
 */
export async function prepareAnswer(
  { catalogue, builtIn, now }: Pick<Services, 'catalogue' | 'builtIn' | 'now'>,
  breathe: () => Promise<void>,
): Promise<void> {
  const [{ index, prepareRecall }, judge] = await Promise.all([catalogue(), loadJudge()]);
  await breathe();
  await createLocalModel({ index, judge, generateId, now }).doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: SENTENCE }] }],
  });
  await breathe();
  index.takeApart(UNHEARD_OF);
  await breathe();
  await builtIn.recommend({ genres: [] }, NOBODY);
  await breathe();
  // How alike films are is worked out with the first that is named.
  const [film] = index.films;
  if (film !== undefined) await builtIn.recommend({ genres: [], similarTo: film.title }, NOBODY);
  await breathe();
  await prepareRecall(breathe);
}
