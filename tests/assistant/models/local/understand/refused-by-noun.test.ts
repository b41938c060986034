import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what a noun says is refused', () => {
  it.each([
    [
      'ortak nefretimiz animasyon bi de süper kahraman. gerisi sende',
      { genres: [], themes: [], excludeGenres: ['Animasyon'], avoidThemes: ['süper kahraman'] },
    ],
    ['tek nefret ettiğimiz şey dram bi film öner', { genres: [], excludeGenres: ['Drama'] }],
    ['sevmediğimiz korku ve gerilim, gerisi olur', { genres: [], excludeGenres: ['Korku', 'Gerilim'] }],
    ['kocamın nefreti müzikal, komedi öner', { genres: ['Komedi'], avoidThemes: ['müzikal'] }],
    ['nefretimiz romantik film, aksiyon olsun', { genres: ['Aksiyon'], excludeGenres: ['Romantik'] }],
    ['bizde yasak: korku ve dram, film öner', { genres: [], excludeGenres: ['Korku', 'Drama'] }],
    ['kırmızı çizgimiz korku ve cin', { excludeGenres: ['Korku'], avoidThemes: ['cin'] }],
  ])('stands after it: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));

  it.each([
    ['izlemediğim komedi öner', { genres: ['Komedi'] }],
    ['tek derdim gülmek komedi öner', { genres: ['Komedi'] }],
    ['nefreti anlatan dram', { genres: ['Drama'] }],
    ['ortak zevkimiz animasyon', { genres: ['Animasyon'] }],
    ['nefret suçu konulu film', { excludeGenres: [] }],
  ])('is not where no noun says so: %s', (text, wishes) => expect(found(text)).toMatchObject(wishes));
});
