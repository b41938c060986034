// Words around the names of films and people.
import { phrases } from './phrases.ts';

/** `işaretle` is not the film *İşaretler*. */
export const REQUEST_WORD = phrases(`
işaretle*
ekle*
göster*
listele*
öner*
fragman*
favori*
izle*
çıkar*
kaldır*
`);

/** `her filmi izledim` speaks of all films, not of the film *Her*. */
export const DETERMINER = phrases(`
her
bir
bu
şu
o
hiçbir
çok
az
son
ilk
kaç
aynı
başka
`);

/** What is said after the title of a film. */
export const AFTER_TITLE = phrases(`
favori*
favla*
ekle*
çıkar*
sil*
kaldır*
seyrettim
fragman*
trailer*
tanıtım*
detay*
hakkında
konusu*
özet*
oyuncular*
yönetmen*
aç
açar
göster*
ara
arat
nerede
nereden
internette
film*
adlı
isimli
kim
kimin
kaç
nasıl
ne
hangi
işaretle*
olarak
bilgi*
anlat*
puanı
süresi
izle*
`);

/** `Harry Potter serisinden`: one of the films, or one like them. */
export const SERIES_OF = phrases(`
seri(si|sinden|sindeki|leri|lerinden|nden)
üçleme(si|sinden)
`);

/** What is said after the name of somebody whose films are wanted. */
export const AFTER_PERSON = phrases(`
film(i|leri|lerini|lerinden|inden|ini)
oyna*
başrol*
rol
rolde*
yönet*
çektiği
çeksin
imzalı
sineması*
`);

/** Words beside a title that ask for nothing but the film. */
export const BESIDE_TITLE = phrases(`
film*
adlı
isimli
peki
ya
olan
bir
de
da
var
mi
acaba
sende
sizde
bana
bul
bulsana
bulur
misin
lütfen
i
u
yi
yu
katalog*
`);

export const SEQUEL_NAMED = phrases(`
filmi*
fragman*
`);

/** Speaks of who makes a film. */
export const PLAYS = phrases(`
oyn[au]*
rol*
başrol*
yönet*
kadro*
`);
