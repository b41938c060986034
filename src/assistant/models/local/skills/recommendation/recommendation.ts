import { isRatherTold } from '../judged/rather-told.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';
import { partsNamedIn } from '#films/series.ts';
import { type RecommendOutput, recommendOutputSchema } from '#tools/recommend-films.ts';
import type { PlannedCall } from '#tools/registry.ts';
import {
  type CallHandlers,
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  recommendBy,
  say,
  unsure,
} from '../../core/skill.ts';
import type { Memory } from '../../core/memory.ts';
import { conceding } from '../../core/conceding.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { notKnown } from '../../core/not-known.ts';
import { union } from '../../understand/lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { asksOfShown, asksOnly, saidOfFilm, surelyOther } from './no-wish.ts';
import { sounds } from '../../judge/sounds.ts';
import { likely as likelyActs } from '../../judge/judge.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import type { Understanding } from '../../understand/understand.ts';
import { variant } from '#lib/variant.ts';
import { NOTHING_SHOWN } from '../single-film/act-on-film.ts';
import { alreadyShown } from './already-shown.ts';
import { cannotBesideWish } from '../judged/cannot.ts';
import { saysSetIn } from '../../understand/set-in.ts';
import { moodOfNews } from '../judged/sympathy.ts';
import { SURPRISE } from '../surprise/surprise.ts';
import { choosesInPassing } from '../talk/choice.ts';
import { wishesFilms } from '../questions/asked.ts';
import { goesOn } from './goes-on.ts';
import { everyday } from '../told/everyday.ts';
import { beyondThree } from './beyond-three.ts';
import { guessed, lovedByMost } from './guessed.ts';
import { heardBeside } from './heard-beside.ts';
import { moreChildish } from './more-childish.ts';
import { likedFilm } from './liked-film.ts';
import { theirsInTalk } from './theirs-in-talk.ts';
import { FRIGHTENED_CHILD, mergeWishes } from './merge-wishes.ts';
import { askAnew, notHere } from './not-understood.ts';

export const plannedRecommendation = (
  parsed: Understanding,
  { memory, index }: DecisionContext,
): PlannedCall => ({ tool: 'recommendFilms', input: mergeWishes(memory, parsed, index) });

/** An insult is answered as one unless it comes with a wish that can be met. */
function isInsultOnly(parsed: Understanding): boolean {
  const { talk, said } = parsed;
  const named =
    said.genres.length + said.themes.length + said.people.length > 0 ||
    said.mood !== undefined ||
    // `ilk kez evine gidiyorum, rezil olmayayım`
    said.implied !== undefined;
  return talk === 'insult' && !sounds('wish', parsed) && !named;
}

const SHORTEST_FEATURE = 60;
/** `40 dakikam var`: no feature film is so short, and that is said. */
const aboutLength = ({ said: { maxDuration } }: Understanding): string | undefined =>
  maxDuration !== undefined && maxDuration < SHORTEST_FEATURE
    ? 'O süreye uzun metraj sığmıyor, kısalara baktım.'
    : undefined;

/** `7 yaşındaki oğlum için korku` */
const tooFrightening = ({ said: { genres, maxAge = FRIGHTENED_CHILD } }: Understanding): string | undefined =>
  maxAge < FRIGHTENED_CHILD && genres.includes('Korku')
    ? 'Korku o yaşa ağır kaçar, ürkütmeyen maceralar seçtim.'
    : undefined;

/** `yabancı değil türkçe dedim`, `gerilim demedim ki`: said again, after films that missed it. */
function insisted(parsed: Understanding, { memory, index, seed }: DecisionContext): string | undefined {
  // `onun bir filmini izleyelim dedik` only tells.
  const again = /(?:^|(?<![ae]l[iu]m) )(?:de(?:me)?di[mk]|de(?:me)?misti[mk])(?: |$)/u.test(parsed.text);
  // `bunlar çocuk işi ya`
  const complains = again || parsed.said.grownUp === true;
  if (!complains || memory.wishes === undefined || memory.shown.length === 0 || !parsed.wishes)
    return undefined;
  return conceding(memory.wishes, mergeWishes(memory, parsed, index), seed);
}

