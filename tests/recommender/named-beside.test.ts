import { describe, expect, it } from 'vitest';

import { namedBeside, namedBesideMost } from '#recommender/built-in/named-beside.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (id: string, beside: readonly string[] = []) =>
  aCatalogueFilm({ id, judgement: aJudgement({}, { beside }) });

describe('what a friend names beside a film', () => {
  const points = namedBeside([film('yedi', ['zodiac', 'tutsak', 'kuzular'])]);

  it('U-06 adds most to what is named first, and nothing to others', () => {
    expect(points(film('zodiac'))).toBeGreaterThan(points(film('tutsak')));
    expect(points(film('tutsak'))).toBeGreaterThan(points(film('kuzular')));
    expect(points(film('shrek'))).toBe(0);
  });

  it('U-06 adds less to a film beside which the model is named', () => {
    const inTurn = points(film('kayıp-kız', ['gizemli-nehir', 'yedi']));
    expect(inTurn).toBeGreaterThan(0);
    expect(inTurn).toBeLessThan(points(film('kuzular')));
    expect(points(film('tutsak', ['yedi']))).toBe(points(film('tutsak')));
  });

  it('U-06 goes by the better place where several films are the model', () => {
    const both = namedBeside([film('yedi', ['zodiac', 'tutsak']), film('oyun', ['tutsak'])]);
    expect(both(film('tutsak'))).toBe(both(film('zodiac')));
  });

  it('U-06 adds nothing where nobody has judged the model or the film', () => {
    expect(namedBeside([aCatalogueFilm({ id: 'av' })])(film('zodiac'))).toBe(0);
    expect(points(aCatalogueFilm({ id: 'av' }))).toBe(0);
  });

  it('U-06 is in a director’s manner where it is named beside several of their films', () => {
    const manner = namedBesideMost([film('yedi', ['zodiac', 'tutsak']), film('oyun', ['tutsak'])]);
    expect(manner(film('tutsak'))).toBeGreaterThan(manner(film('zodiac')));
    expect(manner(film('shrek'))).toBe(0);
    expect(namedBesideMost([])(film('zodiac'))).toBe(0);
  });
});
