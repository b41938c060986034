import { joinList } from '#lib/turkish/format.ts';

import type { ShownFilm } from '../outputs.ts';
import type { FilmTool } from '../understand/acts.ts';

const WHAT: Readonly<Record<FilmTool, string>> = {
  showFilm: 'Hangi filmin ayrıntılarını açayım?',
  findTrailer: 'Hangi filmin fragmanını açayım?',
  searchWeb: 'Hangi filmi arayayım?',
  addFavourite: 'Hangi filmi favorilerine ekleyeyim?',
  removeFavourite: 'Hangi filmi favorilerinden çıkarayım?',
  markWatched: 'Hangi filmi izledin?',
  unmarkWatched: 'Hangi filmi izlenenlerden çıkarayım?',
};

/** Asks which film is meant, naming those that were shown. */
export function whichFilm(tool: FilmTool, shown: readonly ShownFilm[]): string {
  if (shown.length === 0) return `${WHAT[tool]} Adını yazman yeter.`;
  const titles = joinList(
    shown.slice(0, 3).map(({ title }) => title),
    'ya da',
  );
  return shown.length === 1 ? `${WHAT[tool]} ${titles} mi?` : `${WHAT[tool]} ${titles}?`;
}

/** The message points at a film where none was shown. */
export const NOTHING_SHOWN =
  'Henüz gösterdiğim bir film yok. Filmin adını yazabilir ya da önce bir öneri isteyebilirsin.';

/** The message points at a film of a row beyond its end. */
export function noSuchPlace(shown: readonly ShownFilm[]): string {
  return `Gösterdiğim filmler şunlar: ${joinList(shown.map(({ title }) => title))}. Hangisini kastettin?`;
}

export const WHICH_THEME = 'Karanlık tema mı, açık tema mı olsun?';
export const FRESH_START = 'Tamam, baştan başlayalım. Nasıl bir film istersin?';
export const ENJOY = 'İyi seyirler! İstersen birinin fragmanını açayım ya da başka öneriler getireyim.';
export const LEFT_AS_IS = 'Tamam, listelerine dokunmuyorum. Başka bir isteğin var mı?';
export const REMOVE_FROM_WHERE =
  'Favorilerinden mi, izlediklerinden mi çıkarayım? Filmin adıyla birlikte yazman yeter.';
