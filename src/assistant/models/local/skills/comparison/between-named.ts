import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { knownFilms } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from '../questions/named-film.ts';
import { askedCompany, calledBack, companyWords, isForNone } from '../questions/company.ts';
import { firstChoice, preferredOf } from '../questions/preferred.ts';
import { whichOfTwo } from '../questions/two-films.ts';
import { maskedText } from '../../understand/tokens.ts';
import { barePair } from './bare-pair.ts';
import { isToldOf } from '../reaction/told-of.ts';

/** Between films that are named. */
const TORN =
  /(?:^| )(?:aras\w+ (?:kald|kalm|gidip|karars)\w*|aras\w+y\w*|karars\w*|(?:uc|iki|dor)\w*(?:nden|sinden|inden) (?:biri\w*|hangi\w*)|karar verem\w*)(?: |$)/u;

const OF_TWO = /(?:^| )(?:iki|2|uc|3|birkac|bir kac) film\w* aras\w+ (?:kal|gid|karars)\w*/u;

/** The several films that a message names, and is not like: what follows may point at them by their places. */
export function namedTogether({ titles, tokens, said, acts }: Understanding): readonly CatalogueFilm[] {
  if (said.similarTo !== undefined || acts.length > 0) return [];
  const films = titles
    .filter((title) => isToldOf(title, tokens))
    .flatMap(({ span }) => bestKnown(span.films) ?? []);
  return [...new Set(films)];
}

/** `zodiac ile tutsak arasındayım`, `prestij, zindan adası … üçünden biri olacak`: one of them, and why. */
export const betweenNamed: Decide = (parsed, { index, memory }) => {
  // `iki film arasında kaldım`, where neither is named or shown.
  if (parsed.titles.length + memory.shown.length === 0 && OF_TWO.test(parsed.text))
    return say('Hangi filmler onlar? Adlarını yaz, birini seçeyim.', (answer) => {
      const [one, other, ...more] = namedTogether(answer);
      return one === undefined || other === undefined || more.length > 0
        ? undefined
        : say(whichOfTwo([one, other], ''));
    });
  // `neşeli günler`: a title measures nothing.
  const beside = maskedText(parsed.tokens, parsed.titles);
  const pair = barePair(parsed, index);
  if (pair !== undefined) return say(whichOfTwo(pair, ''));
  const [first, second, ...others] = namedTogether(parsed);
  if (first === undefined || second === undefined || !TORN.test(parsed.text)) return undefined;
  const known = knownFilms([first, second], index);
  // `babamla izleyeceğiz`: who watches is what it is chosen by.
  const company = others.length === 0 ? askedCompany(parsed.text) : undefined;
  if (company !== undefined && known.length === 2 && isForNone(known, company, parsed.said.maxAge))
    return say(
      `İkisi de ${calledBack(company, parsed.text)} pek gitmez; illa biri olacaksa ${firstChoice(known)?.title ?? ''}.`,
    );
  if (company !== undefined && known.length === 2)
    return say(`${companyWords(known, company, parsed.text, parsed.said.maxAge)} ${preferredOf(known)}`);
  if (others.length === 0) return say(whichOfTwo([first, second], beside));
  return say(preferredOf(knownFilms([first, second, ...others], index)));
};
