import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { ofPerson } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { bestKnownFirst } from '#films/series.ts';
import { formatRating, joinList, upperFirst } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, offer, say, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { without } from '../../understand/lists.ts';
import { isStated } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { wordsOf } from '../../understand/tokens.ts';
import source from './filmography.json' with { type: 'json' };
import { hasDied } from './lives.ts';
import { leadsOf, ofTheirCraft } from './of-person.ts';

const words = phraseLists(source);
/** `nolan gibi çeken`, `nolan dışında`: of somebody else. */
const OF_OTHERS =
  /(?:^| )(?:gibi|disinda|haric\w*|olmayan|degil|tarz\w*|benze\w*|kadar|kimler?|ayni|yonetmenler|oyuncular)(?: |$)/u;
const OF_ONE = /(?:^| )(?:en|ilk|son) (?!\w+ filmler)/u;
const OF_BEST = /(?:^| )en (?:iyi|guzel|sevilen|begenilen|basarili|kaliteli) filmler/u;
/** `yönettiği filmler`: what they did as a director, and not as an actor. */
const OF_DEED = /(?:^| )(?:yonettig|cektig|oynadig|hem|kendi)/u;
const OF_DIRECTING =
  /(?:^| )(?:yonet(?:ti|mis|ip|menli)|cek(?:ti|mis|ip)|yonetmen (?:olarak|oldug|koltug)|kamera arkasi)/u;
const MOST_NAMED = 6;
const MOST_SHOWN = 3;
const MOST_WORDS = 10;

const namesIn = ({ named }: Understanding): string[] => [
  ...new Set(named.filter(({ span }) => !span.fuzzy).map(({ span }) => span.name)),
];
const named = ({ title, year }: CatalogueFilm): string => `${title} (${year})`;
/** The first of some films, and a sentence on all of them. */
const shownWith = (films: readonly CatalogueFilm[], told: string, { index }: DecisionContext): Decision => ({
  kind: 'act',
  calls: films.slice(0, MOST_SHOWN).map((film) => ({ tool: 'showFilm', input: inputFor(film, index) })),
  answer: () => told,
  expects: ({ markers, exact, titles, people }, later) => {
    const isMore = markers.another && exact === undefined && titles.length + people.length === 0;
    const left = films.slice(MOST_SHOWN);
    if (!isMore) return undefined;
    return left.length === 0
      ? say('Bende başka yok; bildiğim bu kadar.')
      : shownWith(left, `${joinList(left.slice(0, MOST_NAMED).map(named))}.`, later);
  },
});

/** Whether more is wished than films of somebody (`nolan'ın uzay filmleri`). */
function asksMore({ exact }: Understanding): boolean {
  const {
    genres = [],
    themes = [],
    countries = [],
    tones = [],
    awards,
    origin,
    minYear,
    maxYear,
  } = exact ?? {};
  return (
    // `yönetmenliğini yaptığı` is no film about one.
    [genres, without(themes, ['yönetmen']), countries, tones].some(isStated) ||
    awards !== undefined ||
    origin !== undefined ||
    (minYear ?? maxYear) !== undefined
  );
}

