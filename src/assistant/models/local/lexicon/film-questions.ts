// What is asked about one film.
import { phrases } from './phrases.ts';

export const TRAILER = phrases(`
fragman*
trailer*
tanıtım*
teaser*
tanıtım video*
`);

export const WEB = phrases(`
internet(te|ten|de)?
web(de|ten|te)?
google*
nereden (izle*|bul*|seyred*|seyret*|ulaş*)
nerede (izle*|bul*|var|yayınlan*|seyred*)
nerden (izle*|bul*)
nerde (izle*|bul*|var)
hangi platform*
hangi kanal*
netflix* var
full izle
izleme link*
linki*
link
arat*
nasıl izle*
ara
`);

export const NOT_ON_THE_WEB = phrases(`
benzer*
gibi
`);

export const DETAIL = phrases(`
detay*
ayrıntı*
hakkında*
konusu*
ne anlat*
anlat(?!an|sin)*
özet*
bilgi*
kim(ler|di)?
kim(ler)? oyn*
kim(ler)? var
oyuncu* kim*
başrol* kim*
kim yönet*
yönetmen* kim*
kimin film*
kaç dakika
kaç dk
kaç saat
ne kadar sür*
süresi (ne|kaç)*
kaç puan
puanı (ne|kaç)*
imdb* (ne|kaç)*
hangi yıl*
kaç yapımı
kaç yılında
ne zaman çık*
nasıl bir (film|şey)
nasıl bi
neyle ilgili
ne ile ilgili
incele*
izlenir mi
(süresi|puanı|yönetmeni|oyuncuları|başrolü|türü|yapım yılı)$
güzel mi
nasılmış
güzel (bir )?(film|şey) mi
iyi mi
iyi (bir )?film mi
ağlat* m[iu]
korkut* m[iu]
güldür* m[iu]
sıkıcı mı
sıkar mı
beğenir mi*
değer mi
uzun mu
değişik mi
ne hakkında
nedir
kaç yaş*
kim çek*
oyuncular*
kadrosu*
tanıt
kartını
nasıl
korkunç mu
komik mi
çocuklara uygun mu
türü (ne|nedir)
`);

export const OPEN = phrases(`
aç
açar*
göster*
açsana
bakalım
bakayım
bak
görelim
gör
görebilir*
`);

/** The film is named to be compared with or spoken of, not to be opened. */
export const RATHER_RECOMMEND = phrases(`
gibi
benzer*
tarz*
öner
önerir*
önersene
neden
niye
sevdim
beğendim
beğenmedim
`);
