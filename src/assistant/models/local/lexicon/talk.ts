// Messages that want no film.
import { phrases } from './phrases.ts';

export const INSULT = phrases(`
oro?s[pb]u*
puşt*
amına ?k*
ananın?
yavşak*
kafasız*
haysiyetsiz*
salak*
aptal*
gerizekalı*
geri zekalı*
mal mısın
malsın
dangalak*
ahmak*
beyinsiz*
sikt*
amk
aq
mk
piç
pezeven*
götü?*oş
defol*
lanet olsun sana
rezil(sin)?
berbatsın
işe yaramaz*
çöp gibisin
kötü bir botsun
bok*
şerefsiz*
hıyar*
öküz*
embesil*
çok kötüsün
nefret ediyorum senden
senden nefret*
kapa çeneni
ne biçim*
saçmalıyorsun
saçmalama
`);

export const GREETING = phrases(`
merhaba*
selam*
slm
mrb
meraba
hey
heyo
günaydın
iyi (akşamlar|günler|geceler|sabahlar)
tunaydın
selamün aleyküm
sa
hello
hi
hola
alo
ordamı?sın
orada mısın
hoşbuldum
hoş bulduk
`);

export const HOW_ARE_YOU = phrases(`
nasılsın*
naber
nbr
ne haber
n aber
napıyorsun
ne yapıyorsun
nasıl gidiyor
iyi misin
keyifler nasıl
ne var ne yok
hayat nasıl
napıyon
`);

export const THANKS = phrases(`
teşekkür*
sağ ?ol*
eyvallah
tsk
tskler
minnettar*
ellerine sağlık
thanks
thank you
mersi
çok naziksin
süper oldu
harika oldu
yardımcı oldun*
çok yardımcı*
işime yaradı
makbule geçti
`);

export const GOODBYE = phrases(`
görüşürüz
hoşça ?kal*
bay bay
baybay
bye
kendine iyi bak
iyi geceler
allaha ısmarladık
ben kaçtım
hadi görüşmek üzere
görüşmek üzere
kapatıyorum
çıkıyorum ben
yarın görüşürüz
`);

export const WHO_ARE_YOU = phrases(`
kimsin*
sen (de |hiç |peki ){0,3}(üzül|ağla|sıkıl|kork|aşık ol|gül|uyu|yorul|kız|acık)* m[iu]s[iu]n
sen kim
adın ne*
ismin ne*
bot musun
robot musun
yapay zeka mısın
insan mısın
gerçek misin
kaç yaşındasın
nerelisin
seni kim yap*
hangi model*
chatgpt mı*
gpt* mi*
nasıl çalışıyorsun
sinesohbet (ne|nedir)
sen ne(ci)?sin
`);

export const HELP = phrases(`
yardım*
ne(ler)? yapabil*
ne işe yar*
neler biliyorsun
nasıl kullan*
özelliklerin*
komutlar*
ne sorabilirim
help
ne yapmam lazım
nasıl film bul*
ne yapıyorsun sen
neler (var|yapıyorsun)
nasıl işliyor
`);

export const LOVE = phrases(`
seni seviyorum
aşığım sana
sana aşığım
benimle evlen*
evlenir misin*
aşkım
canımsın
tatlısın
çok tatlısın
sevgilim ol*
birtanesin
kralsın
adamsın
`);

export const JOKE = phrases(`
şaka (yap*|anlat*)
fıkra*
espri (yap*|anlat*)
bilmece*
güldürsene beni bir
şarkı söyle*
şiir (yaz*|oku*)
hikaye anlat*
`);

export const PRAISE = phrases(`
aferin
helal*
bravo
harikasın
süpersin
mükemmelsin
çok iyisin
harika
süper
mükemmel
şahane
müthiş
efsanesin
güzelmiş
iyiymiş
bayıldım
çok güzel
çok iyi
beğendim hepsini
aynen
tam istediğim*
nokta atışı
güzel (öneri|seçim)*
isabet*
`);

/** Whole messages. */
export const LAUGH = phrases(`
(ha|he|hi|ah|eh){2,}h?
jaja*
ahah*
haha*
sjsj*
asdf*
ksks*
random
lol
xd{1,}
puhaha*
`);

export const SORRY = phrases(`
özür (dile*)?
kusura bakma*
pardon
afedersin*
affet*
yanlış yazdım
sorry
`);

/** Whole messages. */
export const YES = phrases(`
evet
ehe
he
hee
hi hi
olur
tamam
tamamdır
tabi
tabii
tabi ki
tabii ki
elbette
aynen
kesinlikle
onaylıyorum
onayla
evet lütfen
olur olur
ok
okey
okay
peki
hadi
yap
ekle
sil
kaldır
evet ekle
evet sil
evet kaldır
evet eminim
eminim
olsun
isterim
evet isterim
evet olur
tamam olur
tamam ekle
e tamam
he tamam
yes
uygun
uygundur
`);

/** After any of them. */
export const YES_ENDING = phrases(`
lütfen
olur
tamam
evet
ekle
yap
canım
`);

/** Whole messages. */
export const NO = phrases(`
hayır
yok
yok (bir şey|bişey|bişi)
(bir şey|bişey) yok
şaka yaptım
tamam (bu kadar )?(yeter|yeterli)
bu kadar yeter
yo
yoo
olmaz
istemem
istemiyorum
film (falan )?istemiyorum( _){0,4}
gerek yok
boşver
boş ver
vazgeçtim
vazgeç
kalsın
iptal
iptal et
sakın
(şu an |şimdi |bugün |artık )?film (izlemek|seyretmek|falan) istemiyorum
hayır lütfen
hayır istemem
hayır istemiyorum
yok istemem
yok kalsın
hayır kalsın
yok gerek yok
hayır vazgeçtim
dursun
yapma
silme
kaldırma
ekleme
no
yok vazgeçtim
hayır silme
hayır kaldırma
şimdilik kalsın
gerek yok kalsın
`);
