// The app's screens, its appearance and its figures.
import { phrases } from './phrases.ts';

export const DASHBOARD_TAB = phrases(`
ana ?sayfa*
ana ekran*
dashboard*
giriş sayfa*
ana menü*
`);

export const RECOMMEND_TAB = phrases(`
film öner (sayfa|sekme|ekran|bölüm|form)*
öneri (sayfa|sekme|ekran|bölüm|form)*
form*
film öner* (sekme|sayfa|ekran)*
`);

export const FAVOURITES_TAB = phrases(`
favori*
beğeniler*
beğendikler*
`);

export const SETTINGS_TAB = phrases(`
ayar*
profil*
tercih*
bildirim*
gizlilik*
veri yönetim*
hesab*
`);

export const PANEL = phrases('(kontrol |gösterge |ana |yönetim )?panel*');

/** Whole messages that name a screen and nothing else. */
export const TAB_ALONE = phrases(`
ana ?sayfa
ayarlar
ayarlarım
profilim
dashboard
(kontrol |gösterge |ana )panel*
`);

export const SCREEN = phrases(`
sayfa*
sekme*
ekran*
bölüm*
menü*
panel*
tab*
kısım
kısmı*
`);

export const GO = phrases(`
git
gitsene
gidelim
gider*
gitmek*
gidebilir*
geç
geçsene
geçelim
geçer*
geçebilir*
götür*
aç
açsana
açar*
açalım
açabilir*
dön
dönelim
dönmek*
dönebilir*
döner*
dönsene
gir
girelim
girer*
yönlendir*
tıkla*
al beni
`);

export const GO_PLAINLY = phrases(`
git*
geç*
aç
götür*
dön*
`);

export const SHOW = phrases('göster*');

export const SHOW_OR_LIST = phrases(`
göster*
listele*
`);

export const SHOW_HISTORY = phrases('geçmiş* göster*');

/** `geçmişe giden bir adam` travels in time. */
export const INTO_THE_PAST = phrases('geçmişe');

export const TIME_TRAVEL = phrases(`
film*
hikaye*
zaman*
`);

export const WHERE_IS = phrases(`
göster*
nerede*
nerde*
nasıl ulaş*
`);

export const DARKEN = phrases(`
karart
karartsana
koyulaştır
`);

export const TURN_COLOUR = phrases('(aydınlık|karanlık|koyu|açık|beyaz|siyah)( renk)? (yap*|çevir*|ayarla*)');

export const THEME_TOLD = phrases(`
yap*
çevir*
al
olsun
ayarla*
değiştir*
istiyorum
kullan*
dön*
seç*
kapat*
`);

export const THEMED = phrases(`
mod
moda
modu
modunu
moduna
tema
temaya
temayı
teması
görünüm*
arka ?plan*
arayüz*
ekranı
mode
theme
`);

export const THEME_WORD = phrases(`
mod*
tema*
görünüm*
renk*
arka ?plan*
arayüz*
theme
ekran*
`);

export const THEME_ALONE = phrases(`
tema*
görünüm*
`);

/** `karanlık modda bir film öner` is about a film. */
export const NO_THEME = phrases(`
film*
komedi*
öner*
`);

export const TURN_OFF = phrases(`
kapat*
çık*
`);

export const REFUSED_LAST = phrases(`
değil
olmasın
istemiyorum
`);

export const DARK = phrases(`
karanlık
koyu
siyah
gece
dark
karanlığa
koyuya
karart*
`);

export const LIGHT = phrases(`
aydınlık
açık
beyaz
gündüz
light
aydınlığa
aydınlat*
`);

export const STATS = phrases(`
istatistik*
kaç film izle*
kaç tane (film )?izle*
kaç film var
kaç favori*
toplam kaç*
en çok (hangi tür|izlediğim tür|sevdiğim tür|beğendiğim tür|hangi türü|ne tür)*
hangi türü (daha )?çok
hangi tür* (en|daha) çok
rakamlar*
sayılar*
kaç öneri*
izleme alışkanlı*
bu ay (kaç|ne kadar)*
özetimi*
karnem*
`);

export const RATHER_FILMS = phrases(`
öner
önersene
önerir*
`);

export const OWN_DATA = phrases(`
verileri*
hesab*
bütün verileri
tüm verileri
`);

export const LOG_OUT = phrases(`
çıkış yap*
oturumu kapat*
hesaptan çık*
logout
`);

export const EXPORT = phrases(`
verilerimi indir*
dışa aktar*
yedek*
`);

export const CHANGE_PROFILE = phrases(`
şifre(mi|yi) *
adımı değiştir*
ismimi değiştir*
e posta* değiştir*
`);
