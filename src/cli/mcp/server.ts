import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

import { type OfferedTool, offerTools } from '#assistant/offered/offered-tools.ts';
import { type Answer, failure } from '#assistant/offered/answers.ts';
import { createPorts } from '#composition/ports.ts';
import { openState } from '../state-file.ts';
import { terminalServices } from '../terminal-turns.ts';
import { consentBy } from './consent.ts';

interface McpOptions {
  /** The file with the records; without one they last as long as the server. */
  state?: string | undefined;
  catalogue?: string | undefined;
}

const INSTRUCTIONS =
  'SineSohbet: Türkçe film önerisi. recommendFilms dileklere uyan üç film, surpriseFilm bir film seçer; showFilm bir filmi bulur, compareFilms ikisini karşılaştırır. Listeler kişinindir: bir film çıkarılmadan önce kişiye sorulur. Sonuçları kişiye Türkçe anlat.';

/**
 * The tools of the assistant as a server of the Model Context Protocol, over the records of a state file. Films are
 * chosen by the built-in recommender: the agent that calls is the model already.
 * @throws Error with a Turkish message for a state or a catalogue that cannot be read
 */
export async function createMcpServer({ state: file, catalogue }: McpOptions): Promise<Server> {
  const state = openState(file);
  const { services, surroundings } = await terminalServices(
    { catalogue, model: 'builtIn', seed: undefined },
    state.storage,
  );
  const { flow, ai: _none, ...found } = await services.using(await services.connections());
  const server = new Server(
    { name: 'sinesohbet', title: 'SineSohbet', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const tools = await offerTools({
    ports: createPorts(services, surroundings, { flow: flow(), ...found }),
    consent: consentBy(server),
    // There is no page here to show them on.
    without: ['openTab', 'setTheme'],
  });

  // One call at a time: each reads the file, changes the records and writes the file.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const overState = async (work: () => Promise<Answer>): Promise<Answer> => {
    try {
      state.load();
      const answer = await work();
      state.save();
      return answer;
    } catch (error) {
      return failure(error instanceof Error ? error.message : String(error));
    }
  };

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describe) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) return { ...failure(`“${params.name}” adlı bir araç yok.`) };
    return inTurn(async () => {
      const { content, structuredContent, isError } = await overState(() =>
        tool.run(params.arguments ?? {}, signal),
      );
      // Clients that read no structured content find it as text.
      const asText = structuredContent === undefined ? [] : [textOf(JSON.stringify(structuredContent))];
      return { content: [...content, ...asText], structuredContent, isError };
    });
  });
  return server;
}

const textOf = (text: string) => ({ type: 'text' as const, text });

const describe = ({ name, description, inputSchema, readOnly, removes }: OfferedTool) => ({
  name,
  description,
  inputSchema: { ...inputSchema, type: 'object' as const },
  annotations: { readOnlyHint: readOnly, destructiveHint: removes, openWorldHint: false },
});
