import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const told = (...said: string[]) => lastWords(said, { catalogue, recall });

describe('who plays whom', () => {
  it.each([
    ['matrixte neo kim', "Matrix'te Neo'yu Keanu Reeves oynuyor."],
    ['neo kim ya matrixte', "Matrix'te Neo'yu Keanu Reeves oynuyor."],
    ['kara şövalyede jokeri oynayan adam kimdi', "Kara Şövalye'de Joker'i Heath Ledger oynuyor."],
    [
      'kara şövalyede jokeri oynayan adam kimdi vefat etmişti hani',
      "Kara Şövalye'de Joker'i Heath Ledger oynuyor.",
    ],
    ['mahmut hocayı kim oynadı', "Hababam Sınıfı'nda Mahmut Hoca'yı Münir Özkul oynuyor."],
    ['güdük necmi kimdi', "Hababam Sınıfı'nda Güdük Necmi'yi Halit Akçatepe oynuyor."],
    ['keanu reeves matrixte hangi rolde', "Keanu Reeves, Matrix'te Neo'yu oynuyor."],
  ])('U-12 is told on “%s”', async (said, words) => {
    expect(await told(said)).toBe(words);
  });

  it('U-12 is told as a voice where somebody only speaks', async () => {
    expect(await told('shrekte eşeği kim seslendiriyor')).toBe("Shrek'te Eşek'i Eddie Murphy seslendiriyor.");
  });

  it('U-12 is told of each film where several play the same', async () => {
    const words = await told('jokeri kim oynuyor');
    for (const actor of ['Heath Ledger', 'Joaquin Phoenix']) expect(words).toContain(actor);
  });

  it('U-12 is gone on with: their other films', async () => {
    const turns = await converse(['kara şövalyede jokeri kim oynuyor', 'onun başka filmi'], {
      catalogue,
      recall,
    });
    expect(turns.at(-1)?.calls).toEqual([
      [
        'recommendFilms',
        expect.objectContaining({ people: ['Heath Ledger'], excludeTitles: ['Kara Şövalye'] }),
      ],
    ]);
  });

  it.each([
    ['gandalfı oynayan amcanın başka filmi var mı', 'Ian McKellen', ['Yüzüklerin Efendisi', 'Hobbit']],
    ['harry potterdaki hermionenin başka filmleri', 'Emma Watson', ['Harry Potter']],
    ['matrixteki neonun başka filmi var mı', 'Keanu Reeves', ['Matrix']],
  ])('U-12 is gone on with by none in which they play the same: “%s”', async (said, name, excludeTitles) => {
    const turns = await converse([said], { catalogue, recall });
    expect(turns.at(-1)?.calls).toMatchObject([['recommendFilms', { people: [name], excludeTitles }]]);
  });

  it('U-12 is asked of no kind of people: `istanbuldaki polisin diğer filmi`', async () => {
    const turns = await converse(['istanbuldaki polisin diğer filmi'], { catalogue, recall });
    expect(turns.at(-1)?.calls).toMatchObject([['recommendFilms', { themes: ['istanbul', 'polis'] }]]);
  });

  it.each([
    ['2019 daki jokeri oynayan adamın başka filmleri', 'Joaquin Phoenix'],
    ['80lerin batmanini oynayan abinin filmleri', 'Michael Keaton'],
    ['dune daki zayıf oğlan onun filmleri', 'Timothée Chalamet'],
    ['turist ömeri oynayan adamın filmlerinden', 'Sadri Alışık'],
    ['titanikteki rose un öbür filmleri', 'Kate Winslet'],
  ])('U-12 is meant by film, part and year: “%s”', async (said, name) => {
    const turns = await converse([said], { catalogue, recall });
    expect(turns.at(-1)?.calls).toMatchObject([['recommendFilms', { people: [name] }]]);
  });

  it('U-12 leaves the whole cast to whoever asks for it', async () => {
    expect(await told('titanikte kim oynuyor')).toContain('Kate Winslet');
    expect(await told('joker filminde kim oynuyor')).toContain('Robert De Niro');
  });

  it('is of the film in talk where only a kind of part is named', async () => {
    const talk = 'bir zamanlar anadoluda nasıl';
    expect(await told(talk, 'katil kim peki')).not.toContain('Peter Lorre');
    expect(await told(talk, 'komiseri kim oynuyor')).toContain('Yılmaz Erdoğan');
    expect(await told('yeşil yol nasıl', 'oynayan adam öldü dimi')).not.toContain('A.R.O.G');
    expect(await told('katil doğanlar nasıl', 'neo kim')).toContain('Keanu Reeves');
  });

  it('is somebody in talk by the first name alone, where their age is asked', async () => {
    expect(await told('titanik nasıl', 'leo o zaman kaç yaşındaydı')).toContain('Leonardo DiCaprio');
    expect(await told('Kenan İmirzalıoğlu filmi söyle', 'Kenan kaç yaşında')).toContain('1974');
    expect(await told('titanik nasıl', 'ryan kaç yaşında')).not.toContain('Leonardo');
  });
});
