import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson, hasTheme } from '#domain/wish-rules.ts';
import { roleKey } from '#films/recall/role-index.ts';
import { bestKnownFirst } from '#films/series.ts';
import { catalogued, knownFilms } from '../../core/known-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './played-in.json' with { type: 'json' };
import { roleOf } from './played-in.ts';
import { objectForm } from './roles.ts';

const words = phraseLists(source);

/** `heath ledger'ın olduğu hangisiydi`, `will smithin oynadığı var mıydı`: the one of somebody's films that is such as those in talk. */
export const oneWithThem: Decide = ({ text, named, titles, markers }, context) => {
  const { memory, index, recall } = context;
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  const isAsked = words.THAT_ONE.in(text) && titles.length + others.length === 0 && !markers.requests;
  if (somebody === undefined || !isAsked) return undefined;
  const { name } = somebody.span;
  const { wishes, focus, shown } = memory;
  const [own, ...more] = knownFilms(shown, index).filter((film) => hasPerson(film, name));
  if (own !== undefined && (more.length > 0 || !/(?:^| )vard?/u.test(text))) return undefined;
  const known =
    (focus ?? shown[0]) && catalogued(focus ?? { ...shown[0], title: shown[0]?.title ?? '' }, index);
  // `batman'i en iyi kim oynadı`: in others of his films, too.
  const roles = recall?.roles.called(roleKey(known?.title ?? '')) ?? [];
  const sameHero = new Set(roles.map(({ film }) => film));
  const { themes = [], genres = [], countries = [], series = [] } = wishes ?? {};
  const isWished = themes.length + genres.length + countries.length + series.length > 0;
  const isSuch = (film: CatalogueFilm) =>
    isWished
      ? [...themes, ...genres].every(
          (kind) => hasTheme(film, kind) || film.genres.some((own) => own === kind),
        ) &&
        (countries.length === 0 || countries.some((country) => film.countries.includes(country))) &&
        (series.length === 0 || series.includes(film.judgement?.series?.name ?? ''))
      : sameHero.has(film) || (known !== undefined && sharesName(film, known));
  const [found] =
    own === undefined
      ? bestKnownFirst(index.films.filter((film) => hasPerson(film, name) && isSuch(film)))
      : [own];
  return (
    found &&
    showAndAnswer(
      found,
      context,
      () => `Aradığın ${found.title} (${found.year})${asWhom(found, name, context)}.`,
    )
  );
};

const asWhom = (film: CatalogueFilm, person: string, context: DecisionContext): string => {
  const [role] = roleOf(film, person, context)?.names ?? [];
  return role === undefined ? '' : `; ${objectForm(role)} oynuyor`;
};

/** *Örümcek Adam*, and *İnanılmaz Örümcek-Adam*. */
function sharesName(film: CatalogueFilm, { title, judgement }: CatalogueFilm): boolean {
  const names = [title, judgement?.series?.name ?? ''].map(roleKey).filter(Boolean);
  const own = roleKey([film.title, film.judgement?.series?.name ?? '', ...film.aliases].join(' '));
  return names.some((name) => ` ${own} `.includes(` ${name} `));
}
