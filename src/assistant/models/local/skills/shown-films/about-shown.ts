import { brokenWishes } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import { allOf, lowerFirst } from '#lib/turkish/format.ts';
import { type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { type Memory, oneMeant } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';
import { namedShown } from '../../core/named-shown.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { askWhich } from '../../core/chosen-film.ts';
import { union } from '../../understand/lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askedCompany, companyWords } from '../questions/company.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { answer, answerOfRow } from '../questions/answers.ts';
import { answerOfOne, plotOfLed } from '../questions/one-film.ts';
import { LONG_CUT, dubbed } from '../questions/editions.ts';
import { type Question, isAsking, questionIn } from '../questions/asked.ts';
import { maskedText } from '../../understand/tokens.ts';
import { asksIfChildish } from '../questions/feelings.ts';
import { askedKind, kindWords } from '../questions/kinds.ts';
import { type KnownFilm, knownFilms } from '../../core/known-film.ts';
import { preferredOf } from '../questions/preferred.ts';
import { said } from '../questions/said.ts';
import { totalLength } from '../questions/series.ts';
import { dreaded, holdsAkin, isFeared, ofFeared } from './feared.ts';
import { forNoneOf, offerOthers } from './offer-others.ts';
import type { Subject } from './subject.ts';

/** A message that points at nothing asks about what was shown only where it says little else. */
const FEW_WORDS = 5;

/** `ikincisi ona uygun mu`, where the films are for a child: of the child. */
const withChild = (text: string, { wishes }: Memory): string =>
  wishes?.maxAge === undefined ? text : text.replace(OF_CHILD, ' cocuga ');
const OF_CHILD = /(?:^| )(?:ona|onlara|bizimkine|kizima|ogluma) (?=(?:uygun|agir|fazla|gore|olur|iyi))/u;

const PLEA = / (?:ne olur|nolur)(?:sun)?(?= |$)/u;

/** What is told of several films in one sentence as well as of one. */
const OF_ALL: ReadonlySet<Question | undefined> = new Set([
  'AGE',
  'BORING',
  'CAST',
  'DIRECTOR',
  'GOOD',
  'LENGTH',
  'RATING',
  'YEAR',
]);

/** A question about one or all of the shown films that is no ranking: whom they suit, what they are, a fact of them. */
export function aboutShown(
  parsed: Understanding,
  { films, isPointed }: Subject,
  context: DecisionContext,
): Decision | undefined {
  const { words, markers } = parsed;
  // `mutlu bitsin ne olur` begs, and asks nothing.
  const text = withChild(parsed.text.replace(PLEA, ''), context.memory);
  const age = parsed.said.maxAge ?? context.memory.wishes?.maxAge;
  if (!said.ASKS.in(text) && !said.WHICH.in(text) && !isAsking(text)) return undefined;
  if (!isPointed && (words > FEW_WORDS || markers.requests)) return undefined;
  const known = knownFilms(films, context.index);
  const [film] = films;
  const [one] = known;
  // `savaş filmi var mı` wishes for other films, `aralarında savaş filmi var mı` asks after these.
  const { genres, themes, pace } = parsed.said;
  const wishesKind = genres.length + themes.length > 0 || pace !== undefined;
  if (!isPointed && (wishesKind || (parsed.wishes && said.ANY_FILM.in(text)))) return undefined;
  // Without what says which film is meant; `ikincisi de vardı`, of one film on the screen, is its sequel.
  const pointing = parsed.references.filter(
    ({ reference }) => pointedAt(reference, context.memory).length > 0,
  );
  // `korkusuz korkakta adam nerede çalışıyordu`: nor does a word of its name ask anything.
  const inShort =
    films.length === 1 && parsed.titles.length === 0 ? namedShown(parsed.tokens, films) : undefined;
  const naming = inShort === undefined ? parsed.titles : [inShort];
  const masked = maskedText(parsed.tokens, [...naming, ...pointing]);
  // `çocuk ölüyor mu bunlarda` asks of the story, and for no child; `bebekçe mi kaçar` not whether it is too much for one.
  const isOfStory = questionIn(masked) === 'ENDING' || asksIfChildish(masked);
  const none = isPointed && !isOfStory ? forNoneOf(known, parsed, masked, context) : undefined;
  if (none !== undefined) return none;
  const told = films.length === 1 && film !== undefined && answerOfOne(masked, film, parsed, context);
  if (told) return told;
  // `çocukla izlenir mi`, of all that were shown: one sentence says which of them.
  const isOfAll = films.length > 1 && OF_ALL.has(questionIn(masked));
  const company = (isPointed || isOfAll) && !isOfStory ? askedCompany(text) : undefined;
  if (company !== undefined && one !== undefined) return say(companyWords(known, company, text, age));
  const kind = askedKind(maskedText(parsed.tokens, naming));
  // `mutlu biten ikisinden hangisini önerirsin`: one of those that are so.
  const fit = kind === undefined ? [] : knownFilms(context.memory.shown, context.index).filter(kind.holds);
  if (isPointed && fit.length > 0 && WHICH_TO_TAKE.test(text))
    return say(fit.length > 1 ? preferredOf(fit) : `Öyle olan bir tek ${joinTitles(fit)}; onu aç derim.`);
  // `sonu mutlu biten hangisi`, of films that all end otherwise.
  if (
    kind?.of === 'ending' &&
    known.length > 1 &&
    !known.some((film) => kind.holds(film)) &&
    HAPPY.test(text)
  )
    return offerOthers(`${kindWords(known, kind)} Mutlu biten birkaç tane bulayım mı?`, {
      ...(context.memory.wishes ?? { genres: [] }),
      ending: 'happy',
    });
  if (kind !== undefined && one !== undefined) return say(kindWords(known, kind));
  const question = questionIn(masked);
  if (question === undefined) return isPointed ? wishedAmong(parsed, known, context) : undefined;
  // `güzel mi bunlar`
  if (question === 'GOOD' && known.length > 1) return say(preferredOf(known));
  // Nobody knows it of any of them.
  if (question === 'DUBBED') return say(dubbed(known, text));
  const row = isPointed || isOfAll ? answerOfRow(question, films, context.index) : undefined;
  if (row !== undefined && question === 'LENGTH' && LONG_CUT.test(text))
    return say(`Uzatılmış hâllerinin süresini bilmiyorum; sinema sürümleri şöyle: ${row}`);
  if (row !== undefined && question === 'LENGTH' && isPointed) return say(`${row} ${totalLength(known)}`);
  if (row !== undefined) return say(question === 'ENDING' ? `${row} Daha fazlasını bilmiyorum.` : row);
  // The one that was just spoken for is asked of, where nothing else says which.
  const spoken = OF_ALL.has(question) || question === 'WHO' ? undefined : oneMeant(context.memory);
  const ofSpoken =
    spoken && (plotOfLed(question, spoken, context) ?? answer(question, spoken, context.index, text));
  if (spoken !== undefined && ofSpoken !== undefined) return ofSpoken;
  return askWhich(`Hangisini soruyorsun: ${joinTitles(films, 'ya da')}?`, films, (meant, answered, later) =>
    answered.acts.length > 0 || answered.markers.requests
      ? undefined
      : answer(question, meant, later.index, answered.text),
  );
}

const WHICH_TO_TAKE = /(?:^| )hangisini (?:once )?(?:oner|tavsiye|sec|ac|izle|seyre|al|koy)/u;
const HAPPY = /(?:^| )mutlu /u;

const isCompared = (wanted: Wishes): boolean =>
  Object.values(wanted).some((wish) => wish !== undefined && (!Array.isArray(wish) || wish.length > 0));

/** `animasyon olan hangisi`, `aralarında müzikal var mı`: what would be a wish elsewhere picks among the films shown. */
function wishedAmong(parsed: Understanding, films: readonly KnownFilm[], context: DecisionContext) {
  const { text, said: wished, wishes, references } = parsed;
  const { memory, index, seed } = context;
  // `türk sinemasında bu akıma yakın ne var` wishes for others.
  const isOfThem = said.AMONG.in(text) || references.some(({ reference: { kind } }) => kind !== 'this');
  // `en iyisi hangisi sence` is no wish for well rated ones.
  if (said.BEST_ALONE.in(text)) return undefined;
  const unknown = !wishes && !said.WHICH.in(text) ? dreaded(films, text) : undefined;
  if (unknown !== undefined) return unknown;
  const isAsked = said.WHICH.in(text) || (isOfThem && said.KIND_OF.in(text));
  if (!wishes || !isAsked || wished.similarTo !== undefined) return undefined;
  const { genres, countries, origin, minYear, maxYear, minDuration, maxDuration, places } = wished;
  const feared = isFeared(text);
  // `ölüm var mı, kaldıramam`: what is refused is what is asked after.
  const themes = feared ? union(wished.themes, wished.avoidThemes) : wished.themes;
  const bounds = { minYear, maxYear, minDuration, maxDuration, origin };
  const abroad = countries.length === 0 ? {} : { countries: [...countries] };
  // `hangisi türkiyede geçiyor`
  const setIn = places === undefined ? {} : { places: [...places] };
  // `almanca olan hangisi`: what else is said that a film can be held to.
  const { languages, awards, trueStory, eras, ending, tones } = wished;
  const told = stated({ genres: [], languages, awards, trueStory, eras, ending, tones });
  const wanted = { ...told, genres: [...genres], themes: [...themes], ...bounds, ...abroad, ...setIn };
  // Where nothing is compared, nobody knows that all of them are so.
  if (!isCompared(wanted)) return undefined;
  if (films.length === 0) return undefined;
  const found = films.filter(
    (film) => brokenWishes(film, wanted).length === 0 || (feared && holdsAkin(film, themes)),
  );
  if (feared && (found.length === 0 || !said.WHICH.in(text))) return ofFeared(films, found, themes, seed);
  if (found.length === 0)
    return offerOthers(
      'Bunların hiçbiri öyle değil. İstersen öylesini bulayım.',
      mergeWishes(memory, parsed, index),
    );
  if (found.length === films.length) {
    const all = `${allOf(films.length)} öyle`;
    return say(said.WHICH.in(text) ? `${all}; ${lowerFirst(preferredOf(films))}` : `${all}.`);
  }
  return say(found.length === 1 ? `Aradığın ${joinTitles(found)}.` : `${joinTitles(found)} öyle.`);
}
