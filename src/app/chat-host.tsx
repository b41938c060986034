import { lazy, Suspense, use } from 'react';
import { useStore } from 'zustand';

import { FileDrop } from '#features/import/file-drop.tsx';
import { cn } from '#lib/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AppServices } from './app-services.ts';
import type { Assistant, ScreenActions } from './compose-assistant.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const ChatPanel = lazy(() =>
  import('#features/chat/chat-panel.tsx').then(({ ChatPanel }) => ({ default: ChatPanel })),
);

/** The conversation of each signed-in stay: made when the chat is first shown, alive until signing out. */
const assistants = new WeakMap<AppServices, Promise<Assistant>>();
let latest: Promise<Assistant> | undefined;

/** The assistant of a stay; loads it the first time. */
export function assistantOf(services: AppServices, actions: ScreenActions): Promise<Assistant> {
  const known = assistants.get(services);
  if (known !== undefined) return known;
  const made = composeAfter(latest, services, actions);
  latest = made;
  assistants.set(services, made);
  return made;
}

/** The assistant of the stay before gives up its conversation first, or it would keep this one from opening it. */
async function composeAfter(
  before: Promise<Assistant> | undefined,
  services: AppServices,
  actions: ScreenActions,
): Promise<Assistant> {
  const loading = import('./compose-assistant.ts');
  await before?.then(({ conversations }) => conversations.dispose()).catch(() => undefined);
  const { composeAssistant } = await loading;
  return composeAssistant(services, actions);
}

interface ChatHostProps {
  services: AppServices;
  actions: ScreenActions;
  className?: string;
  /** Whether the composer takes the focus as it appears. */
  focusOnOpen?: boolean;
  onEmpty?: (isEmpty: boolean) => void;
}

/** The chat, loaded when it is first shown; the same conversation wherever it is shown. */
export function ChatHost(props: ChatHostProps) {
  return (
    <ErrorBoundary name="Sohbet" onRetry={() => assistants.delete(props.services)}>
      <Suspense fallback={<Loading className={props.className} />}>
        <LoadedChat {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The room on its way: nobody faces an empty page, and the line of its head and its composer are where they will be. */
function Loading({ className }: Pick<ChatHostProps, 'className'>) {
  return (
    <div className={cn('flex flex-col justify-between', className)}>
      <p role="status" className="sr-only">
        Sohbet yükleniyor…
      </p>
      <div className="h-12.25 border-b border-border/70" />
      <div className="gutters px-4 pt-1 pb-3 sm:px-6 sm:pb-4">
        <div className="column">
          <Skeleton className="h-14.5 rounded-2xl" />
        </div>
      </div>
    </div>
  );
}

function LoadedChat({ services, actions, ...place }: ChatHostProps) {
  const { modelLabel, ...assistant } = use(assistantOf(services, actions));
  const label = useStore(modelLabel);
  return (
    <FileDrop importer={services.importer} className={place.className}>
      <ChatPanel {...assistant} modelLabel={label} {...place} />
    </FileDrop>
  );
}
