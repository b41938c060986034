/** What older shapes called a field that has another name now (K-09). */
const RENAMED: Readonly<Record<string, string>> = { movies: 'recommendations' };

/** Fields that are rewritten on purpose: times of a batch in any form, and the flags, which follow the lists. */
const REWRITTEN = new Set(['generatedAt', 'timestamp', 'createdAt', 'isFavorite', 'isWatched']);

/**
 * Whether a reading still says all that the stored JSON said. Defaults may have been added, spaces trimmed, numbers
 * read from texts and texts split at commas; but no field, entry or value may have been dropped or replaced. Where
 * this is false the stored text has to be set aside before anything is written over it.
 */
export function covers(stored: unknown, read: unknown): boolean {
  if (typeof stored === 'number' && !Number.isFinite(stored)) return false;
  if (stored === read || isBlank(stored)) return true;
  if (Array.isArray(stored) && Array.isArray(read)) return coversList(stored, read);
  if (isFields(stored)) return isFields(read) && coversFields(stored, read);
  if (typeof read === 'number') return Number(String(stored).replace(',', '.')) === read;
  return bare(stored) === bare(read);
}

function coversList(stored: readonly unknown[], read: readonly unknown[]): boolean {
  const said = stored.filter((item) => !isBlank(item));
  const kept = read.filter((item) => !isBlank(item));
  return said.every((item, index) => covers(item, kept[index]));
}

function coversFields(stored: Fields, read: Fields): boolean {
  return Object.entries(stored).every(([name, value]) => {
    // Most fields stay as they are.
    if (value === read[name] || REWRITTEN.has(name)) return true;
    const nameNow = Object.hasOwn(read, name) ? name : (RENAMED[name] ?? name);
    return covers(value, read[nameNow]);
  });
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const bare = (value: unknown) =>
  (Array.isArray(value) ? value.join(',') : String(value)).replace(/[\s,]+/gu, '');
