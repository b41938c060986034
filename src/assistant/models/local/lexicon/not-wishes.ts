// Words that mean something else than a wish where they stand.
import { phrases } from './phrases.ts';

/** `karanlık mod`. */
export const NOT_DARK_FILM = phrases(`
mod*
tema*
görünüm*
`);

/** `bi film at` is an order, not a horse, unless one of these follows. */
export const HORSE = phrases(`
film*
yarış*
sever*
sevgisi
üzerine
hakkında
temalı
konulu
olan
olsun
ve
hikaye*
ile
`);

/** `Allah aşkına`. */
export const GOD = phrases(`
allah*
tanrı*
rabbim*
`);

export const ON_THE_WEB = phrases(`
ara*
bak*
bul*
izle*
`);

/** `Türkçe dublaj` says nothing of where a film is from. */
export const LANGUAGE = phrases(`
dublaj*
altyazı*
konuş*
söyle*
`);

export const LIKE_A_CHILD = phrases(`
gibi
sanma*
`);

export const OF_A_CHILD = phrases('çocuğu(n|nu|nun|na)?');

export const WITH_A_CHILD = phrases(`
için
ile
var
izle*
uygun
da
de
yaş*
[0-9]*
`);

export const SPENT_THERE = phrases(`
izle*
seyret*
vakit*
zaman*
`);

export const TOGETHER = phrases(`
için
ile
gel*
var
ve
baba*
izle*
uygun
toplan*
gecesi
akşamı
film*
`);

export const COMPANY_ALONE = phrases(`
date
randevu
kalabalık
toplandık
grupça
`);

export const DENIED = phrases('değil(im|iz)?');
