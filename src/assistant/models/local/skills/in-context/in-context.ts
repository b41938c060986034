import type { Wishes } from '#domain/wishes.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import {
  type Decide,
  type DecisionContext,
  act,
  offer,
  recommendBy,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import type { Memory } from '../../core/memory.ts';
import { knownFilms } from '../../core/known-film.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { union } from '../../understand/lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { dropped } from '../complaint/dropped.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import { dubbed } from '../questions/editions.ts';
import { bestKnown } from '../questions/named-film.ts';
import { inContextWords } from './words.ts';

const { DUBBED, ACCENT, COMPANY_ALONE, CRIED, LENGTH_FREE, OPPOSITE } = inContextWords;
const FEW_WORDS = 5;

/** `türkçe dublajlı olsun`, `3 erkek`, `ağlatmayanı var mı`: what is only understood by what was shown before. */
export const inContext: Decide = (parsed, context) => {
  const { text, words, titles } = parsed;
  const { memory, understand } = context;
  const free = ofAnyLength(parsed, memory);
  if (free !== undefined) return recommendBy(free);
  if (memory.shown.length === 0 || words > FEW_WORDS || titles.length > 0) return undefined;
  const wishes = memory.wishes ?? { genres: [] };
  if (DUBBED.in(text)) return say(dubbed(knownFilms(memory.shown, context.index), text));
  if (ACCENT.in(text))
    return offer(
      'Aksanı tartamam; bugünde geçen, gündelik konuşulan filmler kulağa en kolay gelenler. Öylelerinden bulayım mı?',
      { tool: 'recommendFilms', input: { ...wishes, eras: ['günümüz'] } },
    );
  if (memory.lastShow?.tool !== 'recommendFilms') return undefined;
  if (OPPOSITE.is(text)) return act({ tool: 'recommendFilms', input: opposite(wishes) });
  if (COMPANY_ALONE.is(text))
    return act({ tool: 'recommendFilms', input: { ...wishes, ...amongFriends(text, wishes) } });
  // `ağlatmayanı var mı`: one of those that is not so, and no question of what is shown.
  const [, quality = ''] = ANY_OF_THEM.exec(text) ?? [];
  const wished = quality === '' ? undefined : understand(`${quality} olsun`);
  return wished?.exact === undefined ? undefined : act(plannedRecommendation(wished, context));
};
/** `nöbet iptal, süre dert değil artık`: the same films, however long. */
function ofAnyLength({ text, exact, titles, acts, words }: Understanding, { lastShow, wishes }: Memory) {
  const isBound = wishes?.maxDuration !== undefined || wishes?.minDuration !== undefined;
  const isSaid = words <= LONGEST && LENGTH_FREE.in(text) && acts.length + titles.length === 0;
  if (lastShow?.tool !== 'recommendFilms' || !isBound || !isSaid) return undefined;
  const { maxDuration: _most, minDuration: _least, ...others } = exact ?? NO_WISHES;
  if (statesAnything(others)) return undefined;
  return stated({ ...wishes, minDuration: undefined, maxDuration: undefined });
}
const LONGEST = 16;

const ANY_OF_THEM = /^(?:(?:peki|ya|hic) )*(\w+(?:an|en))(?:[iu]|l[ae]r[iu])? (?:var|yok) m[iu]$/u;

const WEIGHS: ReadonlySet<string> = new Set(['Korku', 'Gerilim', 'Drama', 'Suç', 'ağır', 'ağlatan', 'sad']);
/** `tam tersi bir şey`: what was wished is avoided; light follows heavy, and heavy what makes laugh. */
function opposite({ mood, ...wishes }: Wishes): Wishes {
  const { genres, themes = [], tones = [], avoidTones = [] } = wishes;
  const left = dropped(wishes, { ...NO_WISHES, genres, themes, tones }, []);
  if ([...genres, ...tones, ...avoidTones, mood ?? ''].some((one) => WEIGHS.has(one)))
    return { ...left, mood: 'happy' };
  return mood === 'happy' || genres.includes('Komedi') ? { ...left, genres: ['Drama'] } : left;
}

