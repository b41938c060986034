// Which way a number bounds a wish.
import { phrases } from './phrases.ts';

/** After the number. */
export const LESS = phrases(`
altı
altında*
altına
kısa*
az
azı
düşük
kadar
içinde
içerisinde
aşağı*
geçmesin
geçmeyen
geçmeyecek
geçmez
geçmeden
aşmasın
aşmayan
aşmayacak
aşmaz
max
maks
maksimum
sığsın
sığacak
yetecek
vaktim
zamanım
sürem
öncesi*
önce
önceki
eski
evvel
`);

/** Of those, the ones that say no themselves. */
export const NEVER_BEYOND = phrases(`
geçme*
aşma*
`);

export const MORE = phrases(`
üstü
üstünde*
üstüne
üzeri
üzerinde*
uzun*
fazla
fazlası
yüksek
büyük
geçsin
geçen
aşan
aşsın
aşkın
yukarı*
min
minimum
sonra
sonrası*
yeni
itibaren
beri
bugüne
günümüze
ileri
`);

export const ABOUT = phrases(`
civarı*
dolay*
suları
sularında
yaklaşık
aşağı
kusur
gibi
`);

/** `altına düşmesin` turns round what `altına` says. */
export const TURNED_ROUND = phrases(`
olmasın
olmayan
olmamalı
sürmesin
sürmeyen
düşmesin
inmesin
istemiyorum
istemem
değil
çıkmasın
gitmesin
tutmasın
kalmasın
`);

/** Before the number. */
export const MOST_BEFORE = phrases(`
en fazla
en çok
max
maks
maksimum
azami
taş çatlasa
at most
`);

export const LEAST_BEFORE = phrases(`
en az
en azından
min
minimum
asgari
at least
`);

export const ABOUT_BEFORE = phrases(`
yaklaşık
aşağı yukarı
ortalama
takriben
civarı
`);

/** Between a number and what bounds it: `120 dakikadan daha kısa`, `8 puanın biraz üstü`, `2010 ve sonrası`. */
export const PASSED_OVER = phrases(`
[td][ae]n
[iu]n
n[iu]n
[iu]
y[iu]
daha
biraz
ve
de
da
veya
ya
film*
süre*
çok
imdb
puan*
yıl*
sene*
bir
şeyler?
şey
olan
yapım*
`);
