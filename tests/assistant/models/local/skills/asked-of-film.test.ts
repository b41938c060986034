import { beforeAll, describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { respond } from '#assistant/models/local/respond.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import type { Call } from '#assistant/models/turns.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import type { Catalogue } from '#composition/catalogue.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import { NOW } from '#tests/support/builders.ts';
import * as z from 'zod/mini';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await builtInCatalogue();
});

const judge = await loadJudge();
const titled = z.object({ title: z.string(), year: z.optional(z.number()) });

/** What is called on the last of some messages, and said in the end; before it films are shown as they are asked for. */
async function answerTo(...texts: string[]) {
  const { index, recall, resolve } = catalogue;
  const surroundings = {
    index,
    recall: await recall(),
    now: NOW,
    tools: new Set([
      'showFilm',
      'recommendFilms',
      'compareFilms',
      'filmsForTwo',
      'searchWeb',
      'unmarkWatched',
      'markWatched',
    ]),
    understand: (said: string) => understand(said, index, 2026, judge),
  };
  const turns: { text: string; calls: Call[] }[] = [];
  let answer = { tool: '', title: '', text: '' };
  for (const text of texts) {
    const turn = { text, calls: new Array<Call>() };
    turns.push(turn);
    const first = respond(turns, surroundings);
    answer = { tool: '', title: '', text: first.kind === 'text' ? first.text : '' };
    const call = first.kind === 'calls' ? first.calls[0] : undefined;
    if (call === undefined) continue;
    answer = { tool: call.tool, title: '', text: '' };
    if (call.tool !== 'showFilm') continue;
    const { title, year } = titled.parse(call.input);
    const found = await resolve(title, year);
    if (found.kind !== 'one') throw new Error(`${title} is not one film`);
    const film = toFilm(found.film, { now: NOW, random: 0.5, explanation: '' });
    const value = { status: 'done', film: { ...film, originalTitle: found.film.originalTitle } };
    turn.calls.push({ id: '1', tool: call.tool, input: call.input, outcome: { kind: 'value', value } });
    const last = respond(turns, surroundings);
    answer = { tool: call.tool, title, text: last.kind === 'text' ? last.text : '' };
  }
  return answer;
}