/** Who are told in so few words want what such evenings are made of, unless a kind was wished. */
function amongFriends(text: string, { genres, mood, occasions }: Wishes): Partial<Wishes> {
  const kinds: Wishes['genres'] = /erkek|kafadar|kanka/u.test(text)
    ? ['Aksiyon', 'Komedi']
    : /kiz|kadin/u.test(text)
      ? ['Romantik', 'Komedi']
      : ['Komedi'];
  return {
    occasions: union(occasions, ['arkadaş' as const]),
    ...(genres.length === 0 && mood === undefined && { genres: kinds }),
  };
}

const ANIMALS: ReadonlySet<string> = new Set([
  'köpek',
  'kedi',
  'at',
  'hayvan',
  'kurt',
  'aslan',
  'balina',
  'ayı',
]);

/** `köpekli film ama hachiko olmasın çok ağladım`: an animal that comes through is wished, and no tears. */
export const unhurtAnimal: Decide = (parsed, context) => {
  const { text, said } = parsed;
  const told = diesThere(parsed, context);
  if (told !== undefined) return told;
  const animal = said.themes.find((theme) => ANIMALS.has(theme));
  if (animal === undefined || !CRIED.in(text)) return undefined;
  const wishes = mergeWishes(context.memory, parsed, context.index);
  // `hachikodan sonra metroda ağladım`: like that one none is wished.
  const { similarTo } = isCompared(parsed) ? {} : wishes;
  const input = {
    ...wishes,
    mood: undefined,
    ...(similarTo !== undefined && {
      similarTo: undefined,
      excludeTitles: union(wishes.excludeTitles, [similarTo]),
    }),
    avoidThemes: union(wishes.avoidThemes, [DEATH]),
    avoidTones: union(wishes.avoidTones, ['ağlatan' as const]),
  };
  return sayAndAct('Merak etme, bildiğim kadarıyla bunlarda hayvana bir şey olmuyor.', {
    tool: 'recommendFilms',
    input,
  });
};

/** `hachi de ölüyo ama`, after films with animals: it was left out for that, or gives way. */
function diesThere({ written, titles, text }: Understanding, { memory }: DecisionContext) {
  const { wishes, shown } = memory;
  const isOfAnimals = wishes?.themes?.some((theme) => ANIMALS.has(theme)) === true;
  if (!isOfAnimals || shown.length === 0 || !DIES.test(written) || ASKS.test(text)) return undefined;
  const [named] = titles.map(({ span }) => bestKnown(span.films)?.title);
  const isShown = shown.some(({ title }) => title === named);
  if (!isShown && wishes.avoidThemes?.includes(DEATH) === true) {
    const which = named === undefined ? 'öylelerini' : `o yüzden ${accusative(named)}`;
    return say(`Evet, ${which} seçmedim; bunlarda bildiğim kadarıyla hayvana bir şey olmuyor.`);
  }
  const excludeTitles = union(wishes.excludeTitles, named === undefined ? [] : [named]);
  const input = stated({ ...wishes, avoidThemes: union(wishes.avoidThemes, [DEATH]), excludeTitles });
  return sayAndAct('Haklısın, üzülmeyelim: bildiğim kadarıyla bunlarda hayvana bir şey olmuyor.', {
    tool: 'recommendFilms',
    input,
  });
}
const DEATH = 'hayvan ölümü';
const DIES = /(?:^|[ ,])[öÖ]l(?:üyo|ür|dü(?!r)|ecek|cek|müş|mesi)/u;
const ASKS = /(?:^| )m[iu]\w{0,3}(?: |$)/u;

const isCompared = ({ text }: Understanding): boolean => comparisonsWords.LIKE.in(text);
