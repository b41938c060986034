import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

import type { Company, Concept, SomeWishes } from '../lexicon/concepts.ts';
import { addWishes } from './add-wishes.ts';
import { type MessageWishes, TONES } from './message-wishes.ts';
import type { Item } from './refusals.ts';

/** Something a message wishes or refuses: a concept, a person or the film to resemble. */
export type Wish = { item: Item } & (
  | { type: 'concept'; concept: Concept }
  | { type: 'person'; name: string }
  | { type: 'similar'; title: string }
  | { type: 'film'; title: string }
);

/** The age that is meant when a child is spoken of and no age is said. */
const CHILD = 10;
type Lists = 'excludeGenres' | 'people' | 'refusedPeople' | 'countries' | 'themes' | 'avoidThemes';

export interface Draft
  extends Omit<MessageWishes, 'genres' | Lists>, Record<Exclude<Lists, 'excludeGenres'>, string[]> {
  genres: Genre[];
  excludeGenres: Genre[];
  moods: { mood: Mood; wanted: boolean }[];
  company: Company[];
  /** Nothing for children (`çocuk işi olmasın`). */
  grownUp?: boolean;
  /** Wishes of other names. */
  more: SomeWishes;
  situation: SomeWishes;
}

/** A draft without any wish. */
export const emptyDraft = (): Draft => ({
  genres: [],
  excludeGenres: [],
  people: [],
  refusedPeople: [],
  countries: [],
  themes: [],
  avoidThemes: [],
  moods: [],
  company: [],
  more: {},
  situation: {},
});

const add = <T>(list: T[], ...values: readonly T[]) => {
  for (const value of values) if (!list.includes(value)) list.push(value);
};

/** Writes down one wish, wanted or refused. @param denied whether `değil` stands right after it */
export function note(draft: Draft, wish: Wish, refused: boolean, denied: boolean): void {
  if (wish.type === 'similar') {
    draft[refused ? 'unlike' : 'similarTo'] = wish.title;
    return;
  }
  if (wish.type === 'film') {
    if (refused) draft.more = addWishes(draft.more, { excludeTitles: [wish.title] });
    return;
  }
  if (wish.type === 'person') return add(refused ? draft.refusedPeople : draft.people, wish.name);
  const { concept } = wish;
  switch (concept.kind) {
    case 'genre':
      if (refused && concept.genres.length > 1) draft.refusedTogether = concept.genres;
      return add(refused ? draft.excludeGenres : draft.genres, ...concept.genres);
    case 'mood':
      return noteMood(draft, concept, refused, denied);
    case 'theme':
      // Who wants no love in a film wants no love story.
      if (refused && concept.theme === 'aşk' && /^[iu]/u.test(wish.item.rest)) return;
      if (refused && concept.theme === 'aşk') return add(draft.excludeGenres, 'Romantik');
      return add(refused ? draft.avoidThemes : draft.themes, concept.theme);
    case 'countries':
      return add(refused ? draft.avoidThemes : draft.countries, ...concept.countries);
    case 'origin': {
      const origin = refused === (concept.origin === 'yerli') ? 'yabancı' : 'yerli';
      // `yerli yabancı fark etmez` states neither.
      if (draft.origin !== undefined && draft.origin !== origin) delete draft.origin;
      else draft.origin = origin;
      return;
    }
    case 'company':
      if (!refused) add(draft.company, concept.company);
      else if (concept.company === 'child') draft.grownUp = true;
      return;
    case 'wish':
      return noteWishes(draft, refused ? concept.refused : concept.wants);
    case 'situation':
      draft.situation = addWishes(draft.situation, concept.suggests);
  }
}

function noteWishes(draft: Draft, wishes: SomeWishes = {}): void {
  const {
    genres = [],
    excludeGenres = [],
    mood,
    themes = [],
    avoidThemes = [],
    countries = [],
    ...more
  } = wishes;
  add(draft.genres, ...genres);
  add(draft.excludeGenres, ...excludeGenres);
  add(draft.themes, ...themes);
  add(draft.avoidThemes, ...avoidThemes);
  add(draft.countries, ...countries);
  if (mood !== undefined) draft.moods.push({ mood, wanted: true });
  draft.more = addWishes(draft.more, more);
}

function noteMood(
  draft: Draft,
  { mood, wanted = false }: { mood: Mood; wanted?: boolean },
  refused: boolean,
  denied: boolean,
): void {
  if (!refused && !denied) draft.moods.push({ mood, wanted });
  else if (denied && mood === 'happy' && !wanted) draft.moods.push({ mood: 'sad', wanted: false });
  else if (mood === 'romantic') add(draft.excludeGenres, 'Romantik');
  else if (mood === 'adventure') add(draft.excludeGenres, 'Macera');
  else if (!denied || wanted) add(draft.avoidThemes, TONES[mood] ?? mood);
}

/** Weighs what was noted: what a film should do to somebody counts before how they are; company fills what is open. */
export function settle({ moods, company, more, situation, grownUp, ...draft }: Draft): MessageWishes {
  // `aşık olduğum kız beni reddetti` is sad, whatever else it says.
  const spared = draft.avoidThemes.includes(TONES.sad ?? '');
  const told = (moods.find(({ wanted }) => wanted) ?? moods.find(({ mood }) => mood === 'sad') ?? moods[0])
    ?.mood;
  // `çok duygusalım, beni üzmeyecek bir film`
  const mood = spared && told === 'sad' ? 'happy' : told;
  // Who names a theme knows what they want, wherever they watch it.
  const implied = addWishes(impliedBy(company), draft.themes.length === 0 ? situation : {});
  // `komedi olsun ama romantik komedi olmasın` refuses no comedy, `korkutucu olmayan korku` no horror.
  const excludeGenres = draft.excludeGenres.filter((genre) => !draft.genres.includes(genre));
  const mild = draft.excludeGenres.length > excludeGenres.length && draft.genres.includes('Korku');
  return {
    ...draft,
    ...(mild ? addWishes(more, { avoidTones: ['korkutucu'] }) : more),
    excludeGenres,
    ...(mood === undefined ? {} : { mood }),
    ...(Object.keys(implied).length === 0 ? {} : { implied }),
    ...(company.includes('child') && grownUp !== true ? { maxAge: CHILD } : {}),
    ...(grownUp === true && !draft.genres.includes('Aile') && excludeGenres.length === 0
      ? { excludeGenres: ['Aile' as const] }
      : {}),
  };
}

function impliedBy(company: readonly Company[]): SomeWishes {
  if (company.includes('child') || company.includes('family')) return { genres: ['Aile'] };
  if (company.includes('partner')) return { mood: 'romantic' };
  return company.includes('friends') ? { mood: 'happy' } : {};
}
