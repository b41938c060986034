import { describe, expect, it } from 'vitest';

import { MOODS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { Chosen, Told } from '#recommender/built-in/chosen.ts';
import { explainBatch } from '#recommender/built-in/explain-batch.ts';
import { explainFilm } from '#recommender/built-in/explain-film.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const chosen = (own: Partial<Chosen> = {}): Chosen => ({
  film: aCatalogueFilm(),
  broken: [],
  score: 1,
  close: 0,
  fame: 0,
  ...own,
});
const three = [chosen(), chosen(), chosen()];
const batch = (wishes: Partial<Wishes>, loosened: WishName[] = [], picked = three, alike?: Told['alike']) =>
  explainBatch(picked, { wishes: { genres: [], ...wishes }, loosened, alike });

/** The same wish told of many films: each way of saying it. */
const inAllWays = (wishes: Partial<Wishes>) =>
  Array.from({ length: 40 }, (_, id) =>
    batch(wishes, [], [chosen({ film: aCatalogueFilm({ id: `${id}` }) }), chosen(), chosen()]),
  );

describe('the explanation of three films', () => {
  it.each<[Partial<Wishes>, RegExp]>([
    [{ genres: ['Romantik'] }, /aş[kı]/iu],
    [{ countries: ['Güney Kore'] }, /Kore (?:filmi|sinema)/u],
    [{ countries: ['Danimarka'] }, /Danimarka (?:filmi|sinema)/u],
    [{ people: ['Tom Hardy'] }, /Tom Hardy/u],
    [{ people: ['Christopher Nolan'] }, /Christopher Nolan/u],
    // As people here spell it.
    [{ people: ['Andrei Tarkovsky'] }, /Tarkovski(?!y)/u],
    // Who played in the films of then says it already.
    [{ people: ['Kemal Sunal'], themes: ['yeşilçam'] }, /^(?!.*Yeşilçam).*Kemal Sunal/u],
    [{ themes: ['paris'] }, /Paris/u],
    [{ tones: ['iç ısıtan'] }, /içini ısıtır/u],
    [{ occasions: ['arkadaş'] }, /^Arkadaşlarla/u],
  ])('can take up %o', (wishes, expected) => {
    expect(inAllWays(wishes).some((said) => expected.test(said))).toBe(true);
  });

  // The cards say it, and whoever wished it knows.
  it.each<Partial<Wishes>>([
    { genres: ['Drama'] },
    { genres: ['Komedi'], countries: ['Fransa'] },
    { genres: ['Gerilim'], fame: 'hidden' },
    { genres: ['Komedi'], minYear: 1990, maxYear: 1999 },
    { genres: ['Komedi'], people: ['Kemal Sunal'] },
    { genres: ['Bilim Kurgu', 'Suç', 'Aile'] },
    { genres: ['Romantik', 'Komedi'] },
    { themes: ['savaş'] },
    { themes: ['tarihi'] },
    { languages: ['Almanca'] },
  ])('reads no %o back', (wishes) => {
    for (const said of inAllWays(wishes))
      expect(said).not.toMatch(/\b(?:dram|komedi|gerilim|bilim kurgu|savaş|tarihi|almanca)|90'lar|biraz /iu);
  });

  it.each<[Partial<Wishes>, RegExp]>([
    // Nobody praises three hours for being short.
    [{ maxDuration: 180 }, /^(?!.*saat)/u],
    [{ maxDuration: 180, minDuration: 90 }, /Üçü de bir buçuk saatten uzun\./u],
    [{ minDuration: 100 }, /En kısası 2 saat 49 dakika\./u],
    [{ minRating: 8 }, /Üçü de 8'in üstünde\./u],
    [{ minRating: 8.7 }, /Üçünün de puanı 8,7 ve üstü\./u],
    // The years and genres stand on the cards.
    [{ minYear: 2010 }, /^(?!.*2014)/u],
    [{ maxYear: 2019 }, /^(?!.*2014)/u],
    [{ ending: 'happy' }, /Üçü de güzel bitiyor\./u],
    [{ genres: ['Animasyon'], maxAge: 6 }, /Üçü de 6 yaşa uygun\./u],
    [{ genres: ['Komedi'], maxAge: 10 }, /Üçü de çocuklara uygun\./u],
    // Of films for the family it goes without saying.
    [{ genres: ['Aile'], maxAge: 10, avoidTones: ['cinsellik'] }, /^(?!.*(?:uygun|sahne))/u],
    // A wish of many words is not read out again.
    [{ people: ['Al Pacino'], themes: ['mafya'] }, /^(?!.*Al Pacino mafya)/u],
    [{ genres: ['Drama'], themes: ['mafya'] }, /^(?!.*hem dram)/u],
    [{ fame: 'hidden', themes: ['az bilinen'] }, /^(?!.*az bilinen.*az bilinen)/iu],
    // A name that the title says is not said beside it.
    [{ series: ['Yıldızlararası'] }, /^(?!.*Yıldızlararası.*Yıldızlararası)/u],
    [
      { genres: ['Drama'], excludeGenres: ['Komedi'], avoidTones: ['kanlı'] },
      /^(?!.*komedi yok).*Kan revan yok\.$/u,
    ],
    [{ excludeGenres: ['Komedi', 'Korku'] }, /^(?!.*(?:komedi|korku))/u],
    [{ genres: ['Gerilim'], avoidTones: ['korkutucu'] }, /\. Hiçbiri korkutmaz\.$/u],
    [{ avoidThemes: ['siyah beyaz'] }, /^(?!.*siyah)/u],
    // That no dog is in them nobody can promise.
    [{ genres: ['Drama'], avoidThemes: ['köpek'] }, /\. Bildiğim kadarıyla hiçbirinde köpek yok\.$/u],
    [{ avoidThemes: ['hayvan ölümü'] }, /^(?!.*yok)/u],
    [{ avoidThemes: ['Hindistan'] }, /^(?!.*Hint)/u],
    [{ excludePeople: ['Adam Sandler'] }, /^(?!.*Sandler)/u],
    [{ avoidThemes: ['yas', 'ölüm'], mood: 'sad' }, /^(?!.*(?:yok|ağla|mendil))/u],
  ])('always tells of %o', (wishes, expected) => {
    for (const said of inAllWays(wishes)) expect(said).toMatch(expected);
  });

  it('lead with the first film, and count none', () => {
    for (const said of inAllWays({ genres: ['Komedi'], origin: 'yerli', countries: ['Türkiye'] })) {
      expect(said).toContain('Yıldızlararası');
      expect(said).not.toMatch(/seçtim|ayırdım|buldum|lazımsa|^Üç /u);
    }
  });

  it('follow no way of saying it that one of the last answers followed', () => {
    const answers: string[] = [];
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const picked = [chosen({ film: aCatalogueFilm({ id, hook: 'iki adam hiç konuşmuyor' }) })];
      answers.push(explainBatch(picked, { wishes: { genres: [] }, loosened: [], answers }));
    }
    expect(new Set(answers).size).toBe(answers.length);
  });

  const telling = (feel: Parameters<typeof aJudgement>[0]) =>
    chosen({ film: aCatalogueFilm({ hook: 'iki adam hiç konuşmuyor', judgement: aJudgement(feel) }) });
  const leading = (wishes: Partial<Wishes>, feel: Parameters<typeof aJudgement>[0]) =>
    batch(wishes, [], [telling(feel), chosen(), chosen()]);

  it('tell who wants to laugh and cry of both, once', () => {
    const said = leading({ tones: ['komik', 'ağlatan'] }, { laugh: 3, cry: 2 });
    expect(said).toMatch(/hem güldürür hem ağlatır|bir gözün güler, biri ağlar/iu);
    expect(said).not.toMatch(/Üçü de/u);
  });

  it('promise nothing that the film does not do', () => {
    expect(leading({ genres: ['Drama'] }, { cry: 0, heavy: 0 })).not.toMatch(/içine/u);
    expect(leading({ tones: ['görsel'] }, { beauty: 2 })).not.toMatch(/bayram|tablo/u);
    expect(leading({ tones: ['görsel'] }, { beauty: 3 })).toMatch(/bayram|tablo/u);
  });

  it('tell what happens before the tears, which it need not tell of', () => {
    for (const said of inAllWays({ mood: 'sad' }))
      expect(said).not.toMatch(/(?:ağlat|düğümle|dokun)\p{L}+:/u);
  });

  it('says at most two things that they share', () => {
    expect(batch({ tones: ['komik', 'romantik', 'gerilimli', 'kanlı'] })).not.toContain('kanlı');
  });

  it('says of all three what there is no room for before the noun', () => {
    const said = batch({ genres: ['Komedi'], origin: 'yerli', languages: ['Kürtçe'], awards: ['koza'] });
    expect(said).toMatch(/Üçü de Altın Koza almış\./u);
  });

  it.each(MOODS)('K-20 says the mood %s in Turkish', (mood) => {
    for (const said of inAllWays({ mood }))
      expect(said).not.toMatch(new RegExp(String.raw`\b${mood}\b`, 'iu'));
  });

  it('comforts whoever is sad and wants nothing that weighs', () => {
    const said = inAllWays({ mood: 'sad', avoidTones: ['ağır'] }).join(' ');
    expect(said).not.toMatch(/ağla|mendil|hüzn/iu);
  });

  it.each<[Partial<Wishes>, WishName[], string]>([
    [{ mood: 'sad' }, ['mood'], 'üzünlü bir film'],
    [{ themes: ['köy'], awards: ['cannes'] }, ['themes', 'awards'], 'bulamadım'],
    [
      { maxDuration: 40 },
      ['maxDuration'],
      '40 dakikayı geçmeyen üç film bulamadım; en kısası 2 saat 49 dakika.',
    ],
    [{ minRating: 9.5 }, ['minRating'], 'Puanı 9,5 ve üstü üç film bulamadım; en yükseği 8,7 puanlı.'],
    [{ maxYear: 1970 }, ['maxYear'], '1970 ve öncesinden üç film bulamadım; en eskisi 2014 yapımı.'],
  ])('says by how much %o gave way', (wishes, loosened, sentence) => {
    const picked = three.map((one) => ({ ...one, broken: loosened }));
    expect(batch(wishes, loosened, picked)).toContain(sentence);
  });

  it('claims nothing of all three that only two have, and names the two', () => {
    const film = aCatalogueFilm({ title: 'Av', actors: [] });
    const picked = [chosen(), chosen({ film, broken: ['people'] }), chosen({ film, broken: ['people'] })];
    const said = batch({ people: ['Matthew McConaughey'] }, ['people'], picked);
    expect(said).not.toContain('Üçünde');
    expect(said).toContain(
      'Tam aradığın Yıldızlararası; öbür ikisi Matthew McConaughey filmi değil ama ona yakın.',
    );
  });

  it('does not deny a film that was shown just before', () => {
    const film = aCatalogueFilm({ title: 'Av', actors: [] });
    const picked = [chosen(), chosen({ film, broken: ['people'] }), chosen({ film, broken: ['people'] })];
    const wishes: Wishes = { genres: [], people: ['Matthew McConaughey'] };
    expect(explainBatch(picked, { wishes, loosened: ['people'], isSpent: true })).toContain(
      'Tam öyle bir Yıldızlararası kaldı',
    );
  });

  it('names what the films are like, and what it could not find', () => {
    const film = aCatalogueFilm({ title: 'Titanik' });
    expect(
      batch({ similarTo: 'Titanik' }, [], three, {
        models: [{ name: 'Titanik', films: [film] }],
        unknown: [],
      }),
    ).toMatch(/^Titanik/u);
    const models = [{ name: 'Titanik', films: [film] }];
    const only = [chosen(), chosen({ film: aCatalogueFilm({ title: 'Av' }) })];
    const told = (like: (film: unknown) => number) =>
      batch({ similarTo: 'Titanik' }, [], only, { models, unknown: [], like });
    // No praise of likeness for what is not like it.
    expect(told(() => 0.1)).not.toContain('Titanik');
    expect(told((one) => (one === only[0]?.film ? 0.6 : 0.1))).toMatch(/^Titanik.*Yıldızlararası/u);
    expect(batch({ similarTo: 'Xyz' }, ['similarTo'], three, { models: [], unknown: ['Xyz'] })).toContain(
      '“Xyz” diye bir film çıkaramadım; bunları ona bakmadan seçtim.',
    );
  });

  it('says which favourite led to which film', () => {
    const because = aCatalogueFilm({ title: 'Başlangıç' });
    expect(batch({}, [], [chosen(), chosen({ because })])).toContain("Başlangıç'ı sevdiğin için ");
  });
});

describe('what happens in the first film', () => {
  const told = (title: string, hook?: string) => chosen({ film: aCatalogueFilm({ title, hook }) });

  it('is told after its title, never in the words of its card', () => {
    const said = ['Ayla', 'Klaus', 'Uzak', 'Menü', 'Titanik', 'Masumiyet'].map((title) => {
      const own = { id: title, title, word: 'Bunu kaçırma.', hook: 'iki adam hiç konuşmuyor' };
      return batch({}, [], [chosen({ film: aCatalogueFilm(own) })]);
    });
    for (const one of said) expect(one).toMatch(/iki adam hiç konuşmuyor\.$/u);
    expect(said.join(' ')).not.toContain('Bunu kaçırma');
    expect(new Set(said.map((one) => one.replaceAll(/\p{Lu}\S+/gu, ''))).size).toBeGreaterThan(2);
  });

  it('begins a sentence after a title that has a colon itself', () => {
    const said = batch({}, [], [told('Alien: Romulus', 'gençler terk edilmiş bir istasyona giriyor')]);
    expect(said).toMatch(/Alien: Romulus\S*(?: \p{L}+)*\. Gençler terk edilmiş/u);
  });

  it('is not told where nobody has told of it', () => {
    const said = batch({}, [], [told('Klaus'), told('Uzak', 'yalnızlığı duyuruyor')]);
    expect(said).not.toContain('Klaus');
    expect(said).toMatch(/Uzak.*yalnızlığı duyuruyor\.$/u);
    expect(batch({}, [], [told('Klaus')])).toMatch(/Klaus[^:]*\.$/u);
  });

  it('is told of every film of the catalogue, of no two alike', async () => {
    const { films, tell } = await builtInCatalogue();
    const hooks = (await Promise.all(films.map(tell))).map(({ hook = '' }) => hook);
    expect(new Set(hooks).size).toBe(films.length);
    for (const [at, hook] of hooks.entries())
      expect(hook, films[at]?.title).toMatch(/^[\p{L}\p{N}].{13,}[^.!?]$/u);
  });
});

describe('the explanation of one film', () => {
  const one = (wishes: Partial<Wishes>, own: Partial<Chosen> = {}, alike?: Told['alike']) =>
    explainFilm(chosen(own), { wishes: { genres: [], ...wishes }, loosened: [], alike });
  const judged = (feel: Parameters<typeof aJudgement>[0], word?: string) =>
    aCatalogueFilm({ judgement: aJudgement(feel), word });

  it('falls back on the points of a film that nobody has judged', () => {
    expect(one({})).toBe('8,7 puanıyla sevilen bir film.');
  });

  it('is a friend’s word and nothing beside it, be the wish met or not', () => {
    const film = { ...judged({ cry: 3, warm: 2 }, 'Babanı ara, sonra izle.'), themes: ['uzay'] };
    expect(one({ mood: 'sad' }, { film })).toBe('Babanı ara, sonra izle.');
    expect(one({ mood: 'sad' }, { film, broken: ['mood'] })).toBe('Babanı ara, sonra izle.');
    const wishes = { genres: [], themes: ['uzay'] };
    expect(explainFilm(chosen({ film }), { wishes, loosened: ['themes'] })).toBe('Babanı ara, sonra izle.');
  });

  it('is what happens in it where the word was heard before, or begins like one beside it', () => {
    const film = { ...judged({}, 'Babanı ara, sonra izle.'), hook: 'bir oğul eve dönüyor' };
    const wishes = { genres: [] };
    const heard = ['Babanı ara, sonra izle.'];
    expect(explainFilm(chosen({ film }), { wishes, loosened: [], heard })).toBe('Bir oğul eve dönüyor.');
    expect(explainFilm(chosen({ film }), { wishes, loosened: [] }, ['Babanı unutma.'])).toBe(
      'Bir oğul eve dönüyor.',
    );
  });

  it('says what the film does to somebody in that mood where a word begins like one beside it', () => {
    const film = judged({ cry: 3, warm: 2 }, 'Babanı ara, sonra izle.');
    const told = { wishes: { genres: [], mood: 'sad' as const }, loosened: [] };
    expect(explainFilm(chosen({ film }), told, ['Babanı unutma.'])).toBe(
      'Mendilsiz izlenmez. Babanı ara, sonra izle.',
    );
  });

  it('says which of the wished themes it is about, and which only occurs in it', () => {
    const film = aCatalogueFilm({ themes: ['uzay', 'robot'], judgement: aJudgement({}, { core: ['uzay'] }) });
    expect(one({ themes: ['uzay'] }, { film })).toContain('Asıl konusu uzay');
    expect(one({ themes: ['robot'] }, { film })).toContain('İçinde robot var');
  });

  it('says who plays and who directs', () => {
    expect(one({ people: ['Matthew McConaughey'] })).toContain('Matthew McConaughey oynuyor');
    expect(one({ people: ['Christopher Nolan'] })).toContain('Christopher Nolan yönetti');
  });

  it('says what it shares with the film it should be like', () => {
    const model = aCatalogueFilm({ title: 'Başlangıç' });
    const alike = { models: [{ name: 'Başlangıç', films: [model] }], unknown: [] };
    expect(one({ similarTo: 'Başlangıç' }, {}, alike)).toContain(
      "Başlangıç'ı da çeken Christopher Nolan yönetti",
    );
  });

  it('says what a theme is, not that it occurs, where it is no thing', () => {
    const film = aCatalogueFilm({ themes: ['gerçek hikâye'] });
    expect(one({ themes: ['gerçek hikâye'] }, { film })).toContain('Gerçek bir hikâyeye dayanıyor');
  });

  it('names the favourite that speaks for it', () => {
    expect(one({}, { because: aCatalogueFilm({ title: 'Av' }) })).toContain("Av'ı sevdiğin için öne çıktı.");
  });
});
