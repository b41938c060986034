// Words that compare: with a film that is named, or with what was shown.
import { phrases } from './phrases.ts';

/** After what is compared with. */
export const LIKE = phrases(`
gibi*
kadar
tarz*
benze*
ayar*
kıvam*
hava(sında|sı)*
kafasında*
tadında*
minvalinde
çizgisinde
stilinde
usulü
esintili
vari
muadili
dengi
kalibresinde
seviyesinde
akrabası
türevi
andıran*
çağrıştıran*
seven*
beğenenler*
hoşlanan*
`);

/** Words between a title and the word that compares. */
export const BEFORE_LIKE = phrases(`
film*
seri*
falan
filan
fln
flan
bir
o
bu
çok
tam
ya
da
de
e
a
ye
ne
na
ve
`);

export const LIKED = phrases(`
sevdim
sevdiysem
sevdiysen*
beğendiysem
beğendiysen*
sevenim
hoşlandıysam
sevdiğim
beğendiğim
seviyorum
severim
sevmiştim
bayıldım
bayılıyorum
beğendim
beğenmiştim
hastasıyım
aşığım
efsaneydi
harikaydı
süper*
mükemmel*
muhteşem*
favorim*
iyiydi
güzeldi
`);

export const SEEN = phrases(`
izledim
izlemiştim
izledik
izliyorum
bitirdim
bitti
`);

export const WANTS_ALIKE = phrases(`
benzer*
benzeyen*
gibi*
tarz*
tadında
ayarında
kıvamında
havasında
kafasında
muadil*
böyle*
kafada
ayarda
`);

export const ASKS_ALIKE = phrases('benzer(i|leri|lerini|ini)?');

export const BUT = phrases(`
ama
fakat
ancak
`);

export const SHORTER = phrases(`
daha (da )?kısa*
çok uzun(?!u|a|*n[iu]n)*
fazla uzun*
uzunmuş*
biraz kısa*
kısaltalım
daha az sür*
uzun geldi
uzunlar
bu kadar uzun*
o kadar uzun*
kısası yok mu
uzun bunlar
kısası var mı
`);

export const LONGER = phrases(`
daha (da )?uzun*
çok kısa(lar|ymış|lar bunlar|ydı)?
biraz uzun*
uzunu yok mu
kısa geldi
kısa bunlar
`);

export const NEWER = phrases(`
daha (da )?yeni*
daha güncel*
daha modern*
çok eski*
fazla eski*
eskiymiş*
eski bunlar
biraz yeni*
yenisi yok mu
yakın tarihli*
daha yakın*
bu kadar eski*
`);

export const OLDER = phrases(`
daha (da )?eski*
çok yeni(ler|ymiş)?
fazla yeni*
biraz eski*
eskisi yok mu
daha nostaljik
`);

export const BETTER = phrases(`
(?<!olursa )(?<!olsa )daha (da )?(iyi(?! ol)|yüksek puan*|puanı yüksek*|kaliteli*|başarılı*|popüler)
puanı daha (yüksek|iyi)*
puanları düşük*
daha yüksek*
daha (çok )?beğenilen*
daha sevilen*
`);

/** `çok uzun olmasın` is a wish of its own, `çok uzun bunlar` a complaint about what was shown. */
export const TOO_MUCH_REFUSED = phrases(`
ne (çok )?(uzun|kısa|eski|yeni)
(uzun|kısa|eski|yeni)* (film* )?(da |de )?(olmasın|sürmesin|olmayan|istemiyorum|istemem|değil|sevmiyorum|sevmem)*
`);

export const REFUSED = phrases(`
olmasın
olmayan
istemiyorum
`);
