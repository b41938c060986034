// The person's lists: favourites, watched films, and what was recommended before.
import { phrases } from './phrases.ts';

/** What people call their favourites, with whose they are; the case ending follows. */
const FAVOURITES =
  '(favori(ler)?|fav(lar)?|beğeni(ler)|beğendikler|sevdikler|(favori |beğeni |beğendiğim film |sevdiğim film )(film)?(ler|liste|listesi)|(izleme |film )?liste(?=m))(im|imiz|in|iniz|i|m)?';

/** The favourites, in any way they are called. */
export const FAVOURITE = phrases(`
fav*
beğendikler*
sevdikler*
beğeniler*
beğenilen* listem*
izleme listem*
listem*
(beğendiğim|sevdiğim) (tüm |bütün )?film(ler)*
`);

/** `favorilerimden`. */
export const FROM_FAVOURITES = phrases(`
${FAVOURITES}n?[dt][ae]n
${FAVOURITES}n?[iu]?n? (aras|iç|liste)[iu]nd[ae]n
favori*[td]en
listem*den
`);

/** `favorilerime`, and verbs that say as much. */
export const INTO_FAVOURITES = phrases(`
${FAVOURITES}[ny]?[ae]
${FAVOURITES}n?[iu]?n? (aras|iç|liste)[iu]n[ae]
favla*
fava
favorile
listeme*
favorim yap*
favori yap*
favorim olsun
favori olarak*
`);

/** `favorilerimdeki en yüksek puanlı film` is looked for in the list. */
export const WITHIN_LIST = phrases(`
${FAVOURITES}n?d[ae](ki*)?
${FAVOURITES}n?[iu]?n? (aras|iç)[iu]nda(ki*)?
(izle|seyret)dikler[iu]?m?d[ae](ki*)?
izledikler* (aras|iç)[iu]nda(ki*)?
`);

/** The word itself, without `beğendiklerim` and the like. */
export const FAVOURITE_WORD = phrases('favori*');

export const MAKES_FAVOURITE = phrases(`
favla*
favorile
`);

/** A film should no longer be a favourite. */
export const NOT_AMONG_FAVOURITES = phrases(`
favori*[td]e (artık )?(durmasın|kalmasın|olmasın|görünmesin)
favori olmasın
favorim değil*
favori* olmaktan çık*
favorilikten*
`);

/** `favorilerime göre öner` adds nothing. */
export const BASED_ON_LIST = phrases(`
göre
uygun*
benzer*
yola çıkarak
bakarak
bakal*
bakay*
bak
bakmak*
`);

export const WATCHED_LIST = phrases(`
izlediklerim*
izlenenler*
izlediğim film*
izlediğim*
seyrettiklerim*
seyrettiğim*
gördüğüm film*
izlenmiş*
gördüklerim*
izlenen film*
izlendi list*
`);

export const WATCHED = phrases(`
izledim
izlemiş(?= m[iu])
izlemiştim
izlemişim(?! gibi)
izledik
izlemiştik
izlemiş oldum
seyrettim
seyretmiştim
seyrettik
gördüm
görmüştüm
bitirdim
izliyorum
izlemiş bulundum
yeni izledim
izlendi
seyredildi
izlendiye
izlendilere
izlenmiş olarak
`);

export const INTO_WATCHED = phrases(`
izlenmişlere
izlenenler*e
izlediklerim*e
izlendiye
izlendilere
`);

/** `izlendi yapmışım, kaldır` takes the mark back. */
export const MARKED = phrases(`
izlendi*
izlenmiş*
izlenenler*
işaretlemişim
yanlışlıkla
`);

export const NOT_WATCHED = phrases(`
izlemedim
izlememiştim
izlememişim
seyretmedim
görmedim
izlenmedi
izlenmemiş
izlendi işaretini
izlendi işareti
izlediklerimden
izlenenlerden
izlendiden
izlendilerden
izlenmişlerden
`);

/** The mark and what takes it back, side by side. */
export const UNMARKS = phrases('izlendi* (işaret* )?(kaldır*|geri al*|sil*|çıkar*)');

export const HISTORY = phrases(`
geçmiş(im|imi|imde|imdeki|te|e|teki|i|ime|ten|imden|ine|inde|indeki)?
geçmiş öneri*
daha önce (ne )?(öner_)
(ne(ler|leri|yi)?|hangi film*|hangi*) (_ ){0,2}öner(miş|di)*
öner(miş|di)_ (ne(ler)?|hangi*)
(şimdiye|bugüne) (kadar|dek)(ki)? (_ )?öneri*
(eski|önceki|geçen*|geçmişteki|dünkü|bütün|tüm|verdiğin|yaptığın|haftaki|günkü|ayki) öneri*
önerdiklerin*
önerdiği*
önerilenler*
son öneri*
`);

export const SHOW_LIST = phrases(`
göster*
neler*
ne* var
hangi*
bak*
var mı*
yok mu
kaç
kaç tane
dök*
sırala*
getir*
gör*
nedir
neydi
ne
say
söyle*
liste*
çıkar* bakayım
oku*
hatırlat*
bulunuyor mu
içeriyor mu
mu
mı
`);

/** A list is named, but not to be shown. */
export const NOT_A_LIST = phrases(`
göre
benzer*
gibi
hariç
dışında
olmasın
tavsiye*
öner
önerir*
önersene
`);

/** Whole messages that are nothing but a list. */
export const LIST_ALONE = phrases(`
(izlediğim|seyrettiğim|beğendiğim|sevdiğim) (_ )?film*
(_ ){1,2}önerilerin?
`);

export const WHICH = phrases(`
neler*
neyi
ne
hangi*
kaç
`);