/** `cillian murphy başka ne oynadı`, `eastwood hem yönetip hem oynadığı`: the best known of them in a sentence, and some to see. */
export const filmography: Decide = (parsed, context) => {
  const { text, titles, markers, exact } = parsed;
  const [name, ...more] = namesIn(parsed);
  // `en son hangi filmde oynadı` asks for one.
  const isInOrder = words.IN_ORDER.in(text);
  const isAsked =
    isInOrder ||
    words.BUT_ONE.in(text) ||
    ((words.ALL.in(text) || words.OTHERS.in(text)) && !OF_ONE.test(text) && !OF_OTHERS.test(text));
  // `babam ve oğlum dışında ne filmi var`
  const leftOut = exact?.excludeTitles ?? [];
  if (name === undefined || more.length > 0 || titles.length > leftOut.length || !isAsked) return undefined;
  if (markers.requests && !isInOrder) return undefined;
  if (asksMore(parsed) || (exact?.people.length ?? 0) > 1) return undefined;
  const spoken = words.OTHERS.in(text) ? context.memory.focus?.title : undefined;
  const directs = ({ director = '' }: CatalogueFilm) => director.split(', ').includes(name);
  const all = bestKnownFirst(context.index.films.filter(ofPerson(name))).filter(
    ({ title }) => title !== spoken && !leftOut.includes(title),
  );
  const isSaid = OF_DEED.test(text);
  // `nolan hangi filmleri çekti`: whoever only directs is asked for all of them.
  const ofDirecting = OF_DIRECTING.test(text) && (isSaid || !all.every(directs));
  const isOfDeed = isSaid || ofDirecting;
  const ofPlaying = isSaid && /(?:^| )oyna/u.test(text);
  const isOfBest = OF_BEST.test(text);
  const theirs = all.filter(
    (film) => (!ofDirecting || directs(film)) && (!ofPlaying || film.actors.includes(name)),
  );
  // `tom hanks hangi filmleri yönetti`: what is known of it, though none of them is here.
  if (theirs.length === 0 && ofDirecting && all.length > 0) return directsNone(name, context);
  if (theirs.length === 0) return undefined;
  if (isInOrder) return say(inOrder(name, leadsOf(name, theirs), text));
  const own = isOfBest ? bestOfThem(name, theirs) : theirs;
  const known = own.slice(0, MOST_NAMED);
  const list = joinList(
    (isOfBest ? known : known.toSorted((one, other) => one.year - other.year)).map(named),
  );
  const which = ofDirecting
    ? ofPlaying
      ? 'hem yönetip hem oynadıkları'
      : theirs.length === 1
        ? 'yönettiği film'
        : 'yönettikleri'
    : isOfBest
      ? 'en sevilenleri'
      : leftOut.length > 0
        ? 'öbür bilinenleri'
        : 'en bilinenleri';
  const told = `${genitive(name)} ${which} ${list}.`;
  const gone = spoken === undefined ? leftOut : [spoken];
  const excludeTitles = gone.length === 0 ? {} : { excludeTitles: [...gone] };
  // Of few of them, or of those alone that they made, none else are shown beside.
  return isOfDeed || own.length <= MOST_SHOWN
    ? shownWith(own, told, context)
    : // Whose they are is said once, with the film to begin with.
      sayAndAct(`${upperFirst(which)} ${list}.`, {
        tool: 'recommendFilms',
        input: { genres: [], people: [name], ...excludeTitles },
      });
};

/** `tarantino filmlerini puana göre sırala`: the best known of them by what they are rated, or by their years. */
function inOrder(name: string, films: readonly CatalogueFilm[], text: string): string {
  const known = films.slice(0, MOST_IN_ORDER);
  const [how, list] = /(?:^| )(?:puan|imdb|begeni)/u.test(text)
    ? ['puan', known.toSorted((a, b) => b.rating - a.rating)]
    : ['yıl', known.toSorted((a, b) => a.year - b.year)];
  const told = list.map((film) =>
    how === 'yıl' ? named(film) : `${film.title} (${formatRating(film.rating)})`,
  );
  return `${genitive(name)} bilinen filmleri ${how} sırasıyla ${joinList(told)}.`;
}
const MOST_IN_ORDER = 10;

