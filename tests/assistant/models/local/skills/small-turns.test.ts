import { describe, expect, it } from 'vitest';

import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

import { converse } from '../converse.ts';

const UNHEARD = /yakalayamadım|kaçırdım|söyler misin|çıkaramadım/iu;
const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('small turns', () => {
  it.each([
    'tamam üçüncüsü olsun',
    'tmm sonuncu olsun',
    'sonuncuyu açtık bile',
    'hadi üçüncüyü izliyoruz o zaman',
  ])('an acceptance wishes good watching with the film: “%s”', async (said) => {
    const shown = (await converse(['film öner']))[0]?.calls;
    expect(shown?.[0]?.[0]).toBe('recommendFilms');
    const turn = await last('film öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/keyifle|iyi seyirler/iu);
  });

  it.each(['tamam onu açıyoz', 'ok bunu izliycem', 'ben izlerim o zaman, izleyince söylerim'])(
    'an acceptance that names no one film brings no other films: “%s”',
    async (said) => {
      const turn = await last('film öner', said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/keyifle|iyi seyirler/iu);
    },
  );

  it.each([
    'tm onu açıyoz saol kral',
    'tamamdır bu. dua et bana',
    'ok açıyoruz thx',
    'tamam kanka açtım bile sağol',
    'e hadi açıyoruz o zaman iyi geceler',
    'tamam reis ikincisi olsun sağolasın',
  ])('thanks, names and goodbyes around an acceptance leave it one: “%s”', async (said) => {
    const turn = await last('film öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/keyifle|iyi seyirler/iu);
  });

  it.each(['barıştık hehe film işe yaradı', 'film çok iyiydi ya eyvallah', 'filmi beğendi kız :)'])(
    'good news of the film brings no other films: “%s”',
    async (said) => {
      const turn = await last('film öner', said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/sevindim|ne güzel/iu);
    },
  );

  it.each(['film iyiydi benzeri var mı', 'onu açıyoruz ama önce başka öner'])(
    'a wish beside it is a wish: “%s”',
    async (said) => {
      expect((await last('film öner', said))?.text).not.toMatch(/sevindim|ne güzel|keyifle/iu);
    },
  );

  it.each([
    'gülmezsem hesabını sorarım',
    'ağlarsam sorumlusu sensin',
    'beğenmezsem seni şikayet ederim',
    'yok daha neler',
    'yok artık',
    'bence de',
    'hmm',
    'nasıl yani',
    'of ya of',
    'kolay gelsin',
    'sen bilirsin',
  ])('is answered and shows nothing: “%s”', async (said) => {
    for (const before of [[], ['film öner']]) {
      const turn = await last(...before, said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).not.toMatch(UNHEARD);
      expect(turn?.text).not.toMatch(/\{/u);
    }
  });

  it.each(['hasta geldi bi saniye', 'bi dakka kapı çaldı', 'telefon çalıyo dönücem', 'az bekle'])(
    'who is called away is waited for: “%s”',
    async (said) => {
      for (const before of [[], ['film öner']])
        expect(await last(...before, said)).toMatchObject({
          calls: [],
          text: expect.stringMatching(/buradayım/iu),
        });
    },
  );

  it.each([
    'maaş yattı sinemaya mı gitsem evde mi izlesem',
    'evde mi izlesek sinemaya mı gitsek',
    'kediler film izler mi sence :)',
    'köpeğim televizyon izler mi',
  ])('is answered in a sentence, without films: “%s”', async (said) => {
    expect(await last(said)).toMatchObject({ calls: [], text: expect.not.stringMatching(UNHEARD) });
  });

  it.each(['bir dakika bile sıkmayan komedi', 'bir saniye bile sıkılmayayım aksiyon'])(
    'a minute that bounds a wish is none to wait for: “%s”',
    async (said) => {
      expect((await last(said))?.text).not.toMatch(/buradayım/iu);
    },
  );

  it.each(['ilkini başlattım, yarısındayım güzelmiş', 'üçüncüyü başlattık şu an ortasındayız'])(
    'who has a film on is met with joy: “%s”',
    async (said) => {
      const turn = await last('film öner', said);
      expect(turn).toMatchObject({ calls: [], text: expect.stringMatching(/güzel|sevindim|keyif/iu) });
    },
  );

  it.each(['kib', 'öptüm bb', 'hadi eyv kaçtım ben', 'hadi bana müsaade', 'allaha emanet ol'])(
    'is a farewell: “%s”',
    async (said) => {
      expect((await last(said))?.text).toMatch(/görüş|hoşça|kendine iyi bak/iu);
    },
  );

  it.each([
    '{title} olsun o zaman, sağ ol',
    'olur, eşim {title} dedi ona bakıyoruz',
    '{title} açtık, güzel gidiyor',
  ])('a film on the screen is chosen by its name: “%s”', async (said) => {
    const shown = SMALL_CATALOGUE.filter(({ genres }) => genres.includes('Komedi')).slice(0, 3);
    expect(shown).toHaveLength(3);
    for (const { title } of shown) {
      const turn = await last('komedi filmi öner', said.replace('{title}', title));
      expect(turn?.calls, title).toEqual([]);
      expect(turn?.text, title).toContain(title);
    }
  });

  it('wishes luck to who asks for it, and keeps a bare place a question', async () => {
    expect((await last('film öner', 'dua et bana'))?.text).toMatch(/gönlü|gönlünce/iu);
    expect((await last('film öner', 'peki ikincisi'))?.calls).toMatchObject([['showFilm', {}]]);
  });

  it('leaves a whole wish to those that read wishes', async () => {
    for (const said of ['komedi olsun', 'bu gece korku izleyelim', 'ilki gibi olsun'])
      expect((await last('film öner', said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it.each(['ilki nereden çıktı ya', 'birincisi ne alaka', 'ilkini niye önerdin ki'])(
    'tells why a film was chosen: “%s”',
    async (said) => {
      const turn = await last('film öner', said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/şundan seçtim/u);
    },
  );
});
