import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...texts: string[]) => (await converse(texts, options)).at(-1);
const wished = async (...texts: string[]) => (await last(...texts))?.calls[0]?.[1];

describe('the film that somebody named themselves', () => {
  it.each([
    [
      ['Yıldızlararası kafası bi film arıyorum', 'uzayda geçsin', 've aynı onun gibi duygusal olsun'],
      'Yıldızlararası',
    ],
    [['Duvara Karşı gibi bişey olsun', 'ama onun kadar ağır olmasın'], 'Duvara Karşı'],
    [['interstellar gibi film', 'ona yakın ama kısa'], 'Yıldızlararası'],
    [['dün paraziti izledim', 'ona benzeyen bi film daha istiyorum', 'güney kore olsun yine'], 'Parazit'],
  ])('is what further ones are like, and none that came since: %j', async (texts, similarTo) => {
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });

  it.each([
    [['komedi öner', 'ilki nasıl', 'onun gibi bir tane daha']],
    [['amelie gibi film', 'ilki nasıl', 'onun gibi olsun']],
  ])('gives way to the one that is spoken of since: %j', async (texts) => {
    const [tool, shown] = (await converse(texts, options))[1]?.calls[0] ?? [];
    expect(tool).toBe('showFilm');
    const similarTo = expect.stringContaining(Object.values(shown ?? {}).join(''));
    expect(await wished(...texts)).toMatchObject({ similarTo });
  });
});

describe('whoever was wished', () => {
  it.each([
    [['nolan tarantino fincher filmleri', 'onlar olmasın suç filmi olsun']],
    [['brad pitt filmleri', 'o olmasın komedi olsun']],
    [['kemal sunal ve şener şen filmleri', 'onlarsız bir yerli komedi']],
  ])('is left out by a pronoun: %j', async (texts) => {
    expect(await wished(...texts)).toMatchObject({ excludePeople: expect.any(Array) });
  });

  it('is still wished where the films are meant', async () => {
    expect(await wished('brad pitt filmleri', 'onlar olmasın')).toMatchObject({ people: ['Brad Pitt'] });
    expect(await wished('brad pitt filmleri', 'onlar olmasın aksiyon olsun')).toMatchObject({
      people: ['Brad Pitt'],
    });
  });

  it('is no more than where the film is set', async () => {
    expect(await wished('fatih akın filmleri', 'hamburgda geçeninden olsun')).toMatchObject({
      people: ['Fatih Akın'],
      places: ['Hamburg'],
    });
  });
});

describe('what a further film should be', () => {
  it.each(['sonu mutlu bitsin bari', 'sonu kötü bitmesin', 'finali mutlu olsun bari'])(
    'is asked of none that is shown: %s',
    async (said) => {
      expect((await last('drama öner', said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('is asked where it is a question', async () => {
    expect((await last('drama öner', 'sonu mutlu mu bunların'))?.calls).toEqual([]);
  });

  it.each(['recep ivedik kafası olmasın daha zekice', 'recep ivedik havası olmasın'])(
    'is not like what is refused: %s',
    async (said) => {
      expect(await wished('komedi önersene', said)).not.toHaveProperty('similarTo');
    },
  );

  it('is for whoever it is opened for, and no film of that name', async () => {
    expect(await wished('kafam dağılsın diye bi film aç bari ne olursa')).toMatchObject({ mood: 'relaxed' });
    expect(
      await wished('çocuklar hep almanca konuşuyo türkçeleri unutulmasın diye türk filmi izletecem'),
    ).toMatchObject({ origin: 'yerli' });
  });
});

describe('one of the great prizes', () => {
  it.each([
    [['oppenheimer kaç oscar almıştı', 'en iyi film de var mıydı içinde'], /^Evet, en iyi film/u],
    [['parazit kaç oscar aldı', 'en iyi yönetmen de var mı'], /Bong Joon-ho/u],
    [['titanik kaç oscar aldı', 'en iyi kadın oyuncu da almış mı'], /^Hayır/u],
  ])('is told of the film in talk: %j', async (texts, words) => {
    const turn = await last(...texts);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('is wished where no prizes are in talk', async () => {
    expect((await last('en iyi film hangisi öner'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
