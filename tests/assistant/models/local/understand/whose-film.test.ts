import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const titlesIn = (text: string) => readMessage(text, index, 2026).titles.map(({ span }) => span.text);

describe('a film after the name of whoever made it', () => {
  it.each([
    ['hitchcockun sapığını izledim', 'Sapık'],
    ['scorsesenin köstebeğini izledim', 'Köstebek'],
    ['spielbergin jawsını izledim', 'Denizin Dişleri'],
    ['nolanın başlangıcını izledim', 'Başlangıç'],
    ['zeki demirkubuzun masumiyetini izledim', 'Masumiyet'],
  ])('is theirs, with whatever ending and by its own name: %s', (text, title) =>
    expect(titlesIn(text)).toEqual([title]),
  );

  it('is none in a word that only begins alike', () =>
    expect(titlesIn('scorsesenin köstekli filmleri')).toEqual([]));
});
