import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { joinList, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import type { PlanDay } from '#recommender/evening-hours.ts';
import type { PlannedCall, ToolName, UITools } from '#tools/registry.ts';
import { type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { daysIn } from '../../understand/evening.ts';
import { union } from '../../understand/lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { kindsIn } from './kinds.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);
/** A genre for each day of a week, such as leave films when all before them are kept out. */
const GENRES: readonly Genre[] = [
  'Komedi',
  'Gerilim',
  'Animasyon',
  'Bilim Kurgu',
  'Romantik',
  'Macera',
  'Drama',
];

/** `biri cumartesi biri pazar`, `günde bir film, haftalık liste`: one film for each of several days, and none of them twice. */
export function overDays(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, titles } = parsed;
  const { byDay = [] } = context.memory;
  const isOn = context.memory.lastShow?.tool === 'planEvening' && byDay.length > 0;
  if (isOn) return changed(parsed, context);
  const named = daysIn(text);
  const isWeek = words.EACH_DAY.in(text) || (words.WEEK.in(text) && words.LISTS.in(text));
  const days = isWeek ? weekFrom(context.now) : words.ONE_A_DAY.in(text) ? named : [];
  if (days.length < 2 || titles.length > 0) return undefined;
  const kinds = kindsIn(parsed, context);
  return planned(
    days,
    kinds?.length === days.length
      ? kinds
      : differing(mergeWishes({ shown: [] }, parsed, context.index), days.length, context.now),
  );
}

/** As `Date` counts them. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** The seven days from today on. */
const weekFrom = (now: Date): readonly PlanDay[] => [
  ...WEEKDAYS.slice(now.getDay()),
  ...WEEKDAYS.slice(0, now.getDay()),
];

/** So many wishes that no film meets two of them: of a genre each, else of years of their own. */
function differing(wishes: Wishes, count: number, now: Date): readonly Wishes[] {
  if (wishes.genres.length === 0 && count === GENRES.length)
    return GENRES.map((genre, at) => ({
      ...wishes,
      genres: [genre],
      ...(at > 0 && { excludeGenres: union(wishes.excludeGenres, GENRES.slice(0, at)) }),
    }));
  const { minYear = OLDEST, maxYear = now.getFullYear() } = wishes;
  // There are more films of late.
  const cut = (share: number) => Math.round(minYear + (maxYear - minYear) * Math.sqrt(share));
  return Array.from({ length: count }, (_, at) => ({
    ...wishes,
    ...(at > 0 && { minYear: cut(at / count) + 1 }),
    ...(at < count - 1 && { maxYear: cut((at + 1) / count) }),
  })).toReversed();
}
const OLDEST = 1960;

type DayCall = Extract<PlannedCall, { tool: 'planEvening' }>;
const callFor = (day: PlanDay, wishes: Wishes): DayCall => ({
  tool: 'planEvening',
  input: { day, count: 1, wishes },
});

const planned = (days: readonly PlanDay[], wishes: readonly Wishes[]): Decision => ({
  kind: 'act',
  calls: days.flatMap((day, at) => (wishes[at] === undefined ? [] : callFor(day, wishes[at]))),
  reply: (_last, all) => tell(all),
});

/** `Cumartesi Stajyer, pazar Eyyvah Eyvah.` */
function tell(all: readonly UITools[ToolName]['output'][]): string | undefined {
  const days = all.flatMap((output) =>
    'startsAt' in output && output.day !== undefined
      ? `${lowerFirst(source.days[output.day])} ${output.films[0]?.title ?? ''}`
      : [],
  );
  return days.length < 2 ? undefined : `${upperFirst(joinList(days))}. ${source.byDayNote}`;
}

/** `pazarki daha eğlenceli olsun`, `çarşambayı değiştir`: only that day's film is another; `hepsi komedi olsun`. */
function changed(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const { text, exact, markers } = parsed;
  const { memory, index, now } = context;
  const { byDay = [] } = memory;
  const days = byDay.map(({ day }) => day);
  const kinds = byDay.map(
    ({ day, wishes: { genres } }) => `${lowerFirst(source.days[day])} ${genres.join(' ')}`,
  );
  if (words.OTHER_KINDS.in(text))
    return byDay.every(({ wishes }) => wishes.genres.length === 1)
      ? say(`${source.otherKinds} ${joinList(kinds).toLocaleLowerCase('tr')}.`)
      : planned(days, differing({ genres: [] }, days.length, now));
  const [day] = daysIn(text);
  const one = byDay.find((plan) => plan.day === day);
  const isStated = exact !== undefined || Object.keys(markers.relative).length > 0;
  if (markers.requests || !(isStated || markers.another || words.REPLACES.in(text))) return undefined;
  if (one === undefined && (day !== undefined || !(exact !== undefined || markers.another))) return undefined;
  // What is said of one day takes the place of what set it apart.
  const before = { ...memory, shown: one === undefined ? [] : [one.film], wishes: { genres: [] } };
  const wished = one !== undefined && !isStated ? one.wishes : mergeWishes(before, parsed, index);
  const shown = byDay.map(({ film }) => film.title);
  const wishes = { ...wished, excludeTitles: union(wished.excludeTitles, shown) };
  if (one === undefined) return planned(days, differing(wishes, days.length, now));
  return {
    kind: 'act',
    calls: [callFor(one.day, wishes)],
    reply: (output) =>
      'startsAt' in output && output.films[0] !== undefined
        ? `${source.days[one.day]} artık ${output.films[0].title}; ${days.length > 2 ? 'öbür günler' : 'öbürü'} aynı kaldı.`
        : undefined,
  };
}
