import type { PlannedCall } from '#tools/registry.ts';
import { inputFor, inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, act, offering, say } from '../../core/skill.ts';
import { eveningWords as words } from '../../lexicon/word-lists.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Evening } from '../../understand/evening.ts';
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
import { inSeriesOrder } from './in-series-order.ts';
import { replanned } from './replanned.ts';
import { toolOf } from '../../understand/acts.ts';
import { MOST_FILMS } from '#domain/evening-plan.ts';
import { partsNamedIn } from '#films/series.ts';
import { variant } from '#lib/variant.ts';

const ofPlan = phraseLists(source);

type PlanInput = PlannedCall<'planEvening'>['input'];
const plan = (input: PlanInput) => act({ tool: 'planEvening', input });

/** A change of a plan is said in few words; more are a new request, but where they say from when until when or with which break. */
const FEW_WORDS = 8;
const MOST_WORDS = 20;
const mostWords = ({ startsAt, endsBy, breakMinutes }: Partial<Evening> = {}): number =>
  [startsAt, endsBy, breakMinutes].filter((part) => part !== undefined).length > 1 ? MOST_WORDS : FEW_WORDS;

/** `iki film, gece yarısı bitsin`, `bunları sıraya koy 23:30'da bitsin`; after a plan also `1'de bitsin`, `başka filmler`. */
export const evening: Decide = (parsed, context) => {
  const { evening: said } = parsed;
  if (said?.asks === true) return newPlan(said, parsed, context);
  const apart = setApart(parsed, context);
  if (apart !== undefined) return apart;
  const { lastShow, shown } = context.memory;
  if (lastShow?.tool !== 'planEvening' || parsed.words > mostWords(said)) return undefined;
  const before = lastShow.input;
  const { text } = parsed;
  if (ofPlan.CALLED_OFF.in(text)) return offering(source.calledOff);
  // `kaçta biter` asks of the plan, whose times are told once more.
  if (ofPlan.ENDS_WHEN.is(text))
    return plan({ ...before, films: shown.map((film) => inputFor(film, context.index)) });
  if (ofPlan.SAVES.is(text))
    return act(
      ...shown.map((film) => ({ tool: 'addToWatchlist', input: inputFor(film, context.index) }) as const),
    );
  const fewer = fewerFilms(parsed, shown.length);
  if (fewer !== undefined) {
    const { count: _count, ...frame } = before;
    // It begins when it began: with fewer films it is over earlier, and not as late again.
    const startsAt = before.startsAt ?? context.memory.planStart;
    return plan({
      ...frame,
      ...(startsAt && { startsAt }),
      films: shown.slice(0, fewer).map((film) => inputFor(film, context.index)),
    });
  }
  // Hours say how long one film may be, too.
  const { maxDuration: _hours, ...wished } = parsed.exact ?? NO_WISHES;
  if (said !== undefined && (!parsed.wishes || !statesAnything(wished))) {
    const films = shown.map((film) => inputFor(film, context.index));
    return plan({ ...before, ...frameOf(said), films });
  }
  const remark = remarkOn(parsed, context);
  if (remark !== undefined) return say(remark);
  const changed = asksOfShown(parsed, context) ? undefined : replanned(before, parsed, context);
  // `ilkini izledik, yerine başka koy`
  const seen = callsOf(parsed, context).filter(({ tool }) => tool === 'markWatched');
  if (changed !== undefined) return act(...seen, { tool: 'planEvening', input: changed });
  if (!parsed.markers.another || parsed.wishes) return undefined;
  const { films: _films, from: _from, ...frame } = before;
  const excludeTitles = [...(before.wishes?.excludeTitles ?? []), ...shown.map(({ title }) => title)];
  const wishes = { ...(before.wishes ?? { genres: [] }), excludeTitles };
  return plan({ ...frame, count: before.count ?? shown.length, wishes });
};

/** `ikisini pazara ayır`: several films for one day are an evening. */
function setApart(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { evening: said, acts, references, titles } = parsed;
  const isKept = acts.length === 1 && acts.every(({ act: deed }) => toolOf(deed) === 'addToWatchlist');
  if (said?.day === undefined || !isKept || titles.length > 0 || context.memory.shown.length < 2)
    return undefined;
  const films = inputsMeant({ titles: [], references }, context);
  return films.length > 1 ? plan({ ...frameOf(said), films }) : undefined;
}

/** `yağmur var dışarı çıkmıcaz`: told while the plan stands, and nothing of it is to change. */
function remarkOn(parsed: Understanding, { seed }: DecisionContext): string | undefined {
  const { exact, markers, references, acts } = parsed;
  const isStated = exact !== undefined && exact.genres.length + exact.themes.length + exact.people.length > 0;
  const isWished = isStated || markers.requests || markers.another || markers.amends;
  if (isWished || references.length + acts.length > 0) return undefined;
  const said = takenUp(parsed, seed);
  return said === undefined ? undefined : `${said} ${source.planStands}`;
}

/** `ikiye düşür`, `çok geç olur`: so many of them stay. */
function fewerFilms({ text, numbers, exact, evening }: Understanding, count: number): number | undefined {
  const isCount = evening?.count !== undefined && evening.count < count;
  if (isCount && exact === undefined) return evening.count;
  if (!ofPlan.FEWER.in(text) || exact !== undefined || count < 2) return undefined;
  const said = numbers.find(({ value }) => value >= 1 && value < count && Number.isInteger(value));
  return said?.value ?? count - 1;
}

const newPlan = (said: Evening, parsed: Understanding, context: DecisionContext): Decision => {
  const { index, memory } = context;
  const titles = ownTitles(parsed);
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
  const series = titles.length === 0 ? partsNamedIn(index.films, parsed.text) : undefined;
  // `harry potter maratonu planla`: its films, in their order.
  if (series !== undefined && !series.ofStudio && series.parts.length > 1)
    return plan({
      ...frameOf(said),
      films: series.parts.slice(0, said.count ?? MOST_FILMS).map((film) => inputFor(film, index)),
    });
  const from = words.OWN_FAVOURITES.in(parsed.text) ? 'favourites' : undefined;
  const wishes = mergeWishes({ ...memory, wishes: undefined }, parsed, index);
  const stated = Object.keys(wishes).length > 1 || wishes.genres.length > 0;
  return plan({ ...frameOf(said), from, wishes: stated ? wishes : undefined });
};

/** `plan yapalım`: what is in it is asked, and an hour, a number or a kind is enough to begin with. */
const askedPlan = ({ seed }: DecisionContext): Decision =>
  say(variant(source.whichPlan, seed), (answer, context) => {
    const { evening: said, exact, titles, references, talk } = answer;
    const isAny = talk === 'yes' || ofPlan.ANY.is(answer.text);
    if (said === undefined && exact === undefined && titles.length + references.length === 0 && !isAny)
      return undefined;
    return newPlan({ arrange: false, ...said, asks: true }, answer, context);
  });

const frameOf = ({ asks: _asks, arrange, parts: _parts, ...frame }: Evening): PlanInput => ({
  ...frame,
  ...(arrange ? { arrange } : {}),
});