/** `tom cruise'un yönettiği film var mı`: of an actor none of whose own films is here. */
const directsNone = (name: string, { lore }: DecisionContext): Decision => {
  const facts = lore?.people.get(name) ?? [];
  const known = facts.find(({ asks }) => asks.some((ask) => /yönetti|yönetmenlik/u.test(ask)));
  if (known !== undefined) return say(known.says);
  return offer(
    `${genitive(name)} yönettiği bir film bilmiyorum; ben onu oyunculuğuyla tanırım. Oynadıklarından bulayım mı?`,
    {
      tool: 'recommendFilms',
      input: { genres: [], people: [name] },
    },
  );
};
/** Of those that people know, and in which they lead, the best liked first. */
const bestOfThem = (name: string, films: readonly CatalogueFilm[]): readonly CatalogueFilm[] => {
  const known = leadsOf(name, films).filter(({ judgement }) => (judgement?.fame ?? 0) >= KNOWN);
  return (known.length > MOST_SHOWN ? known : films).toSorted((a, b) => b.rating - a.rating);
};
const KNOWN = 4;

/** `çağan ırmak yeni film yaptı mı`, `paul walker en son hangisinde vardı`: the newest of somebody's films that is known. */
export const latestFilm: Decide = (parsed, context) => {
  const { text, titles, markers, words: count } = parsed;
  const { memory, index, lore } = context;
  const [somebody, ...others] = namesIn(parsed);
  const name = somebody ?? memory.person;
  if (name === undefined || others.length > 0 || markers.requests || count > MOST_WORDS) return undefined;
  if (
    !words.LATEST.in(text) ||
    (titles.length > 0 && somebody === undefined) ||
    asksMore({ ...parsed, exact: undefined })
  )
    return undefined;
  const ofSeries = new Set(
    titles.flatMap(({ span }) => span.films.map((film) => film.judgement?.series?.name)),
  );
  const isOf = ({ judgement }: CatalogueFilm) => titles.length === 0 || ofSeries.has(judgement?.series?.name);
  const last = hasDied(name) ? findFact(lore?.people.get(name) ?? [], { said: ['son', 'filmi'] }) : undefined;
  if (last !== undefined) return say(last.fact.says);
  const own = bestKnownFirst(index.films.filter((one) => ofPerson(name)(one) && isOf(one)));
  const [film] = ofTheirCraft(own, name).toSorted((a, b) => b.year - a.year);
  return (
    film && showAndAnswer(film, context, () => `${genitive(name)} bildiğim en yeni filmi ${named(film)}.`)
  );
};

/** `brad pitt ile edward norton hangi filmde beraber oynadı`: those films alone, and none beside them. */
export const together: Decide = (parsed, context) => {
  const { text, titles, markers } = parsed;
  const names = namesIn(parsed);
  const [one = '', other = ''] = names;
  if (names.length !== 2 || titles.length > 0 || markers.requests || asksMore(parsed)) return undefined;
  if (!words.TOGETHER.in(text) || words.WISHED.in(text)) return undefined;
  const films = bestKnownFirst(
    context.index.films.filter((film) => names.every((name) => hasPerson(film, name))),
  );
  if (films.length === 0) return say(`Bildiğim filmler arasında ${one} ile ${other} yan yana gelmiyor.`);
  const said = [...wordsOf(parsed, parsed.named), 'birlikte'];
  const facts = names.flatMap((name) => context.lore?.people.get(name) ?? []);
  const known = findFact(facts, { said, of: wordsOf(parsed, parsed.named.slice(0, 1)) });
  const list = joinList(films.slice(0, MOST_NAMED).map(named));
  const only = films.length === 1 ? '; bildiğim tek ortak filmleri o' : '';
  const yes = words.WHETHER.in(text) ? 'Evet, birlikteler: ' : '';
  // `kaç filmde beraber oynadılar`: all that is known here need not be all.
  if (HOW_MANY.test(text) && films.length > 1) {
    const more = films.length > MOST_NAMED ? ` En bilinenleri ${list}.` : ` ${list}.`;
    return say(`Benim bildiğim ${films.length} film var, fazlası da olabilir.${more}`);
  }
  return shownWith(
    films,
    known !== undefined && known.weight > 1 ? known.fact.says : `${yes}${list}${only}.`,
    context,
  );
};
const HOW_MANY = /(?:^| )kac (?:tane )?(?:\w+ )?film/u;
