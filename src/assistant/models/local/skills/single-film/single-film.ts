import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { accusative, genitive, locative } from '#lib/turkish/suffix.ts';
import { type OutputFilm, titleOutputSchema } from '#tools/film-output.ts';
import { trailerOutputSchema } from '#tools/find-trailer.ts';
import type { FilmTool, UITools } from '#tools/registry.ts';
import { searchOutputSchema } from '#tools/search-web.ts';
import { titleInputSchema } from '#tools/title-input.ts';
import type { CallHandlers } from '../../core/skill.ts';
import { type Memory, withFocus } from '../../core/memory.ts';
import { variant } from '#lib/variant.ts';

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
    reply: ({ film: { title }, trailer, missing }, seed, again) => {
      if (missing === 'notConnected') return again ? noTrailerHere(title) : noDatabase(title);
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

const noDatabase = (title: string) => `Yukarıdaki bağlantıya dokun, ${genitive(title)} fragmanı çıkar.`;
/** Told once already why. */
const noTrailerHere = (title: string) => `${genitive(title)} fragmanı için yukarıdaki bağlantıya dokun.`;

/** A film as one who has seen it hands it over: what happens in it, else whose it is and who plays; the card beside it has the rest. */
function aboutFilm({ title, year, director = '', actors, hook }: OutputFilm, seed: string): string {
  // A title with a colon of its own ends its sentence.
  if (hook !== undefined && title.includes(':')) return `İşte ${title}. ${upperFirst(hook)}.`;
  if (hook !== undefined)
    return variant(
      [`İşte ${title}: ${hook}.`, `${locative(title)} ${hook}.`, `Buyur, ${title}: ${hook}.`],
      seed,
    );
  const played = actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, 2);
  const cast = played.length === 0 ? '' : `, ${joinList(played)} oynuyor`;
  const when = year === 0 ? '' : ` ${locative(String(year))}`;
  if (director === '') return `İşte ${title}${year === 0 ? '' : `, ${year} yapımı`}${cast}.`;
  const made = joinList(director.split(', '));
  return `${variant(
    [`${accusative(title)}${when} ${made} çekti`, `İşte ${title}: ${made}${when} çekti`],
    seed,
  )}${cast}.`;
}
