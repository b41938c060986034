// Verbs that put a film on a list or take it off.
import { phrases } from './phrases.ts';

export const ADD = phrases(`
ekle*
at
atar*
atsana
koy*
al
alır*
kaydet*
yap
yapar*
işaretle*
favla*
favorile*
favoriye
gir
girsin
iliştir*
dahil et*
kalsın
olsun
sakla*
`);

export const ADDED_BEFORE = phrases(`
eklediğim*
eklediklerim*
`);

export const ADD_PLAINLY = phrases('ekle*');

export const MARK = phrases(`
işaretle*
ekle*
`);

export const REMOVE = phrases(`
sil*
kaldır*
uçur*
at
atar*
temizle*
iptal*
istemiyorum
düşür*
vazgeç*
eksilt*
çık(sın|ar|abilir)*
gitsin
düşsün
ayıkla*
geri al*
`);

/** Verbs that take a film out of the favourites where both are named. */
export const TAKE_OUT = phrases(`
sil
silsene
çıkar
çıkart
kaldır*
çıkarır*
siler*
`);

/** Verbs that take a mark back. */
export const TAKE_BACK = phrases(`
kaldır*
sil*
çıkar*
geri al*
iptal*
`);

/** `ilkini sil`: out of the list that was shown last. */
export const REMOVE_SHOWN = phrases(`
sil
silsene
siler*
çıkar
çıkart
çıkarsana
çıkarır*
kaldır
kaldırsana
`);

/** `çıkar bakalım bir film` removes nothing. */
export const RATHER_FIND = phrases(`
bakalım
film* (bul|öner)*
türü*
`);

/** An order not to do it. */
export const NOT_TO = phrases(
  '(işaretle|ekle|sil|kaydet|kaldır|çıkar|çıkart|favla|göster|at|aç)m[ae](yin|yiniz|sen|san|sene|sana|yalım|yelim)?',
);

/** `izlendi mi`, `izlemiş miyim`. */
export const QUESTION = phrases(`
m[iu]
m[iu]y[iu]m
m[iu]yd[iu]m
`);

export const CLEAR = phrases(`
sil*
temizle*
boşalt*
sıfırla*
kaldır*
çıkar*
`);

export const EVERYTHING = phrases(`
bütün
tüm
hepsini
tamamını
tümünü
her şeyi
herşey*
`);

/** Whole messages. */
export const UNDO = phrases(`
geri al
bunu geri al
son işlemi geri al
onu geri al
yanlış oldu geri al
geri alsana
geri alır mısın
`);
