import { madeBy } from '#domain/film-words.ts';
import { MOOD_LABELS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import { genitive, inPlace } from '#lib/turkish/suffix.ts';
import { themeName } from '../theme-name.ts';
import { ENDING_WORDS, ERA_WORDS, PACE_WORDS, PRIZE_WORDS } from '../wish-words.ts';
import type { Chosen } from './chosen.ts';

type Asked = { [Name in WishName]?: (wish: NonNullable<Wishes[Name]>) => string };

const lower = (text: string) => text.toLocaleLowerCase('tr-TR');
const first = (names: readonly string[]) => names[0] ?? '';

/** What films are called that fulfil a wish which is loosened without a measure. */
const CALLED: Asked = {
  mood: (mood) => `${lower(MOOD_LABELS[mood])} bir film`,
  themes: (themes) => `${joinList(themes.map(themeName))} filmi`,
  countries: (countries) => `${joinList(countries, 'ya da')} yapımı bir film`,
  origin: (origin) => `${origin} film`,
  people: (people) =>
    people.length > 1 ? `içinde hem ${people.join(' hem ')} olan bir film` : `${first(people)} filmi`,
  tones: (tones) => `${joinList(tones)} bir film`,
  pace: (pace) => `${lower(PACE_WORDS[pace])} bir film`,
  fame: (fame) => (fame === 'popular' ? 'herkesin bildiği bir film' : 'az bilinen bir film'),
  ending: (ending) =>
    ending === 'notDark' ? 'kötü bitmeyen bir film' : `${lower(ENDING_WORDS[ending])}la biten bir film`,
  places: (places) => `${inPlace(first(places))} geçen bir film`,
  eras: ([era]) => (era === undefined ? '' : `${ERA_WORDS[era] ?? era} filmi`),
  trueStory: (wanted) => (wanted ? 'gerçek bir hikâye' : 'kurgu'),
  awards: (prizes) => `${PRIZE_WORDS[prizes[0] ?? 'oscar']} ödüllü bir film`,
  languages: (languages) => `${first(languages)} bir film`,
  studios: (studios) => `${first(studios)} filmi`,
  series: (series) => `${first(series)} filmi`,
};

/** What was loosened: by how much where it has a measure, else which of the films fulfil it all the same. */
export function explainLoosening(
  picked: readonly Chosen[],
  wishes: Wishes,
  loosened: readonly WishName[],
): string[] {
  const given = [...new Set(loosened)].flatMap((name) => {
    const called = name === 'people' ? calledByPeople(picked, wishes) : calledBy(wishes, name);
    return called === undefined ? [] : { name, called };
  });
  const [only, ...others] = given;
  return [
    ...loosened.flatMap((name) => byHowMuch(picked, wishes, name)),
    ...(only === undefined
      ? []
      : [others.length > 0 ? several(given.map(({ called }) => called)) : alone(picked, only)]),
  ];
}

/** `Dostoyevski filmi` is not what somebody only wrote. */
function calledByPeople(picked: readonly Chosen[], wishes: Wishes): string | undefined {
  const [person, ...others] = wishes.people ?? [];
  const theirs = picked.filter(({ broken }) => !broken.includes('people'));
  if (person === undefined || others.length > 0 || theirs.length === 0) return calledBy(wishes, 'people');
  const isMade = madeBy(person);
  return theirs.some(({ film }) => isMade(film))
    ? calledBy(wishes, 'people')
    : `${genitive(person)} kaleminden`;
}

function calledBy<Name extends WishName>(wishes: Wishes, name: Name): string | undefined {
  const wish = wishes[name];
  // The name and its wish are of one kind; TypeScript cannot pair them through the map.
  const call = CALLED[name] as ((wish: NonNullable<Wishes[Name]>) => string) | undefined;
  const said = wish !== undefined && !(Array.isArray(wish) && wish.length === 0);
  return said ? call?.(wish) : undefined;
}

function alone(picked: readonly Chosen[], { name, called }: { name: WishName; called: string }): string {
  const fulfilling = picked.filter(({ broken }) => !broken.includes(name)).map(({ film }) => film.title);
  if (fulfilling.length === 0) return `Tam istediğin gibi ${called} bulamadım; bunlar en yakınları.`;
  return fulfilling.length === 1
    ? `Bunlardan yalnız ${joinList(fulfilling)} ${called}; başka bulamadım, öbürleri en yakınları.`
    : `${joinList(fulfilling)} ${called}; üçüncüsünü bulamadım, en yakınını koydum.`;
}

const several = (called: readonly string[]) =>
  `Hem ${called.join(' hem ')} olanını bulamadım; bunlar en yakınları.`;
function byHowMuch(picked: readonly Chosen[], wishes: Wishes, name: WishName): string[] {
  const films = picked.filter(({ broken }) => broken.includes(name)).map(({ film }) => film);
  if (films.length === 0) return [];
  const durations = films.map(({ duration }) => duration);
  const years = films.map(({ year }) => year);
  switch (name) {
    case 'maxDuration':
      return [
        `En çok ${wishes.maxDuration} dakikalık üç film bulamadım; esnettiklerimin en kısası ${Math.min(...durations)} dakika.`,
      ];
    case 'minDuration':
      return [
        `En az ${wishes.minDuration} dakikalık üç film bulamadım; esnettiklerimin en uzunu ${Math.max(...durations)} dakika.`,
      ];
    case 'minYear':
      return [
        `${wishes.minYear} ve sonrasından üç film bulamadım; esnettiklerimin en yenisi ${Math.max(...years)} yapımı.`,
      ];
    case 'maxYear':
      return [
        `${wishes.maxYear} ve öncesinden üç film bulamadım; esnettiklerimin en eskisi ${Math.min(...years)} yapımı.`,
      ];
    case 'minRating':
      return [
        `Puanı ${formatRating(wishes.minRating ?? 0)} ve üstü üç film bulamadım; esnettiklerimin en yükseği ${formatRating(Math.max(...films.map(({ rating }) => rating)))}.`,
      ];
    default:
      return [];
  }
}
