import { hasPerson } from '#domain/wish-rules.ts';
import { foldWord } from '#films/words.ts';
import { pointedAt, showAndAnswer } from '../../core/resolve-reference.ts';
import { catalogued } from '../../core/known-film.ts';
import { type Decide, type DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { askingWords, isAsking } from './asked.ts';
import { ageIn, asksOfLife, hasDied, lifeOf } from './lives.ts';
import { namedTitles } from './named-film.ts';
import { actorsOf, directorsOf } from './people-of-film.ts';

const THEN = /(?:^| )(?:yasinda(?:y[dm]i|ym[iu]s)|o zaman|filmde|cekerken|cekilirken|oynarken)\w*/u;

/** `tom hanks kaç yaşında`, `birincinin yönetmeni yaşıyor mu`: asked of somebody's life, whatever film is spoken of. */
export const lifeAsked: Decide = (parsed, context) => {
  const { text, markers } = parsed;
  // `haluk bilginer hastaneye kaldırılmış diyolar`
  const isRumour = askingWords.RUMOUR.in(text);
  if (markers.requests || !(isRumour || (asksOfLife(text) && isAsking(text)))) return undefined;
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
  return lifeOf(person, isRumour && hasDied(person) ? 'vefat' : text, context.now);
};

/** Whoever is named, by the first name alone where they are in talk, else the director of the film that is pointed at. */
function personMeant(parsed: Understanding, { memory, index }: DecisionContext) {
  const { named, text, references } = parsed;
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (somebody !== undefined) return others.length === 0 ? somebody.span.name : undefined;
  const called = calledByFirstName(parsed, { memory, index });
  if (called !== undefined) return called;
  if (!askingWords.DIRECTOR.in(text)) return undefined;
  const [film = memory.focus] = references.flatMap(({ reference }) => pointedAt(reference, memory));
  const known = film && catalogued(film, index);
  return known && directorsOf(known)[0];
}

const SHORTEST = 3;

/** `kenan kaç yaşında`, `leo o zaman kaç yaşındaydı`: the one of those in talk whose first name that is, or begins so. */
function calledByFirstName(
  { tokens }: Understanding,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
): string | undefined {
  const [only, ...more] = memory.shown;
  const film = memory.focus ?? (more.length === 0 ? only : undefined);
  const known = film && catalogued(film, index);
  const ofFilm = known === undefined ? [] : [...actorsOf(known), ...directorsOf(known)];
  const inTalk = new Set([memory.person ?? [], memory.wishes?.people ?? [], ofFilm].flat());
  const [person, ...others] = [...inTalk].filter((name) =>
    tokens.some(
      (token) => token.base.length >= SHORTEST && !isEveryday(token) && foldWord(name).startsWith(token.base),
    ),
  );
  return others.length === 0 ? person : undefined;
}
