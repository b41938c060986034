import { joinTitles } from '../../core/sentence.ts';
import { type ForTwoInput, forTwoOutputSchema } from '#tools/films-for-two.ts';
import { ablative } from '#lib/turkish/suffix.ts';
import { joinList } from '#lib/turkish/format.ts';
import { variant } from '#lib/variant.ts';
import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import {
  type CallHandlers,
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  recommendBy,
  say,
} from '../../core/skill.ts';
import { viewersWords as words } from '../../lexicon/word-lists.ts';
import { union, without } from '../../understand/lists.ts';
import { type TitleAt, standsOut } from '../../understand/spans.ts';
import { asksIfThere } from '../series-part/part-named.ts';
import { type Understanding, type Viewers } from '../../understand/understand.ts';
import { callsOf } from '../acts/acts.ts';
import { oneEach } from './one-each.ts';
import { agreedOrigin, settledOf, withoutCompany } from './settled.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { asksForTitle } from '../recall/description.ts';
import { isTale } from '../tale/is-tale.ts';
import { asksOfShown } from '../shown-films/subject.ts';
import { askingWords, isAsking, questionIn } from '../questions/asked.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { maskedText, wordAt } from '../../understand/tokens.ts';
import { isWholeRequest } from '../recommendation/whole-request.ts';

/** What one of them likes is to be borne by the other. */
const MEETS = [words.MIDDLE, words.THEIR_TURN];

/** More of them are a new request. */
const FEW_WORDS = 6;

