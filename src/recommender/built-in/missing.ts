import { madeBy } from '#domain/film-words.ts';
import { ANY_PRIZE } from '#domain/judgement.ts';
import type { Mood } from '#domain/mood.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList, lowerFirst } from '#lib/turkish/format.ts';
import { genitive, inPlace } from '#lib/turkish/suffix.ts';
import { KINDS } from '../kinds.ts';
import { themeName } from '../theme-name.ts';
import { ENDING_WORDS, ERA_WORDS, PACE_WORDS, PRIZE_LIKE, prizeWords } from '../wish-words.ts';
import type { Chosen } from './chosen.ts';
import { peopleOf } from './wished-films.ts';
import { themeKind, themeLike } from './theme-says.ts';

type Asked = { [Name in WishName]?: (wish: NonNullable<Wishes[Name]>) => string };

const lower = (text: string) => text.toLocaleLowerCase('tr-TR');
const first = (names: readonly string[]) => names[0] ?? '';

const OF_MOOD: Readonly<Record<Mood, string>> = {
  happy: 'neşeli',
  sad: 'hüzünlü',
  excited: 'heyecanlı',
  relaxed: 'kafa dinlendiren',
  romantic: 'romantik',
  adventure: 'maceralı',
};

/** What films are like that fulfil a wish which is loosened without a measure: said before the film. */
const LIKE: Asked = {
  series: (series) => `${first(series)} serisinden`,
  places: (places) => `${inPlace(first(places))} geçen`,
  eras: ([era]) => (era === undefined ? '' : `${inPlace(eraName(ERA_WORDS[era] ?? era))} geçen`),
  trueStory: (wanted) => (wanted ? 'gerçek bir hikâyeye dayanan' : 'kurmaca'),
  ending: (ending) => (ending === 'notDark' ? 'kötü bitmeyen' : `${lower(ENDING_WORDS[ending])}la biten`),
  awards: ([prize = ANY_PRIZE]) => (prize === ANY_PRIZE ? PRIZE_LIKE[prize] : prizeWords(prize)),
  studios: (studios) => `${first(studios)} yapımı`,
  languages: (languages) => first(languages),
  origin: (origin) => origin,
  pace: (pace) => lower(PACE_WORDS[pace]),
  mood: (mood) => OF_MOOD[mood],
  tones: (tones) => joinList(tones),
  fame: (fame) => (fame === 'popular' ? 'herkesin bildiği' : 'az bilinen'),
};

/** `Orta Çağ` is a name, `Yakın gelecek` none. */
const eraName = (era: string) => (/\s\p{Lu}|\d/u.test(era) ? era : lowerFirst(era));

/** What is missing: said of a film (`hüzünlü`), or what a film is called (`köy filmi`). */
export type Missing = { like: string } | { called: string };

/** The wishes that can be loosened and have no measure. */
export const UNMEASURED: readonly WishName[] = [
  'people',
  'genres',
  'themes',
  'countries',
  ...(Object.keys(LIKE) as WishName[]),
];

/** Each value of a wish that one of the films lacks. */
export function missingOf(name: WishName, picked: readonly Chosen[], wishes: Wishes): Missing[] {
  const isMissing = (one: Partial<Wishes>) => {
    const lacks = breaking({ genres: [], ...one });
    return picked.some(({ film }) => lacks(film).length > 0);
  };
  const people = wishes.people ?? [];
  // `Tom Hanks ve Meg Ryan'ın buluştuğu`: neither of them is missing alone.
  if (name === 'people' && people.length > 1) return [{ like: `${genitive(joinList(people))} buluştuğu` }];
  if (name === 'people')
    return people.filter((one) => isMissing({ people: [one] })).map((one) => ofPerson(one, picked));
  if (name === 'themes')
    return (wishes.themes ?? []).filter((theme) => isMissing({ themes: [theme] })).map(ofTheme);
  if (name === 'genres') return wishes.genres.map((genre) => ({ called: KINDS[genre] }));
  if (name === 'countries') return (wishes.countries ?? []).length > 0 ? [ofCountries(wishes.countries)] : [];
  const like = likeOf(wishes, name);
  return like === undefined ? [] : [{ like }];
}

/** `Kemal Sunal filmi`; `Dostoyevski filmi` is not what somebody only wrote. */
function ofPerson(person: string, picked: readonly Chosen[]): Missing {
  const theirs = picked.filter(({ film }) => breaking({ genres: [], people: [person] })(film).length === 0);
  const isMade = madeBy(person);
  return theirs.length > 0 && !theirs.some(({ film }) => isMade(film))
    ? { like: `${genitive(person)} kaleminden çıkan` }
    : { called: `${person} filmi` };
}

/** `Azerbaycan filmi`, `İskandinav filmi` */
const ofCountries = (countries: readonly string[] = []): Missing => ({
  called: `${peopleOf(countries) ?? joinList(countries, 'ya da')} filmi`,
});

function ofTheme(theme: string): Missing {
  const kind = themeKind(theme);
  if (kind !== undefined) return { called: kind };
  const like = themeLike(theme);
  return like === undefined ? { called: `${themeName(theme)} filmi` } : { like };
}

function likeOf<Name extends WishName>(wishes: Wishes, name: Name): string | undefined {
  const wish = wishes[name];
  // The name and its wish are of one kind; TypeScript cannot pair them through the map.
  const call = LIKE[name] as ((wish: NonNullable<Wishes[Name]>) => string) | undefined;
  const said = wish !== undefined && !(Array.isArray(wish) && wish.length === 0);
  return said ? call?.(wish) : undefined;
}

/** `hüzünlü bir film`, `köy filmi` */
export const indefinite = (missing: Missing) =>
  'called' in missing ? missing.called : `${missing.like} bir film`;
