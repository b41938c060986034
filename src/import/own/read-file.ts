import * as z from 'zod/mini';

import { type Batch, migrateBatch } from '#domain/batch.ts';
import {
  type FavouriteFilm,
  type HiddenFilm,
  migrateHidden,
  migrateWatchlist,
  type WatchedFilm,
  type WatchlistFilm,
} from '#domain/records.ts';
import { type Note, readNote } from '#domain/notes.ts';
import { type Preferences, preferencesSchema } from '#domain/user.ts';
import type { KeptConversation } from '#storage/chats/chats.ts';
import { parseConversation } from '#storage/chats/parse-conversation.ts';
import { parseFavourite, parseWatched } from '#storage/favourites-and-watched.ts';

/** The longest text that is read: more than a browser's storage can hold, however it is written. */
export const MAX_OWN_LETTERS = 16 * 1024 * 1024;

/** The lists that a file of this app brings. */
export interface RestoreLists {
  favourites: readonly FavouriteFilm[];
  watched: readonly WatchedFilm[];
  watchlist: readonly WatchlistFilm[];
  hidden: readonly HiddenFilm[];
  batches: readonly Batch[];
  conversations: readonly KeptConversation[];
  notes: readonly Note[];
}

/** What a file holds that can be read; `unreadable` counts the entries that cannot. */
export interface RestoreContent extends RestoreLists {
  profile: { name: string; bio: string };
  preferences: Preferences | undefined;
  /** ISO time of the export, where the file says it. */
  exportDate: string | undefined;
  unreadable: number;
}

export type RestoreReading = { ok: true; content: RestoreContent } | { ok: false; message: string };

const list = z._default(z.nullable(z.array(z.unknown())), null);
const text = z.catch(z.string(), '');
const fileSchema = z.object({
  favourites: list,
  watched: list,
  watchlist: list,
  hidden: list,
  recommendations: list,
  conversations: list,
  notes: list,
  user: z._default(
    z.nullable(z.object({ name: text, bio: text, preferences: z.optional(z.unknown()) })),
    null,
  ),
  preferences: z.optional(z.unknown()),
  exportDate: z.optional(z.catch(z.optional(z.string()), undefined)),
});

const PARTS = [
  'favourites',
  'watched',
  'watchlist',
  'hidden',
  'recommendations',
  'conversations',
  'notes',
  'user',
] as const;

const NOT_JSON = 'Bu dosya okunamadı: yarım kalmış ya da JSON dosyası değil. Hiçbir şey değişmedi.';
const NOT_OURS = "Bu dosya SineSohbet'ten indirilmiş bir veri dosyasına benzemiyor. Hiçbir şey değişmedi.";
const TOO_LARGE = 'Bu dosya çok büyük (en çok 16 MB okunabilir). Hiçbir şey değişmedi.';

/** Reads an export of any age: every entry is checked by itself, and one that cannot be read costs no other. */
export function readRestoreText(json: string): RestoreReading {
  if (json.length > MAX_OWN_LETTERS) return { ok: false, message: TOO_LARGE };
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    return { ok: false, message: NOT_JSON };
  }
  const { data } = fileSchema.safeParse(stored);
  if (data === undefined || PARTS.every((part) => data[part] === null))
    return { ok: false, message: NOT_OURS };
  let unreadable = 0;
  const read = <T>(entries: readonly unknown[] | null, parse: (entry: unknown) => T | undefined): T[] =>
    (entries ?? []).flatMap((entry) => {
      try {
        const parsed = parse(entry);
        if (parsed !== undefined) return [parsed];
      } catch {
        // What makes its reader throw is as unreadable as what it refuses.
      }
      unreadable += 1;
      return [];
    });
  return {
    ok: true,
    content: {
      favourites: read(data.favourites, parseFavourite),
      watched: read(data.watched, parseWatched),
      watchlist: read(data.watchlist, migrateWatchlist),
      hidden: read(data.hidden, migrateHidden),
      batches: read(data.recommendations, migrateBatch),
      conversations: read(data.conversations, safeConversation),
      notes: read(data.notes, readNote),
      profile: { name: data.user?.name.trim() ?? '', bio: data.user?.bio.trim() ?? '' },
      preferences: preferencesSchema.safeParse(data.preferences ?? data.user?.preferences).data,
      exportDate: isTime(data.exportDate) ? data.exportDate : undefined,
      unreadable,
    },
  };
}

/** An id becomes a part of a storage key; only ids such as are made here may. */
function safeConversation(entry: unknown): KeptConversation | undefined {
  const conversation = parseConversation(entry);
  return conversation !== undefined && /^[\w-]{1,64}$/u.test(conversation.entry.id)
    ? conversation
    : undefined;
}

const isTime = (value: string | undefined) => value !== undefined && !Number.isNaN(Date.parse(value));
