import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('a word that a film is called by, too', () => {
  it.each([
    [['top gun nasıl', 'peki biz izledik süper oldu 10 üzerinden 10'], 'Top Gun', 'Biz'],
    [['kuzuların sessizliği nasıl', 'bufalo bill gerçek bir katil mi'], '', 'The Killer'],
    [['ayla nasıl', 'süleyman dede öldü mü'], '', 'Süpermen'],
    [['alacakaranlık nasıl', 'bella vampir oluyo mu'], '', 'Vampir'],
    [['matrix nasıl', 'thanos nasıl yeniliyo'], '', 'bilmiyorum, bende yok'],
    [['mary ve max nasıl', 'hımm yetişkinlere mi yani'], 'Mary ve Max', 'bende yok'],
  ])('is none where it says who somebody is: %j', async (said, words, not) => {
    const turn = await last(...said);
    const answer = `${turn?.text} ${JSON.stringify(turn?.calls)}`;
    expect(answer).toContain(words);
    expect(answer).not.toContain(not);
  });

  it.each(['bu akşam joker izleyeceğim', 'yarın matrix izlicem'])(
    'is put on no list by who tells what they will watch: %s',
    async (said) => {
      expect((await last(said))?.calls.map(([tool]) => tool)).not.toContain('addToWatchlist');
    },
  );

  it.each(['dün gece izledim', 'ilkini o gece izlemiştik', 'bu gece izlerim'])(
    'is none where it says when: %s',
    async (said) => {
      const { calls = [] } = (await last('komedi öner', said)) ?? {};
      for (const [, input] of calls) expect(input).not.toMatchObject({ title: 'Gece' });
    },
  );

  it.each([
    ['gece filmini göster', 'Gece'],
    ['biz nasıl bir film', 'Biz'],
    ['biz filmini izledik', 'Biz'],
    ['vampir izledim güzeldi', 'Vampir'],
  ])('is one where it is named: %s', async (said, title) => {
    expect((await last(said))?.calls[0]?.[1]).toMatchObject({ title });
  });
});

describe('a film by another name', () => {
  it.each([
    ['pulp fiction ile ucuz roman aynı film mi', /^Evet, aynı film/u],
    ['titanik ile titanic aynı film mi', /^Evet, aynı film/u],
    ['joker ile batman aynı film mi', /^Hayır, iki ayrı film/u],
  ])('is said to be the same: %s', async (said, words) => {
    expect((await last(said))?.text).toMatch(words);
  });

  it.each([
    ['japon filmi öner', 'shoplifters var mı', /^Var: Arakçılar/u],
    ['japon filmi öner', 'arakçılar bunlardan mı', /^Hayır, o ayrı bir film/u],
  ])('is there: %s, %s', async (first, said, words) => {
    expect((await last(first, said))?.text).toMatch(words);
  });
});
