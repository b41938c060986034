import type { RecallIndex } from '#films/recall/recall-index.ts';
import { likely } from '../../judge/judge.ts';
import { boundsWords, markersWords } from '../../lexicon/word-lists.ts';
import { statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isSubject, tellingWords } from '../recall/description.ts';

const FEW_WORDS = 3;
const ASKS_FACT =
  /(?:^| )(?:nere(?:si|de|si?ydi)\w*|kac(?:ti|tir)?|kim(?:di|dir)?|ne zaman|nasil|neydi|nedir)$/u;

/** `kore filmi var mı`, `öyle bir film daha yapıldı mı`, `uzaylı var mı`: films of a kind that is named are asked for. */
export const asksForSuch = ({ exact, asksAlike, text, words }: Understanding): boolean =>
  ((exact !== undefined || asksAlike) && SUCH_FILMS.test(text)) ||
  // `2023te çıkan iyi filmler neydi`
  (exact !== undefined && WHICH_ONES.test(text)) ||
  // `sevgilin var mı` is said to the assistant, and `uzaylılar var mı` asks whether there are such.
  (exact !== undefined &&
    exact.themes.length + exact.genres.length > 0 &&
    words <= FEW_WORDS &&
    /(?<!n|l[ae]r) var m[iu]$/u.test(text));
const WHICH_ONES =
  /(?:^| )(?:film|yapim)ler\w* (?:\w+ ){0,2}(?:ne(?:ler)?|hangiler[iu])(?:y?d[iu](?:r)?|ym[iu]s)?(?: acaba| ya| peki)?$/u;
const SUCH_FILMS =
  /(?:^| )film(?:i|ler|leri)? (?:\w+ )?(?:(?:var|yok) m[iu]|(?:yapil|cekil|cik)(?:d[iu]|m[iu]s) m[iu])(?:yd[iu]|d[iu]r)?(?: |$)/u;

/** `a24 filmi at`, `bana bir suç önerir misin`, `ne üzgün ne mutlu`: a wish asked for, or something refused. */
export function isWish({ words, exact, markers, text, films, judged }: Understanding): boolean {
  if (exact === undefined) return false;
  if (exact.similarTo !== undefined || exact.avoidThemes.length + exact.excludeGenres.length > 0) return true;
  // `bir buçuk saat, animasyon`: a kind and a bound are a wish in themselves.
  const { minYear, maxYear, minDuration, maxDuration, minRating } = exact;
  const isBound = [minYear, maxYear, minDuration, maxDuration, minRating].some(
    (bound) => bound !== undefined,
  );
  if (exact.genres.length > 0 && isBound) return true;
  // `ne 1980den eski ne 2000den yeni`
  if (minYear !== undefined && maxYear !== undefined) return true;
  // `maks 90 dk yarın 6da vardiyam var`: so long may only a film be.
  if (
    maxDuration !== undefined &&
    [boundsWords.MOST_BEFORE, boundsWords.NEVER_BEYOND].some((list) => list.in(text))
  )
    return true;
  // A theme is an everyday word, too (`polis maaşları`).
  // `almanyada hangi belgeler lazım`: much is wished that is no film.
  const ofFilms = films || likely(judged, 'recommend', 'refine') >= likely(judged, 'offtopic');
  const asked = markers.requests || (ofFilms && markersWords.WISHING.in(text));
  // `fransanın başkenti neresi`: a fact is asked.
  if (ASKS_FACT.test(text)) return false;
  return (words <= FEW_WORDS || asked) && statesAnything({ ...exact, themes: [] });
}

/** All of one film, a subject is what films are about: `nazi kampı`, unlike `polis maaşları`. */
export function isFilmed(parsed: Understanding, recall: RecallIndex | undefined): boolean {
  if (recall === undefined || !isSubject(parsed)) return false;
  const [film] = recall.find(tellingWords(parsed));
  return film !== undefined && film.score >= 1 && film.met.length > 1;
}
