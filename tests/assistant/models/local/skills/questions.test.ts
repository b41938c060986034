import { beforeAll, describe, expect, it } from 'vitest';

import { createLocalModel } from '#assistant/models/local/model.ts';
import { respond } from '#assistant/models/local/respond.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
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

/** What is called on a message, and what is said once the film is shown. */
async function answerTo(text: string) {
  const { index, recall, resolve } = catalogue;
  const surroundings = {
    index,
    recall: await recall(),
    now: NOW,
    tools: new Set(['showFilm', 'recommendFilms', 'compareFilms', 'searchWeb']),
    understand: (said: string) => understand(said, index, 2026, judge),
  };
  const first = respond([{ text, calls: [] }], surroundings);
  if (first.kind === 'text') return { tool: undefined, input: undefined, text: first.text };
  const [call] = first.calls;
  if (call?.tool !== 'showFilm') return { tool: call?.tool, input: call?.input, text: '' };
  const { title, year } = titled.parse(call.input);
  const found = await resolve(title, year);
  if (found.kind !== 'one') throw new Error(`${title} is not one film`);
  const film = toFilm(found.film, { now: NOW, random: 0.5, explanation: '' });
  const value = { status: 'done', film: { ...film, originalTitle: found.film.originalTitle } };
  const made: Call = { id: '1', tool: call.tool, input: call.input, outcome: { kind: 'value', value } };
  const last = respond([{ text, calls: [made] }], surroundings);
  return { tool: call.tool, input: call.input, text: last.kind === 'text' ? last.text : '' };
}

