import { migrateBatch } from '#domain/batch.ts';
import { parseEntry } from '#domain/journal.ts';
import { migrateHidden, migrateWatchlist } from '#domain/records.ts';
import { readNote } from '#domain/notes.ts';
import { userSchema } from '#domain/user.ts';
import { ownSettingsCodec } from './own-settings.ts';
import type { BoxContent } from './box/box-options.ts';
import { listCodec, valueCodec, wordCodec } from './box/codec.ts';
import { type RecordName, STORAGE_KEYS } from './box/keys.ts';
import { arrangeEntries, parseChatEntry } from './chats/chat-entry.ts';
import { parseDevice } from './device.ts';
import { parseDay } from './local-day.ts';
import { parseFavourite, parseWatched } from './favourites-and-watched.ts';
import { newestFirst } from './history.ts';
import { newestNotes } from './notes.ts';
import { parseServer } from './servers.ts';
import { parseTheme } from './theme.ts';
import { parseTonightEntry } from './tonight.ts';

/** What is known of a record. Deleting everything erases each of them. */
export interface RecordRow<T> extends BoxContent<T> {
  name: string;
  /** Its name in the file of the data export (T-14); without one it stays out of the file. */
  exportedAs?: string;
}

/** Everything that a person has on this device (K-21). The conversations themselves follow from `chats`. */
export const RECORD_TABLE = {
  user: {
    key: STORAGE_KEYS.user,
    name: 'Hesap bilgileri',
    codec: valueCodec((stored) => userSchema.safeParse(stored).data),
    discardUnreadable: true,
    exportedAs: 'user',
  },
  theme: {
    key: STORAGE_KEYS.theme,
    name: 'Tema seçimi',
    codec: wordCodec(parseTheme),
    discardUnreadable: true,
  },
  favourites: {
    key: STORAGE_KEYS.favourites,
    name: 'Favori listesi',
    codec: listCodec(parseFavourite),
    exportedAs: 'favourites',
  },
  watched: {
    key: STORAGE_KEYS.watched,
    name: 'İzlenen filmler',
    codec: listCodec(parseWatched),
    exportedAs: 'watched',
  },
  watchlist: {
    key: STORAGE_KEYS.watchlist,
    name: 'İzleyeceklerim',
    codec: listCodec(migrateWatchlist),
    exportedAs: 'watchlist',
  },
  hidden: {
    key: STORAGE_KEYS.hidden,
    name: 'Bir daha önerilmeyecekler',
    codec: listCodec(migrateHidden),
    exportedAs: 'hidden',
  },
  history: {
    key: STORAGE_KEYS.history,
    name: 'Öneri geçmişi',
    codec: listCodec(migrateBatch, newestFirst),
    exportedAs: 'recommendations',
  },
  cleanupDate: {
    key: STORAGE_KEYS.cleanupDate,
    name: 'Son temizlik tarihi',
    codec: wordCodec(parseDay),
  },
  chats: {
    key: STORAGE_KEYS.chats,
    name: 'Sohbet listesi',
    codec: listCodec(parseChatEntry, arrangeEntries),
    exportedAs: 'conversations',
  },
  // Never exported: it holds keys.
  ownSettings: { key: STORAGE_KEYS.ownSettings, name: 'Yapay zekâ ayarları', codec: ownSettingsCodec },
  notes: {
    key: STORAGE_KEYS.notes,
    name: 'Hakkında bildiklerim',
    codec: listCodec(readNote, newestNotes),
    exportedAs: 'notes',
  },
  servers: {
    key: STORAGE_KEYS.servers,
    name: 'Yapay zekâ sunucuları',
    codec: listCodec<unknown>(parseServer),
  },
  tonight: { key: STORAGE_KEYS.tonight, name: 'Bu akşamın filmleri', codec: valueCodec(parseTonightEntry) },
  device: { key: STORAGE_KEYS.device, name: 'Bu cihazın seçimleri', codec: valueCodec(parseDevice) },
  journal: { key: STORAGE_KEYS.journal, name: 'Geri alma listesi', codec: listCodec(parseEntry) },
} satisfies Record<RecordName, unknown>;
