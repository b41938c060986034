// Small words that say how a wish stands to what was said before.
import { phrases } from './phrases.ts';

/** A recommendation is asked for by a verb of its own. */
export const REQUEST = phrases(`
öner
öneri
önerin
önerir*
önersene*
önerebilir*
önerini*
öneriler*
önerisi*
önerseniz
önerecek*
tavsiye*
bul
bulsana*
bulur*
bulabilir*
bulalım
ver
versene
verir*
göster
göstersene
getir
getirsene
yolla
patlat
çıkar bakalım
seç
seçer*
söyle
söylesene
söyler*
yardımcı ol(?!du)*
öner* bakalım
önermen*
önermek*
açalım
açsak
açayım
suggest
recommend
`);

/** A film is wanted, said in any other way. */
export const ASK = phrases(`
ne izle*
ne seyret*
hangi film*
neler izle*
izlemelik
izleyecek*
izlenecek*
izlenesi
izleyebileceği*
izlenebilecek
izlesem
izlesek
izleyelim
izlemek istiyor*
izlemek ister*
seyretmek istiyor*
film ar*
arıyor*
istiyo*
isterim
isteriz
canım _ (filmi )?(çek*|istiyor)
var mı*
yok mu
lazım
sıkıldım
sıkılıyor*
sıkılmak
canım sıkıl*
yapacak bir şey
boş boş
kararsız*
film akşamı
film gecesi
film keyfi
keyfi yap*
izleriz
takılalım
film (zamanı|saati)
bir film
bir şeyler
bir şey
bişey
bişi
birşey*
bişeyler
filmleri
filmler
film
akşam* izle*
olsa
ne önerirsin
modundayım
havasındayım
havamdayım
`);

/** Other films than those shown. */
export const ANOTHER = phrases(`
başka*
farklı*
diğer*
yenile*
değiştir*
bunlar değil
bunu değil
bu değil
onlar değil
hiçbiri*
hiç biri*
beğenmedim*
beğenmedik
sevmedim
sarmadı*
açmadı
hoşuma gitmedi*
olmadı*
olmamış
tekrar öner*
yeniden öner*
yine öner*
bir daha öner*
daha öner*
bir (tane|kaç|üç)? ?daha
birkaç (tane )?daha
3 tane daha
üç tane daha
daha var mı
bir başka
sıradaki
devam
yeni öneri*
tutmadı
bunlar olmaz
ilgimi çekmedi
cazip gelmedi
pas
geç bunları
geç
sonraki
next
daha başka
alternatif*
ilgilenmiyorum
istemiyorum bunları
bunları istemiyorum
bana göre değil
`);

/** On top of what was said. */
export const ADDS = phrases(`
bir de
ayrıca
üstelik
hem de
da olsun
de olsun
da olabilir
de olabilir
ile birlikte
yanında
ek olarak
da ekle
de ekle
artı
da katalım
biraz
azıcık
da olsa
de olsa
da oynasın
de oynasın
da içersin
de içersin
bunun üzerine
üstüne
`);

/** What was shown should be a little different. */
export const AMENDS = phrases(`
daha
olsun*
olmasın*
ama
fakat
ancak
sadece
yalnızca
peki
aynı*
yine
biraz
azıcık
olsa
olursa
olabilir
olsa daha
bunlardan
bunların
içinden
arasından
böyle*
geçmesin
geçsin
çok (uzun|kısa|eski|yeni|ağır|karanlık|kanlı)*
fazla (uzun|kısa|eski|ağır|karanlık|kanlı|uzunlar)*
hepsi (çok|fazla)
oynasın
yönetsin
yönetmiş olsun
bulunsun
içersin
içermesin
istemiyorum
istemem
sevmem
hariç
dışında
`);

/** What was said before stays, even in a whole request. */
export const KEEPS = phrases(`
daha
yine
gene
aynı*
sadece
yalnızca
peki
bunlardan
bunların
içinden
arasından
böyle*
bu sefer
bu kez
o zaman
madem
bari
`);

export const CORRECTS = phrases(`
vazgeçtim
vazgeç
vazgeçtik
demek istedim
demek istemiştim
demek istiyorum
dedim
demiştim
yerine
aslında
yanlış anladın*
öyle değil
onu demedim
yanlış oldu
düzeltiyorum
pardon
hayır
yok yok
fikrimi değiştirdim
boşver
boş ver
iptal
`);

export const ONLY = phrases(`
sadece
yalnızca
sırf
bir tek
tek başına
`);

/** Everything said so far is off. */
export const RESET = phrases(`
baştan başla*
en baştan
sıfırla*
sıfırdan
her şeyi unut*
hepsini unut*
unut gitsin
unut bunları
unut hepsini
dediklerimi unut*
temiz sayfa
yeni baştan
baştan alalım
önceki* unut*
yeni bir arama
bambaşka bir şey*
`);

export const ANYTHING = phrases(`
fark ?etmez
fark etmiyor
farketmiyor
önemli değil
önemi yok
mühim değil
ne olursa olsun
ne olursa
her şey olur
herşey olur
olur hepsi
hepsi olur
takma
hiç fark etmez
herhangi bir*
herhangi
seçici değilim
sana kalmış
sınırı yok
sınır yok
limit yok
istediğin kadar
`);

export const SURPRISE = phrases(`
şaşırt
şaşırtsana
şaşırtır*
şaşırtın
şaşırtabilir*
beni şaşırt*
şaşırmak istiyorum
sürpriz*
rastgele*
rasgele*
random
kafana göre
sen seç
sen seçsene
sen karar ver*
senin seçimin
sana bıraktım
sana bırakıyorum
sana güveniyorum
zar at
günün film*
şanslı film*
şansıma*
şans eseri
ne çıkarsa bahtıma
seç birini
birini seç
kura çek*
`);

/** A surprise in the film is a theme. */
export const SURPRISE_ENDING = phrases(`
sürpriz son*
sonu* (_ )?sürpriz*
şaşırtan son*
sonu* şaşırt*
sürprizli son*
sürpriz bozan*
şaşırtıcı*
son* şaşırt*
`);

/** Said of what was shown. */
export const COMPLAINT = phrases(`
bunlar
hepsi
onlar
filmler
geldi
geliyor
fazla
`);

/** Whole messages. */
export const TOO_MUCH = phrases('(çok|fazla|aşırı) _');

/** A wish rather than a complaint. */
export const WISHING = phrases(`
olsun
olsa
istiyor*
isterim
lazım
olmasın
içersin
severim
seviyorum
`);
