import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutTheme } from '#domain/film-words.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Wishes } from '#domain/wishes.ts';

import { union, without } from '../../understand/lists.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { Markers } from '../../understand/markers.ts';
import { type MessageWishes } from '../../understand/message-wishes.ts';
import { wordAt } from '../../understand/tokens.ts';
import { CHILD } from '../../understand/wish-draft.ts';
import type { WishKind } from '../../understand/open-slots.ts';
import type { Understanding } from '../../understand/understand.ts';
import { OPPOSITES, saidOf } from './said-of.ts';
import { isWholeRequest } from './whole-request.ts';
import { ofOthers } from './of-others.ts';
import { relativeBounds } from './relative-bounds.ts';
import { theirsInTalk } from './theirs-in-talk.ts';
import { areThere, togetherIn } from './together.ts';
import { besideModel } from './beside-model.ts';
import { ofBefore, onlyMentioned } from './of-its-own.ts';
import {
  inOneMood,
  kindOfFew,
  lifted,
  loveless,
  moodOfFew,
  themesOfFew,
  unlessFrightening,
  withoutOpposite,
} from './one-mood.ts';
import { stated } from './stated.ts';
import { withoutFeared } from './without-feared.ts';
import { withImplied } from './with-implied.ts';
import { withoutMissed } from './without-missed.ts';
import { markedTitles } from './marked-titles.ts';

const OLDEST_CHILD = 12;
/** No film of fear is for anybody younger. */
export const FRIGHTENED_CHILD = 10;
const INSTEAD = /(?:^| )(?:o zaman|o halde|madem|bari|onun yerine|yerine)(?: |$)/u;
type Draft = { -readonly [Name in keyof Wishes]: Wishes[Name] };

const WISHES_OF_KIND: Readonly<Record<WishKind, readonly (keyof Wishes)[]>> = {
  genres: ['genres', 'excludeGenres'],
  mood: ['mood'],
  years: ['minYear', 'maxYear'],
  duration: ['minDuration', 'maxDuration'],
  rating: ['minRating'],
  people: ['people'],
  origin: ['origin', 'countries'],
  themes: ['themes', 'avoidThemes'],
};

/** What is said anew in place of what was said before. */
const REPLACED = [
  ['mood', 'minRating', 'maxAge', 'origin', 'ending', 'pace', 'fame', 'trueStory'],
  ['awards', 'studios', 'series', 'languages', 'eras', 'places', 'platforms'],
].flat() as readonly (keyof Wishes)[];

/**
 * The wishes a recommendation now rests on: those of before with what the message changes in them, or only those of the
 * message when it is a whole request of its own.
 */
