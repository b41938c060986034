import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { joinTitles } from '../../core/sentence.ts';
import { allOf, lowerFirst } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { knownFilms } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';

const ALL = /(?:^| )(?:iki|uc|dord|bes|hep|tum|butun)(?:s[iu]|u|ler[iu]|un[uun])?\w*(?: |$)/u;
const MADE = /(?:^| )(?:cek|yonet|yap)\w*/u;
const WRITTEN = /(?:^| )yaz\w*/u;
const PLAYS = /(?:^| )(?:oyn|var)\w*/u;
const PARTICLE = /(?:^| )m[iu]\w*(?: |$)/u;

/** `üçünü de nolan mı çekti`, after films were shown or told: of all of them at once. */
export const allBy: Decide = ({ text, named, titles, tokens, markers }, { memory, index }) => {
  const [person, ...others] = named;
  const films = knownFilms(memory.shown, index);
  if (person === undefined || others.length > 0 || titles.length > 0 || films.length < 2) return undefined;
  // The name itself is what is asked: `nolan mı`.
  const isAsked = PARTICLE.test(tokens[person.to]?.folded ?? '') || PARTICLE.test(text.slice(-6));
  if (!isAsked || markers.requests || !ALL.test(text)) return undefined;
  const { name } = person.span;
  const makes = MADE.test(text);
  const writes = WRITTEN.test(text);
  if (!makes && !writes && !PLAYS.test(text)) return undefined;
  const isTheirs = ({ director = '', actors, writers = [] }: CatalogueFilm) =>
    writes
      ? writers.some((writer) => writer.name === name)
      : makes
        ? director.split(', ').includes(name)
        : actors.includes(name);
  const own = films.filter(isTheirs);
  const does = makes ? 'çekti' : 'oynuyor';
  if (own.length === 0) return say(`Hayır, hiçbiri onun değil; ${name} bunların hiçbirinde yok.`);
  if (own.length === films.length && writes)
    return say(`Evet, ${lowerFirst(allOf(own.length))} ${genitive(name)} kaleminden.`);
  if (own.length === films.length) return say(`Evet, hepsi${makes ? 'ni' : 'nde'} ${name} ${does}.`);
  const without = films.filter((film) => !own.includes(film));
  if (without.length < own.length) return say(`Hepsi değil: ${joinTitles(without)} dışında evet.`);
  return say(`Hayır, yalnız ${joinTitles(own)}; öbür${films.length - own.length > 1 ? 'leri' : 'ü'} değil.`);
};
