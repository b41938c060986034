import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { modelLabel } from '#app/model-label.ts';
import { connectionsOf } from '#composition/connections.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { aTaste } from '../recommender/arbitraries.ts';
import { aiStage, KEY } from '../recommender/ai/ai-stage.ts';

const { standIn, ai } = aiStage();
const ORIGIN = 'https://sinesohbet.example';
const nothing = { apiKey: '', baseUrl: '', model: '', tmdbKey: '' };
const silent = { openai: false, tmdb: false };

describe('the answer of the AI', () => {
  it('M-22 is the message of the first choice', async () => {
    const choice = (index: number, content: string) => ({
      index,
      message: { role: 'assistant', content },
      finish_reason: 'stop',
    });
    const body = JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'gpt-3.5-turbo',
      choices: [choice(0, JSON.stringify(GOOD_ANSWER)), choice(1, '{"recommendations": []}')],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
    standIn().script({ kind: 'raw', body, contentType: 'application/json' });
    const { films } = await ai().recommend({ genres: ['Drama'] }, aTaste());
    expect(films.map(({ title }) => title)).toEqual(GOOD_ANSWER.recommendations.map(({ title }) => title));
    expect(standIn().requests).toHaveLength(1);
  });
});

describe('the model', () => {
  it.each([
    [undefined, 'gpt-3.5-turbo'],
    ['', 'gpt-3.5-turbo'],
    ['gpt-4o-mini', 'gpt-4o-mini'],
  ])('M-23 configured as %j is asked for as %s', async (model, name) => {
    standIn().script(saysJson(GOOD_ANSWER));
    const configured = createOpenAiModel({
      apiKey: KEY,
      baseUrl: standIn().baseUrl,
      ...(model === undefined ? {} : { model }),
    });
    await ai({ model: configured }).recommend({ genres: ['Drama'] }, aTaste());
    expect(standIn().requests[0]?.body).toMatchObject({ model: name });
  });

  it('M-23 comes from the person’s own settings, else from the key keeper', () => {
    const keeper = { openai: true, tmdb: false, model: 'gpt-5-mini' };
    expect(connectionsOf(nothing, keeper, ORIGIN).ai?.model).toBe('gpt-5-mini');
    expect(connectionsOf(nothing, { ...silent, openai: true }, ORIGIN).ai?.model).toBe('gpt-3.5-turbo');
    const own = { ...nothing, apiKey: KEY, model: 'gpt-4o' };
    expect(connectionsOf(own, keeper, ORIGIN).ai?.model).toBe('gpt-4o');
  });

  it('M-32 in use is the one that is named', () => {
    const own = connectionsOf({ ...nothing, apiKey: KEY, model: 'gpt-4o' }, silent, ORIGIN);
    expect(modelLabel(own)).toContain('gpt-4o');
    const keeper = connectionsOf(nothing, { openai: true, tmdb: false, model: 'gpt-5-mini' }, ORIGIN);
    expect(modelLabel(keeper)).toContain('gpt-5-mini');
    expect(modelLabel(connectionsOf(nothing, silent, ORIGIN))).toContain('Yerleşik asistan');
  });
});

describe('keys', () => {
  it('M-33 stay with the key keeper: the page asks its own origin, with none', () => {
    const { ai: service, tmdb } = connectionsOf(nothing, { openai: true, tmdb: true }, ORIGIN);
    expect(service).toMatchObject({ apiKey: '', baseUrl: `${ORIGIN}/api/openai` });
    expect(tmdb?.baseUrl).toBe(`${ORIGIN}/api/tmdb`);
    expect(tmdb?.apiKey).toBeUndefined();
  });

  it('M-33 are written nowhere in the sources', () => {
    const root = join(import.meta.dirname, '../..');
    const looksLikeKey = /\bsk-[\w-]{16,}|["'`=][0-9a-f]{32}["'`&]|\beyJ[\w-]{20,}\./u;
    const sources = ['src', 'tools'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|css|json)$/u.test(name))
        .map((name) => join(root, folder, name)),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(looksLikeKey.test(`'${'0a'.repeat(16)}'`)).toBe(true);
    expect(sources.filter((file) => looksLikeKey.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
