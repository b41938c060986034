import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const { films } = index;
const titlesIn = (text: string) => index.findTitlesIn(text).map(({ text: title }) => title);

/** A word with a letter twice, as a finger writes it that stays too long. */
const withLetterTwice = (word: string) => word.slice(0, 4) + word.slice(3);

describe('a title with a slip in one of its words', () => {
  it.each([
    ['ölü ozanlaar derneği', 'Ölü Ozanlar Derneği'],
    ['dün kış uykuusu izledik', 'Kış Uykusu'],
    ['esaretn bedeli gibi', 'Esaretin Bedeli'],
    ['sennin adın', 'Senin Adın'],
    ['dovus kuubu', 'Dövüş Kulübü'],
  ])('“%s” names %s', (text, title) => {
    expect(titlesIn(text)).toEqual([title]);
  });

  it('is no shorter film that its first word names', () => {
    expect(titlesIn('raya ve son ejderhha')).toEqual(['Raya ve Son Ejderha']);
    expect(titlesIn('gün batmdan')).not.toContain('Batman');
  });

  it.each(['nöbetçi', 'bu gece nöbetçi eczacıyım', 'hangi yapay zekasın sen', 'kovboyların son düellosu'])(
    'no film is named by a form of another word: “%s”',
    (text) => {
      expect(index.findTitlesIn(text).filter(({ fuzzy }) => fuzzy)).toEqual([]);
    },
  );

  it('is found for nearly every film of several words', () => {
    const known = films.filter(
      ({ title, judgement }) => (judgement?.fame ?? 0) >= 4 && /^\p{L}+(?: \p{L}{5,}){1,3}$/u.test(title),
    );
    const missed = known.filter(({ title }) => {
      const [first = '', ...rest] = title.split(' ');
      const said = [
        first,
        ...rest.map((word, at) => (at === rest.length - 1 ? withLetterTwice(word) : word)),
      ];
      return !index
        .findTitlesIn(said.join(' '))
        .some(({ films: found }) => found.some((film) => film.title === title));
    });
    expect(known.length).toBeGreaterThan(100);
    expect(missed.length / known.length, missed.map(({ title }) => title).join('; ')).toBeLessThan(0.05);
  });
});