/** `sevgilimle ikimize üç film`, `ben korku o romantik`; after such films also `başka`. */
export const forTwo: Decide = (parsed, context) => {
  const { memory } = context;
  // `eşim futbol izliyor, bana dizi öner`
  if (parsed.series) return undefined;
  // `Ayla'nın sonunda kavuşuyorlar mı, kız arkadaşım ağlarsa yandım`
  if (parsed.viewers !== undefined && (asksOnlyOfNamed(parsed) || isOfOneTaste(parsed, parsed.viewers)))
    return undefined;
  if (parsed.viewers !== undefined) {
    const input = softened(halfway(inputOf(parsed.viewers, context)));
    const warms = words.WARMS.in(parsed.text);
    const lightly =
      (warms || MEETS.some((list) => list.in(parsed.text)) ? ofTheDisputed(input, warms) : undefined) ??
      gentlyOf(input);
    // Of two others nobody takes turns with the writer.
    const asksMiddle = words.MIDDLE.in(parsed.text) || input.names?.mine !== undefined;
    const each = oneEach(input, context, asksMiddle);
    if (each !== undefined) return each;
    if (lightly === undefined) return act({ tool: 'filmsForTwo', input });
    const call = { tool: 'recommendFilms', input: lightly } as const;
    // `ortada buluşalım`, once more: others of the kind.
    const once: Decide = (later) => (words.MIDDLE.in(later.text) && !later.wishes ? act(call) : undefined);
    return { kind: 'act', calls: [call], before: warms ? WARMLY : GENTLY, expects: once };
  }
  // `tamam ikisi arası güzel`: the three are right as they are.
  const first = memory.lead ?? memory.shown[0];
  if (memory.lastShow?.tool === 'filmsForTwo' && words.ACCEPTED.is(parsed.text) && first !== undefined)
    return say(`Ne güzel, ortayı bulduk. ${ablative(first.title)} başlayın, iyi seyirler!`);
  const isNamed = parsed.said.similarTo !== undefined || parsed.references.length > 0;
  const pair = memory.lastShow?.tool === 'filmsForTwo' ? memory.lastShow.input : undefined;
  const tastes = pair !== undefined && tasteOf(pair).length > 0 ? pair : undefined;
  const settled = tastes === undefined ? undefined : settledOf(tastes, parsed, context);
  if (settled !== undefined) return recommendBy(settled);
  const agreed = pair === undefined ? undefined : agreedOrigin(pair, parsed, context);
  if (agreed !== undefined) return recommendBy(agreed);
  const names = parsed.said.genres.length + parsed.said.themes.length > 0 || parsed.said.mood !== undefined;
  if (tastes !== undefined && words.BOTH_IN_ONE.in(parsed.text)) return bothInOne(tastes);
  // `o marvel ben tarantino`, then `ikisinin ortası`: other films for both.
  if (pair !== undefined && words.BOTH_IN_ONE.in(parsed.text) && !names)
    return act({ tool: 'filmsForTwo', input: { ...pair, without: seen(pair, memory) } });
  // `ortada buluşalım`, of what one of them only refuses.
  const gentle = pair !== undefined && words.MIDDLE.in(parsed.text) && !names ? gentlyOf(pair) : undefined;
  if (gentle !== undefined) return act({ tool: 'recommendFilms', input: gentle });
  // `o korku sevmez ben romantik sevmem`, then `ortasını bul`
  if (pair !== undefined && words.MIDDLE.in(parsed.text) && !names)
    return refined(pair, withoutCompany(parsed), context, true);
  // `ikimize de uyan bir şey bul`, once it is known what either likes.
  if (tastes !== undefined && words.FOR_BOTH.in(parsed.text) && !names)
    return refined(tastes, withoutCompany(parsed), context, true);
  // `annem dram ister babam western, ortak film`: neither of the two is who asks.
  const isOfOthers = parsed.exact !== undefined && kindsIn(parsed.exact) > 1 && !OF_US.test(parsed.text);
  if (words.FOR_BOTH.in(parsed.text) && !isNamed && !isOfOthers) {
    const maxAge = parsed.said.maxAge ?? memory.wishes?.maxAge;
    const said = wishesOf(parsed, context);
    // `kardeşim 9 yaşında`, then `ikimize de uygun`: the child is one of them.
    const wishes = maxAge === undefined ? said : { genres: [], ...said, maxAge, occasions: undefined };
    return act({ tool: 'filmsForTwo', input: { mine: wishes, theirs: wishes } });
  }
  if (memory.lastShow?.tool !== 'filmsForTwo') return undefined;
  // `brad pittle angelinanın filmi vardı ya`: one that is remembered.
  if (asksForTitle(parsed)) return undefined;
  const before = memory.lastShow.input;
  // `ikincisi çok mu korkunç`, `en hafifi hangisi` ask of the three, and wish for no others.
  const wishesToo = parsed.markers.amends && parsed.exact !== undefined;
  const asksWhich = /(?:^| )hangi\w*(?: |$)/u.test(parsed.text);
  // `devam filmi de var mı`, of the one that was spoken of.
  if (
    asksWhich ||
    asksIfThere(parsed.text) ||
    (!wishesToo && (asksOfShown(parsed, context) || asksOfNamed(parsed))) ||
    words.ALONE.in(parsed.text)
  )
    return undefined;
  if (parsed.wishes || parsed.open !== undefined || Object.keys(parsed.markers.relative).length > 0)
    return isWholeRequest(parsed) ? undefined : refined(before, parsed, context);
  // `o zaman onun gibi ama başka`, of the one that was seen.
  if (!parsed.markers.another || parsed.words > FEW_WORDS || parsed.alike !== undefined) return undefined;
  return act({ tool: 'filmsForTwo', input: { ...before, without: seen(before, memory) } });
};

/** `nişanlım kaptan, aynı anda başlatıyoz … 100 dakikayı geçmesin`: a tale of two people who want one thing. */
const isOfOneTaste = (parsed: Understanding, { mine, theirs }: Viewers): boolean =>
  isTale(parsed) &&
  ![...MEETS, words.FOR_BOTH].some((list) => list.in(parsed.text)) &&
  [mine, theirs].some(({ said }) => kindsIn(said) + said.people.length === 0 && !saysTaste(said));
