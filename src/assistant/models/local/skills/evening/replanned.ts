import { MOST_FILMS } from '#domain/evening-plan.ts';
import type { TitleInput } from '#tools/title-input.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { extreme, inputFor, inputsMeant, pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { union } from '../../understand/lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { toolOf } from '../../understand/acts.ts';
import type { TitleAt } from '../../understand/spans.ts';
import type { PlanInput } from './frame.ts';
import { namedIn } from './named-in.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

/** A plan of which nothing but its hours stays as it was said. */
const unsaid = ({ kinds: _kinds, count: _count, place: _place, ...frame }: PlanInput): PlanInput => frame;

const BRIEF = 5;
const LONG = 30;

/**
 * What a plan becomes by a few words on it: its hour moved (`yarım saat geç başlayalım`), its breaks (`araları kısa tut`), its
 * order (`sırayı ters çevir`), or its films (`ikincisini değiştir`, `biri komedi olsun`).
 */
export function replanned(
  before: PlanInput,
  parsed: Understanding,
  context: DecisionContext,
): PlanInput | undefined {
  const { text } = parsed;
  const { shown } = context.memory;
  const films = shown.map((film) => inputFor(film, context.index));
  const startsAt = moved(before.startsAt ?? context.memory.planStart, parsed);
  if (startsAt !== undefined) return { ...before, films, startsAt };
  if (words.SHORT_BREAKS.in(text)) return { ...before, films, breakMinutes: BRIEF };
  if (words.LONG_BREAKS.in(text)) return { ...before, films, breakMinutes: LONG };
  const { arrange: _arrange, ...frame } = before;
  if (words.TURNS_ROUND.in(text) && parsed.exact === undefined)
    return { ...frame, films: films.toReversed() };
  const named = withNamed(films, parsed, context);
  if (named !== undefined) return { ...unsaid(frame), films: named };
  // `plana bir film daha ekle`
  if (words.ONE_MORE.in(text) && parsed.titles.length === 0) {
    const wishes =
      parsed.exact === undefined ? before.wishes : mergeWishes({ shown: [] }, parsed, context.index);
    const count = Math.min(MOST_FILMS, films.length + 1);
    const place = words.BETWEEN.in(text) ? films.length - 1 : undefined;
    return { ...unsaid(before), films, place, count, ...(wishes && { wishes }) };
  }
  return withOthers(before, parsed, context);
}

/** `ilki toy story olsun`, `yeşil rehber yerine joker`, `inception da girsin`: a film that is named, in its place or beside the others. */
function withNamed(films: readonly TitleInput[], parsed: Understanding, context: DecisionContext) {
  const { text, titles, references, acts } = parsed;
  const { shown } = context.memory;
  const isShown = (title: TitleAt) => namedIn({ ...parsed, tokens: [], titles: [title] }, shown).length > 0;
  const [title, ...others] = titles.filter((one) => !isShown(one));
  if (title === undefined || others.length > 0) return undefined;
  const [film] = inputsMeant({ titles: [title], references: [] }, context);
  if (film === undefined) return undefined;
  const place = references.find(({ reference: { kind } }) => kind === 'place')?.reference;
  const [pointed] =
    place === undefined ? namedIn({ ...parsed, tokens: [] }, shown) : pointedAt(place, context.memory);
  const at = pointed === undefined ? -1 : shown.indexOf(pointed);
  if (at >= 0) return films.with(at, film);
  const isPut =
    words.PUTS_IN.in(text) || acts.some(({ act }) => act.kind === 'add' || toolOf(act) === 'addToWatchlist');
  if (!isPut || films.length >= MOST_FILMS) return undefined;
  const before = words.BETWEEN.in(text) ? films.length - 1 : words.AT_FIRST.in(text) ? 0 : films.length;
  return films.toSpliced(before, 0, film);
}

