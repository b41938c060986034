import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('what the assistant is asked about itself', () => {
  it.each([
    ['fenerli misin sen de bakam', /[Tt]akım|tarafsız/u],
    ['hangi takımı tutuyosun', /[Tt]akım|tarafsız/u],
    [
      'sen şimdi bu filmleri hakkaten izliyo musun yoksa kapağına bakıp mı konuşuyosun',
      /izle(?:ye)?mem|izleyemem|İzlemiyorum/u,
    ],
    ['yaşın kaç senin', /[Yy]aş/u],
    ['gece gece uyumuyo musun sen', /uyumam|Uyku/u],
    ['sevgilin var mı', /kalbim|Bekârım/u],
    ['beni görüyor musun oradan', /görürüm|Göz/u],
    ['torunum kurdu telefonuma. Yazdığım sana geliyor mu?', /[Gg]el(?:iyor|di)/u],
    ['burcun ne senin', /[Bb]urc/u],
    ['yapay zeka dünyayı ele geçirecek misin', /[Dd]ünya/u],
    ['hain çıktı yani sen de mi öylesin', /uysalım|gizli plan/u],
    ['bi arkadaş dedi ki bu uygulama çok salakmış ne diyosun', /çınladı|Kırıldım/u],
  ])('is answered honestly and with a smile: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
    expect(turn?.text).not.toMatch(/pek bir şey bilmem/u);
  });

  it('is gone on with: whose team it is', async () => {
    expect(await lastWords(['fenerli misin', 'ben gslıyım'])).toMatch(/taraftar|atkı/u);
  });

  it('is not dodged twice', async () => {
    expect(await lastWords(['fenerli misin', 'haha yan çiz sen'])).toMatch(/Yakalandım|Kıvırdım/u);
  });

  it.each([
    'fenerin maçı kaçta',
    'ikincideki kız şimdi kaç yaşında',
    'moralsiz bi fenerliyim zafer filmi',
    'izlemedim hiç titaniki',
    'aç bir komedi',
    'yapay zekanın dünyayı ele geçirdiği film',
    'o film çok kötüymüş',
  ])('is none of this: “%s”', async (said) => {
    expect(await lastWords([said])).not.toMatch(/program|tarafsız|[Tt]akım tutsam/u);
  });
});

describe('how we are', () => {
  it.each(['naber, nasıl gidiyo', 'selam naber', 'naber kanka nasılsın'])('is told: “%s”', async (said) => {
    expect(await lastWords([said])).toMatch(/İyiyim|İyidir|Keyfim/u);
  });

  it('is told beside a word on what was told', async () => {
    const words = await lastWords(['müdür bugün herkesin içinde fırça kaydı ya neyse geçti. sen nasılsın']);
    expect(words).toMatch(/hak etmez|haklısın/u);
    expect(words).toMatch(/iyiyim|yolunda/u);
    expect(words).toMatch(/\?$/u);
  });
});

describe('thanks for a film that was seen', () => {
  it.each([
    'valla tam isabet oldu, ellerine sağlık. eşim bile sonuna kadar uyumadı',
    'çok güldük sayende',
    'dün izledik süperdi sağ ol',
  ])('are met with joy and an offer that a yes takes: “%s”', async (said) => {
    const [, thanked, yes] = await converse(['komedi öner', said, 'olur']);
    expect(thanked?.text).toMatch(/sevindim|güzelleştirdi/u);
    expect(thanked?.text).not.toMatch(/iyi seyirler|keyifle izle/iu);
    expect(yes?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('are wished a good evening before it is seen', async () => {
    expect(await lastWords(['komedi öner', 'ellerine sağlık'])).toMatch(/seyirler|izle/iu);
  });
});
