import { describe, expect, it } from 'vitest';

import { readApproval } from '#assistant/approval-words.ts';

describe('readApproval', () => {
  it.each([
    'evet',
    'Evet!',
    'EVET',
    'tamam çıkar',
    'sil',
    'eminim',
    'olur',
    'onaylıyorum',
    'evet lütfen',
    'tamam sil onu',
    'evet çıkarabilirsin',
    'ok kaldır gitsin',
    'tabii ki sil',
  ])('reads %s as yes', (text) => {
    expect(readApproval(text)).toBe(true);
  });
  it.each([
    'hayır',
    'HAYIR',
    'vazgeç',
    'vazgeçtim',
    'yok istemiyorum',
    'kalsın',
    'iptal',
    'evet değil',
    'çıkarma',
    'tamam silme',
  ])('reads %s as no', (text) => {
    expect(readApproval(text)).toBe(false);
  });
  it.each([
    'bir komedi öner',
    '',
    'Titanik nasıl bir film',
    'tamam fragmanını da göster',
    'olur bir de komedi bul',
    'tamam konusu ne',
    'ok puanı kaç',
    'e bu nerede izlenir',
    'evet ama önce bana şu oyuncunun bütün filmlerini göster',
  ])('leaves %j undecided', (text) => {
    expect(readApproval(text)).toBeUndefined();
  });
});
