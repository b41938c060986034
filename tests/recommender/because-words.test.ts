import { describe, expect, it } from 'vitest';

import { BECAUSE, becauseOfFavourite, withoutFavourites } from '#recommender/built-in/because-words.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => `tohum ${at}`);
const TITLES = ["Bronx'ta Kavga", 'G.O.R.A.', 'Dr. No', 'Kaç Para Kaç?', '12 Öfkeli Adam', 'Yol'];

describe('a favourite that speaks for a film', () => {
  it('adds no film that the answer leads with', () => {
    const lead = SEEDS.map((seed) => becauseOfFavourite("Bronx'ta Kavga", 'Bitirim İkili', true, seed));
    expect(lead.join(' ')).not.toContain('de kattım');
    expect(new Set(lead)).toContain("Bronx'ta Kavga'yı sevdiğin için başa Bitirim İkili'yi koydum.");
    const other = SEEDS.map((seed) => becauseOfFavourite("Bronx'ta Kavga", 'Bitirim İkili', false, seed));
    expect(new Set(other)).toContain("Bronx'ta Kavga'yı sevdiğin için Bitirim İkili'yi de kattım.");
  });

  it.each(TITLES)('is left out of a text, whatever its title: %s', (title) => {
    const told = [
      ...BECAUSE.map(({ says }) => says(title)),
      ...SEEDS.map((seed) => becauseOfFavourite(title, 'Uzak', false, seed)),
    ];
    for (const said of told)
      expect(withoutFavourites(`Kar yağıyor! ${said} Üçü de kısa.`)).toBe('Kar yağıyor! Üçü de kısa.');
  });

  it.each(['Sevdiği kızı arıyor. Dr. Strangelove kadar delice…', 'Sevilen bir film.', ''])(
    'leaves other words alone: %j',
    (said) => expect(withoutFavourites(said)).toBe(said),
  );
});