export function mergeWishes(memory: Memory, parsed: Understanding, index: FilmIndex): Wishes {
  const { markers, open = [] } = parsed;
  const earlier = isWholeRequest(parsed, memory.wishes) ? undefined : wishesMeant(memory, markers);
  // What was seen, or is not to come, stays so whatever is wished next.
  const kept = markers.resets ? undefined : memory.wishes?.excludeTitles;
  const wishes: Draft = {
    ...(earlier ?? { genres: [], excludeTitles: kept, ...memory.lasting }),
    ...theirsInTalk(parsed, memory, index),
  };
  const said = withoutFeared(saidOf(parsed, memory, wishes), memory.wishes, parsed);
  // `bebek işi bunlar` of a child whose age was told asks for other films that suit it.
  const isGuessed = said.grownUp === true && wishes.maxAge === CHILD;
  if (isGuessed || parsed.adult === true) Object.assign(wishes, notForChildren(wishes));
  const opened = open === 'all' ? [] : open.flatMap((slot) => WISHES_OF_KIND[slot]);
  for (const name of opened) Object.assign(wishes, { [name]: name === 'genres' ? [] : undefined });
  Object.assign(wishes, ofOthers(parsed, memory, wishes, index));
  // `şener şen olsun o zaman`: in the place of whoever was wished.
  const isInstead = said.people.length > 0 && INSTEAD.test(parsed.text);
  if (isInstead || !togetherIn(index.films, union(wishes.people, said.people), markers.adds))
    wishes.people = [];
  // `scorsese'nin mafya filmleri`, then `türk olsun`: nobody's films are of there.
  if (said.people.length === 0 && !areThere(index.films, wishes.people, said)) wishes.people = [];
  if (turnsTo(said, parsed.text)) Object.assign(wishes, { themes: [], mood: undefined, tones: undefined });
  if (!markers.ofSelf) Object.assign(wishes, withoutOpposite(wishes, said));
  mergeLists(wishes, said, markers);
  if (wishes.maxAge !== undefined) wishes.excludeGenres = without(wishes.excludeGenres, ['Aile']);
  mergeBounds(wishes, said);
  // `hepsini izledi çocuk`, of one whose age was told.
  const isSameChild = said.maxAge === CHILD && !parsed.numbers.some(({ value }) => value === CHILD);
  const younger = isToo(parsed) || isSameChild ? wishes.maxAge : undefined;
  for (const name of REPLACED) if (said[name] !== undefined) Object.assign(wishes, { [name]: said[name] });
  if (younger !== undefined && said.maxAge !== undefined) wishes.maxAge = Math.min(younger, said.maxAge);
  const { excludeTitles: refused = [], unlike, studios: made = [], series: parts = [] } = said;
  // `bugün aslında dündü çıkmasın`: what is to be like no such film is not that film either.
  const isFilm = unlike !== undefined && index.films.some(({ title }) => title === unlike);
  const gone = isFilm ? union(refused, unlike === '' ? [] : [unlike]) : refused;
  wishes.excludeTitles = union(without(wishes.excludeTitles, [...made, ...parts]), [
    ...gone,
    ...markedTitles(parsed),
  ]);
  // `ghibli olmasın`, after films of that studio were wished.
  wishes.studios = without(wishes.studios, gone);
  wishes.series = without(wishes.series, gone);
  // `türk olsun`, then `kore olsun o zaman`
  const isAbroad = said.countries.length > 0 && !said.countries.includes('Türkiye');
  if (isAbroad && said.origin === undefined && wishes.origin === 'yerli') delete wishes.origin;
  // `fransız olsun`, then `yerli bir şey olsun`
  if (said.origin === 'yerli' && said.countries.length === 0) wishes.countries = [];
  // `pixar`, then `fransız çizgi filmi var mı`
  if (said.countries.length > 0 && said.studios === undefined) delete wishes.studios;
  const { similarTo, alsoSimilarTo = [] } = said;
  if (similarTo !== undefined) Object.assign(wishes, { similarTo, alsoSimilarTo });
  // `bir şey aç rahatlayayım`, then `john wick gibi`: the film that is named says the mood anew.
  if (similarTo !== undefined && said.mood === undefined) delete wishes.mood;
  const alike = alikeTo(parsed, memory);
  if (alike !== undefined) {
    wishes.similarTo = alike.title;
    wishes.people = without(wishes.people, [
      ...onlyMentioned(parsed, alike),
      ...ofBefore(wishes, parsed, alike),
    ]);
    Object.assign(wishes, likeItself(wishes, said, catalogued(alike, index)));
  }
  const measured = besideModel(parsed, wishes, index);
  Object.assign(wishes, measured);
  Object.assign(wishes, relativeBounds(markers.relative, memory, wishes, { ...said, ...measured }, index));
  // Whatever hears of a kind, one that is refused is not wished: no film would be left.
  wishes.genres = without(wishes.genres, wishes.excludeGenres ?? []);
  const merged: Draft = withImplied(stated(withoutMissed(wishes, said, memory, index.films)), said);
  // `8 yaşındaki kardeşim de izleyecek`, after films that frighten: no film of the kind is for so small a child.
  if ((merged.maxAge ?? OLDEST_CHILD) < FRIGHTENED_CHILD && merged.genres.includes('Korku'))
    Object.assign(merged, {
      // `korkmadan izleyebileceği bir çizgi film`
      genres: merged.genres.includes('Animasyon') ? ['Animasyon'] : ['Aile', 'Fantastik'],
      avoidTones: union(merged.avoidTones, ['korkutucu']),
    });
  // Whoever chooses for a child refuses cartoons, and no films for the family.
  if (merged.maxAge !== undefined && merged.maxAge <= OLDEST_CHILD)
    merged.excludeGenres = without(merged.excludeGenres, ['Aile']);
  const loved = merged.excludeGenres?.includes('Romantik') === true ? loveless(merged) : {};
  return stated({
    ...merged,
    ...inOneMood(merged, parsed),
    ...moodOfFew(merged, index, memory.shown),
    ...kindOfFew(merged, said, index),
    ...themesOfFew(merged, { said, markers }, index, memory.shown),
    ...loved,
    ...lifted(merged, said),
    ...unlessFrightening(merged, said),
  });
}

/** `romantiğe dönelim`, after films of revenge: what those were about is wished no more. */
const turnsTo = ({ genres, themes, mood }: MessageWishes, text: string): boolean =>
  genres.length + themes.length + (mood === undefined ? 0 : 1) > 0 && markersWords.TURNS_TO.in(text);

/** The wishes that a message goes on with: those of now, or those of the beginning (`en baştaki isteğim ama fransız`). */
const wishesMeant = ({ wishes, first }: Memory, { goesBack }: Markers): Wishes | undefined =>
  goesBack ? (first ?? wishes) : wishes;

