import type { Catalogue } from '#composition/catalogue.ts';
import type { Connections } from '#composition/connections.ts';
import { createServices } from '#composition/services.ts';
import { createTurn } from '#composition/turn.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { createTransport } from '#assistant/transport.ts';
import { signedInUser } from '#domain/user.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { seededRandom } from '#lib/random.ts';
import type { Logger } from '#lib/logger.ts';
import { createRecords } from '#storage/create-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import type { ToolPorts } from '#tools/context.ts';

export type Connection = NonNullable<Connections['ai']>;

/** The doors of the product over one server: the form's flow and the chat, as a page has them but for its screens. */
export async function liveStage(connection: Connection, catalogue: Catalogue, logger: Logger) {
  const now = () => new Date();
  const records = createRecords({
    storage: createMemoryStorage(),
    lock: createQueueLock(),
    now,
    logger,
    timers: globalThis,
  });
  await records.user.set(signedInUser('deneme@sinesohbet.app'));
  const services = createServices({
    records,
    catalogue: async () => catalogue,
    connections: async () => ({ ai: connection }),
    fetch,
    now,
    random: seededRandom(1),
    logger,
    learnt: records.servers,
    clearSelectionLater: () => {},
  });
  const surroundings = { library: records, notes: records.notes, screen: NO_SCREEN };
  const { memory } = await services.loadAi();
  return {
    records,
    known: () => memory(connection.baseUrl, connection.model),
    tryModel: () => services.tryModel(connection),
    // Drafts are shown: the films are asked for in a stream, as a page asks for them.
    flow: async () => (await services.using({ ai: connection })).flow({ drafts: true }),
    chat: () =>
      createChat(
        withFinishErrors(
          createTransport({ agent: () => createTurn(services, surroundings, { streams: false }), now }),
        ),
      ),
  };
}

export type LiveStage = Awaited<ReturnType<typeof liveStage>>;

const NO_SCREEN: ToolPorts['screen'] = {
  showFilm: () => {},
  showTrailer: () => {},
  showSurprise: () => {},
  openTab: () => {},
  setTheme: () => {},
  openWindow: () => {},
};
