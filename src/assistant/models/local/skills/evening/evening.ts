import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, act, offering, say } from '../../core/skill.ts';
import { eveningWords as words } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { MOST_FILMS } from '#domain/evening-plan.ts';
import { toolOf } from '../../understand/acts.ts';
import { type Evening, dayIn } from '../../understand/evening.ts';
import type { Understanding } from '../../understand/understand.ts';
import { callsOf } from '../acts/acts.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { asksOfShown } from '../shown-films/subject.ts';
import { ownTitles } from '../for-two/for-two.ts';
import { takenUp } from '../told/taken-up.ts';
import { NOTHING_SHOWN } from '../single-film/act-on-film.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './words.json' with { type: 'json' };
import { inParts } from './in-parts.ts';
import { eveningInTurkish } from './in-turkish.ts';
import { inSeriesOrder } from './in-series-order.ts';
import { type PlanInput, frameOf } from './frame.ts';
import { kindsIn } from './kinds.ts';
import { marathonOf } from './of-series.ts';
import { isSameFilm } from '../../core/memory.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { lengthOf, whatStays } from './fewer.ts';
import { setForDay } from './on-a-day.ts';
import { overDays } from './over-days.ts';
import { replanned } from './replanned.ts';
import { isToldEvening } from './told-evening.ts';
import { within } from './within.ts';
import { variant } from '#lib/variant.ts';

const ofPlan = phraseLists(source);

const plan = ({ films, ...input }: PlanInput) =>
  act({ tool: 'planEvening', input: { ...input, ...(films && { films: films.slice(0, MOST_FILMS) }) } });

/** A change of a plan is said in few words; more are a new request, but where they say from when until when or with which break. */
const FEW_WORDS = 8;
const MOST_WORDS = 20;
const mostWords = ({ startsAt, endsBy, breakMinutes }: Partial<Evening> = {}): number =>
  [startsAt, endsBy, breakMinutes].filter((part) => part !== undefined).length > 1 ? MOST_WORDS : FEW_WORDS;

/** `iki film, gece yarısı bitsin`, `bunları sıraya koy 23:30'da bitsin`; after a plan also `1'de bitsin`, `başka filmler`. */
export const evening: Decide = (message, context) => {
  const turkish = eveningInTurkish(message.written);
  const parsed = turkish === undefined ? message : context.understand(turkish);
  const { evening: said } = parsed;
  if (keepsOne(parsed)) return undefined;
  if (said?.asks === true && isToldEvening(said, parsed, context.understand)) return undefined;
  const forDay = setForDay(parsed, context) ?? overDays(parsed, context);
  if (forDay !== undefined) return forDay;
  const { lastShow, shown } = context.memory;
  // `sen bize sıra yap, hangisi kaçta başlasın`, while a plan stands there.
  const isOfPlan =
    lastShow?.tool === 'planEvening' &&
    said?.count === undefined &&
    (words.IN_ORDER.in(parsed.text) || !words.PLANS.in(parsed.text));
  if (said?.asks === true && !(isOfPlan && parsed.exact === undefined && parsed.titles.length === 0))
    return newPlan(said, parsed, context);
  const named = dayIn(parsed.text);
  const day = named && { day: named };
  const kinds = isOfEvening(parsed) ? kindsIn(parsed, context) : undefined;
  if (kinds !== undefined) return plan({ ...day, ...(said && frameOf(said)), count: undefined, kinds });
  if (lastShow?.tool !== 'planEvening' || (!said?.asks && parsed.words > mostWords(said))) return undefined;
  const before = lastShow.input;
  const { text } = parsed;
  if (ofPlan.CALLED_OFF.in(text)) return offering(source.calledOff);
  if (ofPlan.STANDS.is(text)) return say(variant(source.stands, context.seed));
  const isOfTwoDays = shown.length > MOST_FILMS && ofPlan.ENDS_WHEN.is(text);
  if (isOfTwoDays || (ofPlan.FITS_A_DAY.in(text) && parsed.exact === undefined))
    return say(lengthOf(shown, text));
  // `kaçta biter` asks of the plan, whose times are told once more.
  if (ofPlan.ENDS_WHEN.is(text))
    return plan({ ...before, films: shown.map((film) => inputFor(film, context.index)) });
  if (ofPlan.SAVES.is(text))
    return act(
      ...shown.map((film) => ({ tool: 'addToWatchlist', input: inputFor(film, context.index) }) as const),
    );
  const fewer = whatStays(parsed, context);
  if (fewer !== undefined) {
    const { count: _count, kinds: _kinds, ...frame } = before;
    // It begins when it began: with fewer films it is over earlier, and not as late again.
    const startsAt = before.startsAt ?? context.memory.planStart;
    return plan({
      ...frame,
      ...(startsAt && { startsAt }),
      films: fewer.map((film) => inputFor(film, context.index)),
    });
  }
  // Hours say how long one film may be, too.
  const { maxDuration: _hours, ...wished } = parsed.exact ?? NO_WISHES;
  if (said !== undefined && (!parsed.wishes || !statesAnything(wished))) {
    const held = within({ ...before, ...frameOf(said) }, shown);
    const films = held.map((film) => inputFor(film, context.index));
    return plan({
      ...before,
      ...frameOf(said),
      ...(films.length > 0 && { films }),
      count: said.count ?? shown.length,
    });
  }
  const remark = remarkOn(parsed, context);
  if (remark !== undefined) return say(remark);
  // `ilkini izledik, yerine başka koy`; what was seen and is not in the plan changes nothing of it.
  const seen = callsOf(parsed, context).filter(({ tool }) => tool === 'markWatched');
  const isInPlan = (title: TitleAt) => title.span.films.some((film) => shown.some(isSameFilm(film)));
  const isElse = seen.length > 0 && parsed.titles.length > 0 && !parsed.titles.some(isInPlan);
  if (isElse && !parsed.markers.another) return act(...seen);
  const changed = asksOfShown(parsed, context) ? undefined : replanned(before, parsed, context);
  if (changed !== undefined) return act(...seen, { tool: 'planEvening', input: changed });
  if (!parsed.markers.another || parsed.wishes) return undefined;
  const { films: _films, from: _from, ...frame } = before;
  const excludeTitles = [...(before.wishes?.excludeTitles ?? []), ...shown.map(({ title }) => title)];
  const wishes = { ...(before.wishes ?? { genres: [] }), excludeTitles };
  return plan({ ...frame, count: before.count ?? shown.length, wishes });
};