/** `13 yaşındaki de sıkılmasın`: beside the younger one, who still watches. */
const isToo = ({ text }: Understanding): boolean =>
  /(?:^| )(?:yas\w*|buyuk\w*|kucuk\w*) (?:olan )?d[ae](?: |$)/u.test(text);

/** `ne çocuğu, 21 yaşındayım`: an age that was taken from what was said before no longer holds. */
export const notForChildren = ({ genres, maxAge, excludeGenres }: Wishes): Partial<Wishes> =>
  maxAge === undefined
    ? {}
    : { maxAge: undefined, genres: without(genres, ['Aile']), excludeGenres: union(excludeGenres, ['Aile']) };

/** `onun gibi bir tane daha`, of a film that came up since: what was wished before and it is not about holds no more. */
function likeItself(
  { themes = [] }: Wishes,
  said: MessageWishes,
  film: CatalogueFilm | undefined,
): Partial<Wishes> {
  const gone = themes.filter((theme) => !said.themes.includes(theme) && film && !aboutTheme(theme)(film));
  return gone.length === 0
    ? {}
    : { themes: without(themes, gone), mood: said.mood, occasions: said.occasions };
}

function alikeTo({ alike, asksAlike, said, tokens }: Understanding, memory: Memory): ShownFilm | undefined {
  // `bunlar gibi ama fransız olmasın`, of films that are like another one: that one stays the measure.
  if (alike?.reference.kind === 'all' && memory.wishes?.similarTo !== undefined) return undefined;
  const isFar = alike?.reference.kind === 'this' && wordAt(tokens, alike.from).startsWith('on');
  const before = isFar && memory.focus === undefined ? namedBefore(memory) : undefined;
  // `ona yakın kafa`, of films that were shown together: the first stands for them.
  if (alike !== undefined) return before ?? pointedAt(alike.reference, memory)[0] ?? memory.shown[0];
  return asksAlike && said.similarTo === undefined && said.people.length === 0 ? memory.focus : undefined;
}

/** `parazit'i izledik`, `dune gibi bir şey`, then `onun gibi`: what they named themselves, and none of the films that came since. */
const namedBefore = ({ wishes, changed, undo = [] }: Memory): ShownFilm | undefined =>
  wishes?.similarTo !== undefined
    ? { title: wishes.similarTo }
    : changed === true
      ? undo.at(-1)?.film
      : undefined;

/** What is wished or refused comes on top, and is no longer the other; a kind or a country takes the place of another. */
function mergeLists(wishes: Draft, said: MessageWishes, { adds, corrects, only }: Markers): void {
  for (const [wished, refused, refusedNow] of OPPOSITES) {
    const now: readonly string[] = said[wished] ?? [];
    const ofKind = wished === 'genres' || wished === 'countries';
    const anew = now.length > 0 && (ofKind ? !adds : corrects || only);
    const all = anew ? now : union<string>(wishes[wished], now);
    const gone = wished === 'genres' ? refusedGenres(said, all) : (said[refusedNow] ?? []);
    // `Brad Pitt değil Tom Cruise demek istedim` corrects a name and refuses nobody.
    const kept = wished === 'people' && corrects ? [] : gone;
    Object.assign(wishes, {
      [wished]: without(all, gone),
      // `uzak doğu olsun ama Güney Kore olmasın`: the part refuses, though it is of the whole.
      [refused]: without(union<string>(wishes[refused], kept), wished === 'countries' ? [] : now),
    });
  }
}

/** Of a refused compound the genre that is wished for itself stays, and of `yabancının mizahı` the one that was wished. */
function refusedGenres(
  { excludeGenres, refusedTogether = [], refusedOfCountry = [] }: MessageWishes,
  wished: readonly string[],
) {
  const own = refusedTogether.filter((genre) => wished.includes(genre));
  const apart = own.length === refusedTogether.length ? [] : own;
  const elsewhere = refusedOfCountry.filter((genre) => wished.includes(genre));
  return without(excludeGenres, [...apart, ...elsewhere]);
}

function mergeBounds(wishes: Draft, said: MessageWishes): void {
  for (const [least, most] of [
    ['minYear', 'maxYear'],
    ['minDuration', 'maxDuration'],
  ] as const) {
    if (said[least] === undefined && said[most] === undefined) continue;
    if (said[least] !== undefined) wishes[least] = said[least];
    if (said[most] !== undefined) wishes[most] = said[most];
    // What was said last holds: an older bound that contradicts it goes.
    if ((wishes[least] ?? -Infinity) > (wishes[most] ?? Infinity))
      delete wishes[said[least] === undefined ? least : most];
  }
}