describe('a question about a film that is named', () => {
  it.each([
    ['Bu akşam Interstellar izlesem sıkılır mıyım', 'Yıldızlararası'],
    ["arkadaşlar 'whiplash' deyip duruyor, izlesem bunalır mıyım", 'Whiplash'],
    ["bu akşam parasite'i açsam korkar mıyım", 'Parazit'],
    ["Prestij'i açsak kafamız karışır mı", 'Prestij'],
    ['past livesi hiç izlemedim konusu ne kabaca', 'Başka Bir Hayatta'],
    ["Jackie Brown'u hiç duymadım bile, neymiş", 'Jackie Brown'],
    ["Whiplash'i izlemedim kim oynuyor", 'Whiplash'],
    ['Kış Uykusu çok ağır gelir mi', 'Kış Uykusu'],
    ['esaretin bedeline kaç puan verirdin', 'Esaretin Bedeli'],
    ["Sen Yıldızlararası'nı beğendin mi", 'Yıldızlararası'],
    ["Amelie'yi bir kez daha mı izlesek", 'Amélie'],
    ["Esaretin Bedeli'ni hala görmedim, neden bu kadar seviliyor", 'Esaretin Bedeli'],
  ])('is no wish and no deed: %s', async (text, title) => {
    expect(await answerTo(text)).toMatchObject({ tool: 'showFilm', title });
  });

  it.each([
    ["inception'da leonardo dicaprio var mıydı", 'Evet'],
    ["vizontele yılmaz erdoğan'ın filmiydi değil mi", 'Evet'],
    ["drive'da ryan gosling mi oynuyordu", 'Evet'],
    ["Titanik'te Brad Pitt mi oynuyordu", 'Hayır'],
    ['parazit kore filmi değil mi', 'Evet'],
    ['amelie fransız yapımı mıydı', 'Evet'],
    ["Schindler'in Listesi siyah beyaz değil mi", 'Evet'],
    ['hababam sınıfı renkli miydi', 'renkli'],
    ['bizim aile siyah beyaz mıydı renkli miydi', 'Bizim Aile renkli'],
    ['matrix animasyon mu', 'Hayır'],
  ])('is answered from the catalogue: %s', async (text, word) => {
    const { tool, text: said } = await answerTo(text);
    expect(['', 'showFilm']).toContain(tool);
    expect(said).toContain(word);
  });

  it.each([
    ['titanik hangi yılındı, kaç saat', '1997', '3 saat'],
    ["Amadeus'un süresi ne kadar ve kim yönetmiş", 'saat', 'Forman'],
    ['gladyatör hangi sene çekildi, oscar aldı mı', '2000', 'Oscar'],
    ['kış uykusu hangi yıldı, renkli mi', '2014', 'renkli'],
    ['eşkıya kanlı mı küfürlü mü', 'kanlı', 'küfür'],
  ])('tells both of two facts: %s', async (text, first, second) => {
    const { text: said } = await answerTo(text);
    expect(said).toContain(first);
    expect(said).toContain(second);
  });

  it.each([
    ["Biri bana 'Esaretin Bedeli mi Yeşil Yol mu' diye sordu, sen de söyle de bitsin", 'Esaretin Bedeli'],
    ["Müdürüm 'Baba mı Sıkı Dostlar mı' diye soruyor ne diyeyim", 'Baba'],
  ])('takes a side in what somebody else asked: %s', async (text, title) => {
    expect(await answerTo(text)).toMatchObject({ tool: '', text: expect.stringContaining(title) });
  });

  it('what happened to somebody in a film is no wish for their continent', async () => {
    expect(await answerTo('asya ilyasa dönüyor muydu')).toMatchObject({ tool: '' });
  });

  it('says that it does not know a film, rather than speak of others', async () => {
    const { tool, text } = await answerTo(
      'amelie',
      "Zortlakname'yi duymuştum, içinde kanlı sahne var mıymış",
    );
    expect(tool).toBe('');
    expect(text).toContain('Zortlakname');
  });

  it.each(["Manevi Değer'i Trier çekti değil mi?", "Manevi Değer'i Trier mi çekti"])(
    'means by a family name whoever of the film is called so: %s',
    async (said) => {
      expect((await answerTo('amelie', said)).text).toMatch(/^Evet.*Joachim Trier/u);
    },
  );

  it.each([
    ['amelie', 'canavar ev vardı sanki onu biliyo musun'],
    ['amelie', 'canavar evi biliyor musun sen'],
  ])('tells of the film that it is asked whether it knows: %s, %s', async (film, said) => {
    const { title, text } = await answerTo(film, said);
    expect(title).toBe('Canavar Ev');
    expect(text).not.toContain('bilmiyorum');
  });

  it('a film that is brought up by its name is meant, not the one shown', async () => {
    expect(await answerTo('amelie', 'gora vardı ya o kaç senesiydi')).toMatchObject({ title: 'G.O.R.A.' });
  });
});

