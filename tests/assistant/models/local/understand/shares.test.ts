import { describe, expect, it } from 'vitest';

import { shareIn } from '#assistant/models/local/understand/shares.ts';
import { tokenise } from '#assistant/models/local/understand/tokens.ts';

const share = (text: string) => {
  const found = shareIn(tokenise(text));
  return found === undefined ? undefined : `${found.value}/${found.most}`;
};

describe('so many out of so many', () => {
  it.each([
    ['beşte dört veriyorum', '4/5'],
    ['matrix onda sekiz', '8/10'],
    ['10da 9 yaz', '9/10'],
    ['5 te 4', '4/5'],
    ['beşte üç buçuk', '3.5/5'],
    ['onda dokuzla değerlendir', '9/10'],
    ['beşte dörtlük film', '4/5'],
    ['yüzde doksan veririm', '90/100'],
    ['8/10 yaz', '8/10'],
  ])('%s is %s', (text, wanted) => {
    expect(share(text)).toBe(wanted);
  });

  it.each([
    'saat onda sekiz kişi toplanıyoruz',
    'gece onda iki film izleriz',
    'onda iki film var',
    'yarın beşte dört arkadaş gelecek',
    'puanı onda sekizin üstünde',
    'hangi filmde beşte dört ölüyor',
    'yüzde yüz eminim',
  ])('%s is none', (text) => {
    expect(share(text)).toBeUndefined();
  });
});
