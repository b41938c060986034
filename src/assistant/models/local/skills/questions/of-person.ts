import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { ofPerson } from '#domain/film-words.ts';
import { formatRating } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import words from './of-person.json' with { type: 'json' };

export const ofPersonWords = phraseLists(words);
const { BEST, NEWEST, NEXT, SEEN } = ofPersonWords;

/** `tarantino'nun en iyi filmi hangisi`, `johnny depp en son hangi filmde oynadı`: one film of somebody's, and the next one. */
export const oneOfPerson: Decide = ({ text, said, titles, references, markers }, context) => {
  const [person, ...others] = said.people;
  const points = references.some(({ reference: { kind } }) => kind !== 'most');
  if (person === undefined || others.length > 0 || titles.length > 0 || markers.requests) return undefined;
  const own = context.index.films.filter(ofPerson(person)).filter(({ judgement }) => judgement !== undefined);
  if (NEWEST.in(text)) {
    const [newest] = own.toSorted((a, b) => b.year - a.year);
    const told = ({ title, year }: CatalogueFilm) =>
      `${genitive(person)} bende olan en yeni filmi ${title} (${year}).`;
    return newest && showAndAnswer(newest, context, () => told(newest));
  }
  return BEST.in(text) && !points ? inTurn(person, bestFirst(own), context) : undefined;
};

const fameOf = ({ judgement }: CatalogueFilm) => judgement?.fame ?? 0;
const bestFirst = (films: readonly CatalogueFilm[]) =>
  films.toSorted((a, b) => fameOf(b) - fameOf(a) || b.rating - a.rating);

/** The best of them; who has seen it gets the next. */
function inTurn(
  person: string,
  [film, ...rest]: readonly CatalogueFilm[],
  context: DecisionContext,
  isNext = false,
): Decision | undefined {
  if (film === undefined) return undefined;
  const { title, year, rating } = film;
  const words = isNext
    ? `Sıradaki ${title} (${year}), puanı ${formatRating(rating)}.`
    : `${genitive(person)} en iyisi bence ${title} (${year}), puanı ${formatRating(rating)}.`;
  const shown = showAndAnswer(film, context, () => words);
  if (shown.kind !== 'act') return shown;
  const goOn: Decide = (answer, later) => {
    if (!NEXT.in(answer.text) || answer.titles.length + answer.people.length > 0) return undefined;
    const next = inTurn(person, rest, later, true);
    if (next?.kind !== 'act' || !SEEN.in(answer.text)) return next;
    const seen = { tool: 'markWatched', input: inputFor(film, later.index) } as const;
    return { ...next, calls: [seen, ...next.calls] };
  };
  return { ...shown, expects: goOn };
}
