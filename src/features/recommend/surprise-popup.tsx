import { Frown, RotateCw, Sparkles, X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useStore } from 'zustand';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { FilmDetails } from '#features/film/film-details.tsx';
import { titleSize } from '#features/film/film-text.ts';
import type { Popups, SurpriseState } from '#features/film/popup-store.ts';
import { Retry } from '#features/retry/retry.tsx';
import { cn } from '#lib/cn.ts';
import { focusPopup } from '#lib/focus-popup.ts';
import { dashed } from '#lib/turkish/format.ts';
import { useLast } from '#lib/use-last.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogDescription, DialogTitle } from '#ui/dialog.tsx';
import { overlayClasses, popupClasses } from '#ui/overlay-classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';

import type { SurpriseRun } from './create-surprise.ts';

/** The surprise film, or that there was none (S-01 to S-06). Mounted once, by the shell. */
export function SurprisePopup({ popups, run }: { popups: Popups; run: SurpriseRun }) {
  const state = useStore(popups, ({ surprise }) => surprise);
  const shown = useLast(state);
  const focus = useReturnFocus({ onOpenAutoFocus: focusPopup });
  return (
    <Dialog open={state !== undefined} onOpenChange={(open) => open || run.close()}>
      {shown === undefined ? null : (
        // Not DialogContent, which has a `Kapat` of its own: here it stands beside `Başka Sürpriz` (S-02, S-03).
        <DialogPrimitive.Portal>
          <DialogPrimitive.Overlay className={overlayClasses} />
          <DialogPrimitive.Content
            className={cn(popupClasses, 'flex max-w-3xl flex-col overflow-hidden')}
            aria-busy={shown.status === 'loading'}
            {...focus}
          >
            <Surprise state={shown} onNext={() => void run.start()} />
          </DialogPrimitive.Content>
        </DialogPrimitive.Portal>
      )}
    </Dialog>
  );
}

function Surprise({ state, onNext }: { state: SurpriseState; onNext: () => void }) {
  const isLoading = state.status === 'loading';
  const hasFailed = state.status === 'failed';
  const Icon = hasFailed ? Frown : Sparkles;
  return (
    <>
      <div className="flex flex-col gap-5 overflow-y-auto overscroll-contain p-5 fade-below sm:p-7">
        <header>
          <DialogTitle className="flex items-center gap-2.5">
            <Icon aria-hidden className={hasFailed ? 'size-6 text-destructive-text' : 'size-6 text-gold'} />
            {hasFailed ? 'Sürpriz Olmadı!' : 'Sürpriz Film!'}
          </DialogTitle>
          <DialogDescription role="status" className="mt-1.5 text-[0.9375rem] wrap-anywhere">
            {aboutSurprise(state)}
          </DialogDescription>
          {state.status === 'ready' && state.fallback !== undefined && (
            <div className="mt-3">
              <Retry retryAt={state.fallback.retryAt} onRetry={onNext} />
            </div>
          )}
        </header>
        {isLoading && <SurpriseSkeleton />}
        {state.status === 'ready' && <SurpriseFilm {...state} />}
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t border-border p-4 sm:px-7">
        <DialogClose asChild>
          <Button variant="outline">
            <X aria-hidden />
            Kapat
          </Button>
        </DialogClose>
        <Button
          aria-disabled={isLoading}
          className="aria-disabled:opacity-55"
          onClick={() => isLoading || onNext()}
        >
          <RotateCw aria-hidden />
          {hasFailed ? 'Tekrar Dene' : 'Başka Sürpriz'}
        </Button>
      </footer>
    </>
  );
}

function aboutSurprise(state: SurpriseState): string {
  if (state.status === 'failed') return state.message;
  if (state.status === 'loading') return 'Senin için bir film seçiliyor…';
  // That the AI could not be used is said here: the film may bring its own reason, which is shown below (E-03).
  return state.fallback !== undefined
    ? state.explanation.replace(`${SURPRISE_PREFIX}: `, '')
    : 'Bugünün filmi bu olsun mu?';
}

function SurpriseFilm({ film, explanation }: Extract<SurpriseState, { status: 'ready' }>) {
  return (
    <FilmDetails
      key={film.id}
      film={film}
      why={film.surprise_explanation ?? explanation}
      title={
        <h3 dir="auto" className={`leading-tight font-semibold wrap-anywhere ${titleSize(film.title)}`}>
          {dashed(film.title)}
        </h3>
      }
    />
  );
}

function SurpriseSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-7"
    >
      <Skeleton className="aspect-2/3 rounded-xl" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-7 w-20 rounded-full" />
        <Skeleton className="mt-3 hidden h-16 sm:block" />
        <Skeleton className="hidden h-24 sm:block" />
      </div>
    </div>
  );
}