const saysTaste = ({ excludeGenres, avoidThemes, similarTo, countries, origin }: Understanding['said']) =>
  excludeGenres.length + avoidThemes.length + countries.length > 0 ||
  similarTo !== undefined ||
  origin !== undefined;

const kindsIn = ({ genres, themes }: NonNullable<Understanding['exact']>) => genres.length + themes.length;
const OF_US =
  /(?:^| )(?:ben(?:im|i|ce)?|bana|biz(?:e|im|i)?|(?:iki|her iki)miz\w*|ist[ei]yoru[mz]|sever[iu][mz])(?: |$)/u;

/** `arkadaşım marvel seviyor ben sıkılıyorum`: what one loves bores the other, so that what is near it is for both. */
function halfway(input: ForTwoInput): ForTwoInput {
  const { mine, theirs } = input;
  const disputed = (theirs?.studios ?? []).filter((studio) => mine?.excludeTitles?.includes(studio) === true);
  if (mine === undefined || disputed.length === 0) return input;
  const near: Wishes = { genres: ['Aksiyon', 'Macera'] };
  return { ...input, mine: { ...near, excludeTitles: mine.excludeTitles, tones: ['komik'] }, theirs: near };
}

/** `o korku sever, ben korkudan nefret ederim, komediciyim`: a comedy with some of it that frightens nobody is for both. */
function softened(input: ForTwoInput): ForTwoInput {
  const { mine, theirs } = input;
  if (mine === undefined || theirs === undefined) return input;
  return { ...input, mine: bearing(mine, theirs), theirs: bearing(theirs, mine) };
}

/** Who likes a kind of their own bears what the other one likes, unless it frightens. */
function bearing(wishes: Wishes, other: Wishes): Wishes {
  const { excludeGenres = [], avoidTones = [], ...own } = wishes;
  const disputed = excludeGenres.filter((genre) => other.genres.includes(genre));
  if (wishes.genres.length === 0 || disputed.length === 0) return wishes;
  const kept = without(excludeGenres, disputed);
  const tones = disputed.includes('Korku') ? union(avoidTones, ['korkutucu'] as const) : avoidTones;
  return {
    ...own,
    ...(kept.length > 0 && { excludeGenres: kept }),
    ...(tones.length > 0 && { avoidTones: tones }),
  };
}

const seen = (before: ForTwoInput, { shown }: DecisionContext['memory']): string[] => [
  ...(before.without ?? []),
  ...shown.map(({ title }) => title),
];

/** `sevgilim korku istiyor ben korkarım, orta yol bul`: the middle of a kind that one wants and the other fears is a light film of it. */
function ofTheDisputed({ mine, theirs }: ForTwoInput, warms: boolean): Wishes | undefined {
  // Who likes a kind of their own is met by it.
  const refuses = (wishes: Wishes | undefined, genre: Genre) =>
    (warms || wishes?.genres.length === 0) &&
    (wishes?.excludeGenres?.includes(genre) === true ||
      (genre === 'Korku' && wishes?.avoidTones?.includes('korkutucu') === true));
  const disputed = [
    ...(mine?.genres ?? []).filter((genre) => refuses(theirs, genre)),
    ...(theirs?.genres ?? []).filter((genre) => refuses(mine, genre)),
  ];
  if (disputed.length === 0) return undefined;
  // `anime istiyor ben sevmem, alıştıracak bir şey`: of just that, what everybody likes.
  const countries = theirs?.countries ?? mine?.countries;
  return warms
    ? { genres: disputed, ...(countries && { countries }), fame: 'popular' }
    : { genres: disputed, tones: ['hafif'] };
}

const WARMLY = 'Alıştıra alıştıra gidelim: türün kendini herkese sevdirenlerinden seçtim.';
const GENTLY = 'Ortası şöyle olur: istenen türden ama kansızı, gözyaşı azı.';

