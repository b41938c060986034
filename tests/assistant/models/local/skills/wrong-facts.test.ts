import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const last = async (...said: string[]) => (await converse(said, { catalogue, recall })).at(-1);

describe('what is asked is answered, and nothing beside it', () => {
  it.each([
    ['kitabı mı filmi mi daha iyi açlık oyunlarının', 'Kitabını okumadım'],
    ['natalie portman leon filminde kaç yaşındaydı', '13 yaşlarındaydı'],
    ['kara şövalyede jokeri oynayan kim ölmüş mü', 'Heath Ledger 1979'],
    ['her şeye ağlayan biriyim hachiko izleyeyim mi', 'Hachi'],
    ['görevimiz tehlike son film hangisiydi', 'Son Hesaplaşma (2025)'],
    ['Otobüs durunca patlayacaktı, 90lardan', 'Hız Tuzağı'],
    ['ters yüz 2ye ikizleri soksam 4 yaş anlar mı', 'Ters Yüz 2 6 yaş ve üstü'],
    ["ters yüz 2'yi 4 yaş anlar mı", 'Ters Yüz 2 6 yaş ve üstü'],
    ['shrek 3 yaşa gelir mi', 'Shrek 6 yaş ve üstü'],
    ['matematik dehası olan adam filmi hangisiydi', 'Hangisi?'],
  ])('%s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it('compares two parts that are called by their figures', async () => {
    const turn = await last('The Godfather 1 mi 2 mi daha iyi');
    expect(turn?.calls[0]?.[1]).toMatchObject({ second: { title: 'Baba 2' } });
  });

  it('counts only films of the series in talk', async () => {
    expect((await last('james bond filmleri', 'sean connery kaç tane oynadı'))?.text).toMatch(
      /\b[67] filmi/u,
    );
  });
});

describe('what follows a film', () => {
  it.each([
    [['ahlat ağacı nasıl', 'yönetmenin daha kısası yok mu'], 'Nuri Bilge Ceylan'],
    [['prestij nasıl', 'o yönetmenin en iyisi'], 'Christopher Nolan'],
    [['john wick nasıl', 'bu oyuncudan başka aksiyon'], 'Keanu Reeves'],
  ])('is of the same person: %j', async (said, person) => {
    expect((await last(...said))?.calls[0]?.[1]).toMatchObject({ people: [person] });
  });

  it.each([
    ['oo aynen bu kafada olsun ama mapushane olmasın', { avoidThemes: ['hapishane'] }],
    ['aynı ayarda ama hapishanesiz', { avoidThemes: ['hapishane'] }],
    ['bu tarzda olsun ama kan olmasın', { avoidThemes: ['kanlı'] }],
    ['tam benlik aynı kafada başka ne var', {}],
  ])('is to be like it: %s', async (said, wishes) => {
    const turn = await last('esaretin bedeli nasıl bir film', said);
    expect(turn?.calls[0]?.[1]).toMatchObject({ similarTo: 'Esaretin Bedeli', ...wishes });
  });

  it.each(['bu tarz film olmasın komedi aç', 'bu kafada olmasın daha neşeli bi şey'])(
    'is not where that is refused: %s',
    async (said) => expect((await last('joker nasıl', said))?.calls[0]?.[1]).not.toHaveProperty('similarTo'),
  );

  it.each([
    'off hepsinde aynı adam aynı surat. vazgeçtim yabancı olsun',
    'hep aynı oyuncular var yabancı olsun',
    'hepsinde aynı kadın, yabancı olsun',
  ])('are others where the same people are too many: %s', async (said) => {
    const turn = await last('yerli komedi öner', said);
    expect(turn?.calls[0]).toEqual(['recommendFilms', { genres: ['Komedi'], origin: 'yabancı' }]);
  });

  it('is found for sure by who plays in it, and not where films of theirs are wished', async () => {
    const told = 'kız sevgilisini hafızasından sildiriyodu';
    const sure = await last(told, 'saçı bi mavi bi turuncuydu, jim carrey');
    expect([sure?.calls, sure?.text]).toEqual([[], expect.stringContaining('Sil Baştan (2004)')]);
    expect((await last(told, 'jim carrey filmi öner'))?.calls[0]?.[0]).toBe('recommendFilms');
    expect((await last(told, 'brad pitt vardı'))?.text).not.toContain('Sil Baştan');
  });

  it('is of both people between whom it was chosen', async () => {
    const turn = await last('Al Pacino mu Robert De Niro mu?', 'İkisinin beraber oynadığı var mı');
    expect(turn?.calls).toContainEqual(['showFilm', { title: 'Büyük Hesaplaşma' }]);
  });

  it('is like the first of those that may be meant', async () => {
    const turn = await last('kızı kaçırılan babanın filmi vardı', 'hah o, benzeri?');
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
