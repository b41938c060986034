import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const options = { catalogue, recall, held: { favourites: [] } };
const last = async (...texts: string[]) => (await converse(texts, options)).at(-1);

describe('the prizes of somebody', () => {
  it.each([
    ['nuri bilge altın palmiyeyi hangi filmle aldı', 'Kış Uykusu'],
    ['nuri bilge hangi filmle altın palmiye almıştı', 'Kış Uykusu'],
    ['bong joon ho hangi filmiyle oscar aldı', 'Parazit'],
    ['semih kaplanoğlu altın ayıyı hangi filmle kazandı', 'Bal'],
    ['fatih akın altın ayıyı neyle almıştı', 'Duvara Karşı'],
    ['haneke altın palmiye kazandı mı', 'Beyaz Bant'],
    ['nuri bilge oscar aldı mı', 'almış olanı yok'],
  ])('are told by their films: %s', async (said, wanted) => {
    const turn = await last(said);
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
    expect(turn?.text).toContain(wanted);
  });

  it('are told where they are the actor’s own', async () => {
    expect((await last('dicaprio oscarı hangi filmle aldı'))?.text).toContain('Diriliş (2016');
  });

  it.each(['nuri bilge ceylan altın palmiye', 'fatih akından altın ayı alan film öner'])(
    'are wished where nothing is asked: %s',
    async (said) => {
      expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('what is asked of films that everybody knows', () => {
  it.each([
    ['hachi mi o köpek ölüyo ya orda', 'hayvan ölümü var'],
    ['marley ve ben köpek ölüyodu di mi', 'hayvan ölümü var'],
    ['13 yaşındaki oğlum jokeri izlesin mi', '16 yaş'],
    ['gerçek hikaye mi titanik', 'gerçek bir hikâye'],
    ["leon'u izledim mathilda'yı kim oynuyordu", 'Natalie Portman'],
    [
      'hobbit mi yüzüklerin efendisi mi hangisinden başlamamız lazım',
      'önce Yüzüklerin Efendisi (2001), sonra Hobbit (2012)',
    ],
    ['siyah beyaz jarmusch filmi neydi', 'Down by Law (1986) ya da Ölü Adam (1995)'],
  ])('is answered in words: %s', async (said, wanted) => {
    expect((await last(said))?.text).toContain(wanted);
  });

  it.each(['ikincisi uyar mı bize sence', 'ilki bize gider mi', 'üçüncüsü olur mu bize'])(
    'is a verdict where it is asked whether one suits us: %s',
    async (said) => {
      const turn = await last('komedi öner', said);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['showFilm']);
      expect(turn?.text).toMatch(/bence|beklentini|beğenil/iu);
    },
  );

  it.each([
    ['bunların hangisinde gece uyuyamam söyle onu izlemicem', /korku|ürküt/iu],
    ['hangisi en çok gerer beni yalnızım evde', /gergin|ger/iu],
  ])('is a ranking by what it says, whatever stands beside it: %s', async (said, wanted) => {
    const turn = await last('gerilim öner', said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(wanted);
  });

  it('is of somebody, and not of one’s own figures', async () => {
    const turn = await last('godard dan kaç film izlemem lazım');
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('showStats');
  });

  it.each(['gerçekten yaşanmış seri katil olayı', 'yaşanmış uçak kazası', 'cannes da ödül alan türk filmi'])(
    'is a wish where subjects are named and nothing is asked: %s',
    async (said) => {
      expect((await last(said))?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});
