import type { JSONSchema7 } from '@ai-sdk/provider';

import { LIMITS } from '#domain/film.ts';

const text: JSONSchema7 = { type: 'string' };
const number: JSONSchema7 = { type: 'number' };

const film: JSONSchema7 = {
  type: 'object',
  properties: {
    id: text,
    title: text,
    originalTitle: text,
    year: { type: 'integer' },
    genre: text,
    rating: number,
    duration: { type: 'integer' },
    actors: { type: 'array', items: text },
    director: text,
    writer: text,
    countries: { type: 'array', items: text },
    ageRating: { type: 'integer' },
    plot: text,
    explanation: text,
    surprise_explanation: text,
  },
  required: ['title', 'originalTitle', 'year', 'genre', 'rating', 'duration', 'actors', 'plot'],
};

/**
 * The form of an answer, for servers that take JSON by a schema only (LM Studio). Others are told in words, as the
 * specification has it, and never see it.
 */
export const ANSWER_SCHEMAS = {
  recommendation: {
    type: 'object',
    properties: {
      explanation: text,
      recommendations: {
        type: 'array',
        items: film,
        minItems: LIMITS.filmsPerRecommendation,
        maxItems: LIMITS.filmsPerRecommendation,
      },
    },
    required: ['explanation', 'recommendations'],
  },
  surprise: film,
} satisfies Record<string, JSONSchema7>;
