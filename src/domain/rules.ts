import { LIMITS } from './film.ts';
import { type Genre, splitGenres } from './genre.ts';
import { normaliseTitle } from './title.ts';

/** A broken rule: what the correction pass sends and errors list. */
interface Violation {
  rule: 'count' | 'title' | 'duplicate' | 'genre' | 'repeat';
  message: string;
  title?: string;
}

interface RuleSet {
  /** Selected genres; none means any (`Genel`). */
  genres: readonly Genre[];
  banned?: readonly string[];
}

type Judged = { title: string; genre: string };

/** Removes films whose normalised title came before; films without a title stay for the rules to name (M-05). */
export function removeDuplicates<T extends { title: string }>(films: readonly T[]): T[] {
  const seen = new Set<string>();
  return films.filter(({ title }) => {
    const key = normaliseTitle(title);
    if (key !== '' && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Checks films against the AI output rules with their exact messages (M-02, M-03, M-06 to M-09, M-12). An empty answer means they hold.
 * With *Animasyon* selected every film must be an animation; a film's genre field may hold selected genres only.
 */
export function checkFilms(films: readonly Judged[], { genres, banned = [] }: RuleSet): Violation[] {
  const violations: Violation[] = [];
  const count = LIMITS.filmsPerRecommendation;
  if (films.length !== count) {
    violations.push({ rule: 'count', message: `Film sayısı ${films.length}. Tam olarak ${count} olmalı.` });
  }
  const seen = new Set<string>();
  const bannedKeys = new Set(banned.map(normaliseTitle));
  for (const { title, genre } of films) {
    const key = normaliseTitle(title);
    if (key === '') violations.push({ rule: 'title', message: 'Boş/Geçersiz başlık.' });
    else if (seen.has(key)) violations.push({ rule: 'duplicate', message: `Duplikasyon: ${title}`, title });
    else if (bannedKeys.has(key)) violations.push({ rule: 'repeat', message: `Tekrar: ${title}`, title });
    seen.add(key);
    if (!genreFits(genre, genres)) violations.push({ rule: 'genre', message: 'Tür uyuşmazlığı', title });
  }
  return violations;
}

/** Whether a film's genre field agrees with the selected genres; without any, every named genre does. */
export function genreFits(genre: string, selected: readonly Genre[]): boolean {
  const parts = splitGenres(genre);
  if (selected.length === 0) return parts.length > 0;
  if (selected.includes('Animasyon') && !parts.includes('Animasyon')) return false;
  return parts.length > 0 && parts.every((part) => selected.some((name) => name === part));
}
