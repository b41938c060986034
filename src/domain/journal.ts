import * as z from 'zod/mini';

import { migrateFavourite, migrateHidden, migrateWatched, migrateWatchlist } from './records.ts';

/** A record in the newest shape; reading it migrates older ones. */
const recordOf = <T>(migrate: (value: unknown) => T | undefined) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const record = migrate(value);
      if (record === undefined) context.issues.push({ code: 'custom', input: value });
      return record ?? z.NEVER;
    }),
  );
const changeKind = z.enum(['added', 'removed']);

/** A change with all that is needed to take it back, also after a reload. */
const deedSchema = z.union([
  z.object({ kind: changeKind, list: z.literal('favourites'), record: recordOf(migrateFavourite) }),
  z.object({
    kind: changeKind,
    list: z.literal('watched'),
    record: recordOf(migrateWatched),
    /** What left *İzleyeceklerim* with it, since it has been watched. */
    taken: z.optional(recordOf(migrateWatchlist)),
  }),
  z.object({ kind: changeKind, list: z.literal('watchlist'), record: recordOf(migrateWatchlist) }),
  z.object({ kind: changeKind, list: z.literal('hidden'), record: recordOf(migrateHidden) }),
  /** What somebody keeps on a watched film was changed: its score, its note, the days it was seen. */
  z.object({
    kind: z.literal('details'),
    before: recordOf(migrateWatched),
    record: recordOf(migrateWatched),
  }),
  z.object({ kind: z.literal('theme'), to: z.enum(['dark', 'light']) }),
]);
export type Deed = z.output<typeof deedSchema>;

const entrySchema = z.object({
  id: z.string(),
  /** What happened, in Turkish: `“Titanik” favorilere eklendi`. */
  label: z.string(),
  /** The tool call that made it, where one did: its message offers to take it back. */
  source: z.optional(z.string()),
  /** ISO time. */
  at: z.string(),
  /** `gone`: what came later has made it impossible to take back. */
  state: z.enum(['open', 'undone', 'gone']),
  deed: deedSchema,
});
export type EntryState = z.output<typeof entrySchema>['state'];

/** A change that was made, as people are told of it. Without a deed only this page can take it back. */
export type JournalEntry = Omit<z.output<typeof entrySchema>, 'deed'> & { deed?: Deed | undefined };

/** Reads a stored entry; undefined for what is none, or for a kind of change that this version does not know. */
export function parseEntry(value: unknown): JournalEntry | undefined {
  return entrySchema.safeParse(value).data;
}