describe('a question about a film, with its card', () => {
  it.each([
    ['yıldızlararası çocuklara uygun mu', 'Yıldızlararası', /yaş ve üst/u],
    ['jokerde kim oynuyor', 'Joker', /^Joker'de Joaquin Phoenix, .* oynuyor\.$/u],
    ['titanik kaç saat', 'Titanik', /^Titanik 3 saat 14 dakika sürüyor/u],
    ['yeşil yol ağlatır mı', 'Yeşil Yol', /ağlatır/u],
    ['kuzuların sessizliği kanlı mı', 'Kuzuların Sessizliği', /^Evet/u],
    ['tenet anlaşılır mı', 'Tenet', /kafa yorar/u],
    ['whiplash anneme uygun mu', 'Whiplash', /bol küfürlü/u],
    ['la la land konusu ne', 'Âşıklar Şehri', /Mia/u],
    ['matrixte neo kim', 'Matrix', /Keanu Reeves/u],
    // The question particle is often typed on to its word.
    ['titanik ağlatırmı', 'Titanik', /ağlatır/u],
    // What its words are called by.
    ['gora kaç dakika', 'G.O.R.A.', /^G\.O\.R\.A\. 2 saat 7 dakika/u],
    ['requiem for a dream çok mu ağır', 'Bir Rüya İçin Ağıt', /ağır/u],
    // What is asked in unknown words is not known, and that is said.
    ['titanik filminin bütçesi ne kadardı', 'Titanik', /bütçesini.*kartında/u],
    // The most of what somebody made.
    ['nuri bilge ceylanın en kısa filmi', 'Kasaba', /en kısası Kasaba: 1 saat 25 dakika\./u],
    ['hababam sınıfı kaçıncı filmi en iyi', 'Hababam Sınıfı', /en beğenileni/u],
  ])('answers “%s”', async (said, title, words) => {
    const { tool, text } = await answerTo(said);
    expect(tool).toBe('showFilm');
    expect(text).toMatch(words);
    expect(catalogue.find(title) ?? catalogue.index.resolveTitle(title).kind).toBeDefined();
  });
});

describe('a question about a film, in words', () => {
  it.each([
    ['ayla gerçek mi bu hikaye', /^Evet, Ayla/u],
    ['kış uykusu kaç ödül aldı', /Altın Palmiye/u],
    ['parazit hangi ülkenin filmi', /Güney Kore/u],
    ['the shawshank redemption türkçesi', /Esaretin Bedeli/u],
    [
      'yüzüklerin efendisi kaç film hangi sırayla izlenir',
      /^Üç film, bu sırayla izlenir: Yüzük Kardeşliği.*Kralın Dönüşü/u,
    ],
    ['marvel izleme sırası nedir', /^Çıkış sırasıyla git: Iron Man/u],
    ['dune 3 ne zaman çıkıyor', /son halkası Dune: Çöl Gezegeni Bölüm İki/u],
    ['aftersun var mı sende', /^Var: Güneş Sonrası/u],
    ['gladyatör mü cesur yürek mi', /Ben olsam/u],
    ['midsommar mı hereditary mi daha korkunç', /daha korkutucu/u],
    ['dövüş kulübünün sonunu anlamadım açıklasana', /ucu açık bitiyor.*internette/u],
    ['issız adam sonunda ayrılıyorlar mı', /Issız Adam (?:biraz )?buruk bitiyor/u],
    ['gora mı arog mu', /^Ben olsam G\.O\.R\.A\.'yı açardım/u],
    ['yüzüklerin efendisi mi harry potter mı', /Yüzüklerin Efendisi/u],
    ['cem yılmaz kaç filmde oynadı', /Cem Yılmaz'ın \d+ filmi/u],
    ['leonardo dicaprio oscar aldı mı', /Oscar'ı var: Diriliş/u],
    ['kara şövalye kaçıncı film', /^Kara Şövalye serinin 2\. filmi/u],
    ['john wick 4ten sonra ne var', /devamı John Wick/u],
    ['inception bilim kurgu mu', /^Evet, Başlangıç'ın türü bilim kurgu/u],
    ['parazit nerede geçiyor', /^Parazit Seul'de geçiyor\.$/u],
    ['dune nerede geçiyor', /uzak gelecekte Arrakis'te geçiyor/u],
    ['parasite oscar aldı mı', /^Evet, Parazit .*Oscar'ı.* aldı\.$/u],
    ['interstellar müziği kimin', /Hans Zimmer/u],
    ['ayla müziği kimin', /müziklerini bilmiyorum/u],
  ])('answers “%s”', async (said, words) => {
    const { tool, text } = await answerTo(said);
    expect(tool).toBeUndefined();
    expect(text).toMatch(words);
  });
});

describe('somebody meant by a film', () => {
  it.each([
    ['fight clubdaki adamın başka filmi', ['Brad Pitt']],
    ['titanikteki kız', ['Kate Winslet']],
    ['matrixin yönetmeni başka ne çekti', ['Lana Wachowski', 'Lilly Wachowski']],
  ])('“%s” wishes their films', async (said, people) => {
    expect(await answerTo(said)).toMatchObject({ tool: 'recommendFilms', input: { people } });
  });

  it('is known by that film, which is not recommended', async () => {
    expect(await answerTo('titanikteki kız')).toMatchObject({ input: { excludeTitles: ['Titanik'] } });
  });
});

describe('a film told in own words', () => {
  it.each([
    ['kırmızı hap mavi hap olan film', 'Matrix'],
    ['ceset gören çocuk vardı ölü insanlar görüyorum diyodu', 'Altıncı His'],
    ['adam adada voleybol topuyla konuşuyodu', 'Yeni Hayat'],
    ['köye televizyon geliyordu deli bir adam vardı tepeye anten kuruyolardı', 'Vizontele'],
    // Each is in words that could be a wish, or small talk.
    ['bankta oturup hayat bir kutu çikolata gibidir diyen adamın filmi', 'Forrest Gump'],
    ['hapisten 35 yıl sonra çıkıp istanbula gelen dağ eşkıyası, şener şen', 'Eşkıya'],
    ['hani şu mavi uzaylılar vardı koca ağaçları yıkıyolardı', 'Avatar'],
  ])('“%s” is shown', async (said, title) => {
    expect(await answerTo(said)).toMatchObject({ tool: 'showFilm', input: { title } });
  });

  it('asks which where several fit', async () => {
    const { tool, text } = await answerTo('deniz kızı sesini cadıya veriyordu neydi o film');
    expect(tool).toBeUndefined();
    expect(text).toMatch(/Küçük Deniz Kızı.*Küçük Deniz Kızı.*Hangisi\?$/u);
  });

  it.each(['komedi öner', 'romantik komedi öner', 'uzayda geçen film', 'bugün çok neşeliyim'])(
    'takes “%s” for a wish',
    async (said) => {
      expect((await answerTo(said)).tool).toBe('recommendFilms');
    },
  );
});

it('what films are remembered by is fetched only for a message that describes one', async () => {
  let fetched = 0;
  const model = createLocalModel({
    index: catalogue.index,
    judge,
    generateId: () => 'id',
    recall: () => {
      fetched += 1;
      return catalogue.recall();
    },
  });
  const say = (text: string) =>
    model.doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text }] }] });
  await say('komedi öner');
  await say('bugün çok üzgünüm, iş yerinde patronum bana bağırdı');
  expect(fetched).toBe(0);
  // Words of a wish, too.
  await say('çöpleri toplayan minik robot beyaz robota aşık oluyo');
  expect(fetched).toBe(1);
  await say('hapishanede kuş besleyen adamın filmi neydi');
  expect(fetched).toBe(2);
});
