import { brokenWishes } from '#domain/wish-rules.ts';
import { bestKnownFirst, partsNamedIn, seriesAmong } from '#films/series.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { catalogued } from '../../core/known-film.ts';
import { REMOVALS, type ShownFilm } from '../../core/memory.ts';
import { namedShown } from '../../core/named-shown.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, recommendBy, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { union } from '../../understand/lists.ts';
import { calledBy } from '../../understand/spans.ts';
import { refusalsWords } from '../../lexicon/word-lists.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './known-already.json' with { type: 'json' };

const words = phraseLists(source);
const PARTICLE = /(?:^| )m[iu](?: |$)/u;

/**
 * `duvara karşıyı biliyorum onu çıkar`, `barbie hariç ama onu 3 kere izledim`: right after films were recommended, one that
 * is known says that others are wanted, and of what was wished before nothing changes.
 */
export const knownAlready: Decide = (parsed, context) => {
  const { tokens } = parsed;
  // `conjuringi herkes biliyo`, and no *Herkes Biliyor*.
  const sure = parsed.titles.filter(({ span }) => !span.fuzzy);
  const titles = sure.length > 0 ? sure : parsed.titles;
  const { lastShow, wishes, shown, focus } = context.memory;
  // `joker ağır mı`, then `bugün kaldıramam onu`: it is put by, and something lighter comes.
  if (lastShow === undefined && focus !== undefined && declinedIn(parsed.text, context).length > 0)
    return sayAndAct(`Tamam, ${accusative(focus.title)} geçelim.`, {
      tool: 'recommendFilms',
      input: { genres: [], mood: 'relaxed', excludeTitles: [focus.title] },
    });
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || shown.length === 0) return undefined;
  const described = words.THE_ONE_KNOWN.in(parsed.text) ? describedIn(parsed, context) : undefined;
  if (described !== undefined)
    return recommendBy({ ...wishes, excludeTitles: union(wishes.excludeTitles, [described.title]) });
  if (words.OUTSIDE.is(parsed.text) && context.memory.focus === undefined) return recommendBy(wishes);
  // `ortadakini çıkar ama onu izledik`, right after they were put on a list: off that list.
  const { changed, undo = [] } = context.memory;
  if (changed === true && undo.some(({ tool }) => REMOVALS.has(tool))) return undefined;
  const [isThis] = parsed.references.filter(({ reference: { kind } }) => kind === 'this');
  // `bunu bilir o, bilmediği bir tane`
  const isWorn = isThis !== undefined && words.WORN_OUT.in(maskedText(tokens, [isThis]).replaceAll('§', 'f'));
  const places = parsed.references.filter(
    (one) => one.reference.kind !== 'this' || (isWorn && one === isThis),
  );
  // `dune hariç`: a film on the screen by a part of its name.
  const inShort = titles.length + places.length > 0 ? undefined : namedShown(tokens, shown);
  const names = [...titles, ...places, ...(inShort === undefined ? [] : [inShort])];
  const text = maskedText(tokens, names).replaceAll('§', 'f');
  const isOnScreen = shown.some(({ title }) => titles.some(({ span }) => span.text === title));
  // `onu da`, right after films that are not to come: one more of those.
  const isMore = titles.length > 0 && changed !== true && (wishes.excludeTitles ?? []).length > 0;
  const lists = [
    words.KNOWN,
    words.HABIT,
    ...(PARTICLE.test(words.WORN_OUT.without(text)) ? [] : [words.WORN_OUT]),
    ...(titles.length > 0 && !isOnScreen ? [words.OVER] : []),
    ...(isMore ? [words.TOO] : []),
  ];
  const isKnown = lists.some((list) => list.in(text) && words.BESIDE.without(list.without(text)) === '');
  const declined = names.length === 0 ? declinedIn(parsed.text, context) : [];
  if (!isKnown && declined.length === 0 && !words.EXCEPT.is(text)) return undefined;
  // `dabbe serisi bitti`, then `siccini de`: all of that, too.
  const isWhole =
    refusalsWords.WHOLE_OF_IT.in(parsed.text) ||
    (words.TOO.in(text) && refusalsWords.WHOLE_OF_IT.in(context.memory.asked ?? ''));
  const known = [
    ...declined,
    ...titles.map((title) => (isWhole ? seriesAmong(title.span.films) : undefined) ?? calledBy(title)),
    ...(inShort === undefined ? [] : [seriesOr(inShort.film, isWhole, parsed, context)]),
    ...inputsMeant({ titles: [], references: places }, context).map(({ title }) => title),
  ];
  return known.length === 0
    ? undefined
    : recommendBy({
        ...wishes,
        excludeTitles: union(wishes.excludeTitles, known),
        // `ya bunları bilmeyen mi var`: of films that fewer know.
        ...(titles.length === 0 && words.WORN_OUT.in(text) ? { fame: 'hidden' as const } : {}),
      });
};

/** `tren zombili olanı biliyoruz`: the best known film that is so, of those wished; one on the screen is marked where it was seen. */
function describedIn({ said: { themes, people }, acts }: Understanding, { memory, index }: DecisionContext) {
  const { wishes = { genres: [] }, shown } = memory;
  if (themes.length + people.length === 0) return undefined;
  const kind = {
    genres: [],
    themes: [...themes],
    people: union(wishes.people, people),
    countries: wishes.countries,
  };
  const films = bestKnownFirst(index.films.filter((film) => brokenWishes(film, kind).length === 0));
  const isMarked = acts.length > 0 && films.some(({ title }) => shown.some((one) => one.title === title));
  return isMarked ? undefined : films[0];
}

/** `bana göre değil`, `onun dışında ne var`: the one film that is spoken of, or the whole series of it. */
function declinedIn(text: string, { memory, index }: DecisionContext): readonly string[] {
  const { focus } = memory;
  const said = [words.OUTSIDE, words.DECLINED].find((list) => list.in(text));
  if (focus === undefined || said === undefined || words.BESIDE.without(said.without(text)) !== '') return [];
  const own = refusalsWords.WHOLE_OF_IT.in(memory.asked ?? '') ? catalogued(focus, index) : undefined;
  return [own === undefined ? focus.title : (seriesAmong([own]) ?? focus.title)];
}

/** `dune hariç`: all of a series, where the words are its name. */
function seriesOr(
  film: ShownFilm,
  isWhole: boolean,
  { text }: Understanding,
  { index }: DecisionContext,
): string {
  const own = isWhole ? catalogued(film, index) : undefined;
  const series = partsNamedIn(index.films, text);
  if (own !== undefined) return seriesAmong([own]) ?? film.title;
  return series === undefined || series.ofStudio ? film.title : series.name;
}
