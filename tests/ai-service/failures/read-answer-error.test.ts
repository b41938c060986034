import { describe, expect, it } from 'vitest';

import { readAnswerError } from '#ai-service/failures/read-answer-error.ts';
import { sentenceOf } from '#ai-service/failures/service-failure.ts';

const error = (message: string, code: string | number | null = null) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});
const read = (status: number, body: unknown, headers?: Record<string, string>) =>
  readAnswerError({ status, body: typeof body === 'string' ? body : JSON.stringify(body), headers });

describe('the cause of a refusal', () => {
  it.each<[string, number, unknown]>([
    [
      'noCredit',
      429,
      error(
        'You exceeded your current quota, please check your plan and billing details.',
        'insufficient_quota',
      ),
    ],
    ['noCredit', 402, error('Insufficient Balance')],
    [
      'noCredit',
      400,
      { type: 'error', error: { message: 'Your credit balance is too low to access the API.' } },
    ],
    [
      'noCredit',
      403,
      { error: 'Your team has either used all available credits or reached its monthly spending limit.' },
    ],
    [
      'region',
      403,
      error('Country, region, or territory not supported', 'unsupported_country_region_territory'),
    ],
    [
      'region',
      400,
      [
        {
          error: {
            code: 400,
            message: 'User location is not supported for the API use.',
            status: 'FAILED_PRECONDITION',
          },
        },
      ],
    ],
    [
      'badKey',
      400,
      [
        {
          error: {
            code: 400,
            message: 'API key not valid. Please pass a valid API key.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
    ],
    ['badKey', 401, error('Incorrect API key provided')],
    ['noPermission', 403, error('Project does not have access to model `gpt-4`.', 'model_not_found')],
    ['noTools', 404, error('No endpoints found that support tool use. Try disabling "recommendFilms".', 404)],
    [
      'noTools',
      400,
      {
        error: { message: 'registry.ollama.ai/library/gemma3:4b does not support tools', type: 'api_error' },
      },
    ],
    [
      'noTools',
      400,
      {
        object: 'error',
        message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
        code: 400,
      },
    ],
    [
      'noTools',
      500,
      { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
    ],
    ['noTools', 400, error('`tool calling` is not supported with this model')],
    [
      'contextTooSmall',
      400,
      error("This model's maximum context length is 4096 tokens.", 'context_length_exceeded'),
    ],
    [
      'contextTooSmall',
      400,
      {
        error: {
          code: 400,
          message: 'the request exceeds the available context size. try increasing the context size',
          type: 'exceed_context_size_error',
        },
      },
    ],
    [
      'contextTooSmall',
      413,
      error(
        'Request too large for model `llama-3.1-8b-instant` on tokens per minute (TPM): Limit 6000',
        'rate_limit_exceeded',
      ),
    ],
    [
      'badCalls',
      400,
      {
        error: {
          message: 'Failed to call a function.',
          code: 'tool_use_failed',
          failed_generation: 'content_filter',
        },
      },
    ],
    [
      'noMemory',
      500,
      { error: { message: 'model requires more system memory (5.6 GiB) than is available (3.1 GiB)' } },
    ],
    [
      'filtered',
      400,
      error(
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        'content_filter',
      ),
    ],
    ['notFound', 404, { error: { message: 'model "llama9" not found, try pulling it first' } }],
    ['notFound', 404, '<html>nginx</html>'],
    ['badRequest', 400, error('We could not parse the JSON body of your request.')],
    ['rateLimited', 429, error('Rate limit reached for requests.', 'rate_limit_exceeded')],
    ['serverProblem', 529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }],
    ['turnedDown', 405, ''],
  ])('is %s: %i %j', (kind, status, body) => {
    expect(read(status, body)).toMatchObject({ kind });
  });

  it.each<[number, unknown, Record<string, string>]>([
    [45, error('Rate limit'), { 'retry-after': '45' }],
    [0.25, error('Rate limit'), { 'retry-after-ms': '250', 'retry-after': '1' }],
    [80.5, error('Rate limit reached. Please try again in 1m20.5s.'), {}],
    [0.12, error('Rate limit reached. Please try again in 120ms.'), {}],
    [
      37.9,
      [
        {
          error: {
            code: 429,
            message: 'You exceeded your current quota. Please retry in 37.9s.',
            status: 'RESOURCE_EXHAUSTED',
          },
        },
      ],
      {},
    ],
  ])('knows that the service wants to be left alone for %d s', (retryAfter, body, headers) => {
    const failure = read(429, body, headers);
    expect(failure.kind).toBe('rateLimited');
    expect(failure.retryAfter).toBeCloseTo(retryAfter);
  });
});

describe('the sentence of a cause', () => {
  it.each([
    [undefined, 'Biraz sonra yeniden dene.'],
    [3, 'Biraz sonra yeniden dene.'],
    [45, '45 saniye sonra yeniden dene.'],
    [600, '10 dakika sonra yeniden dene.'],
    [86_400, '24 saat sonra yeniden dene.'],
  ])('E-10 names a wait of %s seconds where it is worth it', (retryAfter, end) => {
    const failure = retryAfter === undefined ? {} : { retryAfter };
    expect(sentenceOf({ kind: 'rateLimited', ...failure })).toBe(`İstek sınırına ulaşıldı. ${end}`);
  });
});
