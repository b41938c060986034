import { madeBy } from '#domain/film-words.ts';
import type { Mood } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { joinList, lowerFirst, upperFirst } from '#lib/turkish/format.ts';
import { genitive, inPlace } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import { themeName } from '../theme-name.ts';
import { ENDING_WORDS, ERA_WORDS, PACE_WORDS, PRIZE_WORDS } from '../wish-words.ts';
import type { Chosen } from './chosen.ts';
import { byHowMuch } from './loosened-measures.ts';
import themeWords from './theme-words.json' with { type: 'json' };

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
  awards: (prizes) => `${PRIZE_WORDS[prizes[0] ?? 'oscar']} ödüllü`,
  studios: (studios) => `${first(studios)} yapımı`,
  countries: (countries) => `${joinList(countries, 'ya da')} yapımı`,
  languages: (languages) => first(languages),
  origin: (origin) => origin,
  pace: (pace) => lower(PACE_WORDS[pace]),
  mood: (mood) => OF_MOOD[mood],
  tones: (tones) => joinList(tones),
  fame: (fame) => (fame === 'popular' ? 'herkesin bildiği' : 'az bilinen'),
};

/** `Orta Çağ` is a name, `Yakın gelecek` none. */
const eraName = (era: string) => (/\s\p{Lu}|\d/u.test(era) ? era : lowerFirst(era));

/** The film that was looked for: what is said of it, and what it is called (`köy filmi`). */
interface Sought {
  like: readonly string[];
  called?: string | undefined;
}

/** What was loosened: by how much where it has a measure, else what was looked for and which of the films are so all the same. */
export function explainLoosening(
  picked: readonly Chosen[],
  wishes: Wishes,
  loosened: readonly WishName[],
): string[] {
  const names = UNMEASURED.filter((name) => loosened.includes(name));
  const sought = [
    names.includes('people') ? people(picked, wishes.people ?? [], names.includes('themes')) : NOTHING,
    names.includes('themes') ? themes(wishes.themes ?? []) : NOTHING,
  ];
  const like = [...sought.flatMap((one) => one.like), ...names.flatMap((name) => likeOf(wishes, name) ?? [])];
  const called = sought.find((one) => one.called !== undefined)?.called;
  const met = picked.filter(({ broken }) => names.every((name) => !broken.includes(name)));
  return [
    ...[...new Set(loosened)].flatMap((name) => byHowMuch(picked, wishes, name)),
    ...(like.length === 0 && called === undefined ? [] : [notFound({ like, called }, met, picked)]),
  ];
}

const NOTHING: Sought = { like: [] };
const UNMEASURED: readonly WishName[] = ['people', 'themes', ...(Object.keys(LIKE) as WishName[])];

/** `Kemal Sunal filmi`; `Dostoyevski filmi` is not what somebody only wrote. */
function people(picked: readonly Chosen[], names: readonly string[], besideThemes: boolean): Sought {
  const [person, ...others] = names;
  if (person === undefined) return NOTHING;
  if (others.length > 0) return { like: [`içinde hem ${names.join(' hem ')} olan`] };
  const theirs = picked.filter(({ broken }) => !broken.includes('people'));
  const isMade = madeBy(person);
  if (theirs.length > 0 && !theirs.some(({ film }) => isMade(film)))
    return { like: [`${genitive(person)} kaleminden çıkan`] };
  return besideThemes ? { like: [`içinde ${person} olan`] } : { like: [], called: `${person} filmi` };
}

const WORDS: Readonly<Record<string, string | undefined>> = themeWords;
/** `absürt`, `siyah beyaz`: said of a film as it is. */
const isQuality = (theme: string) => WORDS[theme] === `Üçü de ${theme}`;

function themes(wished: readonly string[]): Sought {
  const [subject, ...others] = wished.filter((theme) => !isQuality(theme)).map(themeName);
  return {
    like: [
      ...(others.length === 0 ? [] : [`içinde ${joinList(others)} olan`]),
      ...wished.filter((theme) => isQuality(theme) && !/film/u.test(theme)).map(themeName),
    ],
    called:
      subject === undefined
        ? wished.find((theme) => /film/u.test(theme))
        : /filmi?$/u.test(subject)
          ? subject
          : `${subject} filmi`,
  };
}

function likeOf<Name extends WishName>(wishes: Wishes, name: Name): string | undefined {
  const wish = wishes[name];
  // The name and its wish are of one kind; TypeScript cannot pair them through the map.
  const call = LIKE[name] as ((wish: NonNullable<Wishes[Name]>) => string) | undefined;
  const said = wish !== undefined && !(Array.isArray(wish) && wish.length === 0);
  return said ? call?.(wish) : undefined;
}

function notFound({ like, called }: Sought, met: readonly Chosen[], picked: readonly Chosen[]): string {
  const before = like.length === 2 ? [`hem ${like.join(' hem ')}`] : [like.join(', ')];
  const asked = (word: string) => [...before, word, called ?? 'film'].filter(Boolean).join(' ');
  // `Kemal Sunal filmi`, `hüzünlü bir Kemal Sunal filmi`
  const one = asked(like.length === 0 ? '' : 'bir');
  const titles = joinList(met.map(({ film }) => film.title));
  if (met.length === 0)
    return variant(
      [
        `${upperFirst(one)} bulamadım; en yakınlarını getirdim.`,
        `${upperFirst(one)} aradım ama bulamadım, bunlar en yakınları.`,
        `Aradım, ${one} bulamadım; aklıma en yakın bunlar geldi.`,
      ],
      picked.map(({ film }) => film.id).join(' '),
    );
  if (met.some(({ broken }) => broken.length > 0))
    return `${upperFirst(asked('üç'))} bulamadım; yanına en yakınlarını koydum.`;
  return met.length === 1
    ? `Tam aradığın gibi yalnız ${titles} çıktı; ${asked('başka')} bulamadım, yanına en yakınlarını koydum.`
    : `${titles} tam aradığın gibi; ${asked('üçüncü bir')} bulamadım, yanına en yakınını koydum.`;
}
