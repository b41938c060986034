import type { LanguageModelV4 } from '@ai-sdk/provider';

import { failureOf } from '#ai-service/failures/failure.ts';
import { DEFAULT_EXPLANATION, SURPRISE_PREFIX } from '#domain/batch.ts';
import { isMood, MOOD_LABELS, MOODS } from '#domain/mood.ts';
import { sameTitle } from '#domain/title.ts';
import type { Random } from '#lib/random.ts';
import type { Recommendation, Recommender, Surprise } from '../recommender.ts';
import { createDrafting } from './drafting.ts';
import { askModel, type Question } from './ask-model.ts';
import {
  asKnown,
  type Breach,
  checkAnswer,
  type Checked,
  type Facts,
  hiddenAmong,
  RuleBreach,
  unreal,
} from './check-answer.ts';
import { AiFailure } from './ai-failure.ts';
import { SURPRISE_DEFAULTS, toGeneratedFilm } from './generated-film.ts';
import { recognise } from './known-film.ts';
import { type Payload, PAYLOADS } from './payloads.ts';
import { correctionPrompt, recommendationPrompt, type Request, surprisePrompt } from './prompt.ts';
import { readRecommendation, readSurprise, type WireFilm } from './wire.ts';

export interface AiOptions extends Facts {
  model: LanguageModelV4;
  now: () => Date;
  random: Random;
}

/**
 * The recommender that asks a language model (M-10, M-11): exactly three films that pass every rule
 * and every wish, after one correction pass at most. It never stands in for itself: see fallback.ts.
 * @throws AiFailure, a RecommendationError: `Film önerileri alınamadı: …`, `Sürpriz film önerisi alınamadı: …` (E-02,
 * E-03); the signal's reason when it was aborted
 */
export function createAiRecommender({ model, catalogue, isReal, now, random }: AiOptions): Recommender {
  const making = () => ({ now: now(), random: random() });

  const recommend: Recommender['recommend'] = async (
    wishes,
    taste,
    signal,
    onDrafts,
  ): Promise<Recommendation> => {
    const { genres } = wishes;
    const request: Request = { wishes, taste };
    const drafting = onDrafts === undefined ? undefined : createDrafting(genres, onDrafts, taste.hidden);
    const ask = async (question: Question, payload: Payload) =>
      checkAnswer(
        readRecommendation(await askModel(model, question, payload, signal, drafting?.hear)),
        { wishes, genres, banned: taste.banned, hidden: taste.hidden ?? [] },
        { catalogue, isReal },
        signal,
      );

    const first = await ask(recommendationPrompt(request), PAYLOADS.recommendation).catch(worthCorrecting);
    const rejected = first.breaches.length > 0 ? first : undefined;
    if (rejected !== undefined) drafting?.reject(rejected);
    const last =
      rejected === undefined
        ? first
        : await ask(
            correctionPrompt(request, { breaches: rejected.breaches, answered: titlesOf(rejected) }),
            PAYLOADS.retry,
          );
    if (last.breaches.length > 0) throw new RuleBreach(last.breaches);
    const films = last.candidates.map((candidate) => toGeneratedFilm(candidate, making()));
    const replaced = drafting?.replacedBy(films) ?? [];
    return {
      films,
      explanation: inTurkish(last.explanation ?? DEFAULT_EXPLANATION),
      source: 'ai',
      // A wish that a film breaks is a violation here: whatever passes fulfils them all.
      loosened: [],
      filteredCount: last.removed + (rejected === undefined ? 0 : dropped(rejected, last)),
      ...(replaced.length === 0 ? {} : { replaced }),
    };
  };

  const surprise: Recommender['surprise'] = async (taste, signal): Promise<Surprise> => {
    const answer = await askModel(model, surprisePrompt(taste), PAYLOADS.surprise, signal);
    const read = readSurprise(answer);
    if (read === undefined || saysNothing(read)) throw new RuleBreach([{ message: 'Geçersiz JSON.' }]);
    const candidate = await recognise(read, catalogue);
    const { film } = candidate;
    const breaches: Breach[] = [
      ...(film.title === '' && !film.untitled ? [{ message: 'Boş/Geçersiz başlık.' }] : []),
      ...(taste.banned.some((title) => sameTitle(title, film.title))
        ? [{ message: `Tekrar: ${film.title}` }]
        : []),
      ...hiddenAmong([candidate], taste.hidden ?? []),
      ...(await unreal([asKnown(candidate)], isReal, signal)),
    ];
    if (breaches.length > 0) throw new RuleBreach(breaches);
    const explanation = film.explanation ?? SURPRISE_DEFAULTS.explanation;
    const made = toGeneratedFilm({ ...candidate, film: { ...film, explanation } }, making());
    return {
      film: { ...made, surprise_explanation: explanation },
      explanation: `${SURPRISE_PREFIX}: ${made.title}. ${explanation}`,
      source: 'ai',
      filteredCount: 0,
    };
  };

  return {
    recommend: (wishes, taste, signal, onDrafts) =>
      orFailure('Film önerileri alınamadı', signal, () => recommend(wishes, taste, signal, onDrafts)),
    surprise: (taste, signal) =>
      orFailure('Sürpriz film önerisi alınamadı', signal, () => surprise(taste, signal)),
  };
}

/** What is left out has a default (S-10), but an answer that leaves out everything is no film. */
const saysNothing = ({ untitled, originalTitle, year, rating, duration, genre, actors, plot }: WireFilm) =>
  untitled &&
  genre === '' &&
  actors.length === 0 &&
  [originalTitle, year, rating, duration, plot].every((field) => field === undefined);

/** An answer that is empty or too long to be whole is asked for once more, as one that breaks the rules. */
function worthCorrecting(error: unknown): Checked {
  const kind = failureOf(error)?.kind;
  if (kind !== 'noAnswer' && kind !== 'lengthReached') throw error;
  return { candidates: [], breaches: [{ message: 'Geçersiz JSON.' }], removed: 0 };
}

async function orFailure<T>(
  what: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw new AiFailure(what, error);
  }
}

const titlesOf = ({ candidates }: Checked) =>
  candidates.map(({ film }) => film.title).filter((title) => title !== '');

/** How many films of a rejected answer the rules removed: its duplicates, and those that did not come again. */
function dropped(rejected: Checked, last: Checked): number {
  const kept = titlesOf(last);
  const gone = rejected.candidates.filter(({ film }) => !kept.some((title) => sameTitle(title, film.title)));
  return rejected.removed + gone.length;
}

const MOOD_WORD = new RegExp(`\\b(${MOODS.join('|')})\\b(?=["'’”]?\\s+(?:ruh|mod|mood)\\b)`, 'giu');

/** Mood words are Turkish in the explanation (K-20), also where a model fell back on the English ones. */
function inTurkish(explanation: string): string {
  return explanation.replace(MOOD_WORD, (word) => {
    const mood = word.toLowerCase();
    return isMood(mood) ? MOOD_LABELS[mood].toLocaleLowerCase('tr-TR') : word;
  });
}
