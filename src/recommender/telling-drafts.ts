import type { Drafts, OnDrafts, Recommendation } from './recommender.ts';

/** Yields drafts while a recommendation is made; where several came at once, the last. */
export async function* tellingDrafts(
  ask: (onDrafts: OnDrafts) => Promise<Recommendation>,
): AsyncGenerator<{ stage: 'drafts' } & Drafts, Recommendation> {
  let latest: Drafts | undefined;
  let wake = () => {};
  let ended = false;
  const made = ask((drafts) => {
    latest = drafts;
    wake();
  });
  const end = () => {
    ended = true;
    wake();
  };
  made.then(end, end);
  for (;;) {
    if (latest !== undefined) {
      const drafts: Drafts = latest;
      latest = undefined;
      yield { stage: 'drafts', ...drafts };
    } else if (ended) return await made;
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
