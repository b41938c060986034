import type { Batch } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import { emptyPreferences, type User } from '#domain/user.ts';
import type { Logger } from '#lib/logger.ts';
import type { BoxServices, OnOtherTab } from '#storage/box/box-options.ts';
import { createRecords, type Records } from '#storage/create-records.ts';
import { createMemoryStorage, type MemoryStorageOptions } from '#storage/memory-storage.ts';
import { createProblems } from '#storage/box/problems.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';
import { createQueueLock, type WriteLock } from '#storage/box/write-lock.ts';
import { NOW } from '#tests/support/builders.ts';

export { NOW };

export interface LogLine {
  level: 'warn' | 'error';
  message: string;
  detail: unknown;
}

export interface TestLogger extends Logger {
  lines: LogLine[];
}

export function createTestLogger(): TestLogger {
  const lines: LogLine[] = [];
  return {
    lines,
    warn: (message, detail) => void lines.push({ level: 'warn', message, detail }),
    error: (message, detail) => void lines.push({ level: 'error', message, detail }),
  };
}

export function testServices(storage: StorageLike = createMemoryStorage()) {
  const logger = createTestLogger();
  const problems = createProblems(logger);
  return { storage, lock: createQueueLock(), logger, problems } satisfies BoxServices;
}

interface TestRecords {
  records: Records;
  storage: StorageLike;
  logger: TestLogger;
  /** Says that another tab changed a key. */
  otherTab: (key: string | null) => void;
}

interface TestRecordsOptions extends MemoryStorageOptions {
  storage?: StorageLike;
  lock?: WriteLock;
  now?: () => Date;
}

export function openTestRecords(options: TestRecordsOptions = {}): TestRecords {
  const { storage = createMemoryStorage(options), lock = createQueueLock(), now = () => NOW } = options;
  const logger = createTestLogger();
  const callbacks: ((key: string | null) => void)[] = [];
  const onOtherTab: OnOtherTab = (changed) => void callbacks.push(changed);
  const records = createRecords({ storage, lock, now, logger, timers: globalThis, onOtherTab });
  return { records, storage, logger, otherTab: (key) => callbacks.forEach((call) => call(key)) };
}

/** Everything in a storage, key by key. */
export function contents(storage: StorageLike): Record<string, string | null> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
}

/** A storage that throws at chosen calls. */
export function breakable(storage: StorageLike, error = new DOMException('blocked', 'SecurityError')) {
  const broken = { read: false, write: false };
  const guard = (part: 'read' | 'write') => {
    if (broken[part]) throw error;
  };
  const wrapped: StorageLike = {
    get length() {
      guard('read');
      return storage.length;
    },
    key: (index) => (guard('read'), storage.key(index)),
    getItem: (key) => (guard('read'), storage.getItem(key)),
    setItem: (key, value) => (guard('write'), storage.setItem(key, value)),
    removeItem: (key) => (guard('write'), storage.removeItem(key)),
  };
  return { storage: wrapped, broken };
}

export function aFilm(fields: Partial<Film> = {}): Film {
  return {
    id: 'rec_babam_ve_oglum_1700000000000_abc123',
    title: 'Babam ve Oğlum',
    year: 2005,
    genre: 'Drama, Aile',
    rating: 8.2,
    duration: 112,
    actors: ['Çetin Tekindor', 'Fikret Kuşkan'],
    plot: 'Bir baba, oğlunu köyüne götürür.',
    description: '🎬 Film Adı: Babam ve Oğlum',
    posterUrl: 'https://image.tmdb.org/t/p/w400/abc.jpg',
    ...fields,
  };
}

export function aBatch(fields: Partial<Batch> = {}): Batch {
  return {
    recommendations: [aFilm()],
    generatedAt: '2026-11-20T18:00:00.000Z',
    explanation: 'Duygusal bir akşam için seçildi.',
    kind: 'recommendation',
    ...fields,
  };
}

export function aUser(fields: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'deniz@example.com',
    name: 'deniz',
    bio: '',
    preferences: emptyPreferences(),
    ...fields,
  };
}
