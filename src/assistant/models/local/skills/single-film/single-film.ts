import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';
import { accusative, genitive } from '#lib/turkish/suffix.ts';
import { type OutputFilm, titleOutputSchema } from '#tools/film-output.ts';
import { trailerOutputSchema } from '#tools/find-trailer.ts';
import type { FilmTool, UITools } from '#tools/registry.ts';
import { searchOutputSchema } from '#tools/search-web.ts';
import { titleInputSchema } from '#tools/title-input.ts';
import type { CallHandlers } from '../../core/skill.ts';
import { type Memory, withFocus } from '../../core/memory.ts';
import { variant } from '../../core/variant.ts';

/** A call on one film: the film that it showed or changed is the one spoken of, else the one that it named. */
export function rememberFilm(
  memory: Memory,
  output: UITools[FilmTool]['output'] | undefined,
  input: unknown,
): Memory {
  if (output?.status === 'notFound') return memory;
  if (output !== undefined && 'film' in output) return withFocus(memory, output.film);
  const named = titleInputSchema.safeParse(input);
  return named.success ? withFocus(memory, named.data) : memory;
}

export const filmCalls: CallHandlers<'showFilm' | 'findTrailer' | 'searchWeb'> = {
  showFilm: {
    output: titleOutputSchema,
    remember: rememberFilm,
    reply: ({ film }, seed) => aboutFilm(film, seed),
  },
  findTrailer: {
    output: trailerOutputSchema,
    remember: rememberFilm,
    reply: ({ film: { title }, trailer, missing }, seed) => {
      if (missing === 'notConnected') return noDatabase(title);
      if (trailer === undefined) return noTrailer(title);
      return variant(
        [`${genitive(title)} fragmanını açtım, iyi seyirler.`, `İşte ${genitive(title)} fragmanı.`],
        seed,
      );
    },
    replyToNotFound: (title) =>
      `${title} filmi için maalesef fragman bulunamadı. Adını başka türlü yazabilir ya da internette aramamı isteyebilirsin.`,
  },
  searchWeb: {
    output: searchOutputSchema,
    remember: rememberFilm,
    reply: ({ title }) => `${accusative(title)} internette aradım; sonuçlar yeni sekmede.`,
  },
};

const noTrailer = (title: string) =>
  `${genitive(title)} fragmanını bulamadım. Video sitesinde aramak istersen bağlantısı yukarıda.`;

const noDatabase = (title: string) =>
  `${genitive(title)} fragmanını arayamadım, çünkü film veri tabanı bağlı değil. Video sitesinde arayabilirsin; Ayarlar'da bir TMDB anahtarı girersen fragmanları burada açarım.`;

/** A film in a sentence or two, from its record only. */
function aboutFilm(film: OutputFilm, seed: string): string {
  const facts = [
    film.year === 0 ? '' : `${film.year} yapımı`,
    formatMinutes(film.duration),
    film.rating === 0 ? '' : `puanı ${formatRating(film.rating)}`,
  ].filter(Boolean);
  const people = [
    film.director === undefined || film.director === '' ? '' : `Yönetmeni ${film.director}`,
    film.actors.length === 0 ? '' : `oyuncuları ${joinList(film.actors.slice(0, 3))}`,
  ].filter(Boolean);
  const cast = people.length === 0 ? '' : ` ${people.join(', ')}.`.replace(/^ o/u, ' O');
  return `${variant([`İşte ${film.title}`, `${film.title} burada`], seed)}: ${facts.join(', ')}.${cast}`;
}
