import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { union, without } from '../../understand/lists.ts';
import type { Memory } from '../../core/memory.ts';
import { type MessageWishes, NO_WISHES, TONES } from '../../understand/message-wishes.ts';
import { markersWords, refusalsWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `bu iki buçuk saat??`, `bu 13 yaş üstüymüş`: said of a film on the screen, against what was wished. */
const POINTS_OUT =
  /^(?:ama |ya |e )?(?:bu|bunlar|bunun|sunlar|su) (?!sefer|kez|aksam|gece|gun|hafta|yil|ara|kadar)/u;
/** `bunlar benden yaşlı, 2015 ve sonrası çıksın` */
const WISHED_AT_END = /(?<!m[ae])s[iu]n$/u;
const VERDICT_ON_YEAR =
  /^(\d{4}) (?:filmi )?(?:(?:cok|biraz|bence|bayagi|tam) ){0,2}\w{3,}(?:yd[iu]|m[iu]st[iu])(?: ya| bence| be)?$/u;
const FACTS = new Set(['minYear', 'maxYear', 'minDuration', 'maxDuration', 'maxAge', 'languages']);
const withoutFacts = (said: MessageWishes): MessageWishes =>
  Object.entries(said).reduce(
    (left, [name, value]) => (FACTS.has(name) ? left : { ...left, [name]: value }),
    NO_WISHES,
  );

/** What a message says, seen from what was wished and shown before. */
export function saidOf(
  { said, markers, complains, text, numbers, words }: Understanding,
  memory: Memory,
  before: Wishes,
): MessageWishes {
  if (markers.permits) return lift(before, said);
  if (memory.shown.length === 0)
    return words <= FEW_WORDS && BROUGHT_OUT.test(text) ? broughtOut(said) : said;
  // `bu kadar değişik değil`: something out of the ordinary all the same.
  if (before.themes?.includes(ODD) === true && said.avoidThemes.includes(ODD) && TOO_MUCH.test(text))
    return { ...said, tones: union(said.tones, ['düşündürücü']), fame: 'popular' };
  if (markers.deniesShown) return insisted(before, said);
  // `2012 saçmaydı`: the film of that name, and no year.
  const [, named] = VERDICT_ON_YEAR.exec(text) ?? [];
  if (named !== undefined && said.minYear === Number(named))
    return { ...withoutFacts(said), excludeTitles: [named] };
  // `bunlar uzun, 90 dakikayı aşmasın` says what the next ones should be.
  const bounds =
    refusalsWords.BOUNDING.in(text) ||
    markersWords.WISHING.in(text) ||
    markers.requests ||
    markers.amends ||
    WISHED_AT_END.test(text);
  if ((POINTS_OUT.test(text) && !bounds) || isYearOfShown(said, memory, text)) return withoutFacts(said);
  // `en ufağı 5 yaşında bak, uygun olmazsa ağlıyor`: an age that is told holds, whatever is said against the films.
  const told = numbers.length > 0 ? { maxAge: said.maxAge } : {};
  return complains
    ? { ...complaintOf(said, before, text), ...told }
    : lessSad(lessOf(said, before, text), before, text);
}

const TOO_MUCH = /(?:^| )(?:(?:bu|o|su) kadar|cok|fazla|asiri|daha az)(?: |$)/u;
const ODD = 'sürreal';
/** Kinds that are lighter where there is less of them. */
const HEAVY = new Set<Genre>(['Korku', 'Gerilim', 'Drama', 'Suç']);

/** `bu kadar korkunç olmasın`, of a kind that was wished: less of it, and not none. */
function lessOf(said: MessageWishes, { genres }: Wishes, text: string): MessageWishes {
  // `o kadar da değil ya daha hafif`, of horror: lighter ones of it.
  if (genres.includes('Korku') && said.mood === 'relaxed' && said.occasions?.includes('hafif') === true) {
    const { mood: _mood, occasions: _hour, ...rest } = said;
    return { ...rest, tones: union(said.tones, ['hafif']) };
  }
  const less = said.excludeGenres.filter((genre) => genres.includes(genre));
  if (less.length === 0 || !TOO_MUCH.test(text)) return said;
  return {
    ...said,
    excludeGenres: without(said.excludeGenres, less),
    avoidTones: without(said.avoidTones, ['korkutucu']),
    tones: less.some((genre) => HEAVY.has(genre)) ? union(said.tones, ['hafif']) : (said.tones ?? []),
  };
}

/** `çok üzücü olmasın`, of a touching film: no heavy one; `üzücü olmasın`: one that touches without it. */
function lessSad(said: MessageWishes, { mood }: Wishes, text: string): MessageWishes {
  const tone = TONES.sad ?? '';
  if (mood !== 'sad' || said.mood !== undefined || !said.avoidThemes.includes(tone)) return said;
  if (!TOO_MUCH.test(text)) return { ...said, tones: union(said.tones, ['iç ısıtan']) };
  return {
    ...said,
    avoidThemes: without(said.avoidThemes, [tone]),
    avoidTones: union(said.avoidTones, ['ağır']),
  };
}

/** `oha 1952`: the year of a film on the screen, and nothing with it that wishes one. */
const isYearOfShown = ({ minYear, maxYear }: MessageWishes, { shown }: Memory, text: string): boolean =>
  minYear !== undefined &&
  minYear === maxYear &&
  // The year alone is wished.
  text !== String(minYear) &&
  shown.some(({ year }) => year === minYear) &&
  !new RegExp(`${minYear} (?:yapim|yil|sene|film|ol|cik)`, 'u').test(text);

/** `çok kanlı bunlar`: what there was too much of is to be avoided. */
function complaintOf(said: MessageWishes, { genres }: Wishes, text: string): MessageWishes {
  const { mood, implied, maxAge: _age, tones, ...rest } = said;
  const tooMuch = said.genres.filter(
    (genre) => TOO_MUCH.test(text) && HEAVY.has(genre) && !genres.includes(genre),
  );
  const tone = mood === undefined ? undefined : TONES[mood];
  return {
    ...rest,
    // `bunlar çok çocukça`
    // `çok dramatik bunlar`, of a kind that was not wished.
    genres: said.genres.filter((genre) => !tooMuch.includes(genre)),
    excludeGenres: union(said.excludeGenres, [...(implied?.genres ?? []), ...tooMuch]),
    themes: [],
    ...(tones === undefined ? {} : { avoidTones: [...(said.avoidTones ?? []), ...tones] }),
    avoidThemes: [...said.avoidThemes, ...said.themes, ...(tone === undefined ? [] : [tone])],
  };
}

/** What is wished, and where the same is refused, in the wishes of before and in those of a message. */
export const OPPOSITES = [
  ['genres', 'excludeGenres', 'excludeGenres'],
  ['themes', 'avoidThemes', 'avoidThemes'],
  ['tones', 'avoidTones', 'avoidTones'],
  ['people', 'excludePeople', 'refusedPeople'],
  ['countries', 'avoidThemes', 'avoidThemes'],
] as const;

const FEW_WORDS = 6;
const BROUGHT_OUT = /(?:^| )cikar(?:t|sana|tsana)?(?: |$)/u;
/** `al pacino'nun filmlerini çıkar`, before anything was shown: brought out, as nothing is there to be taken away. */
function broughtOut(said: MessageWishes): MessageWishes {
  const { excludeGenres: genres, refusedPeople: people, avoidThemes, ...rest } = said;
  if (said.genres.length + said.people.length + said.themes.length + said.countries.length > 0) return said;
  const isCountry = (name: string) => name !== name.toLocaleLowerCase('tr');
  const countries = avoidThemes.filter(isCountry);
  return { ...NO_WISHES, ...rest, genres, people, countries, themes: without(avoidThemes, countries) };
}

const shared = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.filter((item) => other.includes(item));

/** `yok ya animasyon da olur`: what was refused is allowed again, and not wished. Changes the wishes of before. */
function lift(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused] of OPPOSITES) {
    const allowed = shared(said[wished], before[refused]);
    if (allowed.length === 0) continue;
    Object.assign(before, { [refused]: without<string>(before[refused], allowed) });
    Object.assign(rest, { [wished]: without<string>(said[wished], allowed) });
  }
  return rest;
}

/** `hiçbiri fransız değil`, `hâlâ türk var`: what was wished or refused before stays as it was. */
function insisted(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused, refusedNow] of OPPOSITES) {
    Object.assign(rest, {
      [refusedNow]: without<string>(rest[refusedNow], shared(rest[refusedNow], before[wished])),
      [wished]: without<string>(rest[wished], shared(rest[wished], before[refused])),
    });
  }
  const { origin, ...others } = rest;
  return before.origin === undefined || origin === undefined ? rest : others;
}
