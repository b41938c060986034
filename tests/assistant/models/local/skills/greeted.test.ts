import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('a greeting', () => {
  it.each([
    ['günaydın çayı koydum geldim', /^Günaydın!/u],
    ['selamün aleyküm yeğenim bizim torun kurdu bunu gitti bir komedi bul', /^Aleyküm selam!/u],
    ['s.a. korku var mı', /^Aleyküm selam!/u],
    ['hayırlı bayramlar ailecek izlenecek film', /^İyi bayramlar/u],
    ['kolay gelsin bi film bakıcaktım', /^Sağ ol, sana da kolay gelsin!/u],
    ['yeni yılın kutlu olsun', /^Mutlu yıllar/u],
    ['Allah rahatlık versin', /^Sana da Allah rahatlık versin/u],
    ['hadi ben yatıyom Allah rahatlık versin', /^Sana da Allah rahatlık versin/u],
    ['hayırlı geceler yatıyorum', /^Hayırlı geceler! (?!.*\?)/u],
  ])('is given back, whatever is told or wished beside it: “%s”', async (said, words) => {
    expect(await lastWords([said])).toMatch(words);
  });

  it.each(['sahilde geçen film', 'bayramda izlenecek film', 'babam öldü selam söyleyemedim'])(
    'is none in “%s”',
    async (said) => {
      expect(await lastWords([said])).not.toMatch(/Aleyküm|bayramlara|Merhaba/u);
    },
  );

  it('is not given back to who mourns, and not once films were shown', async () => {
    expect(await lastWords(['merhaba babam öldü'])).toMatch(/^Başın sağ/u);
    expect(await lastWords(['korku öner', 'selam bir de komedi öner'])).not.toMatch(/Selam|Merhaba/u);
  });
});

describe('somebody at work', () => {
  it.each(['ütü yaparken arkada aksın bir komedi', 'bulaşık yıkarken bir komedi bakayım'])(
    'is wished that it comes easily, and not told to lean back: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.text).toMatch(/olay gelsin/u);
      expect(turn?.text).not.toMatch(/yaslan/iu);
    },
  );

  it('has no customers', async () => {
    expect(await lastWords(['dükkan bugün sinek avlıyo'])).toMatch(/hayırlı işler/iu);
  });
});
