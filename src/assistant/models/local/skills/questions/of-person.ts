import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { ofPerson } from '#domain/film-words.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import words from './of-person.json' with { type: 'json' };

export const ofPersonWords = phraseLists(words);
const { BEST, FIRST, NEXT, SEEN } = ofPersonWords;

/** `tarantino'nun en iyi filmi hangisi`, `johnny depp en son hangi filmde oynadı`: one film of somebody's, and the next one. */
export const oneOfPerson: Decide = ({ text, said, titles, references, markers }, context) => {
  const [person, ...others] = said.people;
  const points = references.some(({ reference: { kind } }) => kind !== 'most');
  if (person === undefined || others.length > 0 || titles.length > 0 || markers.requests) return undefined;
  const isFirst = FIRST.in(text) && !TO_BEGIN.test(text);
  if (!isFirst && (!BEST.in(text) || SEVERAL.test(text) || points)) return undefined;
  const own = leadsOf(person, context.index.films);
  if (isFirst) {
    const [film] = ofTheirCraft(own, person).toSorted((a, b) => a.year - b.year);
    const told = ({ title, year }: CatalogueFilm) =>
      `${genitive(person)} bende olan en eski filmi ${title} (${year}).`;
    return film && showAndAnswer(film, context, () => told(film));
  }
  return inTurn(person, bestFirst(own), context, text);
};

/** The films that somebody made or has a leading part in: those in which they are seen for a moment only where there are no others. */
export function leadsOf(person: string, films: readonly CatalogueFilm[]): readonly CatalogueFilm[] {
  const own = films.filter(ofPerson(person)).filter(({ judgement }) => judgement !== undefined);
  const billed = (most: number) =>
    own.filter(
      ({ actors, director = '' }) =>
        !actors.includes(person) || actors.indexOf(person) < most || director.split(', ').includes(person),
    );
  // Whoever leads in many films is not told by those in which others do.
  return [billed(2), billed(3)].find(({ length }, at) => length > (at === 0 ? MANY : 0)) ?? own;
}
const MANY = 4;

/** Whoever directs is asked for what they made, not for what they play in or wrote. */
export function ofTheirCraft(own: readonly CatalogueFilm[], person: string): readonly CatalogueFilm[] {
  const directed = own.filter(({ director }) => director?.split(', ').includes(person));
  return directed.length > own.length / 3 ? directed : own;
}

/** `en sevilen filmleri neler`: not the one that is best. */
const SEVERAL = /(?:^| )film(?:ler|ler[iu])(?:n[iu]n?|nden)?(?: |$)/u;

/** `ilk hangi filmini izleyim`: where to begin. */
const TO_BEGIN = /(?:^| )(?:izle|seyret|bak|basla)/u;

const fameOf = ({ judgement }: CatalogueFilm) => judgement?.fame ?? 0;
const bestFirst = (films: readonly CatalogueFilm[]) =>
  films.toSorted((a, b) => fameOf(b) - fameOf(a) || b.rating - a.rating);

const FAMED = /(?:^| )(?:unlu|meshur|tanin|parla|patla|sohret)/u;

/** The best of them; who has seen it gets the next. @param asked what is asked, folded; nothing where the next is meant */
function inTurn(
  person: string,
  [film, ...rest]: readonly CatalogueFilm[],
  context: DecisionContext,
  asked = '',
): Decision | undefined {
  if (film === undefined) return undefined;
  const { title, year, rating } = film;
  const words = (said: string | undefined) =>
    asked === ''
      ? `Sıradaki ${title} (${year}). ${said ?? `Puanı ${formatRating(rating)}.`}`
      : FAMED.test(asked)
        ? `${person} deyince akla önce ${title} (${year}) gelir.`
        : `${genitive(person)} en iyisi bence ${title} (${year}). ${said ?? `Puanı ${formatRating(rating)}.`}`;
  const shown = showAndAnswer(film, context, ({ word }) => words(word));
  if (shown.kind !== 'act') return shown;
  const goOn: Decide = (answer, later) => {
    if (!NEXT.in(answer.text) || answer.titles.length + answer.people.length > 0) return undefined;
    const next = inTurn(person, rest, later);
    if (next?.kind !== 'act' || !SEEN.in(answer.text)) return next;
    const seen = { tool: 'markWatched', input: inputFor(film, later.index) } as const;
    return { ...next, calls: [seen, ...next.calls] };
  };
  return { ...shown, expects: goOn };
}
