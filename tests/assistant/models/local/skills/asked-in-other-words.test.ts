import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadLore, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const answered = (...said: string[]) => converse(said, { catalogue, recall, lore: loadLore });
const told = async (...said: string[]) => (await answered(...said)).at(-1)?.text ?? '';

describe('what is asked of a film in other words', () => {
  it.each([
    ['kış uykusu kapadokyada mı geçiyo', /^Kış Uykusu Kapadokya'da geçiyor\.$/u],
    ['kelebeğin rüyası zonguldakta mı geçiyodu kömür falan vardı', /Zonguldak/u],
    ['ayla korede mi geçiyodu', /Kore'de geçiyor/u],
    [
      "Evladım Babam ve Oğlum'daki dedeyi oynayan sanatçının adı dilimin ucunda, söyleyiver",
      /Çetin Tekindor/u,
    ],
    ['anneme ağır gelir mi babam ve oğlum, kalbi var', /^Evet, Babam ve Oğlum biraz ağır/u],
    ['kaç dakikaydı kapıcılar kralı', /^Kapıcılar Kralı 1 saat 25 dakika/u],
    ['piyanistteki adam gerçek biri mi', /Szpilman/u],
    ['kara şövalyedeki jokeri oynayan adam öldü mü', /^Heath Ledger 1979/u],
    ['parazitin sonunda baba noluyodu, izledim unuttum', /sığınakta/u],
    ['titanikin sonunda noluyodu jack ölüyo muydu izlemiştim', /^Evet, Jack ölüyor/u],
    [
      'türkan şorayla kadir inanır kaç filmde beraber oynadılar',
      /^Benim bildiğim 4 film var, fazlası da olabilir\./u,
    ],
  ])('is told: “%s”', async (said, reply) => {
    expect(await told(said)).toMatch(reply);
  });

  it('brings no films of somebody who is only asked about', async () => {
    const [turn] = await answered('piyanistteki adam sahiden yaşamış mı öğrenci sordu bilemedim');
    expect(turn?.calls).toEqual([]);
  });

  it('is its story, by whatever word', async () => {
    expect(await told('komedi öner', 'üçüncünün olayı ne')).toMatch(/konusunu/u);
  });

  it.each([
    ['netfilixte varmı bu yoksa ayrıca para mı istiyolar bizde oğlanın hesabı var', 'whereToWatch'],
    ['disneyde çıkıyo mu bu', 'whereToWatch'],
    ['dur gözlüğümü takayım fragmanını açıver hele bi bakalım beğenirsek seyrederiz', 'findTrailer'],
    ['telefonu şarja takıyım fragmanını oynat hele', 'findTrailer'],
  ])('is done for the film in talk: “%s”', async (said, tool) => {
    const turns = await answered('Yeşil Yol nasıl bir film?', said);
    expect(turns.at(-1)?.calls[0]).toMatchObject([tool, { title: 'Yeşil Yol' }]);
  });

  it.each(['uzayda mı geçiyor bu', 'ne önerirsin aile filmi', 'netflixte çıkan komedi var mı'])(
    'is nothing of a film that nobody named: “%s”',
    async (said) => {
      const [turn] = await answered(said);
      expect(turn?.calls[0]?.[0]).not.toBe('showFilm');
      expect(turn?.calls[0]?.[0]).not.toBe('whereToWatch');
    },
  );
});