/** With other films in place of those that are pointed at, of the kind that is wished. */
function withOthers(before: PlanInput, parsed: Understanding, { memory, index }: DecisionContext) {
  const { text, references, markers } = parsed;
  // `bana tek bir komedi öner` wants no plan any more.
  const exact = markers.requests ? undefined : parsed.exact;
  const { shown } = memory;
  const places = references.filter(({ reference: { kind } }) => kind === 'place' || kind === 'next');
  const pointed = places.flatMap(({ reference }) => pointedAt(reference, memory));
  const gone = pointed.length > 0 ? pointed : namedIn(parsed, shown);
  const ofOne = exact !== undefined && gone.length === 0 && words.ONE_OF_THEM.in(text);
  // Where none of them is pointed at, the last one makes room.
  const isRelative = Object.keys(markers.relative).length > 0 && !markers.requests;
  const replaced = ofOne ? shown.slice(-1) : isRelative && gone.length === 0 ? lately(before, shown) : gone;
  const isSeen = parsed.acts.some(({ act }) => toolOf(act) === 'markWatched');
  const isAsked =
    isRelative || exact !== undefined || (gone.length > 0 && (isSeen || words.REPLACES.in(text)));
  if (!isAsked || exact?.people.length || exact?.similarTo !== undefined) return undefined;
  const stays = replaced.length === 0 ? [] : shown.filter((film) => !replaced.includes(film));
  const wishes = mergeWishes(
    { ...memory, shown: isRelative ? replaced : [], wishes: before.wishes },
    parsed,
    index,
  );
  const { films: _films, from: _from, place: _place, kinds: _kinds, ...frame } = before;
  const shorter = markers.relative.shorter === true ? muchShorter(replaced) : undefined;
  if (shorter !== undefined) wishes.maxDuration = Math.min(wishes.maxDuration ?? shorter, shorter);
  const excludeTitles = union(
    wishes.excludeTitles,
    replaced.map(({ title }) => title),
  );
  return {
    ...frame,
    ...(stays.length === 0 ? {} : { films: stays.map((film) => inputFor(film, index)) }),
    ...(isInside(replaced, shown) ? { place: shown.findIndex((film) => replaced.includes(film)) } : {}),
    count: before.count ?? shown.length,
    wishes: excludeTitles.length === 0 ? wishes : { ...wishes, excludeTitles },
  };
}

/** The one film that is replaced stands before another: what comes for it stands there, too. */
const isInside = (replaced: readonly ShownFilm[], shown: readonly ShownFilm[]): boolean =>
  replaced.length === 1 && replaced[0] !== undefined && shown.indexOf(replaced[0]) < shown.length - 1;

/** Some minutes less would not be felt in an evening. */
function muchShorter(replaced: readonly ShownFilm[]): number | undefined {
  const longest = extreme(replaced, 'longest')?.duration;
  return longest === undefined ? undefined : Math.max(SHORT_FILM, Math.round(longest * SHORTER_BY));
}
const SHORT_FILM = 90;
const SHORTER_BY = 0.75;

/** `daha kısa olsun`: of the film that was just put in, else of the longest. */
function lately({ films = [] }: PlanInput, shown: readonly ShownFilm[]): readonly ShownFilm[] {
  const isNew = ({ title }: ShownFilm) => !films.some((film) => film.title === title);
  const changed = films.length > 0 ? shown.filter(isNew) : [];
  const longest = extreme(shown, 'longest');
  return changed.length > 0 ? changed : longest === undefined ? [] : [longest];
}

const DAY = 24 * 60;
/** An hour of the clock so much later or earlier as is said. */
function moved(clock: string | undefined, { text, numbers }: Understanding): string | undefined {
  const way = words.LATER.in(text) ? 1 : words.EARLIER.in(text) ? -1 : 0;
  if (clock === undefined || way === 0) return undefined;
  const [number] = numbers;
  const minutes = HALF_HOUR.test(text) ? 30 : (number?.value ?? 0) * (/(?:^| )saat/u.test(text) ? 60 : 1);
  if (minutes <= 0) return undefined;
  const [hours = 0, past = 0] = clock.split(':').map(Number);
  const then = (hours * 60 + past + way * Math.round(minutes) + DAY) % DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(then / 60))}:${two(then % 60)}`;
}
const HALF_HOUR = /(?:^| )(?:yarim|bucuk) saat/u;
