import { ofPerson } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { type Decide, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { isStated } from '../../understand/message-wishes.ts';
import source from './filmography.json' with { type: 'json' };

const { ALL, OTHERS } = phraseLists(source);
/** `nolan gibi çeken`, `nolan dışında`: of somebody else. */
const OF_OTHERS =
  /(?:^| )(?:gibi|disinda|haric\w*|olmayan|degil|tarz\w*|benze\w*|kadar|kimler?|ayni|yonetmenler|oyuncular)(?: |$)/u;
const OF_ONE = /(?:^| )(?:en|ilk|son) /u;
const MOST_NAMED = 6;
/** Three are shown anyway. */
const FEW = 3;

/** `cillian murphy başka ne oynadı`, `nolan hangi filmleri çekti`: the best known of them in a sentence, beside three to see. */
export const filmography: Decide = ({ text, named, titles, exact, markers }, { memory, index }) => {
  const [person, ...more] = named.filter(({ span }) => !span.fuzzy);
  // `en son hangi filmde oynadı` asks for one.
  const isAsked = (ALL.in(text) || OTHERS.in(text)) && !OF_ONE.test(text) && !OF_OTHERS.test(text);
  if (person === undefined || more.length > 0 || titles.length > 0 || !isAsked || markers.requests)
    return undefined;
  const {
    genres = [],
    themes = [],
    countries = [],
    people = [],
    awards,
    origin,
    minYear,
    maxYear,
  } = exact ?? {};
  const asksMore = [genres, themes, countries].some(isStated) || people.length > 1;
  if (asksMore || awards !== undefined || origin !== undefined || (minYear ?? maxYear) !== undefined)
    return undefined;
  const { name } = person.span;
  const spoken = memory.focus?.title;
  const own = bestKnownFirst(index.films.filter(ofPerson(name))).filter(
    ({ title }) => !(OTHERS.in(text) && title === spoken),
  );
  if (own.length <= FEW) return undefined;
  const told = own.slice(0, MOST_NAMED).map(({ title, year }) => `${title} (${year})`);
  const excludeTitles = OTHERS.in(text) && spoken !== undefined ? { excludeTitles: [spoken] } : {};
  return sayAndAct(`${genitive(name)} en bilinenleri ${joinList(told)}.`, {
    tool: 'recommendFilms',
    input: { genres: [], people: [name], ...excludeTitles },
  });
};
