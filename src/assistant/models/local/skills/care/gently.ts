import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';
import type { PlannedCall } from '#tools/registry.ts';

import type { Decision } from '../../core/skill.ts';
import type { Care } from '../../core/memory.ts';
import { variant } from '#lib/variant.ts';
import { type Need, isUrgent, needOf } from '../../understand/need.ts';
import replies from './replies.json' with { type: 'json' };

/** What is kept away from somebody who has it hard. */
const SPARED: readonly Tone[] = ['ağır', 'kanlı', 'korkutucu'];
/** Of a genre asked for by name its own tone is no longer kept away. */
const OWN_TONES: Partial<Record<Genre, readonly Tone[]>> = {
  Korku: ['korkutucu', 'kanlı', 'gerilimli'],
  Gerilim: ['gerilimli'],
  Suç: ['gerilimli'],
  Aksiyon: ['gerilimli'],
};

/** Whether the wishes are those of somebody who has turned to something else. */
const turnsElsewhere = ({ genres, mood, themes = [] }: Wishes, need: Need): boolean =>
  genres.some((genre) => OWN_TONES[genre] !== undefined) ||
  mood === 'excited' ||
  mood === 'adventure' ||
  (themes.length > 0 && !isUrgent(need));

function gentle(wishes: Wishes, need: Need): Wishes {
  const { avoidTones = [], tones = [], mood, genres } = wishes;
  if (turnsElsewhere(wishes, need)) {
    const own = genres.flatMap((genre) => OWN_TONES[genre] ?? []);
    const left = avoidTones.filter((tone) => !own.includes(tone));
    const { avoidTones: _spared, ...rest } = wishes;
    return left.length === 0 ? rest : { ...rest, avoidTones: left };
  }
  const spared = isUrgent(need) ? [...SPARED, 'gerilimli' as const] : SPARED;
  const isOpen =
    genres.length === 0 &&
    [wishes.similarTo, wishes.people, wishes.themes, wishes.tones].every((wish) => wish === undefined);
  // What makes one cry is nothing for somebody in danger or low for long; who grieves may want just that.
  const lifts = isUrgent(need) || need === 'low';
  const calm = (mood === undefined && isOpen) || (mood === 'sad' && lifts);
  return {
    ...wishes,
    ...(calm ? { mood: 'relaxed' as const } : {}),
    avoidTones: [...new Set([...avoidTones, ...spared.filter((tone) => !tones.includes(tone))])],
  };
}

const gentleCall = (call: PlannedCall, need: Need): PlannedCall => {
  if (call.tool === 'recommendFilms') return { ...call, input: gentle(call.input, need) };
  // A surprise may be anything.
  return call.tool === 'surpriseFilm'
    ? { tool: 'recommendFilms', input: gentle({ genres: [] }, need) }
    : call;
};

/** What was decided, held to the care that somebody needs until they turn to something else. */
export function gently(decision: Decision, care: Care | undefined, seed: string): Decision {
  if (care === undefined || decision.kind === 'say') return decision;
  const calls = decision.calls.map((call) => gentleCall(call, care.need));
  const shows = calls.some(({ tool }) => tool === 'recommendFilms');
  const before =
    decision.before ??
    (shows && isUrgent(care.need) && !care.shown ? variant(replies.still, seed) : undefined);
  return { kind: 'act', calls, ...(before === undefined ? {} : { before }) };
}

/** What care is left after a turn: what it told of, or what was there before, until something else is wished. */
export function careAfter(
  before: Care | undefined,
  { text, calls }: { text: string; calls: readonly { tool: string; input: unknown }[] },
): Care | undefined {
  const told = needOf(text);
  const need = told ?? before?.need;
  if (need === undefined) return undefined;
  const wished = calls.flatMap(({ tool, input }) =>
    tool === 'recommendFilms' ? (wishesSchema.safeParse(input).data ?? []) : [],
  );
  if (told === undefined && wished.some((wishes) => turnsElsewhere(wishes, need))) return undefined;
  return { need, shown: wished.length > 0 || (told === undefined && before?.shown === true) };
}
