import { hasPerson } from '#domain/wish-rules.ts';
import { pointedAt, showAndAnswer } from '../../core/resolve-reference.ts';
import { catalogued } from '../../core/known-film.ts';
import { type Decide, type DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askingWords, isAsking } from './asked.ts';
import { ageIn, asksOfLife, lifeOf } from './lives.ts';
import { namedTitles } from './named-film.ts';
import { directorsOf } from './people-of-film.ts';

const THEN = /(?:^| )(?:yasinda(?:y[dm]i|ym[iu]s)|o zaman|filmde|cekerken|cekilirken|oynarken)\w*/u;

/** `tom hanks kaç yaşında`, `birincinin yönetmeni yaşıyor mu`: asked of somebody's life, whatever film is spoken of. */
export const lifeAsked: Decide = (parsed, context) => {
  const { text, markers } = parsed;
  if (!asksOfLife(text) || !isAsking(text) || markers.requests) return undefined;
  const person = personMeant(parsed, context);
  if (person === undefined) return undefined;
  // `natalie portman kaç yaşındaydı leonda`
  const [named] = parsed.titles.flatMap(({ span }) => span.films.filter((film) => hasPerson(film, person)));
  if (named !== undefined && THEN.test(text) && /(?:^| )kac yas/u.test(text))
    return showAndAnswer(named, context, (film) => ageIn(person, film));
  if (namedTitles(parsed).length > 0) return undefined;
  const { focus } = context.memory;
  if (THEN.test(text) && /(?:^| )kac yas/u.test(text) && focus !== undefined)
    return showAndAnswer(focus, context, (film) => ageIn(person, film));
  return lifeOf(person, text, context.now);
};

/** Whoever is named, else the director of the film that is pointed at. */
function personMeant({ named, text, references }: Understanding, { memory, index }: DecisionContext) {
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (somebody !== undefined) return others.length === 0 ? somebody.span.name : undefined;
  if (!askingWords.DIRECTOR.in(text)) return undefined;
  const [film = memory.focus] = references.flatMap(({ reference }) => pointedAt(reference, memory));
  const known = film && catalogued(film, index);
  return known && directorsOf(known)[0];
}
