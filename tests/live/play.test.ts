import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import { SERVER_KINDS } from '#tests/support/openai-stand-in/kinds.ts';
import type { ServerKind } from '#tests/support/openai-stand-in/server-kind.ts';
import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { rememberingLogger } from '#tests/support/builders.ts';
import { PLAN } from './plan.ts';
import { playLive } from './play.ts';

const SHORT = {
  wishes: [{ genres: ['Drama' as const] }],
  surprises: 1,
  messages: [
    { text: 'merhaba', wants: 'words' as const },
    { text: 'drama öner', wants: 'films' as const },
    { text: 'beni şaşırt', wants: 'surprise' as const },
  ],
};

async function played(kind: ServerKind) {
  const standIn = await startOpenAiStandIn({ retryAfterMs: 1, kind });
  const { ai } = ownConnections({
    baseUrl: standIn.baseUrl,
    model: kind.model,
    apiKey: 'sk-deneme',
    tmdbKey: '',
  });
  if (ai === undefined) throw new Error('no connection');
  const lines: string[] = [];
  const tally = await playLive({
    connection: ai,
    catalogue: createCatalogue(SMALL_CATALOGUE),
    plan: SHORT,
    print: (line) => void lines.push(line),
    logger: rememberingLogger(),
  });
  await standIn.close();
  return { tally, text: lines.join('\n') };
}

describe('a server that is played against', () => {
  it('M-46 is named with what it was asked, how it answered and who chose', async () => {
    const { tally, text } = await played(SERVER_KINDS.lmStudio);
    expect(tally).toEqual({ asked: 5, well: 5, byModel: 5 });
    expect(text).toContain('the server answered 400, 200, 200');
    expect(text).toContain('rung: format → json_schema');
    expect(text).toContain('films: work');
    expect(text).toContain('tools: work');
    expect(text).toContain('recommendFilms {"genres":["Drama"]}');
    expect(text).not.toContain('FAULT');
  });

  it('M-46 chooses the films where the built-in assistant has to converse', async () => {
    const { tally, text } = await played(SERVER_KINDS.ollamaWithoutTools);
    expect(tally).toMatchObject({ asked: 5, well: 5 });
    expect(text).toContain('rung: no tools');
    expect(text).toContain('Bu model araç kullanamıyor.');
    expect(text).toContain('the built-in assistant');
  });

  it('M-46 is stood in for where it fails, and that is said', async () => {
    const refuses = () => ({ status: 401, body: { error: { message: 'no', code: 'invalid_api_key' } } });
    const { tally, text } = await played({ model: 'm', refuses });
    expect(tally).toEqual({ asked: 5, well: 5, byModel: 0 });
    expect(text).toContain('the built-in one, because: Yapay zekâ anahtarı geçersiz.');
  });

  it('M-46 has its faults named, where it only talks though films are wished for', async () => {
    // It calls tools while it is tried, and never again.
    let asked = 0;
    const { tally, text } = await played({
      model: 'm',
      says: (said) => ((said.calls ?? []).length > 0 && ++asked > 1 ? { text: 'Belki sonra.' } : said),
    });
    expect(tally.well).toBeLessThan(tally.asked);
    expect(text).toContain('FAULT no films');
  });
});

it('what is played is ten recommendations, five surprises and ten messages, corrections among them', () => {
  const { wishes, surprises, messages } = PLAN;
  expect([wishes.length, surprises, messages.length]).toEqual([10, 5, 10]);
  expect(messages.filter(({ text }) => /olmadı|değil/u.test(text)).length).toBeGreaterThan(1);
});
