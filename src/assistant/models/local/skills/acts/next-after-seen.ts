import { seriesAmong } from '#films/series.ts';
import { ablative, accusative, dative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { catalogued } from '../../core/known-film.ts';
import { isSameFilm } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { Decision, DecisionContext } from '../../core/skill.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { SINCE_THEN } from './seen-already.ts';

type Acting = Extract<Decision, { kind: 'act' }>;

/** `3 idiots'u izledim`, while films of a wish stand there: it is written down, and one of the others is named for it. */
export function withNext(
  decided: Acting,
  { text }: Understanding,
  { memory, index, seed }: DecisionContext,
): Acting {
  const { lastShow, shown, lead } = memory;
  const seen = decided.calls.flatMap(({ tool, input }) =>
    tool === 'markWatched' ? [{ title: input.title, year: input.year ?? 0 }] : [],
  );
  const isOfWish = lastShow?.tool === 'recommendFilms' || lastShow?.tool === 'filmsForTwo';
  const isOnlyDeed = changesWords.ADD.in(text) || changesWords.MARK.in(text) || SINCE_THEN.test(text);
  if (!isOfWish || isOnlyDeed || seen.length < decided.calls.length || shown.length < 2) return decided;
  if (decided.after !== undefined || decided.answer !== undefined) return decided;
  const known = [...(memory.seen ?? []), ...seen];
  const left = shown.filter((film) => !known.some(isSameFilm(film)));
  const next = left.find(({ title }) => title === lead?.title) ?? left[0];
  // Which film an open title means is asked first.
  const isOpen = seen.some(({ title, year }) => index.resolveTitle(title, year || undefined).kind === 'many');
  if (isOpen) return decided;
  // All of them are seen by now: others come.
  if (next === undefined)
    return lastShow.tool === 'recommendFilms' ? { ...decided, calls: [...decided.calls, lastShow] } : decided;
  const words = variant(
    [
      `O zaman ${accusative(next.title)} aç derim.`,
      `O zaman sıra ${next.title} filminde.`,
      `Sen ${ablative(next.title)} başla o zaman.`,
      `O zaman ${dative(next.title)} geçelim.`,
    ],
    seed,
  );
  if (seen.length === 1) return { ...decided, after: words };
  const films = seen.flatMap((film) => catalogued(film, index) ?? []);
  const series =
    films.length === seen.length && films.every((film) => seriesAmong([film]) === seriesAmong(films));
  const noted =
    series && films.length > 2 && seriesAmong(films) !== undefined
      ? `${seriesAmong(films)} filmlerini izlediklerine ekledim.`
      : `${joinTitles(seen)}: ${seen.length === 2 ? 'ikisini de' : 'hepsini'} izlediklerine yazdım.`;
  return { ...decided, answer: () => `${noted} ${words}` };
}
