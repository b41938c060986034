import { generateId } from 'ai';

import { withHonestEnds } from '#assistant/honest-end.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createTransport } from '#assistant/transport.ts';
import { warmUp } from '#assistant/warm-up.ts';
import type { Tab } from '#domain/tab.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { createAfterKeys } from '#lib/pacing/after-keys.ts';
import { WORD_PAUSE_MS } from '#lib/pacing/constants.ts';
import { sleep, yieldToPaint } from '#lib/pacing/yield.ts';
import { afterStartUp } from '#lib/pacing/after-start-up.ts';
import { whenIdle } from '#lib/pacing/when-idle.ts';
import type { Theme } from '#storage/theme.ts';
import type { ToolPorts } from '#tools/context.ts';
import { createTools } from '#tools/registry.ts';
import { catalogue } from './catalogue.ts';
import { composeConversations } from './chat-conversations.ts';
import { chatDraft } from './chat-draft.ts';
import type { Services } from './compose.ts';
import { followSpeaker, loadSpeaker, speakerOf } from './speaker.ts';

const pause = (signal?: AbortSignal) => sleep(WORD_PAUSE_MS, signal);

// One for the page, however often somebody signs in.
const afterKeys = createAfterKeys(window);

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** What the assistant may do to the page around it. */
export interface ScreenActions {
  openTab: (tab: Tab) => void;
  setTheme: (theme: Theme) => void;
  /** The theme in force. */
  themeNow: () => Theme;
}

/** The conversation of this visit, wired to the same records, popups and flow as the screens. Loaded with the chat. */
export async function composeAssistant(services: Services, { openTab, setTheme, themeNow }: ScreenActions) {
  const { records, journal, popups, findTrailer, openWindow, now } = services;
  const portsWith = (flow: ToolPorts['flow']): ToolPorts => ({
    flow,
    catalogue: { resolve: async (title, year) => (await catalogue()).index.resolveTitle(title, year) },
    library: { favourites: journal.favourites, watched: journal.watched, history: records.history },
    findTrailer,
    screen: {
      showFilm: (film) => popups.getState().openFilm(film),
      showTrailer: (query, trailer) =>
        popups.getState().openTrailer({ title: query.title, year: query.year, trailer }),
      showSurprise: (film, explanation) =>
        popups.getState().openSurprise({ status: 'ready', film, explanation }),
      openTab,
      setTheme: (to, source) => journal.changeTheme({ from: themeNow(), to, source }, setTheme),
      openWindow,
    },
    now,
    random: Math.random,
  });
  const builtIn = async () => createLocalModel({ index: (await catalogue()).index, generateId, pause });
  const ports = portsWith(services.flowWith(true));
  const speaker = () => speakerOf({ services, builtIn, portsWith });
  const [conversations, speakerLabel] = await Promise.all([
    composeConversations(services, {
      transport: withHonestEnds(
        createTransport({ agent: speaker, now, breathe: yieldToPaint, after: afterKeys }),
      ),
      tools: createTools(ports),
    }),
    followSpeaker(services),
  ]);
  afterStartUp(
    window,
    () =>
      void loadSpeaker(services, idle).then((model) =>
        warmUp({ ports, model, now, createChat, breathe: idle }),
      ),
  );
  return { conversations, chats: records.chats, draft: chatDraft(), speakerLabel };
}

export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;
