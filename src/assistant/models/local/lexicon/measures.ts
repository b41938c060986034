// Units, and the words around a number that say what it measures.
import { phrases } from './phrases.ts';

export const HOUR = phrases(`
saat
sa
hour
`);

export const HOURS = phrases(`
saat*
sa
hour
`);

export const MINUTES = phrases(`
dakika*
dk*
dak
min
minutes
`);

/** What is about as long as said. */
export const SO_LONG = phrases(`
film*
şey*
bişey*
bişi
destan*
epik*
yapım*
`);

/** The person's time, which a film must not exceed. */
export const OWN_TIME = phrases(`
yol*
uçu[sc]*
vakit
vaktim
zaman*
ara*
mola*
boşluk*
boşluğ*
süre*
tren
uçak
otobüs
nöbet*
hal*
sabr*
dayan*
bekle*
ders*
izleyecek
çek*
kaldır*
`);

export const RANGE_JOIN = phrases(`
ile
ve
veya
`);

export const BETWEEN_BOTH = phrases('aras*');

export const POINTS = phrases(`
puan*
imdb*
rating*
yıldız*
not(u|lu)
skor*
`);

export const NOT_POINTS = phrases(`
dk*
dakika*
saat*
film*
tane*
yaş*
kişi*
`);

export const YEARS = phrases(`
yıl*
sene*
`);

export const NEXT_YEAR = phrases(`
yıla
seneye
`);

export const LAST = phrases(`
geçen
geçtiğimiz
`);

export const NOT_YEARS = phrases(`
dk*
dakika*
saat*
puan*
film*
tane*
`);

export const CENTURY = phrases('(yüzyıl|asır|asr)(?!l[iu]k)*');

export const LAST_CENTURY = phrases(`
geçen
geçtiğimiz
önceki
eski
`);

export const THIS_CENTURY = phrases(`
bu*
yeni*
içinde*
`);

export const MILLENNIUM = phrases(`
milenyum*
milenium*
millenium*
`);

export const EARLY = phrases('baş(ı|ında|ları|larında)*');

export const MIDDLE = phrases('orta(sı|sında|ları|larında)*');

export const LATE = phrases('son(u|unda|ları|larında)*');

export const YEARS_JOIN = phrases(`
ile
ve
veya
ya
da
yıl
yılı
arası
`);

export const LATELY = phrases(`
yıllar*
seneler*
dönem*
zamanlar*
`);

/** When the person did something, unless a word of MADE is near. */
export const LATELY_DID = phrases(`
dönemlerde
(yıllar|seneler|zamanlar)d[ae]
`);

/** Says that a film was made. */
export const MADE = phrases(`
çek(il|en)*
çık(an|mış)*
yapıl*
yapım*
yayın*
gösterim*
viz*
popüler*
parla*
öne
ödül*
ses
konuşulan*
film*
en
`);

export const BEFORE_OR_AFTER = phrases(`
öncesi*
sonrası*
`);

export const BEFORE_OR_AFTER_IT = phrases(`
önce*
sonra*
`);

export const AGE = phrases('yaş*');

export const NOT_AGE = phrases('yaş(a|am|am_|ayan|anmış|lı*)');

export const BABY = phrases('bebe[kg]*');

export const NURSERY = phrases(`
anaokul*
kreş*
minik*
ufaklı*
`);

export const PRIMARY_SCHOOL = phrases('ilkokul*');

export const MIDDLE_SCHOOL = phrases('ortaokul*');

export const TEENAGER = phrases('ergen(im|imle|le|lerle)?');

export const PUPILS = phrases(`
liseliyle
liselilerle
`);