/** `kocam savaş filmi istiyor ben istemiyorum`: of what one wants and the other only refuses, the gentle films. */
function gentlyOf({ mine, theirs }: ForTwoInput): Wishes | undefined {
  const disputed = [
    ...(theirs?.themes ?? []).filter((theme) => mine?.avoidThemes?.includes(theme) === true),
    ...(mine?.themes ?? []).filter((theme) => theirs?.avoidThemes?.includes(theme) === true),
  ];
  const [theme, ...others] = disputed;
  if (theme === undefined || others.length > 0) return undefined;
  return { genres: [], themes: [theme], avoidTones: ['kanlı', 'ağlatan'] };
}

/** `shaun of the dead o zaman, kanlı mı çok`: of one film, whoever else watches. */
const asksOfNamed = ({ titles, tokens, text }: Understanding): boolean =>
  titles.some(standsOut) && isAsking(text) && questionIn(maskedText(tokens, titles)) !== undefined;

/** Of the one film that is named, and no films are asked for. */
const asksOnlyOfNamed = (parsed: Understanding): boolean =>
  parsed.titles.filter(standsOut).length === 1 &&
  asksOfNamed(parsed) &&
  // `ikimizi aynı koltukta tutacak bi şey var mı yoksa arabulucu mu atıyoruz`
  !words.MEETING.in(parsed.text) &&
  (!parsed.markers.requests || askingWords.TELL_ME.in(parsed.text));

/** `kanlı olmasın`, `daha kısa`: holds for both, who keep what each of them wants. */
const refined = (
  before: ForTwoInput,
  parsed: Understanding,
  context: DecisionContext,
  anew: boolean = false,
) => {
  const { memory, index } = context;
  const merged = (wishes: Wishes = { genres: [] }) => mergeWishes({ ...memory, wishes }, parsed, index);
  const others =
    anew || parsed.markers.another || NOT_THESE.test(parsed.text) || words.SEEN_BY_OTHER.in(parsed.text);
  const without = [...(before.without ?? []), ...(others ? memory.shown.map(({ title }) => title) : [])];
  // `animasyon istemiyor`: the other one.
  const isTheirs = OTHER_MINDS.test(parsed.text) && before.theirs !== undefined;
  const input = {
    ...before,
    mine: isTheirs ? before.mine : merged(before.mine),
    theirs: merged(before.theirs),
    without: without.length > 0 ? without : undefined,
  };
  // `Dublör'ü geçen ay izledik, daha yeni olsun`: what was seen is written down, too.
  const seen = callsOf(parsed, context).filter(({ tool }) => tool === 'markWatched');
  return act(...seen, { tool: 'filmsForTwo', input });
};

/** `bu olmaz eşim sevmez uzaylıyı` */
const NOT_THESE = /(?:^| )(?:bu|bunlar|o|onlar) (?:da )?(?:olmaz|olmadi|gitmez|uymaz)(?: |$)/u;

const OTHER_MINDS = /(?:^| )(?:istemiyor|istemez|sevmiyor|sevmez|hoslanmiyor|korkar|korkuyor)(?:mus)?$/u;

/** The kinds of film that either of two likes. */
const tasteOf = ({ mine, theirs }: ForTwoInput): Genre[] => union(mine?.genres, theirs?.genres ?? []);

/** `o korku istiyor ben komedi`, then `ikisi bir arada olanı yok mu`: one film that is both. */
function bothInOne(before: ForTwoInput): Decision {
  const genres = tasteOf(before);
  const excludeGenres = without(
    union(before.mine?.excludeGenres, before.theirs?.excludeGenres ?? []),
    genres,
  );
  return recommendBy({
    ...before.theirs,
    ...before.mine,
    genres,
    ...(excludeGenres.length === 0 ? {} : { excludeGenres }),
  });
}

/** `1 buçuk saatim var`, `14 o 9 yaşında`, then `eşim gerilim ister ben komedi`: how long, how old and where hold for both. */
const heldFor = (wishes: Wishes | undefined, { wishes: held }: DecisionContext['memory']) =>
  wishes && stated({ ...boundsOf(held), ...wishes });
