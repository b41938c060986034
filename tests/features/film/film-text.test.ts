import { describe, expect, it } from 'vitest';

import { formatDescription } from '#domain/format-description.ts';
import {
  castOf,
  descriptionOf,
  ratingText,
  shortDescriptionOf,
  whyOf,
  genresOf,
  yearAndGenre,
} from '#features/film/film-text.ts';
import { aFilm } from '#tests/support/builders.ts';

describe('what is said of a film', () => {
  it('takes the words of a labelled description, or all of one without labels', () => {
    const labelled = formatDescription({ title: 'Titanik', explanation: 'Batan bir gemide aşk.' });
    expect(descriptionOf({ description: labelled })).toBe('Batan bir gemide aşk.');
    expect(descriptionOf({ description: 'Batan bir gemide aşk.' })).toBe('Batan bir gemide aşk.');
    expect(descriptionOf({ description: formatDescription({ title: 'Titanik' }) })).toBeUndefined();
    expect(descriptionOf({ description: ' ' })).toBeUndefined();
  });

  it('falls back to the plot, then to why', () => {
    expect(shortDescriptionOf(aFilm({ plot: 'Konu.' }))).toBe('Konu.');
    expect(shortDescriptionOf(aFilm({ plot: 'Detay bulunamadı.', explanation: 'Çünkü.' }))).toBe('Çünkü.');
    expect(shortDescriptionOf(aFilm({ plot: '' }))).toBeUndefined();
  });

  it('knows the reason of a surprise too', () => {
    expect(whyOf({ surprise_explanation: 'Bugün için özel bir seçim.' })).toBe('Bugün için özel bir seçim.');
    expect(whyOf({ explanation: ' ' })).toBeUndefined();
  });

  it('writes points the Turkish way, and none as a dash', () => {
    expect([ratingText(10), ratingText(7.85), ratingText(0)]).toEqual(['10,0', '7,9', '–']);
  });

  it('joins year and genre where they are known', () => {
    expect(yearAndGenre({ year: 1997, genre: 'Drama,Romantik' })).toBe('1997\u00a0· Drama, Romantik');
    expect(yearAndGenre({ year: 0, genre: '' })).toBe('');
  });

  it('ends a line of a card between two names, never within one', () => {
    const actors = ['Robert Redford', 'Brad Pitt', 'Stephen Dillane'];
    expect(castOf({ actors }, 2)).toBe('Robert\u00a0Redford, Brad\u00a0Pitt');
    expect(genresOf({ genre: 'Bilim Kurgu,Macera' })).toBe('Bilim\u00a0Kurgu, Macera');
    // A name as long as a line has to be broken somewhere.
    const long = "Gilbert M. 'Broncho Billy' Anderson";
    expect(castOf({ actors: [long] }, 2)).toBe(long);
  });
});