describe('a question about the film spoken of', () => {
  it.each([
    ['vizontele', 'cem yılmaz mı oynuyordu bunda', 'Cem Yılmaz'],
    ['selvi boylum al yazmalım', 'kadir inanır mıydı şoför', 'Kadir İnanır'],
    ['selvi boylum al yazmalım', 'Asya sonunda kimi seçiyordu', 'bilmiyorum'],
    ['titanik', 'rose sonra evleniyor muydu başkasıyla', 'bilmiyorum'],
    ['kaybedenler kulübü', 'yalnız küfürlü mü o, hanım küfür duyunca kalkar gider', 'küfür'],
    ['matrix', 'Hugo Weaving matrixteki ajan değil mi', 'Hugo Weaving'],
    ['amelie', 'Senesini söylemediniz, onu da lütfederseniz', '2001'],
  ])('%s: %s', async (named, asked, word) => {
    const { tool, text } = await answerTo(named, asked);
    expect(['', 'showFilm']).toContain(tool);
    expect(text).toContain(word);
  });

  it.each([
    ['titanik', 'bunun gibi ama sonu mutlu biten var mı'],
    ['titanik', 'daha komik bir şey var mı'],
  ])('a wish beside it stays one: %s: %s', async (named, wished) => {
    expect(await answerTo(named, wished)).toMatchObject({ tool: 'recommendFilms' });
  });
});

describe('films that were listed in words', () => {
  it('are the ones pointed at next', async () => {
    const { text } = await answerTo('yüzüklerin efendisi serisi kaç film', 'hepsi kaç saat eder');
    expect(text).toContain('Kralın Dönüşü');
    expect(text).toContain('Hepsi arka arkaya');
  });

  it('and may be told not to have been seen, where something is asked of one', async () => {
    const { tool, title } = await answerTo('Gora mı Arog mu', 'ilkini izlemedim konusu ne');
    expect({ tool, title }).toEqual({ tool: 'showFilm', title: 'G.O.R.A.' });
  });

  it('so are the two of a choice', async () => {
    const { text } = await answerTo('esaretin bedeli mi yeşil yol mu', 'hangisi daha uzun peki');
    expect(text).toContain('Yeşil Yol');
  });
});

describe('how a film comes out', () => {
  it.each([
    [
      'ıssız adamın sonunda kavuşuyolar mıydı',
      /^Tam umduğun gibi değil: Issız Adam (?:biraz )?buruk bitiyor/u,
    ],
    ['titanikte jack ölüyor mu', /^Hazırlıklı ol, Titanik buruk bitiyor/u],
    // A verb that is nearly somebody's name asks on.
    ['memories of murder gerçek hikaye miydi katil yakalandı mı', /^Evet, Cinayet Günlüğü gerçek/u],
  ])('“%s” hears of the kind of its ending', async (said, words) => {
    expect((await answerTo(said)).text).toMatch(words);
  });

  it('is asked for by who goes with whom, and that is nobody who plays', async () => {
    const told = await answerTo('selvi boylum al yazmalım', "kadın İlyas'la mı gidiyor");
    expect(told.text).toContain('Selvi Boylum Al Yazmalım biraz buruk bitiyor');
  });

  it('is looked for on the web by whoever minds no spoiler', async () => {
    const told = await answerTo('cast away', 'sonunda kurtuluyo mu kız onu bekliyo mu');
    expect(told.text).toMatch(/Yeni Hayat (?:biraz )?buruk bitiyor.*internette arayayım mı\?$/u);
    const turns = ['cast away', 'sonunda kurtuluyo mu', 'söyle ya spoiler önemli diil'];
    expect((await answerTo(...turns)).tool).toBe('searchWeb');
  });
});

