// Somebody in danger. Every phrase here is answered with help and never with a film.
import { phrases } from './phrases.ts';

export const SELF_HARM = phrases(`
intihar (et*|ed*|düşe?ün*)
kendimi öldür*
kendime zarar*
kendime kıy*
kendimi as*
kendimi kes*
canıma kıy*
hayatıma son*
yaşamak istemiyor*
artık yaşamak*
yaşamanın (bir )?anlamı*
yaşamaya değ*
yaşamın anlamı (yok|kalmadı)
hayatın anlamı (yok|kalmadı)
ölmek istiyor*
ölmek isterdim
ölsem (de|keşke|daha)*
keşke ölse*
keşke (hiç )?doğmasa*
yok olmak istiyor*
uyanma(mak|sam|yay)*
ilaç* (_ )?(içip|alıp) (ol|uyu|git)*
yok olup git*
yok olsam*
yok olayım*
ortadan kaybolmak istiyor*
bu hayattan (bıktım|gitmek|kurtulmak)*
bileklerimi*
kimse beni özlemez
her şey (çok |o kadar )?anlamsız*
hiçbir şeyin anlamı (yok|kalmadı)
yaşamaktan (bıktım|yoruldum)
artık (_ ){0,5}dayanamıyorum
her şeyi bitirmek*
herşey* bitirmek*
yaşamak için (bir )?(neden|sebe)* (yok|kalmadı|bulam)*
ben(siz| olmasam) daha iyi*
bir daha uyanm*
uyanmak istemiyor*
olup gitsem*
olup kurtul*
hayattan (bıktım|bezdim|vazgeç*)
hayatımı bitir*
kendimi yok et*
`);

/** `gülmekten ölmek istiyorum` is a turn of phrase; `sıkıntıdan intihar edeceğim` is still answered kindly. */
export const FIGURE_OF_SPEECH = phrases(`
gülmekten*
kahkahadan
açlıktan
meraktan
güldürerek
gülerek
heyecandan
`);
