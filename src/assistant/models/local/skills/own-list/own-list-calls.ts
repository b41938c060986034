import type { Memory } from '../../core/memory.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import { pickOutputSchema } from '#tools/pick-from-watchlist.ts';
import { rateOutputSchema } from '#tools/rate-film.ts';
import type { TitleInput } from '#tools/title-input.ts';
import type { CallHandlers, Decision } from '../../core/skill.ts';
import { rememberFilm } from '../single-film/single-film.ts';
import type { Given } from './given-stars.ts';

const LIKED = 4;
const DISLIKED = 2.5;

/** What is remembered and said of stars that were given, and of a film that was picked from the watchlist. */
export const ownListCalls: CallHandlers<'rateFilm' | 'pickFromWatchlist'> = {
  rateFilm: {
    output: rateOutputSchema,
    // Stars have a way back of their own; `geri al` must not reach for the change before them.
    remember: (memory, output, input) => {
      const film = output?.status === 'done' ? output.film : undefined;
      const after = rememberFilm(memory, film && { status: 'done', film }, input);
      return {
        ...after,
        undo: [],
        rated:
          film && output?.status === 'done'
            ? { title: film.title, year: film.year, stars: output.stars }
            : undefined,
      };
    },
    reply({ status, film: { title }, stars }) {
      if (status === 'unchanged') return `${title} için zaten ${formatNumber(stars)} yıldız vermişsin.`;
      return ratedWords(title, stars);
    },
  },
  pickFromWatchlist: {
    output: pickOutputSchema,
    remember: (memory, output) => ({
      ...memory,
      ...(output?.status === 'failed' && { opened: 'watchlist', nothingListed: true }),
    }),
    reply: ({ film: { title }, why }, seed) =>
      variant([`Listenden bu olsun: ${title}. ${why}`, `Bu akşam ${title} diyorum. ${why}`], seed),
  },
};

/** Gives a film its stars, told back in the points that they were said in. @param before what was rated last */
export const rated = (
  film: TitleInput,
  { stars, points }: Given,
  before?: Memory['rated'],
): Extract<Decision, { kind: 'act' }> => ({
  kind: 'act',
  calls: [{ tool: 'rateFilm', input: { ...film, stars } }],
  ...(points !== undefined && {
    answer: ({ title }) =>
      before?.title === title && before.stars !== stars
        ? `Tamam, ${title} için puanını ${formatNumber(points)} yaptım (${formatNumber(stars)} yıldız).`
        : ratedWords(title, stars, points),
  }),
});

/** That stars were written down, in the points that they were given as (`9 puanını, yani 4,5 yıldızını`). */
function ratedWords(title: string, stars: number, points?: number): string {
  const learnt =
    stars >= LIKED
      ? ' Buna benzeyenleri aklımda tutacağım.'
      : stars <= DISLIKED
        ? ' Buna benzeyenlerden uzak duracağım.'
        : '';
  const own = points === undefined ? '' : `${formatNumber(points)} puanını, yani `;
  return `${title} için ${own}${formatNumber(stars)} yıldızını yazdım.${learnt}`;
}