const boundsOf = (
  { minDuration, maxDuration, minYear, maxYear, maxAge, platforms }: Wishes = { genres: [] },
) => ({
  minDuration,
  maxDuration,
  minYear,
  maxYear,
  maxAge,
  platforms,
});

function inputOf({ mine, theirs, names }: Viewers, context: DecisionContext): ForTwoInput {
  const favourites = ownTitles(theirs).map(({ span: { films, text } }) => films[0]?.title ?? text);
  return {
    mine: heldFor(wishesOf(ownWords(mine), context), context.memory),
    theirs: heldFor(wishesOf(ownWords(theirs), context), context.memory),
    theirFavourites: favourites.length === 0 ? undefined : favourites,
    ...((names?.mine ?? names?.theirs) !== undefined && { names }),
  };
}

/** Who says what they want wants no romance merely for the company: nobody is told that it is missing. */
function ownWords(parsed: Understanding): Understanding {
  const { implied, ...own } = parsed.said;
  // `o korku sever ben korkarım`: frightened by none.
  const avoidTones = [
    ...(own.avoidTones ?? []),
    ...(FEARS.test(parsed.text) ? (['korkutucu'] as const) : []),
  ];
  const said = avoidTones.length === 0 ? own : { ...own, avoidTones: [...new Set(avoidTones)] };
  return implied?.occasions === undefined
    ? { ...parsed, said }
    : { ...parsed, said: { ...said, implied: { occasions: implied.occasions } } };
}

const FEARS = /(?:^| )(?:korkar(?:im)?|korkuyo(?:r|m|rum)?)(?: |$)/u;

export function wishesOf(
  parsed: Understanding,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
): Wishes | undefined {
  const wishes = mergeWishes({ ...memory, wishes: undefined, shown: [] }, parsed, index);
  const { genres, ...others } = wishes;
  return genres.length > 0 || Object.keys(others).length > 0 ? wishes : undefined;
}

/** The titles that are named by themselves, and not only as what another film should be like. */
export const ownTitles = ({ titles, said, tokens }: Understanding): TitleAt[] =>
  titles.filter(
    (title) =>
      title.span.text !== said.similarTo &&
      standsOut(title) &&
      // `… yoksa arabulucu mu atıyoruz`
      wordAt(tokens, title.from - 1) !== 'yoksa' &&
      // `o aşk`: a kind of film, though one is called so.
      CONCEPTS.at(tokens, title.from)?.to !== title.to,
  );

const FOUND = [
  'İkinizi de düşündüm: {titles}. Kime ne düştü, altlarına yazdım.',
  '{titles} ikinize de gider; hangisi kime göre, altına yazdım.',
  'Ortasını buldum: {titles}. Kim niye sever, altlarına yazdım.',
];

/** Where who writes is none of the two. */
const FOUND_FOR_OTHERS = [
  'İkisine de giden şunlar: {titles}. Kime ne düştü, altlarına yazdım.',
  '{titles} ikisini de oturtur; hangisi kime göre, altına yazdım.',
  'İkisinin ortasını buldum: {titles}. Kim niye sever, altlarına yazdım.',
];

export const forTwoCalls: CallHandlers<'filmsForTwo'> = {
  filmsForTwo: {
    output: forTwoOutputSchema,
    reply: ({ films, names, stranger, unknown }, seed) =>
      [
        variant(names?.mine === undefined ? FOUND : FOUND_FOR_OTHERS, seed).replace(
          '{titles}',
          joinTitles(films),
        ),
        ...(unknown.length === 0
          ? []
          : [`${joinList(unknown)} adıyla tek bir film bulamadım, onu saymadım.`]),
        ...(stranger ? ['Onun ne sevdiğini de yazarsan (“ben korku, o romantik”) ona göre de seçerim.'] : []),
      ].join(' '),
  },
};
