import type { Wishes } from '#domain/wishes.ts';

const MOST = 4;
/** Minutes above which a shorter film is worth offering, and the year before which a newer one is. */
const LONG = 110;
const RECENT = 2010;

/** What is known of a film that was shown. */
type FollowedFilm = { year?: number | undefined; duration?: number | undefined };

/**
 * Up to four messages that fit after an answer, for a person to send with one touch. Each is understood by
 * the built-in model. They never ask for what was already wished.
 * @param wishes what the recommendation rested on; undefined after a surprise
 */
export function suggestFollowUps(films: readonly FollowedFilm[], wishes?: Wishes): string[] {
  if (films.length === 0) return ['Beni şaşırt'];
  const longest = Math.max(...films.map(({ duration = 0 }) => duration));
  const oldest = Math.min(...films.map(({ year = RECENT }) => year));
  const single = films.length === 1;
  const chips = [
    longest > LONG && wishes?.maxDuration === undefined ? 'Daha kısa' : '',
    oldest < RECENT && wishes?.minYear === undefined && wishes?.maxYear === undefined ? 'Daha yeni' : '',
    single ? 'Buna benzer bir şey öner' : 'Başka öner',
    single ? 'Bunu izledim' : 'Bunların hepsini izledim',
    wishes === undefined ? 'Başka sürpriz' : '',
    wishes !== undefined && wishes.origin === undefined && wishes.countries === undefined
      ? 'Yerli olsun'
      : '',
    'Beni şaşırt',
  ].filter(Boolean);
  const last = wishes === undefined ? [] : ['Beni şaşırt'];
  return [...chips.filter((chip) => chip !== 'Beni şaşırt').slice(0, MOST - last.length), ...last];
}