/** `bu gece olmaz, ilkini sonraya at`: one film that is laid by, and no evening of several. */
const keepsOne = ({ acts, evening: said, references }: Understanding): boolean =>
  acts.some(({ act: deed }) => toolOf(deed) === 'addToWatchlist') &&
  references.filter(({ reference: { kind } }) => kind === 'place').length <= 1 &&
  references.every(({ reference: { kind } }) => kind === 'place' || kind === 'this') &&
  [said?.count, said?.startsAt, said?.endsBy].every((part) => part === undefined);

/** `hafta sonu için iki gerilim bir romantik`: for when it is said, and of several kinds. */
const isOfEvening = ({ text, evening: said, acts, markers, titles }: Understanding): boolean =>
  (said?.day !== undefined ||
    [words.PART_OF_DAY, words.WEEKEND, words.ARRANGES].some((list) => list.in(text))) &&
  !words.OFFERS.in(text) &&
  !markers.asks &&
  acts.length + titles.length === 0;

/** `yağmur var dışarı çıkmıcaz`: told while the plan stands, and nothing of it is to change. */
function remarkOn(parsed: Understanding, { seed }: DecisionContext): string | undefined {
  const { exact, markers, references, acts } = parsed;
  const isStated = exact !== undefined && exact.genres.length + exact.themes.length + exact.people.length > 0;
  const isWished = isStated || markers.requests || markers.another || markers.amends;
  if (isWished || references.length + acts.length > 0) return undefined;
  const said = takenUp(parsed, seed);
  return said === undefined ? undefined : `${said} ${source.planStands}`;
}

export const newPlan = (said: Evening, parsed: Understanding, context: DecisionContext): Decision => {
  const { index, memory } = context;
  const titles = ownTitles(parsed);
  const marathon = marathonOf(said, parsed, titles, context);
  if (marathon !== undefined) return marathon;
  const films = inSeriesOrder(inputsMeant({ titles, references: parsed.references }, context), index);
  if (said.parts !== undefined) return inParts(said.parts, said, context);
  if (words.BARE_PLAN.is(parsed.text)) return askedPlan(context);
  // `film maratonu kuracağız, hepsi gece bire kadar bitsin` points at what is still to be found.
  const found = said.count !== undefined || words.PLANS.in(parsed.text) || words.IN_A_ROW.in(parsed.text);
  const pointed = parsed.references.length > 0 && parsed.titles.length === 0 && !found;
  if (pointed && films.length === 0) return say(NOTHING_SHOWN);
  const { count, ...frame } = frameOf(said);
  // `üçünü bi günde izlesek`: a day is filled with what is named, and nothing is added.
  const isFull = films.length > 1 && words.WHOLE_DAY.in(parsed.text);
  if (films.length > 0) return plan({ ...frame, ...(count !== undefined && !isFull && { count }), films });
  // `akşama planla`, of the film that is spoken of
  const { focus } = memory;
  const isOfFocus = focus !== undefined && said.count === undefined && parsed.exact === undefined;
  if (isOfFocus && parsed.titles.length === 0 && !ofPlan.OF_SEVERAL.in(parsed.text))
    return plan({ ...frameOf(said), films: [inputFor(focus, index)] });
  const from = words.OWN_FAVOURITES.in(parsed.text) ? 'favourites' : undefined;
  const kinds = from === undefined ? kindsIn(parsed, context) : undefined;
  if (kinds !== undefined) return plan({ ...frame, kinds });
  const wishes = mergeWishes({ ...memory, wishes: undefined }, parsed, index);
  const stated = Object.keys(wishes).length > 1 || wishes.genres.length > 0;
  // `yarın arkadaşlar gelecek`
  const forMany = ofPlan.FRIENDS.in(parsed.text) ? FOR_MANY : undefined;
  return plan({ ...frameOf(said), from, wishes: stated ? wishes : forMany });
};

const FOR_MANY = { genres: [], mood: 'happy', occasions: ['arkadaş'] } satisfies PlanInput['wishes'];

/** `plan yapalım`: what is in it is asked, and an hour, a number or a kind is enough to begin with. */
const askedPlan = ({ seed }: DecisionContext): Decision =>
  say(variant(source.whichPlan, seed), (answer, context) => {
    const { evening: said, exact, titles, references, talk } = answer;
    const isAny = talk === 'yes' || ofPlan.ANY.is(answer.text);
    if (said === undefined && exact === undefined && titles.length + references.length === 0 && !isAny)
      return undefined;
    return newPlan({ arrange: false, ...said, asks: true }, answer, context);
  });
