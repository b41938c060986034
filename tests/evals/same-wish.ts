import { TONES } from '#domain/tone.ts';
import { fold } from '#domain/title.ts';
import themeKin from '../../src/recommender/built-in/theme-kin.json' with { type: 'json' };

/** A wish as the tool takes it: the field and its value. */
type Said = readonly [field: string, value: string];

const told = (text: string): Said[] =>
  text.split(' = ').map((one) => {
    const [field = '', ...value] = one.split(' ');
    return [field, fold(value.join(' '))];
  });

/**
 * The contract has several names for some wishes: a tone may be said as a theme, a mood or a genre, fame and true
 * stories as themes. The recommender takes them alike, so either is right where one of them is wanted.
 */
const ALIKE: readonly (readonly Said[])[] = [
  'tones hafif = mood relaxed = avoidTones ağır',
  'tones ağlatan = mood sad',
  'tones komik = genres komedi',
  'tones korkutucu = genres korku',
  'tones gerilimli = genres gerilim',
  'tones aksiyonlu = genres aksiyon',
  'tones romantik = genres romantik = mood romantic',
  'pace fast = tones hızlı',
  'pace slow = tones yavaş = themes ağır tempo',
  'avoidTones ağlatan = avoidThemes hüzünlü',
  'avoidTones yavaş = avoidThemes ağır tempo',
  'fame hidden = themes az bilinen = avoidThemes popüler',
  'fame popular = themes popüler',
  'trueStory true = themes gerçek hikâye',
  'eras ortaçağ = themes orta çağ',
  'themes 2. dünya savaşı = themes ikinci dünya savaşı',
  'avoidThemes 2. dünya savaşı = avoidThemes ikinci dünya savaşı',
  'studios studio ghibli = studios ghibli',
  'themes sürpriz son = themes ters köşe',
  'themes gazeteci = themes gazetecilik',
  'genres romantik = themes aşk',
  'themes beyin yakan = themes düşündürücü',
  'themes sarsıcı = tones ağır',
  'themes kovboy = themes western',
  'themes tarih = themes tarihi',
  'awards cannes = awards cannes-palmiye',
].map(told);

const KIN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(themeKin).map(([name, wider]) => [fold(name), wider.map(fold)]),
);

/** What a subject counts as where others are wanted: a finer one stands for what it is a kind of, as it does for the recommender. */
export const widened = (theme: string, wanted: ReadonlySet<string>): string =>
  wanted.has(theme) ? theme : (KIN.get(theme)?.find((one) => wanted.has(one)) ?? theme);

/** Other names of a wish. */
export function alsoSaid(field: string, value: string): Said[] {
  const meant = fold(value);
  const groups = ALIKE.filter((group) => group.some(([name, one]) => name === field && one === meant));
  const finer = field === 'themes' ? [...KIN].filter(([, wider]) => wider.includes(meant)) : [];
  const theme = TONES.some((tone) => fold(tone) === meant) || field === 'places';
  return [
    ...groups.flat(),
    ...finer.map(([name]) => [field, name] as const),
    ...(field === 'themes' ? [['places', meant] as const] : []),
    ...(theme && (field === 'tones' || field === 'places') ? [['themes', meant] as const] : []),
    ...(theme && field === 'avoidTones' ? [['avoidThemes', meant] as const] : []),
  ];
}
