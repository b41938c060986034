import { createDraft, type DraftStore } from '#features/chat/composer/draft-store.ts';
import { createTabMemory } from '#storage/tab-memory.ts';

export const tabMemory = createTabMemory(() => window.sessionStorage);

const QUERY = 'query';
/** What an address may bring; beyond that nobody meant it. */
const LONGEST = 4000;

let draft: DraftStore | undefined;

/**
 * What is being typed to the assistant, wherever it is typed. `?query=` in the address fills it in, and is never sent
 * by itself: an address is not a wish.
 */
export function chatDraft(): DraftStore {
  draft ??= createDraft(tabMemory);
  const asked = takeQuery();
  if (asked !== '') draft.setState({ text: asked });
  return draft;
}

/** Takes the query out of the address, so that a reload does not overwrite what was typed since. */
function takeQuery(): string {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get(QUERY);
  if (asked === null) return '';
  address.searchParams.delete(QUERY);
  window.history.replaceState(window.history.state, '', address);
  return asked.trim().slice(0, LONGEST);
}
