import { describe, expect, it } from 'vitest';

import { countryFit } from '#recommender/built-in/country-fit.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (countries: string[], language: string, own = {}) =>
  aCatalogueFilm({ countries, judgement: aJudgement({}, { languages: [language], ...own }) });

describe('of which country a film is', () => {
  const french = countryFit({ genres: [], countries: ['Fransa'] });
  const own = french(film(['Fransa'], 'fr'));

  it('U-04 is told by where it was made and by its language', () => {
    expect(french(film(['Belçika', 'Fransa'], 'fr'))).toBeLessThan(own);
    expect(french(film(['Fransa'], 'en'))).toBeLessThan(french(film(['Belçika', 'Fransa'], 'fr')));
    expect(french(film(['Türkiye', 'Fransa'], 'tr'))).toBeLessThan(french(film(['Fransa'], 'en')));
  });

  it('U-04 is told by where it was made alone where English is spoken', () => {
    const british = countryFit({ genres: [], countries: ['İngiltere'] });
    expect(british(film(['İngiltere', 'ABD'], 'en'))).toBe(0);
    expect(british(film(['ABD', 'İngiltere'], 'en'))).toBeLessThan(0);
  });

  it('U-04 matters neither for cartoons nor for silent films nor where no country is wished', () => {
    expect(countryFit({ genres: ['Animasyon'], countries: ['Fransa'] })(film(['ABD', 'Fransa'], 'en'))).toBe(
      0,
    );
    expect(french(film(['ABD', 'Fransa'], 'en', { silent: true }))).toBe(0);
    expect(countryFit({ genres: [] })(film(['ABD'], 'en'))).toBe(0);
  });
});
