import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

import type { Company, Concept } from '../lexicon/concepts.ts';
import { PLAYS } from '../lexicon/names.ts';
import { DENIED } from '../lexicon/not-wishes.ts';
import { TELLS_STORY } from '../lexicon/off-topic.ts';
import { findConcepts } from './find-concepts.ts';
import type { MessageWishes } from './message-wishes.ts';
import { type Item, refusedItems } from './polarity.ts';
import type { Reader, Reading } from './reading.ts';
import { speaksOfFilms } from './talk.ts';
import { placesOf, wordAt } from './tokens.ts';

/** Something a message wishes or refuses: a concept, a person or the film to resemble. */
type Wish = { item: Item } & (
  | { type: 'concept'; concept: Concept }
  | { type: 'person'; name: string }
  | { type: 'similar'; title: string }
);

/** How an unwanted mood is said as a tone, which can be avoided. */
export const TONES: Readonly<Partial<Record<Mood, string>>> = {
  sad: 'hüzünlü',
  happy: 'neşeli',
  excited: 'heyecanlı',
  relaxed: 'hafif',
};

/** The age that is meant when a child is spoken of and no age is said. */
const CHILD = 10;
/** So short a message to a film assistant speaks of films even where it does not say so. */
const FEW_WORDS = 4;

/** Reads whose films are wanted. A mistyped name counts only where the message speaks of films. */
export const readPeople: Reader = ({ named, claimed, text }) => {
  const ofFilms = speaksOfFilms(text) || PLAYS.in(text);
  const people = named.filter(
    ({ from, span }) => !claimed.has(from) && (ofFilms || span.evidence !== 'distinct' || !span.fuzzy),
  );
  return { people, claims: placesOf(...people) };
};

/** Reads the wishes that stand in a message's words: concepts, people and the film to resemble, each wanted or refused. */
export const readWishes: Reader = (reading) => {
  const { tokens } = reading;
  const wishes = wishesIn(reading);
  const refused = refusedItems(
    tokens,
    wishes.map(({ item }) => item),
  );
  const draft: Draft = {
    genres: [],
    excludeGenres: [],
    people: [],
    refusedPeople: [],
    countries: [],
    themes: [],
    avoidThemes: [],
    moods: [],
    company: [],
  };
  for (const wish of wishes) {
    const denied = DENIED.is(wordAt(tokens, wish.item.to));
    note(draft, wish, refused.has(wish.item), denied);
  }
  return { wishes: settle(draft) };
};

function wishesIn({ tokens, claimed, people, similar, markers, text, talk }: Reading): Wish[] {
  const ofFilms =
    markers.asks ||
    markers.amends ||
    speaksOfFilms(text) ||
    TELLS_STORY.in(text) ||
    (tokens.length <= FEW_WORDS && talk === undefined);
  const resembled = similar === undefined ? [] : [similar];
  return [
    ...findConcepts(tokens, claimed, ofFilms).map(({ value, from, to, rest }): Wish => ({
      type: 'concept',
      concept: value,
      item: { kind: value.kind, from, to, rest },
    })),
    ...people.map(({ span, from, to }): Wish => ({
      type: 'person',
      name: span.name,
      item: { kind: 'person', from, to, rest: '' },
    })),
    ...resembled.map(({ span, from, to }): Wish => ({
      type: 'similar',
      title: span.text,
      item: { kind: 'film', from, to, rest: '' },
    })),
  ].toSorted((a, b) => a.item.from - b.item.from);
}

type Lists = 'excludeGenres' | 'people' | 'refusedPeople' | 'countries' | 'themes' | 'avoidThemes';

interface Draft
  extends Omit<MessageWishes, 'genres' | Lists>, Record<Exclude<Lists, 'excludeGenres'>, string[]> {
  genres: Genre[];
  excludeGenres: Genre[];
  moods: { mood: Mood; wanted: boolean }[];
  company: Company[];
}

const add = <T>(list: T[], ...values: readonly T[]) => {
  for (const value of values) if (!list.includes(value)) list.push(value);
};

function note(draft: Draft, wish: Wish, refused: boolean, denied: boolean): void {
  if (wish.type === 'similar') {
    draft[refused ? 'unlike' : 'similarTo'] = wish.title;
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
      else if (concept.company === 'child') add(draft.excludeGenres, 'Aile');
  }
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
function settle({ moods, company, ...draft }: Draft): MessageWishes {
  // `aşık olduğum kız beni reddetti` is sad, whatever else it says.
  const mood = (moods.find(({ wanted }) => wanted) ?? moods.find(({ mood }) => mood === 'sad') ?? moods[0])
    ?.mood;
  const implied = impliedBy(company);
  const { refusedTogether = [] } = draft;
  return {
    ...draft,
    // `komedi olsun ama romantik komedi olmasın` refuses no comedy.
    excludeGenres: draft.excludeGenres.filter(
      (genre) => !(refusedTogether.includes(genre) && draft.genres.includes(genre)),
    ),
    ...(mood === undefined ? {} : { mood }),
    ...(implied === undefined ? {} : { implied }),
    ...(company.includes('child') ? { maxAge: CHILD } : {}),
  };
}

function impliedBy(company: readonly Company[]): MessageWishes['implied'] {
  if (company.includes('child') || company.includes('family')) return { genres: ['Aile'] };
  if (company.includes('partner')) return { mood: 'romantic' };
  return company.includes('friends') ? { mood: 'happy' } : undefined;
}
