import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { fold } from '#domain/title.ts';
import type { TitleSpan } from '#films/find-titles.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { bestKnownFirst } from '#films/series.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { type Memory, type ShownFilm, oneMeant, withFocus } from './memory.ts';

/** The films that an answer of ours names, in their order: we write titles as the catalogue does. */
export function filmsInWords(answer: string, index: FilmIndex): readonly CatalogueFilm[] {
  const films = titlesBesideNames(answer, index).flatMap(({ films: called, start, end, fuzzy }) => {
    const written = called.filter(({ title }) => isWritten(title, answer, start, end));
    const [film] = bestKnownFirst(written);
    return fuzzy || film === undefined || isChance(film.title, answer.slice(0, start)) ? [] : film;
  });
  return [...new Set(films)];
}

/** As the catalogue does, or but for its signs (`Bir Zamanlar… Hollywood'da`). */
const isWritten = (title: string, answer: string, start: number, end: number): boolean =>
  answer.startsWith(title, start) ||
  (!answer.slice(start, end).includes(',') && lettersOf(answer.slice(start, end)) === lettersOf(title));
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The titles in a text but for those that are a part of somebody's name (`Akira Kurosawa`, `Çağan Irmak`). */
export function titlesBesideNames(text: string, index: FilmIndex): readonly TitleSpan[] {
  const people = index.findPeopleIn(text);
  return index
    .findTitlesIn(text)
    .filter(
      ({ start, end }) =>
        !people.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start),
    );
}

/** `Anlat bakalım`, `Hayır`: an everyday word that begins a sentence, and that a film is called, too. */
const isChance = (title: string, before: string): boolean =>
  /(?:^|[.!?] )$/u.test(before) && !title.includes(' ') && isCommonWord(fold(title));

/** What an answer says first. */
const firstOf = (answer: string): string => answer.split(/[;.!?] /u)[0] ?? '';

/**
 * What an answer in words named is pointed at next: the one of the films on the screen that it spoke for, or the films
 * that it told of where others or none were shown and the message itself named none. Several of them are a row like any
 * other (`hangisi daha yeni`, `en kısası`); of one alone deeds are meant, while questions go on with what it was told of.
 */
export function withTold(before: Memory, memory: Memory, answer: string, index: FilmIndex): Memory {
  const told = filmsInWords(answer, index);
  const isShown = (film: ShownFilm) => memory.shown.some(({ title }) => title === film.title);
  const [only, ...more] = told;
  // `ıssız adada kaldığı hangisi`: of another film than the one that was spoken for, and it was not named.
  if (only === undefined && answer !== '' && memory.asked?.includes('hangi') === true)
    return { ...memory, lead: undefined };
  if (only === undefined) return memory;
  // `hangisi ödül almış`: of those that the answer names, the one that it begins with.
  const first =
    more.length > 0 && memory.asked?.includes('hangi') ? filmsInWords(firstOf(answer), index) : [];
  const [meant] = first.length === 1 ? first : [];
  if (told.every(isShown) && meant !== undefined && oneMeant(memory) === memory.lead)
    return { ...memory, lead: meant };
  if (told.every(isShown))
    return more.length === 0 && oneMeant(memory) === memory.lead ? { ...memory, lead: only } : memory;
  if (memory.shown !== before.shown || memory.focus !== before.focus || told.some(isShown)) return memory;
  // Of somebody's films, what follows is about them (`son filmi hangisi`).
  if (more.length > 0 && memory.person === undefined)
    return { ...memory, told, shown: told, before: memory.shown, focus: undefined, onlyNamed: true };
  if (memory.focus !== undefined) return memory;
  const isAlone = memory.person === undefined && memory.shown.length === 0;
  return isAlone && more.length === 0 ? { ...withFocus(memory, only), told } : { ...memory, told };
}
