import { foldWord } from '#films/words.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import { type Decide, type DecisionContext, recommendBy } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Token, wordAt } from '../../understand/tokens.ts';
import { namesWords } from '../../lexicon/word-lists.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { askingWords } from './asked.ts';
import { actorMeant, actorsOf, directorsOf } from './people-of-film.ts';

const SHORTEST = 3;
const ENDING = /^n?[iu]n$|^y?l[ae]$|^l[iu]$|^[dt][ae]n$/u;

/** `Leonardo'nun başka filmi`, `Kate'le bir film`: a first name alone means somebody of the film in talk. */
export const castByFirstName: Decide = (parsed, context) => {
  const { text, tokens, people, titles, said } = parsed;
  const whole = people.some(({ span }) => !span.familyName && !span.fuzzy);
  const asks = askingWords.OTHERS.in(text) || namesWords.PLAYS.in(text) || parsed.markers.requests;
  // `margot robbie`, then `dicaprioyla beraber oynadığı`: the two are wished together.
  const wished = context.memory.wishes?.people ?? [];
  if (parsed.markers.adds && wished.length > 0 && people.length > 0) return undefined;
  if (whole || titles.length > 0 || said.similarTo !== undefined || !asks) return undefined;
  // `haneke'nin hepsini gördüm, başka yönetmen olsun`
  if (said.refusedPeople.length > 0) return undefined;
  for (const film of inTalk(context)) {
    const named = [...actorsOf(film), ...directorsOf(film)].find((name) =>
      tokens.some((token) => isCalled(token, name)),
    );
    const person = named ?? playsRole(parsed, film);
    if (person !== undefined && parsed.markers.adds && wished.length > 0 && !wished.includes(person))
      return recommendBy({ people: [...wished, person] });
    // `keanunun başka aksiyonu`
    const { genres, mood } = said;
    if (person !== undefined)
      return recommendBy({ genres: [...genres], mood, people: [person], excludeTitles: [film.title] });
  }
  return undefined;
};

/** The film in talk, or those on the screen. */
function inTalk({ memory, index }: DecisionContext): ShownFilm[] {
  const { focus, shown }: Memory = memory;
  return (focus === undefined ? shown : [focus]).map((film) => catalogued(film, index) ?? film);
}

function isCalled(token: Token, name: string): boolean {
  if (token.base.length < SHORTEST || (isEveryday(token) && token.suffix === '')) return false;
  const words = foldWord(name).split(/[^a-z]+/u);
  if (token.suffix !== '') return ENDING.test(token.suffix) && words.includes(token.base);
  return words.some(
    (word) =>
      word.length > SHORTEST && token.base.startsWith(word) && ENDING.test(token.base.slice(word.length)),
  );
}

/** `Rose'u oynayan hanım`: who plays whom is not known, but the first woman is most likely meant. */
function playsRole({ tokens, text }: Understanding, film: ShownFilm): string | undefined {
  const isRole = tokens.some(
    ({ suffix, capital }, place) =>
      capital && /^y?[iu]$/u.test(suffix) && /^(?:oynayan|canlandiran)/u.test(wordAt(tokens, place + 1)),
  );
  return isRole ? actorMeant(film, text)[0] : undefined;
}
