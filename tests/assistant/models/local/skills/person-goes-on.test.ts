import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('somebody who was spoken of', () => {
  it.each([
    [['tarık akan ne zaman öldü', 'son filmi hangisiydi'], 'Deli Deli Olma'],
    [['tarantino kaç film çekti', 'sonuncusu hangisi'], 'Bir Zamanlar'],
    [['hugh jackman kimdir', 'kaç yaşında'], 'Hugh Jackman 1968'],
    [['napolyonu kim çekti', 'yaratığı da mı o çekti'], 'Ridley Scott'],
    [['miyazaki yaşıyor mu', 'kaç yaşında'], 'Hayao Miyazaki'],
    [['savaş filmi öner', 'birincinin yönetmeni yaşıyor mu'], 'bilmiyorum'],
    [['yeşil yolun yönetmeni kim', 'başka ne çekmiş', 'kaç yaşında'], 'Frank Darabont'],
  ])('is meant by the next question: %j', async (said, words) => {
    expect((await last(...said))?.text).toContain(words);
  });

  it('is not answered with films of anybody where the first to see is asked for', async () => {
    const turn = await last('miyazaki yaşıyor mu', 'ilk hangi filmini izleyim');
    expect(turn?.calls[0]?.[1]).toMatchObject({ people: ['Hayao Miyazaki'] });
  });

  it.each([
    ['miyazaki filmleri', 'onun izlemediğim kalmadı başka japon animasyonu', 'Hayao Miyazaki'],
    ['nolan filmleri', 'onun hepsini izledim başka bilim kurgu', 'Christopher Nolan'],
    ['fincher filmleri', 'adamın hepsini bitirdim başka polisiye', 'David Fincher'],
  ])('is done with where all of theirs was seen: %s, %s', async (asked, said, name) => {
    const turn = await last(asked, said);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    expect(turn?.calls[0]?.[1]).toMatchObject({ excludePeople: [name] });
    expect(turn?.calls[0]?.[1]).not.toMatchObject({ people: [name] });
  });

  it('has an age, and no year alone', async () => {
    expect((await last('al pacino kaç yaşında'))?.text).toMatch(/1940 doğumlu; bu yıl \d+ yaşında/u);
  });

  it('has not died because they retired', async () => {
    expect((await last('jim carrey emekli mi oldu'))?.text).not.toContain('hayatta');
  });

  it.each([
    [['titanik nasıl', 'kaç yaş için'], 'yaş ve üstü'],
    [['inceptionı kim çekti', 'kaç puan'], 'Başlangıç'],
    [['tom hanks öner', 'en iyisi hangisi'], 'Ben olsam'],
  ])('is not meant where a film is: %j', async (said, words) => {
    expect((await last(...said))?.text).toContain(words);
  });
});
