import { describe, expect, it } from 'vitest';

import { aboutTheme, called, madeBy, ofPerson, partOf, writtenBy } from '#domain/film-words.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = aCatalogueFilm({
  title: 'Mesajınız Var',
  originalTitle: 'You’ve Got Mail',
  director: 'Nora Ephron',
  actors: ['Tom Hanks', 'Meg Ryan'],
  themes: ['kitapçı', 'internet aşkı'],
});

describe('the words of a film', () => {
  it.each([
    ['Hanks', true],
    ['tom hanks', true],
    ['Ephron', true],
    ['Han', false],
    ['', false],
    ['Hanks Meg', false],
    ['Ephron Tom', false],
  ])('hold the person %s: %s', (person, holds) => {
    expect(ofPerson(person)(film)).toBe(holds);
  });

  it.each([
    ['aşk', true],
    ['internet', true],
    ['kitapçı', true],
    ['kitap', false],
    ['kitapçı internet', false],
    ['!', false],
  ])('hold the theme %s: %s', (theme, holds) => {
    expect(aboutTheme(theme)(film)).toBe(holds);
  });

  it('hold who wrote it, who does not make it', () => {
    const written = aCatalogueFilm({ ...film, writers: [{ name: 'Miklós László', wrote: 'book' }] });
    expect(ofPerson('László')(written)).toBe(true);
    expect(writtenBy('Miklos Laszlo')(written)).toBe(true);
    expect(madeBy('László')(written)).toBe(false);
    expect(writtenBy('Ephron')(written)).toBe(false);
    expect(writtenBy('')(written)).toBe(false);
    expect(ofPerson('László')(film)).toBe(false);
  });

  it('are those of each of several films', () => {
    const isWithHanks = ofPerson('Hanks');
    const others = [aCatalogueFilm(), film, aCatalogueFilm({ actors: ['Colin Hanks'] })];
    expect(others.map(isWithHanks)).toEqual([false, true, true]);
  });

  it('bear a title in either language, and no blank one', () => {
    expect(['mesajiniz var', "You've Got Mail", 'Mesaj', ''].map((title) => called(title)(film))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('tell another part by the beginning of its title', () => {
    const second = aCatalogueFilm({ title: 'Baba 2', originalTitle: 'The Godfather Part II' });
    expect(partOf('Baba')(second)).toBe(true);
    expect(partOf('Bab')(second)).toBe(false);
    expect(partOf('')(second)).toBe(false);
  });

  it('tell a part of a series by half of its name, and by what people call it', () => {
    const of = (name: string) =>
      aCatalogueFilm({ title: 'Skyfall', judgement: aJudgement({}, { series: { name, place: 2 } }) });
    expect(partOf('Bond')(of('James Bond'))).toBe(true);
    expect(partOf('Karayip')(of('Karayip Korsanları'))).toBe(true);
    expect(partOf('batman')(of('Kara Şövalye Üçlemesi'))).toBe(true);
    expect(partOf('Bon')(of('James Bond'))).toBe(false);
    expect(partOf('Batman')(of('James Bond'))).toBe(false);
  });
});

describe('what is kept of an object', () => {
  it('is made once for each, even where two are equal', () => {
    let made = 0;
    const count = rememberedOf(({ words }: { words: readonly string[] }) => {
      made += 1;
      return words.length;
    });
    const [one, equal] = [{ words: ['a', 'b'] }, { words: ['a', 'b'] }];
    expect([count(one), count(one), count(equal)]).toEqual([2, 2, 2]);
    expect(made).toBe(2);
  });
});
