import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what we are told not to do', () => {
  it.each([
    ['dram yollama gözünü seveyim, romantik de yollama', ['Drama', 'Romantik']],
    ['film öner ama korku atma', ['Korku']],
    ['akşama film lazım, romantik komedi kakalama', ['Romantik', 'Komedi']],
    ['korku filmlerini karşıma çıkarmayın, ne varsa getirin', ['Korku']],
    ['bir film bul, dram yığma önüme', ['Drama']],
  ])('refuses what stands before the verb, whichever it is: %s', (text, excludeGenres) => {
    expect(found(text)).toMatchObject({ genres: [], excludeGenres });
  });

  it.each([
    ['aksiyon kovalama patlama olsun', { genres: ['Aksiyon'], excludeGenres: [] }],
    ['komedi öner sakın unutma', { genres: ['Komedi'], excludeGenres: [] }],
    ['kitap uyarlama drama', { genres: ['Drama'], excludeGenres: [] }],
    ['adam kaçırma konulu gerilim', { genres: ['Gerilim'], avoidThemes: [] }],
    ['komedi yolla bekletme', { genres: ['Komedi'], excludeGenres: [] }],
  ])('refuses nothing where the verb tells something else: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});
