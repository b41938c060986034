import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { GENRES } from '#domain/genre.ts';
import { normaliseTitle } from '#domain/title.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import type { Random } from '#lib/random.ts';
import { callsTool, type Reply, says, saysJson } from './reply.ts';
import { type ChatRequest, wordsOf } from './wire.ts';

/**
 * What a fair model would answer where nothing was scripted, so that the keyed paths can be seen without a key: three
 * films of the named genres or a surprise as JSON, a tool call for a wish in a chat, a sentence for anything else.
 */
export async function defaultReply(request: ChatRequest, random: Random): Promise<Reply> {
  const last = request.messages.at(-1);
  const words = last === undefined ? '' : wordsOf(last);
  if (wantsJson(request)) return recommend(request, words, random);
  if (last?.role === 'tool') return says('İşte istediğin. Başka bir şey ister misin?');
  const offered = (name: string) => request.tools?.some((tool) => tool.function.name === name) === true;
  // Where a server takes no instructions, they stand in front of what the person said.
  const said = words.split('\n\n').at(-1) ?? '';
  const genres = genresIn(said);
  const asks = genres.length > 0 || /\böner/iu.test(said);
  if (/sürpriz|şaşırt/iu.test(said) && offered('surpriseFilm')) return callsTool('surpriseFilm', {});
  if (asks && offered('recommendFilms')) return callsTool('recommendFilms', { genres });
  return says('Merhaba! Nasıl bir film istediğini söylersen sana üç film önerebilirim.');
}

/** Whether the answer is to be JSON: by the format, or in words where a server takes no format. */
export const wantsJson = ({ response_format: format, tools, messages }: ChatRequest): boolean =>
  format === undefined
    ? tools === undefined && messages.some((message) => /geçerli JSON/u.test(wordsOf(message)))
    : format.type !== 'text';

const genresIn = (text: string) =>
  GENRES.filter((genre) => ` ${normaliseTitle(text)} `.includes(` ${normaliseTitle(genre)} `));

async function recommend(request: ChatRequest, words: string, random: Random): Promise<Reply> {
  const genres = genresIn(/^Türler: (.*)$/mu.exec(words)?.[1] ?? '');
  const isFit = (film: CatalogueFilm) =>
    (genres.length === 0 || film.genres.some((genre) => genres.includes(genre))) &&
    (!genres.includes('Animasyon') || film.genres.includes('Animasyon')) &&
    !words.includes(JSON.stringify(film.title));
  const pool = (await loadCatalogue()).filter(isFit);
  const picked = Array.from({ length: 3 }, () => pool.splice(Math.floor(random() * pool.length), 1)).flat();
  const written = picked.map((film) => ({
    id: film.id,
    title: film.title,
    originalTitle: film.originalTitle,
    year: film.year,
    genre: film.genres.filter((genre) => genres.length === 0 || genres.includes(genre)).join(', '),
    rating: film.rating,
    duration: film.duration,
    actors: film.actors,
    plot: film.plot,
    explanation: 'Denemeler için yanıt veren hizmet bu filmi seçti.',
    director: film.director,
    countries: film.countries,
    ageRating: film.ageRating,
  }));
  const isSurprise = request.messages.some((message) => wordsOf(message).includes('surprise_explanation'));
  if (isSurprise) return saysJson({ ...written[0], surprise_explanation: written[0]?.explanation });
  return saysJson({
    explanation: 'Denemeler için yanıt veren hizmet bu üç filmi seçti.',
    recommendations: written,
  });
}
