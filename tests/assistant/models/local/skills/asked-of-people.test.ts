import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadLore, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const options = { catalogue, recall, lore: loadLore };
const last = async (said: string) => (await converse([said], options)).at(-1);

describe('what may be asked of anybody of film', () => {
  it.each([
    ["kemal sunal'ın en sevilen filmleri neler", /^En sevilenleri Hababam Sınıfı .*, Tosun Paşa/u],
    ['tom hanks hangi filmleri yönetti', /yönettiği film That Thing You Do!/u],
    ['brad pitt film yönetti mi', /yönettiği bir film bilmiyorum/u],
    ['tom hanks hayatta mı', /hayatta, 1956 doğumlu/u],
    ['robin williams hayatta mı', /2014/u],
    ['tom hanks mi daha çok oscar aldı brad pitt mi', /^Tom Hanks önde/u],
    ['johnny depp hangi karakteriyle tanınır', /Jack Sparrow/u],
    ["tom hanks'in en komik filmi", /^(?!.*Borat)/u],
    ["brad pitt'in en çok puan alan filmi hangisi", /en yüksek puanlısı Dövüş Kulübü/u],
    ["çağan ırmak'ın babam ve oğlum dışında ne filmi var", /^Öbür bilinenleri .*Issız Adam/u],
    ["brad pitt'e benzeyen oyuncular kim", /aynı kuşaktan/u],
    ['nolan mı tarantino mu', /taraf tutayım: [^.]+\. .* dersen/u],
  ])('is told: %s', async (said, words) => {
    const turn = await last(said);
    expect([turn?.text, turn?.calls].join(' ')).toMatch(words);
  });

  it.each([['tom hanks filmleri öner'], ['nolanın en iyi filmlerini öner'], ["parasite'e benzeyen film"]])(
    'is no wish for films: %s',
    async (said) => {
      const turn = await last(said);
      expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
      expect(turn?.text).not.toMatch(/en bilinenleri|en sevilenleri|kuşaktan/iu);
    },
  );
});
