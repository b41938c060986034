import furtherTitles from '#films/further-titles.json' with { type: 'json' };
import { normaliseTitle } from '#domain/title.ts';

/** A film's names, as the catalogue has them and as further-titles.json has them. */
interface NamedFilm {
  title: string;
  /** The title under which the world knows it; the same as `title` where it has no other. */
  originalTitle: string;
  year: number;
  aliases?: readonly string[];
}

/** Well-known films beyond the catalogue, of which people and models know the Turkish titles. */
export const FURTHER_FILMS: readonly NamedFilm[] = furtherTitles;

interface Entry {
  english: string;
  /** Every title and spelling. */
  all: readonly string[];
  year: number;
  keys: ReadonlySet<string>;
}

/** The Turkish → English title map (B-04), of the catalogue's films and then the further ones. */
export function createTitleMap(films: readonly NamedFilm[]) {
  const byTitle = new Map<string, Entry[]>();
  const byAlias = new Map<string, Entry[]>();
  const translated = new Set<string>();
  const seen = new Set<string>();
  for (const film of [...films, ...FURTHER_FILMS]) {
    const { title, originalTitle, year, aliases = [] } = film;
    const titles = new Set([title, originalTitle].map(normaliseTitle));
    const spellings = new Set(aliases.map(normaliseTitle));
    const same = `${normaliseTitle(originalTitle)} ${year}`;
    if (seen.has(same)) continue;
    seen.add(same);
    if (titles.size > 1) translated.add(normaliseTitle(title));
    const all = [title, originalTitle, ...aliases];
    const entry: Entry = { english: originalTitle, all, year, keys: new Set([...titles, ...spellings]) };
    for (const key of titles) add(byTitle, key, entry);
    for (const key of spellings) if (!titles.has(key)) add(byAlias, key, entry);
  }
  return {
    /** How many different Turkish titles have another English one. */
    translations: translated.size,
    /**
     * The names of the film that bears a title: Turkish, original or, where no film is called so, a further spelling. Of
     * several films the one with that original title counts, then the one of that year, then one beside it (0 is
     * unknown). Undefined where that leaves more than one: a title is never guessed.
     */
    find({
      title,
      year,
      originalTitle = '',
    }: {
      title: string;
      year: number;
      originalTitle?: string | undefined;
    }) {
      const key = normaliseTitle(title);
      return choose(byTitle.get(key) ?? byAlias.get(key) ?? [], year, normaliseTitle(originalTitle));
    },
  };
}

function add(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  if (key !== '') index.set(key, [...(index.get(key) ?? []), entry]);
}

function choose(entries: readonly Entry[], year: number, original: string) {
  const called = entries.filter(({ english }) => normaliseTitle(english) === original);
  const spelt = called.length > 0 ? called : entries.filter(({ keys }) => keys.has(original));
  const candidates = spelt.length > 0 ? spelt : entries;
  const exact = candidates.filter((entry) => entry.year === year);
  const near = candidates.filter((entry) => year === 0 || Math.abs(entry.year - year) <= 1);
  const [entry, ...others] = exact.length > 0 ? exact : near;
  if (entry === undefined || others.length > 0) return undefined;
  return entry;
}