/** What is said before films that are recommended: of the number or the length that was asked for, and what cannot be met. */
export const saidBeside = (parsed: Understanding, context: DecisionContext): string | undefined =>
  notHere(parsed) ??
  aboutLength(parsed) ??
  tooFrightening(parsed) ??
  cannotBesideWish(parsed) ??
  alreadyShown(parsed, context) ??
  insisted(parsed, context) ??
  heardBeside(parsed, context);

/** Recommends by the wishes of the message and of those before it, with a word for what else it tells. */
export const recommend: Decide = (message, context) => {
  const parsed = moreChildish(message, context.memory);
  const decision = decide(parsed, context);
  if (decision?.kind !== 'act') return decision;
  const before = saidBeside(parsed, context);
  return beyondThree(before === undefined ? decision : { ...decision, before }, parsed, context);
};

/** So likely films are wished that a word of something else is only told beside it. */
const HALF = 0.5;

const decide: Decide = (parsed, context) => {
  const { memory } = context;
  const { markers, talk } = parsed;
  if (isInsultOnly(parsed) || talk === 'unknownFact' || talk === 'no' || talk === 'noFilm') return undefined;
  if (isRatherTold(parsed, memory.lastShow === undefined && memory.shown.length === 0)) return undefined;
  // `pizza söyledik aksiyon patlat`: a word of something else beside a wish.
  // `tavuklara tilki girmiş, sinirim geçsin diye bişi aç`: what is told beside a request.
  const asksFor = markers.asks && likelyActs(parsed.judged, 'recommend') > HALF;
  const offTopic = talk === 'offTopic' && !asksFor && !sounds('wish', parsed);
  // `la la land tadında ama şarkı söylemesinler`: what a film should be like, or whose.
  const names = parsed.said.similarTo !== undefined || parsed.said.people.length > 0 || saysSetIn(parsed);
  if ((offTopic || talk === 'joke' || talk === 'whoAreYou') && !parsed.films && !names) return undefined;
  // `sağ ol, sevindirdin`, `sen hiç film izledin mi`: no wish in words that are known.
  const isAnswered = talk === 'thanks' || talk === 'whoAreYou';
  // `teşekkürler, nişanlımla ne izleyelim`
  const wished = markers.requests || markersWords.WHAT_TO_WATCH.in(parsed.text);
  if (isAnswered && !wished && !statesMore(parsed)) return undefined;
  // `hem korkuyorum hem mutluyum` is felt, and no kind of film.
  if (!parsed.films && FEELS_BOTH.test(parsed.text)) return say(variant(BOTH_AT_ONCE, context.seed));
  if (asksOnly(parsed)) return unsure(notKnown(parsed.text, context.seed));
  if (asksOfShown(parsed, context) && !wishesFilms(parsed))
    return unsure(notKnown(parsed.text, context.seed));
  const ofFilm = saidOfFilm(parsed, context);
  if (ofFilm !== undefined) return unsure(ofFilm);
  const liked = likedFilm(parsed, context);
  if (liked !== undefined) return liked;
  const relative = Object.keys(markers.relative).length > 0;
  const told = parsed.wishes ? forNews(parsed) : undefined;
  if (told !== undefined && !relative) return told;
  // `tam benlik, aynı kafada başka ne var`
  const moreAlike = parsed.asksAlike && markers.another && memory.focus !== undefined;
  if (parsed.wishes || relative || markers.goesBack || parsed.alike !== undefined || moreAlike) {
    const likeNothing =
      parsed.alike !== undefined &&
      memory.shown.length === 0 &&
      pointedAt(parsed.alike.reference, memory).length === 0;
    if (likeNothing && !parsed.wishes) return likeSeries(parsed, context) ?? say(NOTHING_SHOWN);
    return act(plannedRecommendation(parsed, context));
  }
  if (markers.resets && !markers.requests) return passedOver(parsed, context) ?? say(ANEW);
  const before = memory.lastShow !== undefined || theirsInTalk(parsed, memory, context.index) !== undefined;
  if (before && (markers.another || parsed.open !== undefined)) {
    return memory.lastShow?.tool === 'surpriseFilm' && memory.wishes === undefined
      ? act(SURPRISE)
      : act(plannedRecommendation(parsed, context));
  }
  if (parsed.bareTarget !== undefined || offTopic) return undefined;
  // `siyah beyaz mı`, `şunu arkadaşıma yolla`: words of asking in what is by its likes no wish.
  if (parsed.exact === undefined && !before && surelyOther(parsed)) return undefined;
  const asks = markers.requests || (markers.asks && (parsed.films || parsed.words <= ASK_WORDS));
  // `zxqw vbnm`: letters without sense are like nothing, though the judge must name something.
  const known = parsed.tokens.filter(isEveryday).length;
  const isNoWish =
    talk !== undefined ||
    !sounds('wish', parsed) ||
    2 * known < parsed.tokens.length ||
    (parsed.exact === undefined && everyday(parsed, context.seed) !== undefined);
  const isAsked = asks || markersWords.WHAT_TO_WATCH.in(parsed.text);
  if (!isAsked && parsed.open === undefined && isNoWish) return undefined;
  // `neyse onu açıyoz mısır patlattık bile`: one of the shown films is opened.
  if (!asks && before && choosesInPassing(parsed.text)) return undefined;
  // `kalbimi yumuşatan bişey`, `dükkanı kapattım geldim ayaklar şiş`: by its likes a wish, without a word of one.
  const likely = asks || parsed.films ? undefined : guessed(parsed, context);
  const unclear = askAnew(parsed, context) ?? likely ?? lovedByMost(parsed, context);
  return forNews(parsed) ?? unclear ?? act(plannedRecommendation(parsed, context));
};

