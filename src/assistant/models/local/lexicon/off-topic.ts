// What is asked that is not about films, or about films but not in the catalogue.
import { phrases } from './phrases.ts';

export const OFF_TOPIC = phrases(`
yağmur (var mı|yağacak|yağar mı)*
kar (yağacak|yağar mı)*
hava (nasıl|durumu|kaç derece|yağm*)
havalar nasıl
dolar
euro
altın (kaç|fiyat*)
borsa (kaç|ne|nasıl)
bitcoin
kripto
döviz
kaç lira
(para|borç) (ver|lazım)*
fiyatı ne kadar
maç (kaç|sonuç*|skoru|saat)
skor
puan durumu
süper lig
tarif(i|ini|in|ver*)?
nasıl (pişir|yapılır|yapılıyor)*
yemek yap*
ne pişir*
kod yaz*
python*
javascript*
nasıl _[iu][ln][iu]r
yazılım
program yaz*
excel
ödev*
matematik sorusu
denklem
hesapla*
kaç eder
çarpı
bölü
artı
eksi kaç
çevir* (ingilizce|türkçe)
ingilizceye çevir*
türkçeye çevir*
tercüme*
başkent*
cumhurbaşkan*
başbakan*
seçim* (kim|ne)
hangi parti
siyasi görüş*
kime oy
nüfus*
kaç km
yol tarifi
otobüs* (saat|kaç|ne zaman|nere)*
uçak bileti
bilet al*
otel*
sipariş*
pizza* söyle*
randevu al*
doktor* (öner|bul)*
ilaç* (öner|kullan)*
baş ağrı*
hangi ilaç
burç*
fal* bak*
rüya tabir*
mesaj at*
mail (at|yaz)*
e posta (at|yaz)*
alarm kur*
hatırlatıcı*
saat kaç
bugün günlerden
hangi gündeyiz
telefon* (öner|al)*
laptop*
bilgisayar (öner|al)*
oyun öner*
kitap öner*
şarkı öner*
müzik (öner|aç|çal)*
şarkı (aç|çal)*
haberler*
son dakika
diyet*
kilo ver*
spor salon*
kredi*
vergi*
fatura*
iş ilanı
cv*
restoran (öner|bul)*
nerede yemek
tavuk*
pasta*
kek*
çorba*
makarna*
kaç kaç
maç(i|ini)? (kim|kaç|ne)*
galatasaray*
fenerbahçe*
beşiktaş*
trabzonspor*
neresi
nerede yaşıyor
nerede kal*
restoran*
kafe*
kaç yılında kuruldu
kim icat*
kim buldu
dünyanın en
`);

/** Facts about films and people that the catalogue does not hold. */
export const UNKNOWN_FACT = phrases(`
kaç yaşında(ydı|lar)?
nereli
evli mi
kiminle evli
sevgilisi kim
boyu kaç
ödül* (kim|hangi|kaç)*
oscar* (kim|hangi|kaç)*
kim (kazandı|aldı)
kaç (oscar|ödül)*
gişesi (ne|kaç)*
ne kadar hasılat
hasılatı
devamı (gelecek|çıkacak|var) mı
ne zaman vizyon*
vizyona ne zaman
sinemalarda (ne|hangi)*
ne zaman çıkacak
hayatta mı
öldü mü
kaç filmi var
`);

export const FILM_TALK = phrases(`
film*
sinema*
izle*
seyret*
dizi*
yönetmen*
oyuncu*
fragman*
komedi*
dram*
korku*
gerilim*
`);

export const SERIES = phrases(`
dizi*
sezon*
bölüm izle*
netflix dizi*
`);

export const NOT_SERIES = phrases(`
film*
gibi
`);

/** Tells of a story without saying `film`: `deniz kenarında geçen`. */
export const TELLS_STORY = phrases(`
geçen(?! (gün|hafta|yıl|sene|ay|sefer|akşam|gece))
anlatan
konu alan
konulu
temalı
`);
