import { describe, expect, it } from 'vitest';

import { lastWords } from '../converse.ts';

describe('what only the screens can do', () => {
  it.each([
    ['bu sohbeti arkadaşımla paylaş', 'Sohbeti paylaş ya da indir'],
    ["izlediklerimi Letterboxd'a aktar", "Letterboxd'un okuduğu tablolar"],
    ["Letterboxd'dan filmlerimi aktar", 'Ayarlar → Veri Yönetimi → İçe aktar'],
    ['verilerimi indir', 'JSON'],
  ])('on %j it says where', async (said, where) => {
    expect(await lastWords([said])).toContain(where);
  });
});

it.each(['ofsayt çizgisini kim çekiyo bu var odasında', 'bu penaltıyı nasıl verir bu hakem'])(
  'a match is no film: %s',
  async (said) => {
    expect(await lastWords([said])).toMatch(/spor|Maçı/u);
  },
);

it('a film may remind of something, and nothing is to be reminded of', async () => {
  expect(await lastWords(['bana meslek yıllarımı hatırlatacak bir film bulabilir misiniz'])).not.toContain(
    'Hatırlatma kuramıyorum',
  );
  expect(await lastWords(['yarın akşam bana filmi hatırlatır mısın'])).toContain('Hatırlatma kuramıyorum');
});
