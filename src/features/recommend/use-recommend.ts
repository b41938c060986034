import { useEffect, useRef, useState } from 'react';

import type { Wishes } from '#domain/wishes.ts';

import { recommendFailure } from './messages.ts';
import type { Recommend, Recommended } from './run-flow.ts';

type RecommendState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'results'; result: Recommended; wishes: Wishes }
  | { status: 'failed'; message: string };

/** The classic form's recommendation: idle → loading → results or a message. Leaving the screen aborts it. */
export function useRecommend(recommend: Recommend) {
  const [state, setState] = useState<RecommendState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const submit = async (wishes: Wishes) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ status: 'loading' });
    try {
      const result = await recommend(wishes, signal);
      if (!signal.aborted) setState({ status: 'results', result, wishes });
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', message: recommendFailure(error) });
    }
  };
  const reset = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, submit, reset };
}
