import { fold } from '#domain/title.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { filmQuestionsWords } from '../../lexicon/word-lists.ts';
import { calledBy, standsOut } from '../../understand/spans.ts';
import { endsClause, placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { clausesOf } from './clauses-of.ts';
import { isTale } from './is-tale.ts';
import { mainTitle } from '../unheard/main-title.ts';

/** A question has at most so many words; what is told around it is left out. */
const LONGEST = 14;
/** How sure the judge must be that a part alone is the question. */
const SURE_PART = 0.5;
/** So many parts at the end are looked at. */
const MOST_PARTS = 6;

/**
 * The question alone of a tale that asks something of a film (`… eltim diyor ki olmuş bir olay, ben de kitaptan diyorum.
 * yeşil yol gerçek mi`), with the film's title where it was named before; undefined where nothing is asked so.
 */
export function questionInTale(
  whole: Understanding,
  understand: (text: string) => Understanding,
): string | undefined {
  if (!isTale(whole)) return undefined;
  const suits = ifItSuits(whole);
  if (suits !== undefined) return suits;
  if (!sounds('question in a tale', whole)) return ofThatFilm(whole, understand);
  const title = mainTitle(whole);
  if (title === undefined) return undefined;
  const parts = partsOf(whole).map((part) => ({ part, read: understand(part) }));
  const [best] = parts.toSorted(
    (a, b) => likely(b.read.judged, 'question') - likely(a.read.judged, 'question'),
  );
  if (best === undefined || likely(best.read.judged, 'question', 'shown') < SURE_PART) return undefined;
  if (best.read.titles.some(standsOut)) return best.part;
  // `lynch'e nereden başlasam, en anlaşılırı hangisi`: it is asked of somebody's films.
  return whole.people.length > 0 ? undefined : `“${calledBy(title)}” ${best.part}`;
}

/** `… kızım 7 yaşında, titaniği açmış arkadaşı, uygun mudur titanik, korkar mı`: whether that film suits the child that is told of. */
function ifItSuits({ titles, exact, text, markers }: Understanding): string | undefined {
  const title = mainTitle({ titles });
  const end = text.split(' ').slice(-END).join(' ');
  if (title === undefined || exact?.maxAge === undefined || markers.requests) return undefined;
  if (!filmQuestionsWords.SUITS_CHILD.in(end)) return undefined;
  const fright = FRIGHT.test(end) ? ', korkar mı' : '';
  return `“${calledBy(title)}” ${exact.maxAge} yaş için uygun mu${fright}`;
}
const END = 9;
const FRIGHT = /(?:^| )(?:kork|etkilen|urk)\w* m[iu]/u;

/** `… esaretin bedeli sekiz oscar aldı diyo … sen söyle kaç oscarı var o filmin. geçen ay da …`: one part asks of that film, wherever it stands. */
function ofThatFilm(whole: Understanding, understand: (text: string) => Understanding): string | undefined {
  const asked = clausesOf(whole)
    .filter((part) => THAT_FILM.test(fold(part)))
    .map(understand)
    .find((part) => isAsking(part.text) && likely(part.judged, 'question', 'shown') >= SURE_OF_THAT);
  if (asked === undefined) return undefined;
  const at = whole.written.indexOf(asked.written);
  const before = whole.titles.filter((title) => (whole.tokens[title.from]?.start ?? 0) < at);
  const title = mainTitle({ titles: before });
  if (title === undefined) return undefined;
  const slips = placesOf(...asked.titles.filter(({ span }) => span.fuzzy));
  const question = asked.tokens.filter((_, place) => !slips.includes(place)).map(({ raw }) => raw);
  return `“${calledBy(title)}” ${question.join(' ')}`;
}
const THAT_FILM = /(?:^| )(?:o|bu|su) film(?:in|i|de|deki)?(?: |$)/u;
const SURE_OF_THAT = 0.7;

/** The last parts between marks, or the last words where nothing marks them off. */
function partsOf({ tokens, written }: Understanding): readonly string[] {
  const ends = [...tokens.flatMap((token, at) => (endsClause(token) ? [at + 1] : [])), tokens.length];
  const spans = [...new Set(ends)].map((to, place, all) => ({ from: all[place - 1] ?? 0, to }));
  return spans
    .slice(-MOST_PARTS)
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => {
      const start = tokens[Math.max(from, to - LONGEST)]?.start;
      return written.slice(start, tokens[to - 1]?.end);
    });
}
