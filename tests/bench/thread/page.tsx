import '#lib/zod-config.ts';
import '#app/styles.css';

import type { ChatTransport } from 'ai';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';

import { coalesceChunks } from '#assistant/coalesce-chunks.ts';
import { Thread } from '#features/chat/thread/thread.tsx';
import { Composer } from '#features/chat/composer/composer.tsx';
import { createDraft } from '#features/chat/composer/draft-store.ts';
import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { FilmActionsProvider } from '#features/film/film-actions.tsx';
import { createPopups } from '#features/film/popup-store.ts';
import { yieldToPaint } from '#lib/pacing/yield.ts';
import { consoleLogger } from '#lib/logger.ts';
import { MotionProvider } from '#lib/motion/motion-provider.tsx';
import { createRecords } from '#storage/create-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { RecordsProvider } from '#storage/records-context.tsx';
import { createQueueLock } from '#storage/box/write-lock.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';

import { NaiveList } from './naive-list.tsx';
import { sampleThread, steadyTransport } from './sample-thread.ts';

declare global {
  interface Window {
    bench: { open(): Promise<number>; isDone(): boolean; leave(): void };
  }
}

const parameters = new URLSearchParams(window.location.search);
const number = (name: string) => Number(parameters.get(name));
const isNaive = parameters.get('list') === 'naive';

const records = createRecords({
  storage: createMemoryStorage(),
  lock: createQueueLock(),
  now: () => new Date(),
  logger: consoleLogger,
  timers: globalThis,
});
const filmActions = createFilmActions({
  records,
  popups: createPopups(),
  confirm: createConfirm(),
  whereToWatch: async () => ({ kind: 'notConnected' }),
  findTrailer: async () => undefined,
  openWindow: () => null,
});
/** The page breathes and the words come as with the app's own transport. */
const asTheApp = (transport: ChatTransport<ChatMessage>): ChatTransport<ChatMessage> => ({
  ...transport,
  async sendMessages(options) {
    await yieldToPaint();
    return coalesceChunks(await transport.sendMessages(options));
  },
});
const start = () => {
  const transport = steadyTransport(number('tokens'), number('perSecond'));
  // What one writes first draws every word as it comes.
  const chat = createChat(isNaive ? transport : asTheApp(transport));
  chat.messages = sampleThread(number('messages'));
  return chat;
};
let chat: ReturnType<typeof start> | undefined = start();
// The app rehearses an answer while the page rests.
if (!isNaive) void createChat(asTheApp(steadyTransport(30, 100))).sendMessage({ text: 'Prova' });

/** As the panel has it: the thread, and the composer below it. */
function Stage({ chat }: { chat: ReturnType<typeof start> }) {
  const { messages, status } = useStore(chat.store);
  const [draft] = useState(createDraft);
  const input = useRef<HTMLTextAreaElement>(null);
  const busy = status === 'submitted' || status === 'streaming';
  return (
    <section aria-label="Sohbet" className="flex h-dvh min-w-0 flex-col overflow-hidden contain-strict">
      {isNaive ? (
        <NaiveList messages={messages} />
      ) : (
        <Thread messages={messages} busy={busy} waiting={status === 'submitted'} error={undefined} />
      )}
      <Composer
        draft={draft}
        onSubmit={(text) => {
          draft.setState({ text: '' });
          void chat.sendMessage({ text });
        }}
        busy={busy}
        inputRef={input}
      />
    </section>
  );
}

let show: (open: boolean) => void = () => {};
function Page() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    show = setOpen;
  }, []);
  if (isOpen && chat !== undefined) return <Stage chat={chat} />;
  // The page a conversation is opened from has its buttons and both fonts, Turkish letters included.
  return (
    <>
      <h1 className="font-display">Şu an kapalı</h1>
      <Button>Işığı söndür, sohbeti aç</Button>
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <MotionProvider>
    <RecordsProvider records={records}>
      <FilmActionsProvider actions={filmActions}>
        <Page />
      </FilmActionsProvider>
    </RecordsProvider>
  </MotionProvider>,
);

/** Resolves once the frame that shows what has just been drawn is out. */
const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });

window.bench = {
  async open() {
    const begun = performance.now();
    flushSync(() => show(true));
    return (await painted()) - begun;
  },
  isDone: () => chat?.status === 'ready' || chat?.status === 'error',
  leave() {
    flushSync(() => show(false));
    chat = undefined;
  },
};
