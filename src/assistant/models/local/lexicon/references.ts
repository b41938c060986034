// How a message points at films that were shown.
import { phrases } from './phrases.ts';

/** What an ordinal takes when it stands for a film: ikincisi, ikincisini, ikinciyi, ikincinin, ikinci. */
const ENDING = '(y[iuae]|n[iu]n|s[iu]|s[iu]n[iuae]|s[iu]n[iu]n|s[iu]nd[ae]n?|d[ae]n?|s[iu]yle|yle)?';

export const FIRST = phrases(`
birinci${ENDING}
ilki(n[iuae]|n[iu]n|nd[ae]n?|yle)?
baştaki(n*)?
`);

export const SECOND = phrases(`
ikinci${ENDING}
ortadaki(n*)?
ortanca*
`);

export const THIRD = phrases(`
üçüncü${ENDING}
`);

export const FOURTH = phrases(`
dördüncü${ENDING}
`);

export const FIFTH = phrases(`
beşinci${ENDING}
`);

export const LAST = phrases(`
sonuncu${ENDING}
sondaki(n*)?
sonki(n*)?
`);

/** After `en`. */
export const SHORTEST = phrases('kısa(sı*|olan*|film*)?');

export const LONGEST = phrases('uzun(u*|olan*)?');

export const NEWEST = phrases('yeni(si*)?');

export const OLDEST = phrases('eski(si*)?');

export const BEST = phrases(`
yüksek
iyi(si*)?
beğenilen*
`);

/** After an ordinal. */
export const FILM = phrases(`
film*
öneri*
seçenek*
seçeneği*
sırada*
numara*
olan*
`);

/** `bu akşam` points at no film. */
export const TIME = phrases(`
akşam*
gece*
gün*
hafta*
ay
ayki
yıl*
sene*
sabah*
saat*
kez
defa
sefer*
arada
ara
tarz*
tür*
tip*
kadar
yüzden
konu*
sıra(lar*|da)
ara(lar|lık)*
şekilde
ruh*
mod*
hal*
`);

export const THIS = phrases(`
bunu
buna
bunun
bundan
bunda
bununla
şunu
şuna
şunun
şundan
onu
ona
onun
ondan
onda
`);

export const THESE = phrases(`
bunları
bunların
bunlara
bunlardan
bunlar
şunları
şunların
onları
onların
onlara
onlardan
`);

export const ALL = phrases(`
hepsi*
tümü*
tamamı*
üçü
üçünü
üçünün
üçüne
`);

export const BOTH = phrases('ikisi(ni|nin|ne)?');

export const POINTING = phrases(`
bu
şu
o
`);

export const THE_FILM = phrases('film(i|in|e|den|de)?');

export const THREE = phrases(`
üç*
3*
`);

export const SPAN_OF_TIME = phrases(`
yıl*
sene*
gün*
ay*
`);

/** `ikinci dünya savaşı`, `birinci sınıf` point at no film. */
export const NOT_ORDINAL = phrases(`
dünya
sınıf
kez
defa
kat
olarak
yeni
el
yüzyıl*
sezon*
bölüm*
tekil
şahıs
`);

export const NUMBERED = phrases(`
numara*
nolu
no
`);
