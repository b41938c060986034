import { createDraft, type DraftStore } from '#features/chat/composer/draft-store.ts';
import { createTabMemory } from '#storage/tab-memory.ts';
import { takeAsked } from './launch-address.ts';

export const tabMemory = createTabMemory(() => window.sessionStorage);

let draft: DraftStore | undefined;

/**
 * What is being typed to the assistant, wherever it is typed. What the address brings (`?query=`, or a text shared from
 * another app) fills it in, and is never sent by itself: an address is not a wish.
 */
export function chatDraft(): DraftStore {
  draft ??= createDraft(tabMemory);
  const asked = takeAsked(window);
  if (asked !== '') draft.setState({ text: asked });
  return draft;
}
