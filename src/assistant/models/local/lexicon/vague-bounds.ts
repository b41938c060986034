// Lengths, years and ratings without a number.
import { phrases } from './phrases.ts';

export const NOT_LONG = phrases(`
uzun* (film* )?(bir şey |de |da )?(olmasın|sürmesin|olmayan|olmamalı|değil|istemiyorum|istemem|sevmiyorum|sevmem|sürmeyen)*
uzamasın
ne (çok )?uzun
uzun uzun izleyemem
uzun filme gelemem
`);

export const NOT_SHORT = phrases('kısa* (film )?(olmasın|sürmesin|olmayan|değil)');

export const SHORT = phrases(
  `
kısa
kısacık
kısaca
kısasından
`,
  { notAfter: ['daha', 'daha da', 'en'] },
);

export const RATHER_NOT_SHORT = phrases(`
kısaca anlat*
kısa metraj*
kısa sürede
kısa film festival*
kısaca
en kısa*
daha kısa*
kısa sürer*
`);

export const LITTLE_TIME = phrases(`
vaktim az
zamanım az
az vaktim
az zamanım
vaktim yok
zamanım yok
çok vaktim yok
fazla vaktim yok
fazla zamanım yok
çok zamanım yok
vaktim kısıtlı
çabuk bitsin
çabucak
hemen bitsin
`);

export const LONG = phrases(
  `
upuzun
uzun (film*|bir film*|bir şey*|soluklu|olsun|metrajlı destan|süreli)
uzunca
uzun uzadıya
saatlerce sür*
bitmek bilmeyen
uzun ama
`,
  { notAfter: ['daha', 'en'] },
);

export const NOT_OLD = phrases(`
eski* (film* )?(artık |hiç |pek )?(olmasın|olmayan|istemi|istem|sevmi|sevm|hoşlanm|değil|bık(t|m)|sıkıl|usan|nefret|sarmı|izlemem|izlemi)*
siyah beyaz (film* )?(olmasın|olmayan|istemi|istem|sevmi|sevm|izlem|hoşlanm)*
`);

export const NOT_NEW = phrases('yeni* (film* )?(olmasın|olmayan|istemi|sevmi|sevmem|hoşlanm|değil)*');

export const OLD = phrases(
  `
eski (?!sevgili|koca|karı|eşim|öneri|hali|dost|arkadaş|ben|gibi)_
eskilerden
eski
eskiler
retro
vintage
siyah beyaz
babamın gençliği*
dedelerimiz*
eski zaman*
`,
  { notAfter: ['daha', 'en', 'biraz'] },
);

export const RATHER_NOT_OLD = phrases(`
çok eski
fazla eski
eskisi
en eski*
daha eski*
`);

export const NEW = phrases(
  `
yeni (?!baştan|dalga|gerçekçi|başlayan|başlangıç|öneri|sohbet|evli|zelanda|tür|bir tane|hayat|dünya|liste|konuşma|bir öneri|yıl)_
yenilerden
yeniler
yeni
yenice
güncel*
son çıkan*
yeni çıkan*
yeni nesil
modern
günümüz*
vizyon*
taze
son dönem*
bugünün
`,
  { notAfter: ['daha', 'en', 'biraz'] },
);

export const RATHER_NOT_NEW = phrases(`
çok yeni
yeniden
yeni baştan
yeni dalga
yeni gerçekçi*
yenisi
en yeni*
daha yeni*
yeni bir (öneri|tane|liste)
`);

export const GOOD = phrases(`
puan* (da |de |en )?(iyi|güzel|yüksek)
yüksek puanlı*
puanı yüksek*
imdb* yüksek*
puanları yüksek*
yüksek imdb*
imdb puanı (iyi|yüksek)*
(çok|(?<!izlediğim )(?<!gördüğüm )en) (iyi|beğenilen|sevilen|kaliteli|başarılı)(ler*|si*|leri*)?
(?<!izlediğim )(?<!gördüğüm )(?<!sevdiğim )en iyi*
kaliteli
başyapıt*
şaheser*
ödüllü
oscar*
top ?10
imdb top
eleştirmen*
çok övülen
efsane film*
`);
