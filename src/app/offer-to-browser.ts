import { offerTools } from '#assistant/offered/offered-tools.ts';
import { createPorts } from '#composition/ports.ts';
import { TOOL_ENTRIES } from '#features/chat/tool-views/tool-entries.tsx';
import type { AppServices } from './app-services.ts';
import { type ScreenActions, surroundingsOf } from './compose-assistant.ts';
import { noticedJournal } from './web-mcp/noticed-journal.ts';

/**
 * Offers the tools to the agents of this browser until the signal aborts. Films are chosen by the built-in recommender:
 * an agent that is not ours costs nobody a request to a connected model.
 */
export async function offerToBrowser(
  app: AppServices,
  actions: ScreenActions,
  signal: AbortSignal,
): Promise<void> {
  const { services, confirm, journal } = app;
  const { tmdb } = await services.connections();
  const { flow, ai: _none, ...found } = await services.using({ ai: undefined, tmdb });
  const surroundings = surroundingsOf({ ...app, journal: noticedJournal(journal) }, actions);
  const tools = await offerTools({
    ports: createPorts(services, surroundings, { flow: flow(), ...found }),
    async consent(tool, input) {
      const question = TOOL_ENTRIES[tool].approval?.(input);
      if (question === undefined) return 'unasked';
      return (await confirm.confirm({ ...question, action: async () => true })) ? 'yes' : 'no';
    },
  });
  if (signal.aborted) return;
  for (const { name, description, inputSchema, readOnly, run } of tools)
    await document.modelContext?.registerTool?.(
      {
        name,
        description,
        inputSchema,
        annotations: { readOnlyHint: readOnly, untrustedContentHint: true },
        execute: (input) => run(input, signal),
      },
      { signal },
    );
}
