import { normaliseTitle } from '#domain/title.ts';
import type { Understanding } from '../understand/understand.ts';
import type { ShownFilm } from './memory.ts';
import { extreme, pointedAt } from './resolve-reference.ts';
import { type Decision, type DecisionContext, say } from './skill.ts';

/** Asks which of some films is meant, and goes on with the one that the answer names or points at. */
export const askWhich = <Film extends ShownFilm>(
  question: string,
  films: readonly Film[],
  goOn: (film: Film, answer: Understanding, context: DecisionContext) => Decision | undefined,
): Decision =>
  say(question, (answer, context) => {
    const film = chosenFilm(answer, films);
    return film === undefined ? undefined : goOn(film, answer, context);
  });

/** The one of several films that a message chooses: by its place, year, title or somebody in it. */
export function chosenFilm<Film extends ShownFilm>(
  { references, text, said, titles, markers }: Understanding,
  films: readonly Film[],
): Film | undefined {
  const named = films.filter(({ title }) =>
    titles.some(({ span }) => span.films.some((film) => film.title === title)),
  );
  if (named.length === 1) return named[0];
  const whole = films.filter(({ title }) => ` ${text} `.includes(` ${normaliseTitle(title)} `));
  if (whole.length === 1) return whole[0];
  // `1 ve 3ü karşılaştır` chooses none.
  if (references.length > 1) return undefined;
  const reference = references[0]?.reference;
  if (reference !== undefined && reference.kind !== 'this' && reference.kind !== 'all') {
    const [film] = pointedAt(reference, { shown: films });
    if (film !== undefined) return film;
  }
  const year = Number(/(?:19|20)\d\d/u.exec(text)?.[0]);
  const ofYear = films.filter((film) => film.year === year);
  if (ofYear.length === 1) return ofYear[0];
  // `daha yeni olsun` wishes for others.
  const isWish = markers.relative.older === true || markers.relative.newer === true;
  if (!isWish && /(?:^| )(?:eski|eskisi\w*|ilk cikan)(?: |$)/u.test(text)) return extreme(films, 'oldest');
  if (!isWish && /(?:^| )(?:yeni|yenisi\w*)(?: |$)/u.test(text)) return extreme(films, 'newest');
  const byPerson = films.filter(({ director = '', actors = [] }) =>
    said.people.some((name) => director.includes(name) || actors.includes(name)),
  );
  if (byPerson.length === 1) return byPerson[0];
  const telling = text
    .split(' ')
    .filter((word) => word.length > 2 && !/^(?:olan\w*|film\w*|the)$/u.test(word));
  const byTitle = films.filter(({ title, originalTitle = '' }) => {
    const words = normaliseTitle(`${title} ${originalTitle}`).split(' ');
    return telling.length > 0 && telling.every((word) => words.includes(word));
  });
  return byTitle.length === 1 ? byTitle[0] : undefined;
}
