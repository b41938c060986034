import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue() };
const answer = async (...texts: string[]) => (await converse(texts, options)).at(-1);

describe('who made a film or plays in it, asked with a guess', () => {
  it.each([
    [
      "gora'yı cem yılmaz mı yönetti",
      "Hayır, G.O.R.A.'yı Ömer Faruk Sorak yönetti. Cem Yılmaz yazdı ve oynadı.",
    ],
    [
      'gora yı cem yılmaz mı yönetti başkası mı, ev arkadaşım inat ediyo',
      "Hayır, G.O.R.A.'yı Ömer Faruk Sorak yönetti. Cem Yılmaz yazdı ve oynadı.",
    ],
    ["ayla'yı can ulkay mı çekti yoksa başkası mı", "Evet, Ayla'yı Can Ulkay yönetti."],
    ["joker'i kim yönetti, babam nolan diyo", "Hayır, Joker'i Todd Phillips yönetti."],
    ['yeşil yolda tom hanks mi oynuyordu', "Evet, Yeşil Yol'da Tom Hanks oynuyor."],
    ['esaretin bedelini stephen king mi yazdı', "Evet, Esaretin Bedeli Stephen King'in kaleminden."],
  ])('“%s”', async (said, text) => {
    expect(await answer(said)).toEqual({ calls: [], text });
  });

  it('tells that somebody is not in it, and who is', async () => {
    const turn = await answer("Babam ve Oğlum'da dedeyi oynayan kimdi? Annem tutturdu Şener Şen diye");
    expect(turn?.text).toMatch(/Şener Şen yok\. Babam ve Oğlum'da Çetin Tekindor/u);
    const two = await answer('titanikte leonardo di caprio mu oynuyodu brad pitt mi');
    expect(two?.text).toBe("Evet, Titanik'te Leonardo DiCaprio oynuyor. Brad Pitt yok.");
  });

  it('tells of a whole series', async () => {
    expect((await answer('harry potteri hep aynı adam mı yönetti'))?.text).toMatch(
      /^Hayır, .*Columbus.*Yates/u,
    );
  });

  it.each([
    ['whiplash olmuş bi olay mı yoksa kafadan mı yazmışlar?', /kurmaca/u],
    ['dedemin insanları olmuş bi hikaye mi', /^Evet, .*gerçek bir hikâyeden/u],
    ['john wicke 4ten dalsam bişi kaçırır mıyım illa baştan mı bakcaz', /^Baştan başla derim/u],
    ["testere'nin ilkini atlasam olur mu", /^Baştan başla derim/u],
    [
      "Ayla'nın sonunda kavuşuyolar mı söyle bana, kız arkadaşım ağlarsa ben yandım",
      /Ayla (?:biraz )?buruk bitiyor/u,
    ],
    ["interstellar'ı indirip whatsapptan at", /gönderemiyorum|gönderemem/u],
  ])('is told of the film alone: “%s”', async (said, words) => {
    const turn = await answer(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    ['Shrek de Kayıp Balık Nemo da izlenir mi çocukla', /^Shrek ve Kayıp Balık Nemo çocukla izlenir/u],
    ['joker de batman de 10 yaşa uygun mu', /Joker 16 yaş.*Batman 13 yaş/u],
    ['harry potteri hep aynı adam mı yönetti', /Harry Potter serisinde/u],
  ])('is told of each of two, or of all: “%s”', async (said, words) => {
    expect((await answer(said))?.text).toMatch(words);
  });

  it('takes an age for no part of a series, and tells of the first', async () => {
    expect((await answer('harry potter 6 yaşındaki oğluma olur mu korkar mı'))?.calls[0]?.[1]).toEqual({
      title: 'Harry Potter ve Felsefe Taşı',
    });
    expect((await answer('harry potter 6 nasıl'))?.calls[0]?.[1]).toEqual({
      title: 'Harry Potter ve Melez Prens',
    });
  });

  it('says nothing twice', async () => {
    const turn = await answer('fayt klap kitaptan uyarlamaymış doğru mu, sen bilirsin yazarı kim');
    expect(turn?.text.match(/Palahniuk/gu)).toHaveLength(1);
  });

  it('takes somebody who is described for no film', async () => {
    const said =
      'piki blayndırsdaki mavi gözlü zayıf adam varya killian mıydı silyan mı.. onun sinemada oynadıklarından at';
    expect((await answer(said))?.calls).toEqual([
      ['recommendFilms', { genres: [], people: ['Cillian Murphy'] }],
    ]);
    expect((await answer('ince adam nasıl bir film'))?.calls[0]?.[1]).toEqual({ title: 'İnce Adam' });
  });

  it('plays the trailer alone where it is ordered', async () => {
    const said = 'matrix dedikleri film iyiymiş akşam açarım, bi tanıtımını oynat da havaya giriyim';
    expect((await answer(said))?.calls.map(([tool]) => tool)).toEqual(['findTrailer']);
  });
});
