import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const wishesOf = async (...said: string[]) => (await converse(said)).at(-1)?.calls[0]?.[1];

describe('low spirits that are only told', () => {
  it.each(['üzgünüm', 'canım sıkkın', 'bugün keyfim yok ya', 'cok mutsuzum bu aralar', 'moralim bozuk'])(
    'are met with a word and an offer of what lifts: “%s”',
    async (said) => {
      const [told, yes] = await converse([said, 'olur']);
      expect(told?.calls).toEqual([]);
      expect(told?.text).toMatch(/Üzüldüm|Canın sıkkın/u);
      expect(yes?.calls[0]?.[1]).toMatchObject({ mood: 'happy' });
    },
  );

  it.each([
    'yks sıralamam rezalet geldi, odadan çıkamıyorum',
    'sürekli ağlıyorum bu aralar',
    'günlerdir ağlıyorum ya',
  ])('bring no films unasked: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/[Üü]züldüm|Canın sıkkın/u);
  });

  it('get no weepies where it is asked what to watch', async () => {
    expect(await wishesOf('moralim bozuk ne izlesem')).toMatchObject({ mood: 'happy' });
    expect(await wishesOf('bunlar hüzünlü moralim bozuk zaten')).not.toMatchObject({ mood: 'sad' });
    expect(await wishesOf('moralim bozuk hüzünlü bir film aç')).toMatchObject({ mood: 'sad' });
  });

  it.each([
    'tek başımayım kimse aramadı biraz kötüyüm bir film aç',
    'boş ver, iş görüşmesi kötü geçti',
    'kendimi kötü hissediyorum bir film öner',
    'reddedildim ya bi film aç',
    'bugün berbat geçti, ne izleyeyim',
  ])('get no film that weighs, however they are told: “%s”', async (said) => {
    expect(JSON.stringify(await wishesOf(said))).toMatch(/"mood":"(?:happy|relaxed)"|"avoidTones":\["ağır/u);
  });

  it.each(['iyi değilim, hüzünlü bir film aç', 'kendimi berbat hissediyorum, ağlatan bir şey olsun'])(
    'get a weepie where one is wished: “%s”',
    async (said) => {
      expect(await wishesOf(said)).toMatchObject({ mood: 'sad' });
    },
  );

  it.each(['mutsuz biten film', 'hüzünlüyüm', 'canım sıkkın komedi aç'])(
    'are not all: “%s”',
    async (said) => {
      expect((await converse([said]))[0]?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});

describe('a night without sleep', () => {
  it.each(['uyuyamıyorum', 'gozume uyku girmiyo', 'uyku tutmadı yine'])('is met: “%s”', async (said) => {
    expect(await lastWords([said])).toMatch(/[Uu]yku tutmayınca/u);
  });

  it.each([
    'korku filminden sonra uyuyamıyorum naapıcam',
    'korku filmi izledim uyuyamıyorum',
    'korkunç film izledik rüyama giriyo',
  ])('after a horror film gets no other: “%s”', async (said) => {
    const [told, yes] = await converse([said, 'olur']);
    expect(told?.calls).toEqual([]);
    expect(yes?.calls[0]?.[1]).toEqual({ genres: [], mood: 'happy' });
  });

  it('goes on with a laugh', async () => {
    expect(await wishesOf('korku filminden sonra uyuyamıyorum', 'gülerek uyuyim bari')).toEqual({
      genres: [],
      mood: 'happy',
    });
  });

  it.each(['korku filmi öner uyuyamayayım', 'uyuyamayacağım kadar korkunç film'])(
    'may be wished: “%s”',
    async (said) => {
      expect(await wishesOf(said)).toMatchObject({ genres: ['Korku'] });
    },
  );
});

describe('care that is not due', () => {
  it('is none of a film with a burial in it', async () => {
    expect(await lastWords(['kara komedi', 'cenazeyle ilgili olanı vardı sanki'])).not.toMatch(/sağ olsun/u);
    expect(await lastWords(['dün cenazeden geldik'])).toMatch(/sağ olsun/u);
  });

  it('is none of a birthday', async () => {
    expect(await lastWords(['bugün doğum günüm', '30 oldum'])).toMatch(/yaş/u);
  });
});

describe('what is said of others and of memories', () => {
  it.each(['patronum salak ya', 'sağ ol, hocam tam bir gerizekalı', 'eski sevgilim şerefsizmiş'])(
    'is no insult to whom it is told: “%s”',
    async (said) => {
      expect(await lastWords(['komedi öner', said])).not.toMatch(/tutturamadım|telafi|olmadı/u);
    },
  );

  it('is one where nobody else is named', async () => {
    expect(await lastWords(['salak mısın sen'])).toMatch(/tutturamadım|telafi|olmadı|Haklısın/u);
  });

  it('is met as a memory, and neither marked nor guessed at', async () => {
    for (const said of [
      ['babam vefat etti geçen ay', 'onunla en son vizontele izlemiştik'],
      ['ayla izledik', 'kore gazisi dayım vardı aklıma o geldi'],
    ])
      expect((await converse(said)).at(-1)?.calls).toEqual([]);
  });

  it.each(['joker izledim dün sıkıldım yarıda bıraktım', 'parazit izledim ama sıkıldım yarım bıraktım'])(
    'is heard where a film bored: “%s”',
    async (said) => {
      expect(await lastWords([said])).toMatch(/herkes/u);
    },
  );
});

it.each(['doğum günüm bugün tek başımayım', 'yalnız geçiyor bu yıl doğum günüm'])(
  'hears who is alone on a birthday: “%s”',
  async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.text).toMatch(/yalnız/u);
  },
);
