import { describe, expect, it } from 'vitest';

import { filmsInWords } from '#assistant/models/local/core/films-in-words.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const named = (answer: string) => filmsInWords(answer, index).map(({ title }) => title);

describe('the films that an answer names', () => {
  it.each([
    [
      'En bilinen filmleri Sıkı Dostlar, Köstebek ve Para Avcısı.',
      ['Sıkı Dostlar', 'Köstebek', 'Para Avcısı'],
    ],
    ['Tarkovsky çekti; filmleri İz Sürücü, Nostalji ve Ayna.', ['İz Sürücü', 'Nostalji', 'Ayna']],
    ['Oscar’ını Diriliş’le aldı (2016).', ['Diriliş']],
  ])('are told in their order: %s', (answer, films) => {
    expect(named(answer)).toEqual(films);
  });

  it.each([
    'Akira Kurosawa yönetmen.',
    'Çağan Irmak yönetmen.',
    'Hayır, bunu bilmiyorum.',
    'Anlat bakalım, dinliyorum.',
  ])('are none in “%s”', (answer) => {
    expect(named(answer)).toEqual([]);
  });
});
