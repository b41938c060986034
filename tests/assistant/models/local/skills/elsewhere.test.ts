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
