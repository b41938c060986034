import type { Genre } from '#domain/genre.ts';
import { missingNotes, MOST_NOTES } from '#domain/notes.ts';
import { DEFAULT_NOTIFICATIONS, type Notifications, signedInUser, type User } from '#domain/user.ts';
import { MAX_CHATS } from '#storage/chats/chat-entry.ts';
import type { Records } from '#storage/create-records.ts';
import { missingBatches } from '#storage/history.ts';
import { missingFrom } from '#storage/missing-films.ts';

import type { RestoreContent, RestoreLists } from './read-file.ts';

export type RestorableRecords = Pick<
  Records,
  'favourites' | 'watched' | 'watchlist' | 'hidden' | 'history' | 'chats' | 'notes' | 'user'
>;

/** What a file would add, and no more: nothing that is here is overwritten. */
export interface RestorePlan extends RestoreLists {
  /** Favourite genres that are not chosen yet. */
  genres: readonly Genre[];
  /** Only what the person has not filled in themselves. */
  profile: { name?: string; bio?: string; notifications?: Notifications };
  /** Entries that are here already. */
  known: number;
  /** Conversations for which there is no room. */
  crowded: number;
}

export function planRestore(content: RestoreContent, records: RestorableRecords): RestorePlan {
  const user = records.user.get();
  const favourites = missingFrom(records.favourites.get(), content.favourites);
  const watched = missingFrom(records.watched.get(), content.watched);
  const watchlist = missingFrom(records.watchlist.get(), content.watchlist);
  const hidden = missingFrom(records.hidden.get(), content.hidden);
  const batches = missingBatches(records.history.get(), content.batches);
  // No note gives way to one of a file.
  const missing = missingNotes(records.notes.get(), content.notes);
  const notes = missing.slice(0, Math.max(0, MOST_NOTES - records.notes.get().length));
  const held = new Set(records.chats.get().map(({ id }) => id));
  const byId = new Map(content.conversations.map((conversation) => [conversation.entry.id, conversation]));
  const missingChats = [...byId.values()].filter(({ entry }) => !held.has(entry.id));
  // The newest first, where not all of them find room.
  const conversations = missingChats
    .toSorted((a, b) => b.entry.updatedAt.localeCompare(a.entry.updatedAt))
    .slice(0, Math.max(0, MAX_CHATS - held.size));
  const all = [
    content.favourites,
    content.watched,
    content.watchlist,
    content.hidden,
    content.batches,
    content.conversations,
    content.notes,
  ].flat().length;
  const added = [favourites, watched, watchlist, hidden, batches, missingChats, missing].flat().length;
  const chosen = user?.preferences.favoriteGenres ?? [];
  return {
    favourites,
    watched,
    watchlist,
    hidden,
    batches,
    conversations,
    notes,
    genres: (content.preferences?.favoriteGenres ?? []).filter((genre) => !chosen.includes(genre)),
    profile: user === null ? {} : missingProfile(content, user),
    known: all - added,
    crowded: missingChats.length - conversations.length,
  };
}

/** A name counts as not filled in while it is the one that signing in made of the e-mail. */
function missingProfile({ profile, preferences }: RestoreContent, user: User): RestorePlan['profile'] {
  const { name, bio } = profile;
  const { notifications } = user.preferences;
  const theirs = preferences?.notifications;
  const hasOwnName = user.name !== signedInUser(user.email).name;
  const hasChosen = !sameChoices(notifications, DEFAULT_NOTIFICATIONS);
  return {
    ...(hasOwnName || name === '' || name === user.name ? {} : { name }),
    ...(user.bio !== '' || bio === '' ? {} : { bio }),
    ...(hasChosen || theirs === undefined || sameChoices(theirs, notifications)
      ? {}
      : { notifications: theirs }),
  };
}

const sameChoices = (a: Notifications, b: Notifications) =>
  a.newRecommendations === b.newRecommendations &&
  a.weeklyDigest === b.weeklyDigest &&
  a.trendingMovies === b.trendingMovies;
