import type { LanguageModelV4 } from '@ai-sdk/provider';

import { rehearsedAnswer } from '#ai-service/rehearsed-answer.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { createTransport } from '#assistant/transport.ts';
import { warmUp } from '#assistant/warm-up.ts';
import { prepareAnswer } from '#composition/prepare.ts';
import { createPorts, type Surroundings } from '#composition/ports.ts';
import type { Services } from '#composition/services.ts';
import { createTurn } from '#composition/turn.ts';
import type { Tab } from '#domain/tab.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { yieldToPaint } from '#lib/pacing/yield.ts';
import { afterStartUp } from '#lib/pacing/after-start-up.ts';
import { whenIdle } from '#lib/pacing/when-idle.ts';
import type { Theme } from '#storage/theme.ts';
import { createTools } from '#tools/registry.ts';
import type { AppServices } from './app-services.ts';
import { composeConversations } from './chat-conversations.ts';
import { chatDraft } from './chat-draft.ts';
import { followModelLabel } from './model-label.ts';
import { parts } from './parts.ts';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** What the assistant may do to the page around it. */
export interface ScreenActions {
  openTab: (tab: Tab) => void;
  setTheme: (theme: Theme) => void;
  /** The theme in force. */
  themeNow: () => Theme;
}

/** The conversation of this visit, wired to the same records, popups and flow as the screens. Loaded with the chat. */
export async function composeAssistant(app: AppServices, actions: ScreenActions) {
  const { services, records, now } = app;
  const surroundings = surroundingsOf(app, actions);
  // These tools read kept messages and rehearse, and never run: they need no service.
  const { flow, ai: _none, ...found } = await services.using({});
  const ports = createPorts(services, surroundings, { flow: flow(), ...found });
  const tools = createTools(ports);
  const agent = async () => {
    await parts.renew(() => app.afterReload.keep({ kind: 'answer' }));
    return createTurn(services, surroundings, { streams: true });
  };
  const transport = withFinishErrors(createTransport({ agent, now, breathe: yieldToPaint }));
  const [conversations, modelLabel] = await Promise.all([
    composeConversations(app, transport, tools),
    followModelLabel(app),
  ]);
  if (app.afterReload.take('answer') !== undefined) void conversations.store.getState().open.regenerate();
  const rest = async () => {
    const model = await rehearsalModel(services);
    await warmUp({ ports, tools, model, now, createChat, breathe: idle });
    // What cannot be fetched now is fetched with the question, which says so if that fails too.
    await prepareAnswer(services, idle).catch(() => undefined);
  };
  afterStartUp(window, () => void rest());
  return { conversations, chats: records.chats, draft: chatDraft(), modelLabel };
}

export type Assistant = Awaited<ReturnType<typeof composeAssistant>>;

/** What the tools of this page may change and show. */
export function surroundingsOf(
  { records, journal, popups, openWindow }: AppServices,
  { openTab, setTheme, themeNow }: ScreenActions,
): Surroundings {
  return {
    library: {
      favourites: journal.favourites,
      watched: journal.watched,
      watchlist: journal.watchlist,
      hidden: journal.hidden,
      history: records.history,
    },
    notes: records.notes,
    screen: {
      showFilm: (film) => popups.getState().openFilm(film),
      showTrailer: ({ title, year }, trailer) => popups.getState().openTrailer({ title, year, trailer }),
      showSurprise: (film, explanation, fallback) =>
        popups.getState().openSurprise({ status: 'ready', film, explanation, fallback }),
      openTab,
      setTheme: (to, source) => journal.changeTheme({ from: themeNow(), to, source }, setTheme),
      openWindow,
    },
  };
}

/**
 * A model that speaks like the connected one and asks nobody; none where nothing is connected. What a connected model
 * needs is loaded with it, before the first question; if that fails now, it is tried again with the question.
 */
async function rehearsalModel(services: Services): Promise<LanguageModelV4 | undefined> {
  if ((await services.connections()).ai === undefined) return undefined;
  try {
    const { createOpenAiModel } = await services.loadAi();
    return createOpenAiModel({ apiKey: '', fetch: rehearsedAnswer(idle) });
  } catch {
    return undefined;
  }
}
