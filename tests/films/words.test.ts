import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { namesOn } from '#films/people-index.ts';
import { keyWords, splitWords, titleWord } from '#films/words.ts';

const asInSentences = (text: string) =>
  splitWords(text.replaceAll('&', ' ve ')).map(({ folded }) => titleWord(folded));

describe('keyWords', () => {
  it('reads every title and name of the catalogue as a sentence does', async () => {
    const films = await loadCatalogue();
    const texts = films.flatMap((film) => [
      film.title,
      film.originalTitle,
      ...film.aliases,
      ...namesOn(film),
    ]);
    expect(texts.filter((text) => keyWords(text).join('|') !== asInSentences(text).join('|'))).toEqual([]);
  });

  it('reads any text as a sentence does', () => {
    const letters = fc.constantFrom(...'abzIİıiğşçöüéøłß19 \'’`-–:.,&"“”…İçДΩ');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 24 }), (text) => {
        expect(keyWords(text)).toEqual(asInSentences(text));
      }),
    );
  });

  it.each([
    ["Ocean's Eleven", ['oceans', 'eleven']],
    ['Rocky II', ['rocky', '2']],
    ['Hızlı & Öfkeli', ['hizli', 've', 'ofkeli']],
    ['Amélie', ['amelie']],
    ['İz Bırakanlar', ['iz', 'birakanlar']],
  ])('reads “%s”', (title, words) => {
    expect(keyWords(title)).toEqual(words);
  });
});
