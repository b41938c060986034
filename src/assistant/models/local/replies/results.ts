import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';
import { accusative, genitive } from '#lib/turkish/suffix.ts';

import { type Output, type ShownFilm, outputOf } from '../outputs.ts';
import type { Call } from '../prompt.ts';
import { variant } from './variants.ts';

type Input = { title?: unknown; query?: unknown; theme?: unknown; tab?: unknown; list?: unknown };

const inputOf = (call: Call): Input =>
  typeof call.input === 'object' && call.input !== null ? call.input : {};
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const TAB_NAMES: Readonly<Record<string, string>> = {
  dashboard: 'Ana Sayfa',
  recommend: 'Film Öner',
  favorites: 'Favorilerim',
  history: 'Geçmiş',
  settings: 'Ayarlar',
};
const LIST_NAMES: Readonly<Record<string, string>> = {
  favourites: 'favorilerin',
  watched: 'izlediklerin',
  history: 'geçmişin',
};

/** What to say after the tools of a turn: one short sentence a tool, equal ones joined. */
export function resultReply(calls: readonly Call[], occasion: string): string {
  const sentences = joined(calls) ?? calls.map((call) => sentence(call, occasion));
  return [...new Set(sentences)].filter(Boolean).join(' ');
}

/** Several films done the same way are named in one sentence. */
function joined(calls: readonly Call[]): string[] | undefined {
  const [first] = calls;
  if (first === undefined || calls.length < 2 || calls.some((call) => call.tool !== first.tool))
    return undefined;
  const films = calls.map((call) => ({ output: outputOf(call), title: titleOf(call) }));
  if (!films.every(({ output }) => output.status === 'done' || output.status === 'unchanged'))
    return undefined;
  const names = joinList(films.map(({ title }) => title));
  switch (first.tool) {
    case 'markWatched':
      return [`${names}: hepsini izlediklerine ekledim. Yerlerine yenilerini önereyim mi?`];
    case 'addFavourite':
      return [`${names}: hepsi artık favorilerinde.`];
    case 'unmarkWatched':
      return [`${names}: izlediklerinden çıkardım.`];
    case 'removeFavourite':
      return [`${names}: favorilerinden çıkardım.`];
    default:
      return undefined;
  }
}

const titleOf = (call: Call): string => outputOf(call).film?.title ?? asText(inputOf(call).title);

function sentence(call: Call, occasion: string): string {
  if (call.outcome?.kind === 'denied') return deniedSentence(call);
  if (call.outcome?.kind === 'error')
    return 'Bu adımda bir sorun çıktı, yapamadım. İstersen yeniden deneyelim.';
  const output = outputOf(call);
  if (output.status === 'ambiguous') return ambiguousSentence(output);
  if (output.status === 'notFound') return notFoundSentence(call);
  if (output.status === 'error' || output.status === 'failed')
    return output.message ?? 'Bu adımda bir sorun çıktı, yapamadım. İstersen yeniden deneyelim.';
  return doneSentence(call, output, occasion);
}

function deniedSentence(call: Call): string {
  const title = titleOf(call);
  if (call.tool === 'removeFavourite') return `Tamam, ${title} favorilerinde kalıyor.`;
  if (call.tool === 'unmarkWatched') return `Tamam, ${title} izlediklerinde kalıyor.`;
  return 'Tamam, dokunmadım.';
}

function ambiguousSentence({ candidates = [] }: Output): string {
  const names = candidates
    .slice(0, 5)
    .map(({ title, year }) => (year === undefined ? title : `${title} (${year})`));
  return names.length === 0
    ? 'Hangisini demek istedin?'
    : `Hangisini demek istedin: ${joinList(names, 'ya da')}?`;
}

function notFoundSentence(call: Call): string {
  const title = asText(inputOf(call).title);
  if (call.tool === 'removeFavourite') return `${title} favorilerinde yok.`;
  if (call.tool === 'unmarkWatched') return `${title} izlediklerinde yok.`;
  if (call.tool === 'findTrailer')
    return `${title} filmi için maalesef fragman bulunamadı. Adını başka türlü yazabilir ya da internette aramamı isteyebilirsin.`;
  return `“${title}” adlı bir film bulamadım. Özgün adıyla deneyebilir, yılını ekleyebilir ya da ona benzer bir şey isteyebilirsin.`;
}

function doneSentence(call: Call, output: Output, occasion: string): string {
  const title = titleOf(call);
  const unchanged = output.status === 'unchanged';
  switch (call.tool) {
    case 'addFavourite':
      return unchanged
        ? `${title} zaten favorilerinde.`
        : variant([`${accusative(title)} favorilerine ekledim.`, `${title} artık favorilerinde.`], occasion);
    case 'removeFavourite':
      return unchanged
        ? `${title} favorilerinde yok zaten.`
        : `${accusative(title)} favorilerinden çıkardım.`;
    case 'markWatched':
      return unchanged
        ? `${title} zaten izlediklerinde.`
        : variant(
            [`${accusative(title)} izlediklerine ekledim.`, `${title} artık izlediklerinde.`],
            occasion,
          );
    case 'unmarkWatched':
      return unchanged
        ? `${title} izlediklerinde yok zaten.`
        : `${accusative(title)} izlediklerinden çıkardım.`;
    case 'findTrailer':
      return variant(
        [`${genitive(title)} fragmanını açtım, iyi seyirler.`, `İşte ${genitive(title)} fragmanı.`],
        occasion,
      );
    case 'searchWeb':
      return `${accusative(title)} internette aradım; sonuçlar yeni sekmede.`;
    case 'showFilm':
      return output.film === undefined
        ? `${genitive(title)} ayrıntıları burada.`
        : aboutFilm(output.film, occasion);
    case 'listFilms':
      return listSentence(call, output);
    case 'showStats':
      return 'İşte istatistiklerin.';
    case 'setTheme':
      return inputOf(call).theme === 'light' ? 'Açık temaya geçtim.' : 'Karanlık temaya geçtim.';
    case 'openTab':
      return `${accusative(TAB_NAMES[asText(inputOf(call).tab)] ?? 'Sayfa')} açtım.`;
    default:
      return 'Tamamdır.';
  }
}

function listSentence(call: Call, { total, films = [] }: Output): string {
  const name = LIST_NAMES[asText(inputOf(call).list)] ?? 'listen';
  const count = total ?? films.length;
  if (count === 0)
    return `Aradığın gibi bir film ${name === 'geçmişin' ? 'geçmişinde' : `${name} arasında`} yok. Yenilerini önermemi ister misin?`;
  return name === 'geçmişin' ? `Geçmişinde ${count} film var.` : `İşte ${name}: ${count} film.`;
}

/** A film in a sentence or two, from its record only. */
export function aboutFilm(film: ShownFilm, occasion: string): string {
  const facts = [
    film.year === undefined || film.year === 0 ? '' : `${film.year} yapımı`,
    film.duration === undefined ? '' : formatMinutes(film.duration),
    film.rating === undefined || film.rating === 0 ? '' : `puanı ${formatRating(film.rating)}`,
  ].filter(Boolean);
  const people = [
    film.director === undefined || film.director === '' ? '' : `Yönetmeni ${film.director}`,
    film.actors === undefined || film.actors.length === 0
      ? ''
      : `oyuncuları ${joinList(film.actors.slice(0, 3))}`,
  ].filter(Boolean);
  const cast = people.length === 0 ? '' : ` ${people.join(', ')}.`.replace(/^ o/u, ' O');
  const opening = variant([`İşte ${film.title}`, `${film.title} burada`], occasion);
  return `${opening}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.${cast}`;
}
