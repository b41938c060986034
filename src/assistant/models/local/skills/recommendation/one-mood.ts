import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutTheme } from '#domain/film-words.ts';
import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import { isNeverFor } from '#domain/mood-profile.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Tone } from '#domain/tone.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { type ShownFilm, isSameFilm } from '../../core/memory.ts';
import { union, without } from '../../understand/lists.ts';
import { type MessageWishes, TONES } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `liseli işi gibi geldi, yormayan olsun`: what is wished now is not avoided; what is avoided now is wished no more. */
export function inOneMood({ mood, avoidThemes }: Wishes, { said, markers }: Understanding): Partial<Wishes> {
  const tone = mood === undefined ? undefined : TONES[mood];
  if (tone === undefined || avoidThemes?.includes(tone) !== true) return {};
  return said.mood === mood && (markers.amends || !said.avoidThemes.includes(tone))
    ? { avoidThemes: without(avoidThemes, [tone]) }
    : { mood: undefined };
}

const ENOUGH = 3;
/** How a mood is said as a tone, which a film may have beside any subject. */
const FELT: Readonly<Partial<Record<Mood, Tone>>> = { sad: 'ağlatan', happy: 'komik', relaxed: 'hafif' };

/** Whose films or what subject is wished counts before a mood that hardly any of them has: `zombili ama ağlatan`. @param gone films that do not come again */
export function moodOfFew(wishes: Wishes, { films }: FilmIndex, gone: readonly ShownFilm[]): Partial<Wishes> {
  const { mood, people = [], themes = [], tones, occasions = [] } = wishes;
  if (mood === undefined || people.length + themes.length === 0) return {};
  const wanted = [
    ...people.map((name) => (film: CatalogueFilm) => hasPerson(film, name)),
    ...themes.map(aboutTheme),
  ];
  const all = films.filter((film) => wanted.every((holds) => holds(film)));
  const such = people.length === 0 ? all : all.filter((film) => !gone.some(isSameFilm(film)));
  const fitting = such.filter((film) => !isNeverFor(film, mood, new Set()));
  const enough = people.length === 0 ? ENOUGH : Math.min(ENOUGH, such.length);
  if (such.length < enough || fitting.length >= enough) return {};
  // `battaniyeyi çekeyim, cinli korku`: where one lies, and no light film.
  const isUnderBlanket = wishes.genres.includes('Korku') && !occasions.includes('hafif');
  const tone = themes.length === 0 || isUnderBlanket ? undefined : FELT[mood];
  return { mood: undefined, ...(tone !== undefined && { tones: union(tones, [tone]) }) };
}

/** `komedi öner`, then `cüneyt arkının filmi`: whoever is named now counts before a kind that was said before, and hardly any film of theirs is. */
export function kindOfFew(
  { genres, people, excludeGenres, excludeTitles }: Wishes,
  said: MessageWishes,
  { films }: FilmIndex,
): Partial<Wishes> {
  if (said.people.length === 0 || said.genres.length > 0 || genres.length === 0) return {};
  const theirs = films.filter(holding({ genres: [], people, excludeGenres, excludeTitles }));
  const isFew = theirs.filter(holding({ genres })).length < Math.min(ENOUGH, theirs.length);
  return isFew ? { genres: [] } : {};
}

/** `körlük, New York`, then `Al Pacino'dan başka`: what was named before, where no film left has it beside what is named now; `kedili film ver` wants more than one. */
export function themesOfFew(
  { genres, people, themes = [], excludeGenres, excludeTitles }: Wishes,
  { said, markers }: Pick<Understanding, 'said' | 'markers'>,
  { films }: FilmIndex,
  gone: readonly ShownFilm[],
): Partial<Wishes> {
  const before = themes.filter((theme) => !said.themes.includes(theme));
  if (markers.adds || said.themes.length + said.people.length === 0 || before.length === 0) return {};
  const fits = holding({ genres, people, themes, excludeGenres, excludeTitles });
  const left = films.filter((film) => fits(film) && !gone.some(isSameFilm(film))).length;
  if (left >= (markers.requests ? ENOUGH : 1)) return {};
  const kinds = markers.requests && said.themes.length > 0 ? said.genres : genres;
  return { genres: [...kinds], themes: without(themes, before) };
}

const holding = (wishes: Wishes) => {
  const broken = breaking(wishes);
  return (film: CatalogueFilm): boolean => broken(film).length === 0;
};

/** `aşk istemiyorum`: neither its mood nor its tone is wished, whatever was said before. */
export const loveless = ({ mood, tones, themes }: Wishes): Partial<Wishes> => ({
  mood: mood === 'romantic' ? undefined : mood,
  tones: without<Tone>(tones, ['romantik']),
  themes: without(themes, ['aşk', 'romantik komedi']),
});

/** What nobody means any more who says the opposite mood: after comedies `ağlamalık bir şey`. */
const OPPOSITE: Readonly<Partial<Record<Mood, { genres: readonly Genre[]; tones: readonly Tone[] }>>> = {
  sad: { genres: ['Komedi'], tones: ['komik', 'hafif', 'iç ısıtan', 'küfürlü'] },
  happy: { genres: ['Korku', 'Gerilim'], tones: ['ağlatan', 'ağır', 'korkutucu', 'gerilimli', 'kanlı'] },
  relaxed: { genres: [], tones: ['ağlatan', 'ağır', 'korkutucu', 'gerilimli', 'kanlı'] },
};

export function withoutOpposite(
  { genres, tones, avoidTones }: Wishes,
  { mood }: MessageWishes,
): Partial<Wishes> {
  const opposite = mood === undefined ? undefined : OPPOSITE[mood];
  if (mood === undefined || opposite === undefined) return {};
  return {
    genres: without<Genre>(genres, opposite.genres),
    tones: without<Tone>(tones, opposite.tones),
    // `ağlatmasın`, then `ağlayan kız ağlasın bari`
    avoidTones: without<Tone>(avoidTones, [FELT[mood] ?? []].flat()),
  };
}

/** `moralim sıfır`, then `dram istemem`: whoever is down and wants no drama is to be lifted. */
export const lifted = ({ mood }: Wishes, said: MessageWishes): Partial<Wishes> =>
  mood === 'sad' && said.mood === undefined && said.excludeGenres.includes('Drama') ? { mood: 'happy' } : {};

const LIGHT_MOODS: ReadonlySet<Mood> = new Set<Mood>(['romantic', 'relaxed', 'happy']);

/** `şömine başı film`, then `korku olsun`: what is to frighten need not be romantic as well. */
export const unlessFrightening = ({ mood, genres }: Wishes, said: MessageWishes): Partial<Wishes> =>
  mood !== undefined &&
  LIGHT_MOODS.has(mood) &&
  said.mood === undefined &&
  said.genres.includes('Korku') &&
  !genres.includes('Romantik') &&
  !genres.includes('Komedi')
    ? { mood: undefined }
    : {};
