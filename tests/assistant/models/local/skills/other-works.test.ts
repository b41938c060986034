import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const wished = async (said: string) => (await converse([said]))[0]?.calls[0]?.[1];

describe('likeness to works that are no films', () => {
  it.each([
    ['the office gibi komik bişey', { genres: ['Komedi'], similarTo: 'The Office' }],
    ['attack on titan bitti boşluktayım ne izlicem ben şimdi', { similarTo: 'Attack on Titan' }],
    ['to all the boys gibi teen vibe veren', { similarTo: 'To All the Boys' }],
    ['ezel gibi intikam', { similarTo: 'Ezel', themes: ['intikam'] }],
    ['friends kafasında bir şey', { similarTo: 'Friends' }],
    ['zombi zombi zombi last of us bitirdim doymadım', { similarTo: 'The Last of Us', themes: ['zombi'] }],
    [
      'abi witcher red dead falan oynarım o tarz film var mı',
      { similarTo: 'The Witcher', alsoSimilarTo: ['Red Dead Redemption'] },
    ],
  ])('“%s”', async (said, wishes) => {
    expect(await wished(said)).toMatchObject(wishes);
  });

  it.each(['attack on titanı bitirdim', 'leyla ile mecnunu izledim bayıldım', 'dexter bitti ya'])(
    'what is told of one puts nothing on a list, and films like it are offered: “%s”',
    async (said) => {
      const [told, offered] = await converse([said, 'olur']);
      expect(told?.calls).toEqual([]);
      expect(told?.text).toMatch(/bul/u);
      expect(offered?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it.each(['ezel mi kurtlar vadisi mi', 'peaky blinders nasıl', 'şahsiyet dizisi mi film mi'])(
    'what is asked of one is answered by what is known here, and films like it are offered: “%s”',
    async (said) => {
      const [told, offered] = await converse([said, 'olur']);
      expect(told?.calls).toEqual([]);
      expect(told?.text).toMatch(/film değil.*bulayım mı/u);
      expect(offered?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('is not wanted where it is refused', async () => {
    expect(await wished('squid game gibi olmasın')).not.toHaveProperty('similarTo');
  });
});

describe('likeness beside other words', () => {
  it.each([
    ['titanic olmaz 50 kere izledi onun gibi ama başka', { similarTo: 'Titanik' }],
    ['joker gibi matrix gibi bir şey', { similarTo: 'Matrix', alsoSimilarTo: ['Joker'] }],
    ['parasite ve jokerden sonra ne izlenir', { similarTo: 'Parazit', alsoSimilarTo: ['Joker'] }],
    ['joker gibi aşk', { similarTo: 'Joker', themes: ['aşk'] }],
  ])('“%s”', async (said, wishes) => {
    expect(await wished(said)).toMatchObject(wishes);
  });
});
