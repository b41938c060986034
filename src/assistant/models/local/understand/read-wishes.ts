import { namesWords, notWishesWords, offTopicWords } from '../lexicon/word-lists.ts';
import { findConcepts } from './find-concepts.ts';
import { refusedItems } from './polarity.ts';
import type { Reader, Reading } from './reading.ts';
import { speaksOfFilms } from './talk.ts';
import { placesOf, wordAt } from './tokens.ts';
import { type Wish, emptyDraft, note, settle } from './wish-draft.ts';

/** So short a message to a film assistant speaks of films even where it does not say so. */
const FEW_WORDS = 4;

/**
 * Reads whose films are wanted. A mistyped name counts only where the message speaks of films, unless more than the rarity
 * of its words (`distinct`, the weakest evidence) says that it is a name.
 */
export const readPeople: Reader = ({ named, claimed, text }) => {
  const ofFilms = speaksOfFilms(text) || namesWords.PLAYS.in(text);
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
  const draft = emptyDraft();
  for (const wish of wishes) {
    const denied = notWishesWords.DENIED.is(wordAt(tokens, wish.item.to));
    note(draft, wish, refused.has(wish.item), denied);
  }
  return { wishes: settle(draft) };
};

function wishesIn({ tokens, claimed, people, similar, markers, text, talk }: Reading): Wish[] {
  const ofFilms =
    markers.asks ||
    markers.amends ||
    speaksOfFilms(text) ||
    offTopicWords.TELLS_STORY.in(text) ||
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
