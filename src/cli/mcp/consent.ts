import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import * as z from 'zod/mini';

import type { Consent } from '#assistant/offered/answers.ts';

const titled = z.catch(z.object({ title: z.string() }), { title: 'Bu film' });

/**
 * Asks the person through their client (elicitation). A client that cannot ask gets no consent: an agent may not answer
 * for the person, so nothing is removed.
 */
export const consentBy =
  (server: Server) =>
  async (tool: string, input: unknown): Promise<Consent> => {
    if (server.getClientCapabilities()?.elicitation === undefined) return 'unasked';
    const { title } = titled.parse(input);
    const answer = await server.elicitInput({
      message:
        tool === 'forget'
          ? 'Hakkında söylediklerinin hepsi silinsin mi?'
          : `“${title}” listenden çıkarılsın mı?`,
      requestedSchema: {
        type: 'object',
        properties: { yes: { type: 'boolean', title: tool === 'forget' ? 'Evet, sil' : 'Evet, çıkar' } },
        required: ['yes'],
      },
    });
    return answer.action === 'accept' && answer.content?.['yes'] === true ? 'yes' : 'no';
  };
