import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { hasPerson, hasTheme } from '#domain/wish-rules.ts';
import { bestKnownFirst } from '#films/series.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide } from '../../core/skill.ts';

const ASKED =
  /(?:^| )(?:oynad[iu]g\w*|oynayan\w*|oldugu|olan\w*|rol ald[iu]g\w*)(?: film\w*| da| de)* (?:hangi\w*|var m[iu]\w*|yok m[iu]\w*|vardi|neydi)/u;
const LEAST = 5;

/**
 * `heath ledger'ın olduğu hangisiydi`, `will smithin oynadığı var mıydı`: none of those shown, but the film of that name or
 * kind that is meant.
 */
export const oneWithPerson: Decide = ({ text, named, titles, markers }, context) => {
  const { memory, index } = context;
  const [person, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (person === undefined || others.length + titles.length > 0 || markers.requests || !ASKED.test(text))
    return undefined;
  const { name } = person.span;
  const inTalk = [...(memory.focus === undefined ? [] : [memory.focus]), ...memory.shown];
  const known = inTalk.flatMap((film) => catalogued(film, index) ?? []);
  if (known.length === 0 || known.some((film) => hasPerson(film, name))) return undefined;
  const theirs = index.films.filter(({ actors }) => actors.includes(name));
  const [film] = bestKnownFirst(theirs.filter((one) => isAkin(one, known, memory)));
  const found = WHETHER.test(text) ? 'Var:' : 'O';
  return (
    film && showAndAnswer(film, context, ({ title, year }) => `${found} ${title} (${year}), ${name} oynuyor.`)
  );
};

const WHETHER = /(?:^| )(?:var|yok) m[iu]/u;

/** Of the name of what is shown (`Batman`), or about what was wished. */
function isAkin(film: CatalogueFilm, known: readonly CatalogueFilm[], { wishes }: Memory): boolean {
  const [theme] = wishes?.themes ?? [];
  if (theme !== undefined) return hasTheme(film, theme);
  // `adam sandlerlı olan var mı`, after comedies, wishes for some.
  if ((wishes?.genres.length ?? 0) > 0) return false;
  const words = new Set([film.title, film.originalTitle, ...film.aliases].flatMap(wordsOf));
  return known.some(({ title, originalTitle }) =>
    [title, originalTitle].flatMap(wordsOf).some((word) => word.length >= LEAST && words.has(word)),
  );
}

const wordsOf = (title: string): string[] => normaliseTitle(title).split(' ');
