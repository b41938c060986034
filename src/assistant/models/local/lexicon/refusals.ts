// What says that something is not wanted, and what stands between it and the thing.
import { phrases } from './phrases.ts';

export const REFUSAL = phrases(`
hariç*
dışında*
olmasın*
olmasa(lar|ydı|k)?
olmaması*
içermese
olmayan*
olmadan
olmayacak*
olmamalı
bulunmasın
bulunmayan
içermesin
içermeyen
girmesin
geçmesin
istemiyor*
istemem
istemeyiz
istemedi*
istemez*
sevmem
sevmeyiz
sevmiyor*
sevmez*
sevmeyen*
istemeyen*
demedim
demedik
sevmedi*
sevemedi*
hoşlanm_
nefret*
gına
gıcığ*
gıcık*
illallah*
alerjim*
bıktı*
doydu*
sıkıldı*
sıkılıyorum
usandı*
kaldıram_
dayanam_
gelemem
gelemiyor*
izleyem_
bitmesin
oynamasın
oynamayan
oynamadığı
yönetmesin
yönetmediği
çekmediği
izlemem
izlemeyiz
izlemeyelim
izlemiyor*
önerme
önermeyin
önermesen*
verme
vermeyin
gösterme
göstermeyin
koyma
koymayın
getirme
getirmeyin
çıkar
çıkart
çıkaralım
kaldır
kaldıralım
ele
atla
almayayım
almayalım
kalsın
yasak
çekemem
çekemiyor*
çekmiyor*
çekmedi
tahammül*
korkuyorum
korkarım
korkuyor
önerilmesin
iptal
çekmesin
barındırmasın
barındırmayan
sokma
katma
uzak
yerine
değil(im|iz)?
`);

/** A wish with a verb of its own: a refusal does not reach back over it. */
export const WANTED = phrases(`
olsun*
öner*
tavsiye
istiyor*
isterim
isteriz
isterdim
istedim
istedik
arıyor*
ara
bul*
göster*
ver*
getir*
izle(?!mek|meye|yecek|mem|miy|mey)*
seyret(?!mek|meye|mem)*
çekiyor
çekti
lazım
var
seviyor*
severim
severiz
sever
bayılır*
olabilir
olur
alalım
düşünüyor*
takılalım
açalım
aç
patlatalım
patlat
yolla
söyle
gönder*
çevir
koy
geçsin
iyi
güzel
hoş
`);

export const BUT = phrases(`
ama
fakat
ancak
lakin
yalnız
yalnızca
sadece
onun
bunun
tersine
aksine
`);

export const JOINING = phrases(`
ve
veya
ya
da
de
ile
hem
ne
ayrıca
yahut
dahi
bir
`);

/** Joins what is refused together. */
export const JOINED = phrases(`
ve
veya
ya
ile
ne
hem
yahut
`);

export const FILLING = phrases(`
film*
tür*
içerik*
içeriği
sahne*
öge*
unsur*
konulu
temalı
tarz*
şeyler
şey
falan
filan
fln
asla
hiç
sakın
lütfen
çok
fazla
pek
aşırı
kesinlikle
bile
tarafı
kısmı
kısım
olanı
olan
olanlar
gibi
izlemek
demek
seyretmek
görmek
olmasını
olması
bir
başka
hep
hiçbir
herhangi
artık
ben
biz
bana
açıkçası
ya
dolu
içeren
yönlü
ağırlıklı
havası
biraz
yapım*
kökenli
asıllı
sinema*
izlemeye
izlemekten
görmeye
bakmaya
klişe*
hikaye*
seyretmekten
görmekten
çekecek
izleyecek
kaldıracak
niyetim*
halim*
hevesim
havamda
modumda
sabrım
takatım
gücüm
kısmına
olayına
olayı
olayından
öyle
`);

export const EXCEPT = phrases(`
hariç*
dışında*
`);

export const BOUNDING = phrases(`
geçmesin
geçmeyen
olmasın
çıkmasın
düşmesin
aşmasın
sürmesin
`);

export const MEASURE = phrases(`
[0-9]*
saat*
dakika*
dk*
buçu[kg]*
puan*
`);

export const INTENSIFIER = phrases(`
çok
fazla
aşırı
pek
`);

/** After an order not to (`beni ağlatma lütfen`). */
export const AFTER_ORDER = phrases(`
lütfen
sakın
beni
bizi
ama
artık
`);

export const OTHER_THAN = phrases(`
başka
ziyade
gayri
`);

export const KEEP_AWAY = phrases(`
dur*
ol*
kal*
`);

export const ASKING = phrases('m[iu]*');
