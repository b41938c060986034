import { Sparkles, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Genre } from '#domain/genre.ts';
import type { User } from '#domain/user.ts';
import type { Wishes } from '#domain/wishes.ts';
import { Retry } from '#features/retry/retry.tsx';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { ErrorBox } from './error-box.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { RecommendForm } from './recommend-form.tsx';
import { Results } from './results.tsx';
import type { Recommend } from './run-flow.ts';
import type { SelectionStore } from './selection-store.ts';
import { useRecommend } from './use-recommend.ts';

export interface RecommendPanelProps {
  selection: SelectionStore;
  recommend: Recommend;
  onSurprise: () => void;
  /** Opens _İkimize üç film_. */
  onTogether: () => void;
  /** What was asked for before a reload, handed out once. */
  takeAsked?: () => Wishes | undefined;
}

/** Surprise or form, then what was found. */
export function RecommendPanel({
  selection,
  recommend,
  onSurprise,
  onTogether,
  takeAsked,
}: RecommendPanelProps) {
  const { user } = useRecords();
  const { state, submit, reset } = useRecommend(recommend, selection);
  const loading = state.status === 'loading';
  const hadGenres = useRef(false);
  const [hasStartedOver, setStartedOver] = useState(false);

  // Read once: what the flow saves afterwards must not fill a form that has just been cleared.
  useEffect(() => selection.getState().prefill(savedGenres(user.get())), [selection, user]);

  const ask = (wishes: Wishes) => {
    hadGenres.current = savedGenres(user.get()).length > 0;
    void submit(wishes);
  };
  // What was asked for just before the page had to be loaded anew.
  const askAgain = useEffectEvent(() => {
    const wishes = takeAsked?.();
    if (wishes !== undefined) ask(wishes);
  });
  useEffect(() => askAgain(), []);
  const startOver = () => {
    reset();
    selection.getState().clear();
    if (hadGenres.current) selection.getState().prefill(savedGenres(user.get()));
    setStartedOver(true);
  };

  if (state.status === 'results') {
    const { result, wishes, isNew } = state;
    return <Results result={result} isNew={isNew} onReset={startOver} onRetry={() => ask(wishes)} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3 *:min-w-36 *:flex-1 *:px-3">
        <Button variant="secondary" size="lg" disabled={loading} onClick={onSurprise}>
          <Sparkles aria-hidden className="text-gold" />
          Sürpriz Film
        </Button>
        <Button variant="secondary" size="lg" disabled={loading} onClick={onTogether}>
          <Users aria-hidden className="text-gold" />
          İkimize üç film
        </Button>
      </div>
      <p className="flex items-center gap-4 text-sm font-medium text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        VEYA
      </p>
      {state.status === 'failed' ? (
        <ErrorBox message={state.message}>
          <Retry onRetry={() => ask(state.wishes)} />
        </ErrorBox>
      ) : null}
      <RecommendForm selection={selection} loading={loading} onSubmit={ask} focusOnOpen={hasStartedOver} />
      <LoadingOverlay open={loading} onCancel={reset} />
    </div>
  );
}

/** The genres last chosen, else those of *Tercihler*. */
function savedGenres(user: User | null): readonly Genre[] {
  const { genres = [], favoriteGenres = [] } = user?.preferences ?? {};
  return genres.length > 0 ? genres : favoriteGenres;
}
