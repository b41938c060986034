import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative, also, locative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { foldedText, maskedText } from '../../understand/tokens.ts';
import { bestKnown } from './named-film.ts';
import { directorsOf } from './people-of-film.ts';
import source from './played-in.json' with { type: 'json' };

const words = phraseLists(source);
const MOST_TOLD = 3;
const ASKS_WHETHER = /d[iu](?:lar)? m[iu](?: hic| ya| peki)?$|m[iu]s(?:lar)? m[iu](?:yd[iu])?$/u;

/** `heath ledger başka neyde oynadı`, `de niro ile al pacino beraber oynadı mı`: of people, before nothing of it is known. */
export const playedIn: Decide = ({ text, titles, said, markers }, { memory, index }) => {
  const [person, other, ...more] = said.people;
  if (person === undefined || more.length > 0 || titles.length > 0 || markers.requests) return undefined;
  if (other === undefined) {
    // `en son hangi filmde oynadı`: one film is asked for.
    if (
      !words.WHERE_ELSE.in(text) ||
      /(?:^| )(?:son|ilk)(?: |$)/u.test(text) ||
      said.genres.length + said.themes.length > 0
    )
      return undefined;
    const spokenOf = memory.focus?.title;
    return recommendBy({ people: [person], ...(spokenOf !== undefined && { excludeTitles: [spokenOf] }) });
  }
  // `beraber oynadıkları hangileri` wishes for them.
  if (!words.TOGETHER.in(text) || !ASKS_WHETHER.test(text)) return undefined;
  const both = bestKnownFirst(
    index.films.filter((film) => hasPerson(film, person) && hasPerson(film, other)),
  );
  const [first] = both;
  if (first === undefined) return say(`Bildiğim filmler arasında ${person} ile ${other} yan yana gelmiyor.`);
  const told = both.slice(0, MOST_TOLD).map(({ title, year }) => `${title} (${year})`);
  return showAndAnswer(first, { index }, () => `Evet, birlikteler: ${joinList(told)}.`);
};

/** `terminal de onun muydu`, `o yönetmen whiplashı da mı çekti`: whether a film is theirs who are in talk; nothing is done to it. */
export const theirsToo: Decide = ({ tokens, titles, named }, context) => {
  const { memory, index } = context;
  const [title, ...others] = titles;
  if (title === undefined || others.length > 0) return undefined;
  // Whoever is pointed at stands there by name already.
  const [somebody] = named.filter(({ from }) => from >= title.to);
  const inTalk = [memory.person, ...(memory.wishes?.people ?? [])];
  if (somebody !== undefined && !inTalk.includes(somebody.span.name)) return undefined;
  const after = maskedText(tokens, somebody === undefined ? [] : [somebody], title.to).replace('§', 'o');
  const lead = foldedText(tokens.slice(0, title.from));
  const rest = [lead, '0', after].filter(Boolean).join(' ');
  if (!words.OF_THEM.is(rest)) return undefined;
  const film = bestKnown(title.span.films);
  if (film === undefined) return undefined;
  const isOfMaking = /(?:cek|yonet)/u.test(rest);
  const person = somebody?.span.name ?? personMeant(memory, isOfMaking, (shown) => catalogued(shown, index));
  // `senden nefret etmemin 10 sebebi mi`: only where it is.
  const isAlone = /^0 m[iu]$/u.test(rest) && person !== undefined && !hasPerson(film, person);
  return person === undefined || isAlone
    ? undefined
    : showAndAnswer(film, context, () => isTheirs(film, person, isOfMaking));
};

function personMeant(
  { person, wishes, focus }: Memory,
  isOfMaking: boolean,
  known: (film: NonNullable<Memory['focus']>) => CatalogueFilm | undefined,
): string | undefined {
  const film = isOfMaking && focus !== undefined ? known(focus) : undefined;
  return film?.director ?? person ?? (wishes?.people?.length === 1 ? wishes.people[0] : undefined);
}

function isTheirs(film: CatalogueFilm, person: string, isOfMaking: boolean): string {
  const directs = directorsOf(film).includes(person);
  if (directs) return `Evet, ${also(accusative(film.title))} ${person} yönetti.`;
  if (hasPerson(film, person)) return `Evet, ${also(locative(film.title))} ${person} oynuyor.`;
  return isOfMaking
    ? `Hayır, ${accusative(film.title)} ${joinList(directorsOf(film))} yönetti.`
    : `Hayır, ${film.title} onun filmlerinden değil.`;
}
