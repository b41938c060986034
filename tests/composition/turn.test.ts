import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import { createServices } from '#composition/services.ts';
import { createTurn } from '#composition/turn.ts';
import { seededRandom } from '#lib/random.ts';
import { aCatalogueFilm, rememberingLogger } from '#tests/support/builders.ts';
import { says } from '#tests/support/openai-stand-in/reply.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

let ai: RunningStandIn;
beforeAll(async () => {
  ai = await startOpenAiStandIn({ retryAfterMs: 1 });
});
afterAll(() => ai.close());

const OWN = { model: '', apiKey: 'sk-benim', tmdbKey: '' };

async function aTurn(baseUrl?: string) {
  const { ports, records } = toolPorts();
  const connections = vi.fn(async () => (baseUrl === undefined ? {} : ownConnections({ ...OWN, baseUrl })));
  const services = createServices({
    records,
    catalogue: async () => createCatalogue([aCatalogueFilm()]),
    connections,
    fetch,
    now: () => NOW,
    random: seededRandom(1),
    logger: rememberingLogger(),
    clearSelectionLater: () => {},
  });
  return { connections, turn: await createTurn(services, ports, { streams: false }) };
}

describe('a turn', () => {
  it('is answered by the built-in assistant where nothing is connected', async () => {
    const { turn } = await aTurn();
    expect(turn.model).toBe('builtIn');
    expect((await turn.agent.generate({ prompt: 'merhaba' })).text).not.toBe('');
  });

  it('is answered by the connected model, and looks up only once what is connected', async () => {
    const { turn, connections } = await aTurn(ai.baseUrl);
    ai.script(says('Buradayım.'));
    expect((await turn.agent.generate({ prompt: 'merhaba' })).text).toBe('Buradayım.');
    expect(turn.model).toBe('gpt-3.5-turbo');
    expect(connections).toHaveBeenCalledOnce();
  });

  it('names the built-in assistant from the moment when the service has failed', async () => {
    const { turn } = await aTurn(ai.baseUrl);
    ai.fault('status401');
    const { text } = await turn.agent.generate({ prompt: 'merhaba' });
    expect(text).toContain('Yapay zekâ anahtarı geçersiz.');
    expect(turn.model).toBe('builtIn');
  });
});
