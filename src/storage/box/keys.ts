/** The key of every record (K-21); what is known of each stands in `record-table.ts`. */
export const STORAGE_KEYS = {
  user: 'film_app_user',
  theme: 'film_app_theme',
  favourites: 'film_favorites',
  watched: 'film_watched',
  watchlist: 'film_watchlist',
  hidden: 'film_hidden',
  history: 'film_recommendations',
  cleanupDate: 'favorite_cleanup_date',
  chats: 'film_chats',
  ownSettings: 'film_ai_settings',
  journal: 'film_undo',
  notes: 'film_notes',
  servers: 'film_ai_servers',
  tonight: 'film_tonight',
  device: 'film_device',
} as const;

export type RecordName = keyof typeof STORAGE_KEYS;

/** What the key of a conversation begins with; its id follows. */
export const CHAT_PREFIX = 'film_chat_';

/** What stands between a key and the hash of its content in the key of a copy that was set aside. */
export const SET_ASIDE_MARK = '.setAside.';