/** `tavsiyene uyduk hanımla, allah razı olsun`: with whom a film was seen is no wish. */
function statesMore({ exact }: Understanding): boolean {
  const { implied: _with, occasions: _when, ...stated } = exact ?? NO_WISHES;
  return statesAnything(stated);
}

/** `istifayı bastım, bu geceye yakışır bir film yok mu`: films for what is told, where nothing else is known of the wish. */
function forNews(parsed: Understanding): Decision | undefined {
  // What the judge guesses of it says less than what was told.
  const mood = parsed.exact === undefined ? moodOfNews(parsed) : undefined;
  return mood === undefined ? undefined : recommendBy({ mood });
}

const ANEW = 'Tamam, baştan başlayalım. Nasıl bir film istersin?';

/** `onu geç`, of the film that was just spoken of: others come in its place. */
function passedOver({ text }: Understanding, { memory }: DecisionContext): Decision | undefined {
  const { focus, wishes = { genres: [] }, lastShow } = memory;
  if (focus === undefined || lastShow?.tool !== 'recommendFilms' || !markersWords.PASSES_OVER.is(text))
    return undefined;
  return recommendBy({ ...wishes, excludeTitles: union(wishes.excludeTitles, [focus.title]) });
}

/** `harry potter'ı çok sevdim, ona benzeyenler`: a series that is named, and no film of it. */
function likeSeries({ text }: Understanding, { index }: DecisionContext): Decision | undefined {
  const series = partsNamedIn(index.films, text);
  return series === undefined || series.ofStudio ? undefined : recommendBy({ similarTo: series.name });
}

const ASK_WORDS = 8;

/** The first wish of a conversation, as long as those that follow go on with it; then as it was. */
function firstOf({ first, wishes: before }: Memory, wishes: Wishes): Wishes | undefined {
  if (first !== undefined && first !== before) return first;
  return first === undefined || goesOn(first, wishes) ? wishes : first;
}

const missedIn = (output: RecommendOutput | undefined) => (output?.status === 'done' ? output.loosened : []);

export const recommendCalls: CallHandlers<'recommendFilms'> = {
  recommendFilms: {
    output: recommendOutputSchema,
    remember(memory, output, input) {
      // They were wished, though nothing was found.
      const { data: wishes } = wishesSchema.safeParse(input);
      return wishes === undefined
        ? memory
        : {
            ...memory,
            wishes,
            first: firstOf(memory, wishes),
            missed: missedIn(output),
            lastShow: { tool: 'recommendFilms', input: wishes },
          };
    },
    // Heard only where an answer was cut off after the films: their explanation is the answer otherwise.
    reply: () => 'İşte önerilerim.',
  },
};

const FEELS_BOTH = /(?:^| )hem \w+(?<![ae]l)[iu]m hem (?:de )?\w+(?<![ae]l)[iu]m$/u;
const BOTH_AT_ONCE = [
  'İkisi bir arada olur, çok insanca. Anlat biraz, dinliyorum.',
  'İnsan bazen ikisini birden hisseder. En çok hangisi ağır basıyor?',
];
