import * as z from 'zod/mini';

import { bounded, LONGEST } from '#domain/film.ts';

/** How many conversations are kept; beyond that the oldest that is not pinned goes. */
export const MAX_CHATS = 50;

/** What the list of conversations says of one. Times are ISO; `count` is of messages. */
const entrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.pipe(
    z.string(),
    z.transform((title) => bounded(title, LONGEST.name)),
  ),
  pinned: z.catch(z.boolean(), false),
  createdAt: z.catch(z.string(), ''),
  updatedAt: z.catch(z.string(), ''),
  count: z.catch(z.number(), 0),
});
export type ChatEntry = z.output<typeof entrySchema>;

/** Reads an entry of any age; undefined for what is none. */
export const parseChatEntry = (value: unknown): ChatEntry | undefined => entrySchema.safeParse(value).data;

/** Pinned ones first, then by the last change, newest first; one of each id. */
export function arrangeEntries(entries: readonly ChatEntry[]): ChatEntry[] {
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  return [...unique.values()].toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.updatedAt.localeCompare(a.updatedAt),
  );
}

/** In the order in which they go when there is no room: the oldest that is not pinned first, pinned ones last. */
export const byExpendability = (entries: readonly ChatEntry[]): ChatEntry[] =>
  entries.toSorted((a, b) => Number(a.pinned) - Number(b.pinned) || a.updatedAt.localeCompare(b.updatedAt));
