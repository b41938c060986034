import { PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

import { RecommendPanel, type RecommendPanelProps } from './recommend-panel.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { ViewSwitch } from './view-switch.tsx';

interface RecommendScreenProps extends RecommendPanelProps {
  /** The conversation; it tells when something was said, and when it begins afresh. */
  chat: (onEmpty: (isEmpty: boolean) => void) => ReactNode;
  /** Whether the conversation that is about to be shown is empty. */
  startsEmpty: boolean;
}

/**
 * *Film Öner* (docs/product.md): the conversation has the room. From 1024 px the classic form stands beside it while
 * nothing was said, and afterwards where the person keeps it open; below that a switch chooses one of them, chat first.
 * Switch and button lie over the conversation's own head, which keeps their place free: one head is enough.
 */
export function RecommendScreen({ chat, startsEmpty, ...panel }: RecommendScreenProps) {
  const [isEmpty, setEmpty] = useState(startsEmpty);
  const [view, setView] = useState<'chat' | 'form'>('chat');
  const [isKept, keep] = useKeptForm();
  return (
    <div className="group/room relative flex min-h-0 flex-1 [--head-end:9.5rem] sm:[--head-end:10rem] lg:[--head-end:0px]">
      <h1 className="sr-only">Film Önerisi Al</h1>
      <div
        className={cn(
          'relative min-w-0 flex-1 lg:block',
          view === 'form' && 'hidden',
          !isEmpty && 'lg:[--head-end:5.5rem]',
        )}
      >
        {chat(setEmpty)}
        {!isEmpty && (
          <div className="gutters pointer-events-none absolute inset-x-0 top-0 hidden px-6 lg:block">
            <div className="column flex h-12 items-center justify-end">
              <Button
                variant="ghost"
                size="sm"
                aria-pressed={isKept}
                className="pointer-events-auto px-3 aria-pressed:bg-accent"
                onClick={() => keep(!isKept)}
              >
                <PanelRight aria-hidden />
                Form
              </Button>
            </div>
          </div>
        )}
      </div>
      {/* In the edges of what it switches between, which take no press meant for the button before it. */}
      <div
        className={cn(
          'gutters pointer-events-none absolute top-0 right-0 flex justify-end px-4 *:pointer-events-auto sm:px-6 lg:hidden',
          view === 'form' && 'left-0 border-b border-border/70',
        )}
      >
        <ViewSwitch view={view} onView={setView} />
      </div>
      {/* Films found (`[data-found]`) have the larger share, and stand side by side in it; an empty conversation then has
          no heading of its own.
          `isolate`: otherwise the form is painted again whenever the conversation beside it grows. */}
      <div
        className={cn(
          'isolate min-w-0 overflow-y-auto border-border p-4 max-lg:w-full max-lg:mt-12 scroll-pb-30 max-lg:[scrollbar-gutter:stable_both-edges] sm:px-6 lg:w-104 lg:shrink-0 lg:border-l lg:bg-card/60 lg:py-5',
          view === 'chat' && 'max-lg:hidden',
          isEmpty
            ? 'lg:has-data-found:w-[min(100vw-26rem,max(51rem,52vw))]'
            : 'xl:has-data-found:w-[min(52vw,59rem)]',
          !isEmpty && !isKept && 'lg:hidden',
        )}
      >
        <RecommendPanel {...panel} />
      </div>
    </div>
  );
}
