// Where one thing to do ends and the next begins.
import { phrases } from './phrases.ts';

export const PARTING = phrases(`
ve
sonra
ardından
ayrıca
ama
hem
`);

/** A finished sentence, where another film follows. */
export const DONE = phrases(`
izledim
izlemiştim
izledik
seyrettim
gördüm
bitirdim
ekle
favorile
favla
çıkar
sil
kaldır
işaretle
göster
aç
`);

export const LIST_AFTER_DONE = phrases(`
fav*
izle*
liste*
`);
