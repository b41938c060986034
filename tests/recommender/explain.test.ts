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

describe('the explanation of three films', () => {
  it.each<[Partial<Wishes>, RegExp]>([
    [{}, /^(?:Bu akşam|Birbirinden|Şu üçünden)/u],
    [{ genres: ['Drama'] }, /^Üç dram (?:seçtim|ayırdım|buldum)\./u],
    [{ genres: ['Romantik'] }, /^Üç romantik film /u],
    [{ genres: ['Korku'], origin: 'yerli' }, /^Üç yerli korku filmi /u],
    [{ genres: ['Bilim Kurgu', 'Suç', 'Aile'] }, /^Bilim kurgu, suç ve aile arasından üç film /u],
    [{ mood: 'sad', genres: ['Drama'] }, /^Hüzünlü .* üç dram /u],
    [{ mood: 'romantic', genres: ['Romantik'] }, /^Romantik (?:bir akşamlık|mi romantik) üç film /u],
    [{ genres: ['Animasyon'], maxAge: 6 }, /^6 yaşındaki bir çocuğa uygun üç animasyon /u],
    [{ maxAge: 15 }, /^15 yaşa uygun üç film /u],
    [{ fame: 'hidden', genres: ['Gerilim'] }, /^Üç az bilinen gerilim /u],
    [{ maxDuration: 180 }, /(?:ayırdım|seçtim|çeler)\. En uzunu 169 dakika\./u],
    [{ maxDuration: 180, minDuration: 90 }, /Süreleri 169 ile 169 dakika arasında\./u],
    [{ minRating: 8 }, /Üçünün de puanı 8,0 ve üstü\./u],
    [{ minYear: 2014, maxYear: 2014 }, /^2014 yapımı üç film /u],
    [{ minYear: 1990, maxYear: 1999, genres: ['Komedi'] }, /^90'lardan üç komedi /u],
    [{ minYear: 2010, maxYear: 2019 }, /^2010'lardan üç film /u],
    [{ minYear: 1970, maxYear: 1979 }, /^70'lerden üç film /u],
    [{ minYear: 2010 }, /^2010 sonrası üç film /u],
    [{ maxYear: 1999 }, /^2000 öncesi üç film /u],
    [{ countries: ['Güney Kore'] }, /^Güney Kore yapımı üç film /u],
    [{ genres: ['Animasyon'], countries: ['Japonya'] }, /^Üç anime /u],
    [{ people: ['Tom Hardy'] }, /^Üçünde de Tom Hardy var\./u],
    [{ people: ['Christopher Nolan'] }, /^Üçü de Christopher Nolan'ın\./u],
    [{ people: ['Al Pacino'], themes: ['mafya'] }, /^Üç mafya filmi \S+\. Üçünde de Al Pacino var\./u],
    [{ genres: ['Drama'], themes: ['mafya'] }, /^Üç dram \S+\. Üçünde de mafya var\./u],
    [{ themes: ['beyin yakan'] }, /^Beyin yakan üç film /u],
    [{ themes: ['savaş'] }, /^Üç savaş filmi /u],
    [{ genres: ['Drama'], avoidThemes: ['köpek'] }, /^Üç dram \S+\. Köpekten uzak durdum\./u],
    [
      { genres: ['Gerilim'], excludeGenres: ['Romantik', 'Korku'] },
      /^Üç gerilim \S+\. Aşktan ve korkudan uzak durdum\./u,
    ],
    [{ avoidThemes: ['yas', 'ölüm'] }, /^(?!.*uzak durdum)/u],
    [{ themes: ['müzikal'] }, /^Üç müzikal /u],
    [{ tones: ['iç ısıtan'] }, /^Üçü de iç ısıtıyor\./u],
    [{ genres: ['Korku'], avoidTones: ['kanlı'] }, /^Üç korku filmi \S+\. Hiçbirinde kan yok\./u],
    [{ studios: ['Pixar'] }, /^Üçü de Pixar'ın\./u],
    [{ ending: 'happy' }, /^Üçü de güzel bitiyor\./u],
  ])('of %o', (wishes, expected) => {
    expect(batch(wishes)).toMatch(expected);
  });

  it('says at most two things that they share', () => {
    expect(batch({ tones: ['komik', 'romantik', 'görsel'] })).not.toContain('görüntüleri');
  });

  it('calls two genres by their one name where all films are both', () => {
    const picked = three.map((one) => ({ ...one, film: aCatalogueFilm({ genres: ['Romantik', 'Komedi'] }) }));
    expect(batch({ genres: ['Romantik', 'Komedi'] }, [], picked)).toMatch(/^Üç romantik komedi /u);
    expect(batch({ genres: ['Romantik', 'Komedi'] })).toMatch(/^Kimi romantik, kimi komedi üç film /u);
  });

  it.each(MOODS)('K-20 says the mood %s in Turkish', (mood) => {
    expect(batch({ mood })).toMatch(/^(?:Mutlu|Hüzünlü|Heyecanlı|Rahat|Romantik|Maceracı)/u);
  });

  it.each<[Partial<Wishes>, WishName[], string]>([
    [{ mood: 'sad' }, ['mood'], 'üzünlü bir film'],
    [{ themes: ['köy'], awards: ['cannes'] }, ['themes', 'awards'], 'bulamadım'],
    [{ maxDuration: 40 }, ['maxDuration'], 'En çok 40 dakikalık üç film bulamadım; bunlar 169 dakika.'],
    [{ minRating: 9.5 }, ['minRating'], 'Puanı 9,5 ve üstü üç film bulamadım; bunlar 8,7 puanlı.'],
    [{ maxYear: 1970 }, ['maxYear'], '1970 ve öncesinden üç film bulamadım; bunlar 2014 yapımı.'],
  ])('says by how much %o gave way', (wishes, loosened, sentence) => {
    const picked = three.map((one) => ({ ...one, broken: loosened }));
    expect(batch(wishes, loosened, picked)).toContain(sentence);
  });

  it('claims nothing of all three that only two have, and names the two', () => {
    const film = aCatalogueFilm({ title: 'Av', actors: [] });
    const picked = [chosen(), chosen({ film, broken: ['people'] }), chosen({ film, broken: ['people'] })];
    const said = batch({ people: ['Matthew McConaughey'] }, ['people'], picked);
    expect(said).not.toContain('Üçünde');
    expect(said).toContain('yalnız Yıldızlararası çıktı; bundan başka Matthew McConaughey filmi bulamadım');
  });

  it('names what the films are like, and what it could not find', () => {
    const film = aCatalogueFilm({ title: 'Titanik' });
    expect(
      batch({ similarTo: 'Titanik' }, [], three, {
        models: [{ name: 'Titanik', films: [film] }],
        unknown: [],
      }),
    ).toMatch(/^Titanik'i sev/u);
    const models = [{ name: 'Titanik', films: [film] }];
    const only = [chosen(), chosen({ film: aCatalogueFilm({ title: 'Av' }) })];
    const told = (like: (film: unknown) => number) =>
      batch({ similarTo: 'Titanik' }, [], only, { models, unknown: [], like });
    // No praise of likeness for what is not like it.
    expect(told(() => 0.1)).not.toContain('Titanik');
    expect(told((one) => (one === only[0]?.film ? 0.6 : 0.1))).toMatch(
      /Titanik'i sevene en çok Yıldızlararası gider/u,
    );
    expect(batch({ similarTo: 'Xyz' }, ['similarTo'], three, { models: [], unknown: ['Xyz'] })).toContain(
      '“Xyz” adıyla tek bir film bulamadığım için benzerliğe bakamadım.',
    );
  });

  it('says which favourite led to which film', () => {
    const because = aCatalogueFilm({ title: 'Başlangıç' });
    expect(batch({}, [], [chosen(), chosen({ because })])).toContain("Başlangıç'ı sevdiğin için ");
  });
});

describe('a reason a film', () => {
  const told = (title: string, hook?: string) => chosen({ film: aCatalogueFilm({ title, hook }) });

  it('is what happens in each film, said after its title, the last set against the others', () => {
    const picked = [
      told('Klaus', 'bir postacı kasabayı barıştırıyor'),
      told('Uzak', 'iki adam hiç konuşmuyor'),
    ];
    expect(batch({}, [], picked)).toMatch(
      /Klaus'ta bir postacı kasabayı barıştırıyor, Uzak'ta ise iki adam hiç konuşmuyor\.$/u,
    );
  });

  it('is told of the first alone, now and then, and never in the words of its card', () => {
    const said = ['Ayla', 'Klaus', 'Uzak', 'Menü', 'Titanik', 'Masumiyet'].map((title) => {
      const film = aCatalogueFilm({
        id: title,
        title,
        word: 'Bunu kaçırma.',
        hook: 'iki adam hiç konuşmuyor',
      });
      return batch({}, [], [chosen({ film })]);
    });
    expect(
      said.filter((one) => / (?:başlardım|aç derim|\p{Lu}\p{L}+): iki adam/u.test(one)).length,
    ).toBeGreaterThan(0);
    expect(said.join(' ')).not.toContain('Bunu kaçırma');
  });

  it('is left out of a film that nobody has told of', () => {
    const said = batch({}, [], [told('Klaus'), told('Uzak', 'yalnızlığı duyuruyor')]);
    expect(said).not.toContain('Klaus');
    expect(said).toMatch(/Uzak'ta yalnızlığı duyuruyor\.$/u);
  });

  it('is told of as many films as there is room for on a phone, of the first in any case', () => {
    const long = (title: string) => told(title, `uzun mu uzun bir yolu ${'yavaş '.repeat(12)}yürütüyor`);
    const said = batch({}, [], [long('Klaus'), long('Uzak'), long('Menü')]);
    expect(said).toContain("Klaus'ta uzun");
    expect(said).not.toMatch(/Uzak|Menü/u);
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

  it('is a friend’s word, after what this one film has of a wish that not all of them meet', () => {
    const film = { ...judged({ cry: 3, warm: 2 }, 'Babanı ara, sonra izle.'), themes: ['uzay'] };
    expect(one({ mood: 'sad' }, { film })).toBe('Babanı ara, sonra izle.');
    const wishes = { genres: [], themes: ['uzay'] };
    expect(explainFilm(chosen({ film }), { wishes, loosened: [] })).toBe('Babanı ara, sonra izle.');
    expect(explainFilm(chosen({ film }), { wishes, loosened: ['themes'] })).toBe(
      'İçinde uzay var. Babanı ara, sonra izle.',
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

  it('names of several wishes only those that this film lacks', () => {
    const film = aCatalogueFilm({ themes: ['araba'], judgement: aJudgement({}, { core: ['araba'] }) });
    const said = one({ themes: ['araba', 'futbol'] }, { film, broken: ['themes'] });
    expect(said).toContain('Ama futbol filmi değil.');
  });

  it('says what a theme is, not that it occurs, where it is no thing', () => {
    const film = aCatalogueFilm({ themes: ['gerçek hikâye'] });
    expect(one({ themes: ['gerçek hikâye'] }, { film })).toContain('Gerçek bir hikâyeye dayanıyor');
  });

  it('says what it does not meet', () => {
    expect(one({ mood: 'sad' }, { broken: ['mood'] })).toContain('Ama hüzünlü bir film değil.');
  });

  it('names the favourite that speaks for it', () => {
    expect(one({}, { because: aCatalogueFilm({ title: 'Av' }) })).toContain("Av'ı sevdiğin için öne çıktı.");
  });
});
