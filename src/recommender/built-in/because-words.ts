import { accusative, also } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';

/** How a favourite that speaks for a film is named on its card; by what else is said a second film is told apart. */
export const BECAUSE: readonly { says: (title: string) => string; mark: string }[] = [
  { says: (title) => `${accusative(title)} sevdiğin için öne çıktı.`, mark: 'öne çıktı.' },
  { says: (title) => `Bunu da ${accusative(title)} sevdiğin için ayırdım.`, mark: 'için ayırdım.' },
  { says: (title) => `Seçerken aklımda ${title} vardı.`, mark: 'Seçerken aklımda' },
];

/** The same above the films. @param isLead whether the answer leads with the chosen film, which was not added then */
export const becauseOfFavourite = (loved: string, chosen: string, isLead: boolean, seed: string): string =>
  variant(
    [
      isLead
        ? `${accusative(loved)} sevdiğin için başa ${accusative(chosen)} koydum.`
        : `${accusative(loved)} sevdiğin için ${also(accusative(chosen))} kattım.`,
      `${accusative(loved)} sevdiğin için seçtiğim film ${chosen}.`,
      `${accusative(loved)} sevdiğin için aklıma ${chosen} geldi.`,
    ],
    seed,
  );

const OF_FAVOURITES = /(?<!\p{L})sevdiğin(?!\p{L})|Seçerken aklımda/u;
/** Where a sentence ends; `Dr.` of a title is no end. */
const SENTENCE_END = /(?<=[.!?…])(?<!(?:^|[^\p{L}])(?:Dr|Mr|Mrs|Ms|St)\.)\s+(?=[\p{Lu}\d“])/u;

/** A text without the sentences that name a favourite: what a friend is shown tells of nobody's lists. */
export const withoutFavourites = (text: string): string =>
  text
    .split(SENTENCE_END)
    .filter((sentence) => !OF_FAVOURITES.test(sentence))
    .join(' ');
