import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const wishesOf = async (said: string) => {
  const [turn] = await converse([said], { catalogue });
  return turn?.calls;
};
const people = (...names: string[]) => [['recommendFilms', expect.objectContaining({ people: names })]];
const told = (said: string) => lastWords([said], { catalogue });

describe('who wrote films', () => {
  it.each([
    ['stephen king uyarlaması', 'Stephen King'],
    ["stephen king'in romanından uyarlama", 'Stephen King'],
    ['uyarlama bir stephen king filmi', 'Stephen King'],
    ['agatha christie tarzı cinayet', 'Agatha Christie'],
    ['jane austen uyarlaması bir şey', 'Jane Austen'],
    ['tolkien', 'J. R. R. Tolkien'],
    ['philip k dick', 'Philip K. Dick'],
    ['yaşar kemal uyarlaması', 'Yaşar Kemal'],
    ["orhan kemal'in romanından", 'Orhan Kemal'],
    ["charlie kaufman'ın yazdığı", 'Charlie Kaufman'],
    ['aaron sorkin senaryosu', 'Aaron Sorkin'],
    ['dostoyevski uyarlaması', 'Fyodor Dostoyevski'],
    ['dostoyevsky', 'Fyodor Dostoyevski'],
    ['tolstoy romanından film', 'Lev Tolstoy'],
    ["king'in kitaplarından film", 'Stephen King'],
    ['zweig uyarlaması', 'Stefan Zweig'],
    ['shakespeare', 'William Shakespeare'],
    ['rowling', 'J. K. Rowling'],
    ['conan doyle', 'Arthur Conan Doyle'],
    ['nicholas sparks gibi ağlatan', 'Nicholas Sparks'],
  ])('U-11 is heard in “%s”', async (said, name) => {
    expect(await wishesOf(said)).toEqual(people(name));
  });

  it('asks for their films, not for films made of books besides', async () => {
    expect(await wishesOf('stephen king uyarlaması')).toEqual([
      ['recommendFilms', { genres: [], people: ['Stephen King'] }],
    ]);
    expect(await wishesOf('kitap uyarlaması film öner')).toEqual([
      ['recommendFilms', { genres: [], themes: ['kitap uyarlaması'] }],
    ]);
  });

  it('may be two, or not wanted', async () => {
    expect(await wishesOf('strugatski kardeşler')).toEqual(people('Arkadi Strugatski', 'Boris Strugatski'));
    expect(await wishesOf('stephen king olmasın korku filmi öner')).toEqual([
      ['recommendFilms', { genres: ['Korku'], excludePeople: ['Stephen King'] }],
    ]);
  });

  it('is nobody who writes nothing', async () => {
    const [call] = (await wishesOf('suç ve ceza uyarlaması')) ?? [];
    expect(call?.[1]).not.toHaveProperty('people');
  });

  it('leaves the series its name', async () => {
    expect(await wishesOf('bond filmi')).toEqual([
      ['recommendFilms', { genres: [], series: ['James Bond'] }],
    ]);
  });

  it.each([
    ['esaretin bedeli kimin romanından', "Esaretin Bedeli, Stephen King'in eserinden uyarlandı."],
    ['esaretin bedeli kitaptan mı', "Evet, Esaretin Bedeli, Stephen King'in eserinden uyarlandı."],
    [
      'esaretin bedeli hangi kitaptan uyarlama',
      "Esaretin Bedeli, Stephen King'in eserinden uyarlandı. Eserin adını bilmiyorum.",
    ],
    ['sosyal ağ senaristi kim', "Sosyal Ağ'ın senaryosunda Aaron Sorkin'in imzası var."],
    ["başlangıç'ın senaristi kim", "Başlangıç'ın senaryosunu kimin yazdığını bilmiyorum."],
    ['otomatik portakalı kim yazdı', "Otomatik Portakal, Anthony Burgess'in eserinden uyarlandı."],
    ['interstellar kimin romanından', 'Bildiğim kadarıyla Yıldızlararası bir kitaptan uyarlanmadı.'],
  ])('are told of “%s”', async (said, answer) => {
    expect(await told(said)).toBe(answer);
  });

  it.each([
    ['sosyal ağ', 'senaristi kim', "Sosyal Ağ'ın senaryosunda Aaron Sorkin'in imzası var."],
    [
      'esaretin bedeli',
      'hangi kitaptan uyarlama',
      "Esaretin Bedeli, Stephen King'in eserinden uyarlandı. Eserin adını bilmiyorum.",
    ],
    [
      'interstellar',
      'kimin kitabından uyarlandı',
      'Bildiğim kadarıyla Yıldızlararası bir kitaptan uyarlanmadı.',
    ],
  ])('are told of the film that is spoken of: “%s”, “%s”', async (title, said, answer) => {
    expect(await lastWords([`${title} detay`, said], { catalogue })).toBe(answer);
  });

  it('are not counted as makers', async () => {
    expect(await told("stephen king'in kaç filmi var")).toContain("bende Stephen King'in kaleminden");
    const made = catalogue.filter(({ director }) => director?.includes('Yavuz Turgul'));
    expect(await told("yavuz turgul'un kaç filmi var")).toContain(
      `Bende Yavuz Turgul'un ${made.length} filmi var`,
    );
  });
});
