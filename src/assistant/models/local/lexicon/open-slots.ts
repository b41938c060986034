// What a person may call indifferent.
import { phrases } from './phrases.ts';

export const INDIFFERENT = phrases(`
fark ?etmez*
fark ?etmiyor*
önemli değil*
önemi yok*
mühim değil*
ne olursa olsun*
sınır yok*
sınırı yok*
takma*
takılma*
`);

export const GENRE = phrases(`
tür*
janr*
kategori*
`);

export const MOOD = phrases(`
mod*
ruh
hava*
`);

export const YEARS = phrases(`
yıl*
sene*
dönem*
tarih*
eski
yeni
eskiliği
yeniliği
`);

export const DURATION = phrases(`
süre*
uzun*
kısa*
dakika*
saat*
`);

export const RATING = phrases(`
puan*
imdb*
rating
`);

export const PEOPLE = phrases(`
oyuncu*
yönetmen*
kim*
`);

export const ORIGIN = phrases(`
ülke*
yerli
yabancı
dil*
menşe*
`);

export const THEMES = phrases(`
konu*
tema*
`);
