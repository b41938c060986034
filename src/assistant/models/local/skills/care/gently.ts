import type { Genre } from '#domain/genre.ts';
import type { Tone } from '#domain/tone.ts';
import { type Wishes, wishesSchema } from '#domain/wishes.ts';
import type { PlannedCall } from '#tools/registry.ts';

import type { Decision } from '../../core/skill.ts';
import type { Care } from '../../core/memory.ts';
import { variant } from '#lib/variant.ts';
import { union, without } from '../../understand/lists.ts';
import {
  type Need,
  isRelieved,
  mayTurnOutWell,
  isUrgent,
  needOf,
  sparedBy,
  wishesTears,
} from '../../understand/need.ts';
import { stated } from '../recommendation/stated.ts';
import { heardOf, whomIn } from './heard.ts';
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
const turnsElsewhere = ({ genres, mood, themes = [] }: Wishes, { need, fresh }: Care): boolean =>
  genres.some((genre) => OWN_TONES[genre] !== undefined) ||
  mood === 'excited' ||
  mood === 'adventure' ||
  // `aldatıldım, intikam filmi ver kan gövdeyi götürsün`
  (themes.includes('kanlı') && !isUrgent(need)) ||
  (themes.length > 0 && !fresh && !isUrgent(need));

/** The wishes without what a message merely told of (`kedim öldü`), and with what it is to be spared. */
function spared(wishes: Wishes, { need, fresh, sparing }: Care): Wishes {
  const { themes = [], avoidThemes, avoidTones, genres, mood: felt, ...rest } = wishes;
  // `ağlamak istemiyorum`: what was felt is no longer what is wished.
  const dry =
    felt === 'sad' && (avoidThemes?.includes('hüzünlü') === true || avoidTones?.includes('ağlatan') === true);
  const mood = dry ? 'relaxed' : felt;
  const left = fresh ? without(themes, sparing) : themes;
  const avoided = need === 'separation' ? (avoidThemes ?? []) : without(union(avoidThemes, sparing), left);
  return stated({ ...rest, genres, mood, themes: left, avoidThemes: avoided, avoidTones });
}

const LIFTED: ReadonlySet<Need> = new Set([
  'low',
  'job',
  'eating',
  'unwell',
  'newMother',
  'disaster',
  'burden',
]);

/** Who asks for one of these is sad, and wants no sad film. */
const LIGHT: readonly Genre[] = ['Komedi', 'Aile', 'Animasyon'];

/** `ağlamak istiyorum doya doya`: love stories that end bitterly, unless they are refused, and nothing kept away. */
function bitter(wishes: Wishes): Wishes {
  const { avoidTones = [], genres, mood, similarTo, excludeGenres = [], occasions = [] } = wishes;
  const isOpen = genres.length === 0 && similarTo === undefined;
  // `ağlayasım var ama aşk filmi görmek istemiyorum`
  const ofLove = without<Wishes['genres'][number]>(['Romantik'], excludeGenres);
  return stated({
    ...wishes,
    genres: isOpen ? ofLove : genres,
    mood: isOpen ? 'sad' : mood,
    occasions: without(occasions, ['randevu']),
    avoidTones: without(avoidTones, [...SPARED, 'romantik']),
  });
}

function gentle(told: Wishes, care: Care): Wishes {
  const { need, sparing } = care;
  if (care.tears && !turnsElsewhere(told, { ...care, fresh: true })) return bitter(told);
  const elsewhere = turnsElsewhere(told, care);
  const wishes = elsewhere ? told : spared(told, care);
  const { avoidTones = [], tones = [], mood, genres } = wishes;
  if (elsewhere) {
    const own = genres.flatMap((genre) => OWN_TONES[genre] ?? []);
    const { avoidTones: _spared, ...rest } = wishes;
    return stated({ ...rest, avoidTones: without(avoidTones, own) });
  }
  const wishesLove = genres.includes('Romantik') || mood === 'romantic' || tones.includes('romantik');
  // `hep kemal sunal izlerdik, onun seveceği bir film`: whose films they are is what is wished.
  const wishesFun = genres.includes('Komedi') || mood === 'happy' || wishes.people !== undefined;
  const sparedTones: readonly Tone[] = [
    ...SPARED,
    ...(isUrgent(need) ? (['gerilimli'] as const) : []),
    // Who buried somebody wants quiet, not fun, unless they say so.
    ...(need === 'grief' && !wishesFun ? (['komik'] as const) : []),
    // No love stories on the day of a break-up, nor for a widow.
    ...((need === 'separation' || sparing.includes('aşk')) && !wishesLove ? (['romantik'] as const) : []),
  ];
  const isOpen =
    genres.length === 0 &&
    [wishes.similarTo, wishes.people, wishes.themes, wishes.tones].every((wish) => wish === undefined);
  // What makes one cry is nothing for somebody in danger or low for long; who grieves may want just that.
  const lifts = isUrgent(need) || LIFTED.has(need) || LIGHT.some((genre) => genres.includes(genre));
  const calm = (mood === undefined && isOpen) || (mood === 'sad' && lifts);
  return stated({
    ...wishes,
    // `sevgilimle ayrıldık`, `eşimle yastayız`: nobody is on a date.
    ...(need === 'separation' || need === 'grief'
      ? { occasions: without(wishes.occasions, ['randevu']) }
      : {}),
    ...(calm ? { mood: 'relaxed' as const } : {}),
    avoidTones: [...new Set([...avoidTones, ...sparedTones.filter((tone) => !tones.includes(tone))])],
  });
}

const gentleCall = (call: PlannedCall, care: Care): PlannedCall => {
  if (call.tool === 'recommendFilms') return { ...call, input: gentle(call.input, care) };
  // A surprise may be anything.
  return call.tool === 'surpriseFilm'
    ? { tool: 'recommendFilms', input: gentle({ genres: [] }, care) }
    : call;
};

/** What was decided, held to the care that somebody needs until they turn to something else. */
export function gently(
  decision: Decision,
  care: Care | undefined,
  { text, seed }: { text: string; seed: string },
): Decision {
  if (care === undefined || decision.kind === 'say') return decision;
  const calls = decision.calls.map((call) => gentleCall(call, care));
  const shows = calls.some(({ tool }) => tool === 'recommendFilms');
  const heard = care.fresh ? heardOf(care, text, seed) : undefined;
  const before =
    decision.before ?? (shows && isUrgent(care.need) && !care.shown ? variant(replies.still, seed) : heard);
  // What is told of a film is told, whoever asks.
  return { ...decision, calls, before };
}

/** What care is left after a turn: what it told of, or what was there before, until something else is wished. */
export function careAfter(
  before: Care | undefined,
  { text, calls }: { text: string; calls: readonly { tool: string; input: unknown }[] },
): Care | undefined {
  const told = needOf(text);
  const need = told ?? before?.need;
  if (need === undefined || (told === undefined && mayTurnOutWell(need) && isRelieved(text)))
    return undefined;
  const wished = calls.flatMap(({ tool, input }) =>
    tool === 'recommendFilms' ? (wishesSchema.safeParse(input).data ?? []) : [],
  );
  const care = {
    need,
    shown: wished.length > 0 || (told === undefined && before?.shown === true),
    fresh: told !== undefined,
    again: told !== undefined && before?.need === told,
    whom: whomIn(text, before?.whom),
    tears: need === 'separation' && (wishesTears(text) || before?.tears === true),
    sparing: told === undefined ? (before?.sparing ?? []) : sparedBy(told, text),
  };
  return told === undefined && wished.some((wishes) => turnsElsewhere(wishes, care)) ? undefined : care;
}
