import type { TitleInput } from '#tools/title-input.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { dative } from '#lib/turkish/suffix.ts';
import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, act, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Given, ofScale, starsIn } from './given-stars.ts';
import { rated } from './own-list-calls.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

const WHICH = 'Hangi filme kaç veriyorsun? Adını ve puanını yaz, ben işlerim.';

/** `puan vermek istiyorum`, `puanı yanlış verdim 6 olacak`: the stars that were given, else whatever of film and points is still open is asked. */
export function enteredPoints(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, exact, said } = parsed;
  const { memory, index } = context;
  const isMistaken = words.MISTAKEN.in(text);
  const given = pointsIn(parsed);
  const isAsked = isMistaken || (words.ENTERS.in(text) && given === undefined);
  if (!isAsked || (exact !== undefined && given === undefined) || said.genres.length > 0) return undefined;
  // `dün gece bitirdiğim filme puan vereyim` names none.
  const titles = words.UNNAMED.in(text) ? parsed.titles.filter(isSurelyTitle) : parsed.titles;
  const [named] = inputsMeant({ titles, references: [] }, context);
  const { rated: last, focus } = memory;
  const film = named ?? (last && inputFor(last, index)) ?? (focus && inputFor(focus, index));
  if (film !== undefined && given !== undefined) return rated(film, given);
  if (film !== undefined && last !== undefined && !isMistaken) return act({ tool: 'rateFilm', input: last });
  if (film !== undefined) return askedStars(film);
  return given === undefined ? say(WHICH, filmAndPoints) : askedFilm(given);
}

/** Asks for the film that was given so much. */
export const askedFilm = (given: Given): Decision =>
  say(
    `Hangi filme ${formatNumber(given.points ?? given.stars)} vereyim? Adını yazman yeter.`,
    (answer, after) => {
      const [meant] = inputsMeant(answer, after);
      return meant && !answer.markers.requests ? rated(meant, given) : undefined;
    },
  );

/** Reads the film and its points that were asked for: `shutter island`, then `8`; or both at once. */
export const filmAndPoints: Decide = (answer, context) => {
  const [film] = inputsMeant({ titles: answer.titles, references: answer.references }, context);
  // `matrix 4 yıldız` is read as ever.
  if (film === undefined || answer.markers.requests || words.STARS_NAMED.in(answer.text)) return undefined;
  const given = pointsIn(answer);
  return given === undefined ? askedStars(film) : rated(film, given);
};

const askedStars = (film: TitleInput): Decision =>
  say(`${dative(film.title)} kaç yıldız verirsin?`, (answer) => {
    const given = pointsIn(answer);
    return given && answer.titles.length === 0 ? rated(film, given) : undefined;
  });

/** The one number that is said beside names: up to five they are stars. */
function pointsIn(parsed: Understanding): Given | undefined {
  const { tokens, titles } = parsed;
  const numbers = findNumbers(tokens).filter(
    ({ from, to }) =>
      !titles.some((title) => title.from <= from && from < title.to) &&
      // `bir filme`
      !wordAt(tokens, to).startsWith('film'),
  );
  // `yanlışlıkla 3 verdim, 8 olacak`: what is to stand there is said last.
  const right = words.MISTAKEN.in(parsed.text) ? numbers.at(-1) : undefined;
  const [only = right, ...others] = right === undefined ? numbers : [];
  return (
    (right === undefined ? starsIn(parsed) : undefined) ??
    (only === undefined || others.length > 0 ? undefined : ofScale(only.value))
  );
}
