import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (first: string, said: string) =>
  (await converse([first, said], { catalogue, held: { favourites: [] } })).at(-1)?.calls;

describe('a film that is known, right after others were recommended', () => {
  it.each([
    ['fatih akın filmleri', 'duvara karşıyı biliyorum onu çıkar', 'Duvara Karşı'],
    ['margot robbie filmi', 'barbie hariç ama onu 3 kere izledim', 'Barbie'],
    ['brad pitt filmi', 'dövüş kulübünü biliyorum zaten', 'Dövüş Kulübü'],
    ['soygun filmi', "ocean's eleven'ı biliyorum onu geç", "Ocean's Eleven"],
    ['savaş filmi', 'er ryan ı kurtarmak dışında', "Er Ryan'ı Kurtarmak"],
    ['korku filmi', 'conjuringi herkes biliyo', 'Korku Seansı'],
    ['dram öner', 'forrest gumpı herkes öneriyo zaten', 'Forrest Gump'],
    ['yılbaşı filmi', 'evde tek başına her yıl izleniyor, başka bir şey lütfen', 'Evde Tek Başına'],
    ['aksiyon öner', 'john wicki bilmeyen yok ki', 'John Wick'],
  ])('stays away, and the wish stays: %s / %s', async (first, said, title) => {
    const [[, wishes] = []] = (await last('selam', first)) ?? [];
    expect(await last(first, said)).toEqual([['recommendFilms', { ...wishes, excludeTitles: [title] }]]);
  });

  it.each([
    'felekten bir geceyi anlat',
    'felekten bir geceyi biliyor musun',
    'kimin çektiğini biliyorum',
    'felekten bir geceyi izledim',
  ])('is not said by: %s', async (said) => {
    expect(await last('komedi öner', said)).not.toContainEqual(
      expect.arrayContaining([expect.objectContaining({ excludeTitles: expect.anything() })]),
    );
  });
});

describe('the one film that is spoken of', () => {
  it.each(['bana göre değil', 'beni sarmaz', 'bu değil başka', 'onun dışında ne var'])(
    'gives way to others by: %s',
    async (said) => {
      const turns = await converse(['kore filmi', 'oldboy kaç dakika', said], { catalogue });
      const [[, wishes] = []] = turns.at(-1)?.calls ?? [];
      expect(wishes).toMatchObject({ excludeTitles: ['İhtiyar Delikanlı'] });
    },
  );

  it('is none of an everyday word but for who plays in it', async () => {
    const turns = await converse(
      ['ryan gosling filmleri', 'sürücü az konuşuyomuş doğru mu', 'bana göre değil'],
      { catalogue },
    );
    expect(turns.at(-1)?.calls[0]?.[1]).toMatchObject({ excludeTitles: ['Sürücü'] });
  });
});
