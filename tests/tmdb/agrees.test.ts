import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normaliseTitle } from '#domain/title.ts';
import { agrees } from '#tmdb/agrees.ts';
import { filmNames } from '#tmdb/film-names.ts';

const namesOf = (...titles: string[]) => new Set(titles.map(normaliseTitle));
const movieOf = (title: string, originalTitle: string, year?: number) => ({
  id: 1,
  title,
  originalTitle,
  ...(year === undefined ? {} : { year }),
});

/** Titles with at least a letter or digit. */
const titles = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => normaliseTitle(text) !== '');
const years = fc.integer({ min: 1895, max: 2030 });

describe('agrees', () => {
  it('takes the title or the original title, whatever its accents, case and punctuation', () => {
    const names = namesOf('Kayıp Kız', 'Gone Girl');
    expect(agrees(movieOf('KAYIP KIZ!', 'x', 2014), names, 2014)).toBe(true);
    expect(agrees(movieOf('x', 'gone  girl', 2014), names, 2014)).toBe(true);
    expect(agrees(movieOf('Kayıp Kızlar', 'Gone Girls', 2014), names, 2014)).toBe(false);
  });

  it('never agrees with a result without a title', () => {
    expect(agrees(movieOf('', '', 2014), namesOf('Kayıp Kız'), 2014)).toBe(false);
  });

  it('needs a year where the film has one', () => {
    expect(agrees(movieOf('Kayıp Kız', ''), namesOf('Kayıp Kız'), 2014)).toBe(false);
    expect(agrees(movieOf('Kayıp Kız', ''), namesOf('Kayıp Kız'), 0)).toBe(true);
  });

  it('agrees within a year and never beyond', () => {
    fc.assert(
      fc.property(titles, years, fc.integer({ min: -70, max: 70 }), (title, year, apart) => {
        const near = Math.abs(apart) <= 1;
        expect(agrees(movieOf(title, '', year + apart), namesOf(title), year)).toBe(near);
        expect(agrees(movieOf('', title, year + apart), namesOf(title), year)).toBe(near);
      }),
    );
  });

  it('agrees exactly when one of the normalised titles is the same', () => {
    fc.assert(
      fc.property(
        titles,
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        years,
        (wanted, title, original, year) => {
          const same = [title, original].some((name) => normaliseTitle(name) === normaliseTitle(wanted));
          expect(agrees(movieOf(title, original, year), namesOf(wanted), year)).toBe(same);
        },
      ),
    );
  });

  it('does not mind how a title is decorated', () => {
    const decorate = fc.constantFrom<(title: string) => string>(
      (title) => `  ${title}... `,
      (title) => title.toLocaleUpperCase('tr'),
      (title) => title.normalize('NFD'),
      (title) => title.replaceAll(' ', ' – '),
    );
    const words = fc.array(fc.stringMatching(/^[a-zçğıöşü0-9]{1,9}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, decorate, years, (words, change, year) => {
        const title = words.join(' ');
        expect(agrees(movieOf(change(title), '', year), namesOf(title), year)).toBe(true);
      }),
    );
  });
});

describe('filmNames', () => {
  const film = { title: 'Kayıp Kız', year: 2014 };

  it('prefers the title map, then the original title that the film brings, then its title', () => {
    const known = { english: 'Gone Girl', all: ['Kayıp Kız', 'Gone Girl', 'Giden Kız'] };
    expect(filmNames({ ...film, originalTitle: 'The Gone Girl' }, known)).toEqual({
      english: 'Gone Girl',
      turkish: 'Kayıp Kız',
      all: namesOf('Kayıp Kız', 'Gone Girl', 'Giden Kız', 'The Gone Girl'),
    });
    expect(filmNames({ ...film, originalTitle: 'Gone Girl' }, undefined)?.english).toBe('Gone Girl');
    expect(filmNames({ ...film, originalTitle: ' ?! ' }, undefined)?.english).toBe('Kayıp Kız');
    expect(filmNames(film, undefined)).toEqual({
      english: 'Kayıp Kız',
      turkish: 'Kayıp Kız',
      all: namesOf('Kayıp Kız'),
    });
  });

  it.each(['', '   ', '?!', '🎬'])('has no names for the title %j', (title) => {
    expect(filmNames({ title, year: 2014, originalTitle: 'Gone Girl' }, undefined)).toBeUndefined();
  });
});
