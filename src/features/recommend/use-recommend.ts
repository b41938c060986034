import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';

import type { Wishes } from '#domain/wishes.ts';

import { recommendFailure } from './messages.ts';
import type { Recommend } from './run-flow.ts';
import type { Outcome, SelectionStore } from './selection-store.ts';

type RecommendState =
  | { status: 'idle' }
  | { status: 'loading' }
  /** `isNew`: they came while the form was on the screen. */
  | ({ status: 'results'; isNew: boolean } & Outcome)
  | { status: 'failed'; message: string; wishes: Wishes };

/**
 * The classic form's recommendation: idle → loading → results or a message. Leaving the screen aborts what
 * is under way; what came stays until another is asked for.
 */
export function useRecommend(recommend: Recommend, selection: SelectionStore) {
  const outcome = useStore(selection, (state) => state.outcome);
  const [run, setRun] = useState<Exclude<RecommendState, { status: 'results' }>>({ status: 'idle' });
  const [hasAsked, setAsked] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { keep } = selection.getState();

  const submit = async (wishes: Wishes) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setAsked(true);
    setRun({ status: 'loading' });
    try {
      const result = await recommend(wishes, signal);
      if (signal.aborted) return;
      keep({ result, wishes });
      setRun({ status: 'idle' });
    } catch (error) {
      if (!signal.aborted) setRun({ status: 'failed', message: recommendFailure(error), wishes });
    }
  };
  const reset = () => {
    running.current?.abort();
    keep(undefined);
    setRun({ status: 'idle' });
  };
  const state: RecommendState =
    run.status === 'idle' && outcome !== undefined ? { status: 'results', isNew: hasAsked, ...outcome } : run;
  return { state, submit, reset };
}
