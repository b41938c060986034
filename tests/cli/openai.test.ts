import { spawn } from 'node:child_process';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { callsTool, says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER } from '#tests/support/openai-stand-in/sample-films.ts';
import { type StandIns, startStandIns } from '#tests/support/stand-ins.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
beforeEach(() => standIns.ai.reset());
afterAll(() => standIns.stop());

/** `npm run -s chat -- --json --model openai`, with a line for each text. */
function chat(...texts: readonly string[]): Promise<{ turns: Record<string, unknown>[]; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/cli/main.ts', '--json', '--model', 'openai'], {
      stdio: 'pipe',
      env: { ...process.env, ...standIns.env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (piece) => (out += piece));
    child.stderr.on('data', (piece) => (err += piece));
    child.on('close', () => {
      const lines = out.trim().split('\n').filter(Boolean);
      // Our own output, which the expectations below hold to its form.
      resolve({ turns: lines.map((line) => JSON.parse(line) as Record<string, unknown>), err });
    });
    child.stdin.end(texts.map((text) => `${text}\n`).join(''));
  });
}

const asksForDrama = callsTool('recommendFilms', { genres: ['Drama'] });

describe('the terminal with a configured model (docs/product.md)', () => {
  it('recommends by AI, with posters from the movie database', async () => {
    standIns.ai.script(asksForDrama, saysJson(GOOD_ANSWER));
    const { turns, err } = await chat('bir dram öner');
    expect(err).toBe('');
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({
      model: 'gpt-4o-mini',
      text: GOOD_ANSWER.explanation,
      tools: [
        {
          name: 'recommendFilms',
          output: {
            status: 'done',
            source: 'ai',
            films: [
              { title: 'Esaretin Bedeli', posterUrl: 'https://image.tmdb.org/t/p/w400/shawshankPoster1.jpg' },
              {},
              {},
            ],
          },
        },
      ],
    });
    // Nobody watches drafts here: the request is the payload table's, to the figure.
    expect(standIns.ai.requests[1]?.body).not.toHaveProperty('stream');
  });

  it('looks up the films that the model names in words only', async () => {
    standIns.ai.script(says('Şunlara bak: **Esaretin Bedeli** (1994) ve **Hiç Çekilmemiş Film** (1987).'));
    const { turns } = await chat('bir şey söyle');
    expect(turns[0]).toMatchObject({
      tools: [],
      named: { films: [{ title: 'Esaretin Bedeli' }], unchecked: ['Hiç Çekilmemiş Film (1987)'] },
    });
  });

  it('goes on with an answer that its limit cut short', async () => {
    standIns.ai.script({ kind: 'says', text: 'Şöyle bir', finishReason: 'length' });
    const { turns } = await chat('bir dram öner');
    expect(turns[0]).toMatchObject({
      text: expect.stringContaining('uzunluk sınırına'),
      tools: [{ output: { status: 'done', films: [{}, {}, {}] } }],
      model: 'builtIn',
    });
  });

  it('M-44 asks the service again at once where “tekrar dene” is said', async () => {
    standIns.ai.script({ kind: 'status', status: 401 }, says('Yeniden buradayım.'), says('Buyur.'));
    const { turns } = await chat('bir dram öner', 'Tekrar dene', 'tekrar dene');
    expect(turns[0]).toMatchObject({
      model: 'builtIn',
      fallback: { reason: expect.stringContaining('anahtarı geçersiz') },
    });
    expect(turns[1]).toMatchObject({ user: 'Tekrar dene', model: 'gpt-4o-mini', text: 'Yeniden buradayım.' });
    expect(turns[1]).not.toHaveProperty('fallback');
    const roles = (place: number) =>
      (standIns.ai.requests[place]?.body as { messages: { role: string }[] } | undefined)?.messages.map(
        ({ role }) => role,
      );
    // The answer that stood in is gone; after one that did not fail the words are a message like any other.
    expect(roles(1)).toEqual(['system', 'user']);
    expect(roles(2)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('is stood in for where the service fails, and asks it again in the next turn', async () => {
    standIns.ai.script({ kind: 'status', status: 401 }, says('Buradayım.'));
    const { turns } = await chat('bir dram öner', 'merhaba');
    expect(turns[0]).toMatchObject({
      text: expect.stringMatching(/^Yapay zekâ servisi kullanılamadı: Yapay zekâ anahtarı geçersiz\./u),
      tools: [{ output: { status: 'done', source: 'builtIn' } }],
      // Who answered, not who was asked.
      model: 'builtIn',
    });
    expect(turns[1]).toMatchObject({ text: 'Buradayım.', model: 'gpt-4o-mini' });
    expect(standIns.ai.requests).toHaveLength(2);
  });
});