describe('what is asked of a series', () => {
  it.each([
    ["ocean's serisi varmı onlar nası", /^Benim bildiğim 4 film, sırasıyla Ocean's/u],
    ['abi oceans ın kendisini soruyorum kaç film', /^Benim bildiğim 4 film, sırasıyla Ocean's/u],
    ['rocky kaç tane film ilki mi en iyisi', /^6 film biliyorum: ilki Rocky.*en beğenileni Rocky \(1976\)/u],
    ['dc filmlerini hangi sırayla izlicem', /^DC filmlerinden/u],
    ['dune un ikincisi de var dimi', /^Evet, devamı Dune: Çöl Gezegeni Bölüm İki/u],
    ['aykut enişte 1 i izlemedim ki 2 den başlanır mı', /^Baştan başla derim;.*Aykut Enişte/u],
    ['matrixten başlasam olur mu', /^Olur, Matrix zaten serinin ilki/u],
    [
      'demon slayer filmi için diziyi izlemem lazım mı',
      /^Bende yalnız filmler var; Demon Slayer.*bilmiyorum/u,
    ],
    ['esaretin bedelini izlemeden önce bir şey izlemem lazım mı', /tek başına bir film/u],
    ['harry potter korkunç mu', /Harry Potter ve Felsefe Taşı/u],
  ])('“%s” is told', async (said, words) => {
    expect((await answerTo(said)).text).toMatch(words);
  });

  it('points at its films next', async () => {
    const { text } = await answerTo("ocean's serisi kaç film", 'ilkinde kimler oynuyo');
    expect(text).toMatch(/^Ocean's Eleven'de George Clooney/u);
  });
});

describe('a film measured by another', () => {
  it.each([
    [
      'suzume nasıl your name kadar iyi mi',
      /^Tam o kadar değil ama o da sevilmiş: Suzume 7,6, Senin Adın 8,4\.$/u,
    ],
    ['recep ivedik kadar komik mi yan yana', /^O kadar değil ama Yan Yana da epey komik\.$/u],
    ["gora arog'dan daha mı komik", /^Evet, hatta G\.O\.R\.A\. daha komik\.$/u],
  ])('“%s” is answered', async (said, words) => {
    expect((await answerTo(said)).text).toMatch(words);
  });

  it('a film that was seen before the question is marked', async () => {
    expect((await answerTo('akirayı izledim ağırdı prenses mononoke mi ghost in the shell mi')).tool).toBe(
      'markWatched',
    );
    expect((await answerTo('akira ağırdı prenses mononoke mi ghost in the shell mi')).text).toMatch(
      /^Ben olsam/u,
    );
  });
});

describe('what a film is like', () => {
  it.each([
    ['korku seansı nasıl çok jumpscare var mı', /^Evet, Korku Seansı çok korkutucu/u],
    ['black swan nasıl peki çok mu psikopat', /^Evet, Siyah Kuğu yer yer rahatsız eder/u],
    ['handmaiden +18 mi', /^Evet, Hizmetçi 18 yaş ve üstü için/u],
    ['kung fu panda yetişkin filmi mi', /^Hayır, Kung Fu Panda 5 yaş/u],
    ['titanikin dublajı var mı', /göremiyorum/u],
    ['tenet nasıl', /^Tenet: .*Bence izlenir/u],
    ['en yeni süperman nasıl peki izlenir mi', /izlenir.*Superman: /u],
    ['rock okulu güldürür mü güldürmez mi', /^(?!.*hem (.+) hem \1)/u],
    // Its title is said once.
    [
      'sararmış yapraklar nasıl bişi romantik mi sıkıcı mı',
      /^Sararmış Yapraklar'da ikisi de var: hem romantik hem ağır akan/u,
    ],
  ])('“%s” is answered', async (said, words) => {
    expect((await answerTo(said)).text).toMatch(words);
  });
});

describe('a forgotten title of somebody who is named', () => {
  it('is looked for among their films', async () => {
    const { text } = await answerTo('spielbergin dinozorlu filmi neydi');
    expect(text).toBe(
      'Aklıma şunlar geldi: Jurassic Park (1993) ya da Kayıp Dünya: Jurassic Park (1997). Hangisi?',
    );
  });

  it('is none of those that were refused, and nothing is looked for once films are wished', async () => {
    const asked = 'spielbergin dinozorlu filmi neydi';
    const refused = await answerTo(asked, 'hiçbiri değil');
    expect(refused.text).toContain('çıkaramadım');
    const { text, tool } = await answerTo(asked, 'onlar değil, dinozor adamı kovalıyordu neydi spielbergin');
    expect(`${text} ${tool}`).not.toContain('Jurassic Park');
    expect((await answerTo(asked, 'neyse sen bana yol filmi ver')).tool).toBe('recommendFilms');
  });
});
