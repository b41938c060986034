import { planOf } from '#domain/evening-plan.ts';
import { clockIn, clockOf } from '#lib/turkish/clock.ts';
import { formatMinutes, inWords, joinList, upperFirst } from '#lib/turkish/format.ts';
import { accusative, dative } from '#lib/turkish/suffix.ts';
import { lastNumberWord } from '#lib/turkish/numerals.ts';
import { planOutputSchema } from '#tools/plan-evening.ts';
import type { CallHandlers, DoneOutput } from '../../core/skill.ts';
import source from './words.json' with { type: 'json' };

type Plan = DoneOutput<'planEvening'>;

export const eveningCalls: CallHandlers<'planEvening'> = {
  planEvening: {
    output: planOutputSchema,
    remember: (memory, output) =>
      output?.status === 'done' ? { ...memory, planStart: clockOf(new Date(output.startsAt)) } : memory,
    reply: (plan) => [timesOf(plan), ...missOf(plan), ...notesOn(plan)].join(' '),
  },
};

/** `20:00'de Uzak'ı aç, 22:05'te Kader'e geç; 23:50'de biter. Araya 15 dakika koydum.` */
function timesOf({ films, day, startsAt, breakMinutes }: Plan): string {
  const { screenings, ends } = planOf(films, { startsAt: new Date(startsAt), breakMinutes });
  const [first = '', ...later] = screenings.map(({ film, starts }, at) => {
    const named = at === 0 ? accusative(film.title) : dative(film.title);
    return `${clockIn(starts, 'locative')} ${named}`;
  });
  const steps = [`${first} aç`, ...(later.length === 0 ? [] : [`${later.join(', ')} geç`])];
  const breaks = films.length < 2 || breakMinutes === 0 ? '' : ` Araya ${inWords(breakMinutes)} koydum.`;
  const when = day === undefined ? '' : `${source.days[day]} `;
  return `${when}${upperFirst(steps.join(', '))}; ${clockIn(ends, 'locative')} biter.${breaks}`;
}

/** How far it misses its hour, and what would help. */
function missOf({ over, endsBy, fits, swaps, films }: Plan): string[] {
  if (over === 0 || endsBy === undefined) return [];
  const miss = `Ama ${clockIn(new Date(endsBy), 'accusative')} ${inWords(over)} aşıyor.`;
  const [swap] = swaps;
  const swapped =
    swap &&
    `${swap.title} yerine ${swap.film.title} (${formatMinutes(swap.film.duration)}) koyarsan hepsi sığar.`;
  const fitting =
    fits.length === 0 || fits.length === films.length ? undefined : `${joinList(fits)} bu süreye sığıyor.`;
  return [miss, ...[fitting, swapped].filter((sentence) => sentence !== undefined)];
}

const numeral = (count: number) => lastNumberWord(String(count));

function notesOn({ wanted, films, arranged, loosened }: Plan): string[] {
  return [
    ...(wanted === undefined
      ? []
      : [`${upperFirst(numeral(wanted))} film yerine ${numeral(films.length)} film koyabildim.`]),
    ...(arranged && films.length > 1 ? ['Ağır olanı öne, hafif olanı sona aldım.'] : []),
    ...(loosened.length === 0 ? [] : ['Tam uyan yetmediği için isteklerini biraz esnettim.']),
  ];
}
