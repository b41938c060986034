import { brokenWishes } from '#domain/wish-rules.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { ForTwoInput } from '#tools/films-for-two.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { namedFirst } from '#films/named-first.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinTitles } from '../../core/sentence.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import type { Decide, Decision, DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { CHILD } from '../../understand/wish-draft.ts';
import { viewersWords } from '../../lexicon/word-lists.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import source from './one-each.json' with { type: 'json' };

const words = phraseLists(source);
const FEWEST = 3;
const GLADLY = 2;
/** A longer message tells what they agreed on in the end. */
const MOST_WORDS = 14;

/** Somebody or something so particular that it has no middle with any other wish. */
const isParticular = (wishes: Wishes | undefined): boolean =>
  (wishes?.people?.length ?? 0) + (wishes?.studios?.length ?? 0) > 0 ||
  wishes?.themes?.includes('belgesel') === true;

/** `sevgilim marvelci ben nuri bilge ceylan seviyorum`: hardly any film is both, and one is named for each. */
export function oneEach(
  { mine, theirs, names }: Pick<ForTwoInput, 'mine' | 'theirs' | 'names'>,
  context: DecisionContext,
  asksMiddle = false,
): Decision | undefined {
  if (mine === undefined || theirs === undefined) return undefined;
  if (!isParticular(mine) && !isParticular(theirs)) return undefined;
  const { films } = context.index;
  const both = films.filter((film) =>
    [mine, theirs].every((wishes) => brokenWishes(film, wishes).length === 0),
  );
  // Of documentaries the few that meet anything else are hardly any.
  const isOfFacts = [mine, theirs].some((wishes) => wishes.themes?.includes('belgesel') === true);
  if (both.length >= (isOfFacts ? FEWEST : 1)) return undefined;
  const nearest = (input: { mine: Wishes; theirs: Wishes }): Decision => ({
    kind: 'act',
    calls: [{ tool: 'filmsForTwo', input: names === undefined ? input : { ...input, names } }],
    before: source.nearest,
  });
  // `bize ortak bir film bul`: it is asked for, be it only near to both.
  if (asksMiddle) return nearest({ mine, theirs });
  return turnAbout([mine, theirs], source.two, context, (answer, { memory, index }) => {
    const isMiddle = viewersWords.MIDDLE.in(answer.text) || viewersWords.BOTH_IN_ONE.in(answer.text);
    if (!isMiddle && !onlyBounds(answer)) return undefined;
    const merged = (wishes: Wishes) =>
      isMiddle ? wishes : mergeWishes({ ...memory, wishes }, answer, index);
    return nearest({ mine: merged(mine), theirs: merged(theirs) });
  });
}

/** `öpüşmeli sahne olmasın`: holds for both, who keep what each of them wants. */
const onlyBounds = ({ exact }: Understanding): boolean =>
  exact !== undefined &&
  exact.genres.length + exact.themes.length + exact.people.length === 0 &&
  exact.mood === undefined &&
  exact.similarTo === undefined;

/** `biri korku biri komedi biri anime istiyo`: one film for each, in turn. */
export const eachOfThem: Decide = (parsed, context) => {
  const [shared = '', ...parts] = parsed.written.split(/(?:^|[\s,])biri(?:si|miz)?(?=\s)/iu);
  if (parsed.words > MOST_WORDS) return undefined;
  if (TWO_FILMS.test(parsed.text) && parts.length < FEWEST) {
    const { themes = [] } = context.understand(shared).said;
    const of = themes.length === 0 ? {} : { themes: [...themes] };
    // `yılbaşına iki film, biri çocuklar için`
    const isForChild = parts.some((part) => isOfChild(context.understand(part)));
    const wished = [
      { genres: themes.length === 0 ? ['Animasyon' as const] : [], maxAge: CHILD, ...of },
      { genres: [], excludeGenres: ['Aile' as const, 'Animasyon' as const], ...of },
    ];
    return isForChild ? turnAbout(wished, source.child, context) : undefined;
  }
  if (parts.length < FEWEST) return undefined;
  const wished = parts.map((part) => wishedIn(part, context));
  if (wished.some((wishes) => wishes === undefined)) return undefined;
  return turnAbout(
    wished.filter((wishes) => wishes !== undefined),
    source.more,
    context,
  );
};

const TWO_FILMS = /(?:^| )(?:iki|2) (?:tane )?film(?: |$)/u;

const isOfChild = ({ said: { maxAge, genres, implied } }: Understanding): boolean =>
  maxAge !== undefined || [...genres, ...(implied?.genres ?? [])].includes('Aile');

function wishedIn(part: string, { understand }: DecisionContext): Wishes | undefined {
  const { genres, themes, people, countries } = understand(part).said;
  if (genres.length + themes.length + people.length + countries.length === 0) return undefined;
  return {
    genres: [...genres],
    ...(themes.length > 0 && { themes: [...themes] }),
    ...(people.length > 0 && { people: [...people] }),
    ...(countries.length > 0 && { countries: [...countries] }),
  };
}

/** The best known film by each of some wishes, no film twice. */
function bestOfEach(wished: readonly Wishes[], { films }: FilmIndex): CatalogueFilm[] {
  return wished.reduce<CatalogueFilm[]>((chosen, wishes) => {
    const fit = films.filter((film) => brokenWishes(film, wishes).length === 0 && !chosen.includes(film));
    const ofKind = bestKnownFirst(fit.filter((film) => isOfKind(film, wishes)));
    const [best] = namedFirst(ofKind, wishes.themes ?? []).concat(bestKnownFirst(fit));
    return best === undefined ? chosen : [...chosen, best];
  }, []);
}

/** What everybody calls by what is wished: no later part, no film of the kind by the way, no feigned documentary. */
function isOfKind({ genres, judgement }: CatalogueFilm, wishes: Wishes): boolean {
  const [genre] = wishes.genres;
  const isFirst = (judgement?.series?.place ?? 1) <= 1;
  const isFacts = wishes.themes?.includes('belgesel') !== true || judgement?.documentary === true;
  // A subject that a film only touches, or an actor's voice, is not what anybody calls it by.
  const isAbout = (wishes.themes ?? []).every(
    (theme) => judgement?.core.includes(theme) === true || judgement?.firstFor.has(theme) === true,
  );
  const isSeen = (wishes.people ?? []).length === 0 || !genres.includes('Animasyon');
  // `hülya avşar`: not by what is hard to watch.
  const isGladlySeen = (judgement?.gladly ?? 0) >= GLADLY;
  return (
    isGladlySeen && isFirst && isFacts && isAbout && isSeen && (genre === undefined || genres[0] === genre)
  );
}

function turnAbout(
  wished: readonly Wishes[],
  wording: string,
  context: DecisionContext,
  expects?: Decide,
): Decision | undefined {
  const films = bestOfEach(wished, context.index);
  if (films.length < wished.length) return undefined;
  const calls = films.map((film) => ({ tool: 'showFilm', input: inputFor(film, context.index) }) as const);
  const told = wording.replace('{titles}', joinTitles(films));
  return { kind: 'act', calls, answer: () => told, ...(expects && { expects }) };
}

/** `iki ev arkadaşıyız zevkimiz taban tabana zıt`: what either likes is asked. */
export const atOdds: Decide = ({ text, exact, titles }) =>
  exact === undefined && titles.length === 0 && words.AT_ODDS.in(text) ? say(source.asks) : undefined;
