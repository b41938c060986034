/** Conversations written in the same way, in the notation of `../notation.ts`. */
export const FRESH_CONVERSATIONS = `
# fresh

korku öner | rec Korku
ikincisini favorilere ekle | add=<any>
az önceki üçlüden en kısa olanın fragmanı | trailer=<any>
yok ya korku demedim | rec -Korku

komedi öner | rec Komedi
yerli olsun | rec Komedi o=yerli
ama şener şen olmasın | rec Komedi o=yerli || none
hepsini izledim | watched=<any> + watched=<any> + watched=<any> + rec Komedi o=yerli
başka öner | rec Komedi o=yerli

gerilim filmi | rec Gerilim
birincinin konusu ne | show=<any>
bunu izledim ya | watched=<any>
sonuncusu kaç dakika | show=<any>
onu izleyeceğim teşekkürler | none

beni şaşırt | surprise
başka | surprise
bunu favorilerime koy | add=<any>
geri al | unfav=<any>
evet | unfav=<any>

selam | none
naber | none
bu akşam ne izlesem | rec
bunlar çok ağır ya | rec || rec !t=ağır tempo || rec !t=<any>
daha neşeli bir şeyler | rec mood=happy ?!t=<any> || rec mood=happy !t=ağır tempo

aksiyon aç | rec Aksiyon
90lardan olsun | rec Aksiyon y>=1990 y<=1999
yok 80ler olsun | rec Aksiyon y>=1980 y<=1989
süre fark etmez ama puanı yüksek olsun | rec Aksiyon y>=1980 y<=1989 r>=<number>
tür değişsin, korku olsun | rec Korku y>=1980 y<=1989 r>=<number>

brad pitt filmi öner | rec p=Brad Pitt
dram olmasın | rec -Drama p=Brad Pitt
başkası oynasın | rec -Drama || rec -Drama p=Brad Pitt
tamam teşekkür ederim | none

romantik bir şey | rec Romantik
ilk ikisini izlediklerime ekle | watched=<any> + watched=<any>
üçüncünün fragmanını aç | trailer=<any>
bu nasıl bir film | show=<any>
benzeri var mı | rec like=<any> || rec Romantik like=<any>

dram öner | rec Drama
neden bunları önerdin | none
peki sen hangisini izlerdin | none
onu favorilere ekle | add=<any>

film öner | rec
daha uzun | rec d>=<number>
daha eski | rec d>=<number> y<=<number>
hiçbirini beğenmedim | rec d>=<number> y<=<number>
baştan başlayalım | none || rec
bilim kurgu olsun | rec Bilim Kurgu

bilim kurgu öner | rec Bilim Kurgu
uzayda geçmesin ama | rec Bilim Kurgu !t=uzay
2010 sonrası | rec Bilim Kurgu !t=uzay y>=2010 || rec Bilim Kurgu !t=uzay y>=2011
ortadakini izlemiştim onu işaretle | watched=<any>
ilkinin oyuncuları kim | show=<any>
favorilere al onu | add=<any>

hüzünlüyüm | rec mood=sad
dram olsun | rec Drama mood=sad
yok vazgeçtim neşelendir beni | rec mood=happy || rec Drama mood=happy || rec Komedi ?mood=happy
yabancı olmasın | rec mood=happy o=yerli || rec Drama mood=happy o=yerli || rec Komedi o=yerli mood=?happy

joker'in fragmanını aç | trailer=Joker
favorilere ekle bunu | add=Joker
izledim bile | watched=Joker
favorilerimi göster | list=favourites
ilkini çıkar | unfav=<any>

çocuklara animasyon | rec Animasyon ?Aile age=<number>
6 yaşındalar | rec Animasyon ?Aile age=6
pixar olsun | rec Animasyon ?Aile age=6
90 dakikayı geçmesin | rec Animasyon ?Aile age=6 d<=90
üçünü de favorilere ekle | add=<any> + add=<any> + add=<any>

kemal sunal filmi | rec p=Kemal Sunal
şener şen de olsun | rec p=Kemal Sunal+Şener Şen
sadece şener şen olsun | rec p=Şener Şen
en eskisi hangisi | show=<any> || none
teşekkürler kanka | none

korku filmi aç | rec Korku
çok eski bunlar | rec Korku y>=<number>
ikinciyi izledim onun gibisini öner | rec like=<any> || rec Korku like=<any> || watched=<any> + rec Korku like=<any> || rec Korku y>=<number> like=<any> || watched=<any> + rec Korku y>=<number> like=<any> || watched=<any> + rec like=<any>

film öner | rec
komedi | rec Komedi
romantik de olsun | rec Komedi,Romantik
türk | rec Komedi,Romantik o=yerli
2 saatten kısa | rec Komedi,Romantik o=yerli d<=120
süre önemli değil | rec Komedi,Romantik o=yerli
bunların dışında öner | rec Komedi,Romantik o=yerli

matrix gibi | rec like=The Matrix
bunlardan 8 puan üstü olanlar | rec like=The Matrix r>=8
sonuncuyu aç | show=<any>
internette ara | web=<any>

merhaba | none
savaş filmi | rec t=savaş
hayır savaş demek istemedim yarış dedim | rec t=yarış || rec t=yarış !t=savaş
olur bunlar sağ ol | none

beni şaşırt | surprise
beğenmedim | surprise
bunun süresi ne kadar | show=<any>
fragman | trailer=<any>

dram | rec Drama
gerilim de ekle | rec Drama,Gerilim
dramı çıkar | rec Gerilim -Drama || rec Gerilim
kanlı olmasın ama | rec Gerilim -Drama !t=kanlı || rec Gerilim !t=kanlı
ilk filmi neden önerdin | none

aile filmi lazım | rec Aile
çocuklar 7 yaşında | rec Aile age=7
daha yeni olsun | rec Aile age=7 y>=<number>
ilkini favorilere ekle, ikincinin fragmanını aç | add=<any> + trailer=<any>
teşekkür ederim | none

Şener Şen filmi öner | rec p=Şener Şen
dram olanlardan | rec Drama p=Şener Şen
90 öncesi | rec Drama p=Şener Şen y<=1989
sonuncuyu izlemiştim | watched=<any>
yerine başka ver | rec Drama p=Şener Şen y<=1989

polisiye istiyorum | rec Suç ?t=polisiye
seri katilli olsun | rec Suç t=seri katil+?polisiye
çok kanlı olmasın ama | rec Suç t=seri katil+?polisiye !t=kanlı
2 saatten uzun olmasın | rec Suç t=seri katil+?polisiye !t=kanlı d<=120
kanlı da olabilir aslında | rec Suç t=seri katil+kanlı d<=120 || rec Suç t=seri katil+?polisiye d<=120 || rec Suç t=kanlı d<=120

ne izlesem | rec
hüzünlü bir şey | rec mood=sad
kore yapımı | rec mood=sad c=Güney Kore
ikincisi nasıl | show=<any>
favorilerime ekle | add=<any>
favorilerimi göster | list=favourites

Inception'ı izledim | watched=Inception
benzeri bir şey öner | rec like=Inception
daha kısa olsun | rec like=Inception d<=<number>
en kısa olanın detayları | show=<any>
fragmanı var mı | trailer=<any>

fantastik film | rec Fantastik
yüzüklerin efendisi gibi olsun | rec Fantastik like=<any> || rec like=<any>
hepsini izlemişim | watched=<any> + watched=<any> + watched=<any> || watched=<any> + watched=<any> + watched=<any> + rec ?Fantastik like=<any>

korku filmi olsun bu akşam | rec Korku
vazgeçtim | none
romantik komedi olsun | rec Romantik,Komedi
2010 sonrası lütfen | rec Romantik,Komedi y>=2010 || rec Romantik,Komedi y>=2011
üçüncüyü internette ara | web=<any>

favorilerimi aç | list=favourites || tab=favorites
geçmişe git | tab=history
ana sayfaya dön | tab=dashboard
karanlık moda al | theme=dark
geri aydınlık yap | theme=light

yerli komedi | rec Komedi o=yerli
recep ivedik olmasın | rec Komedi o=yerli || none
daha eski olsun | rec Komedi o=yerli y<=<number>
kemal sunallı | rec Komedi o=yerli y<=<number> p=Kemal Sunal || rec Komedi p=Kemal Sunal ?o=yerli ?y<=<number>
birincisini izledim ikincisini favorilere ekle | watched=<any> + add=<any>

bana film öner | rec
aksiyon | rec Aksiyon
macera da ekle | rec Aksiyon,Macera
aksiyon olmasın sadece macera | rec Macera -Aksiyon
tamamdır süper | none

uzay filmi | rec t=uzay
gerilimli olsun | rec Gerilim t=uzay
korku istemiyorum | rec Gerilim -Korku t=uzay
puanı 7 üstü | rec Gerilim -Korku t=uzay r>=7
en yenisini aç | show=<any>

canım sıkkın | none || rec mood=sad
güldür beni biraz | rec Komedi ?mood=sad || rec mood=happy
bunlar çok çocukça | rec Komedi ?mood=sad !t=<any> || rec Komedi -Aile ?mood=sad || rec Komedi ?mood=sad
yetişkinlere yönelik olsun | rec Komedi -Aile ?mood=sad || none

Al Pacino | rec p=Al Pacino
Robert De Niro ile birlikte | rec p=Al Pacino+Robert De Niro
suç olsun | rec Suç p=Al Pacino+Robert De Niro
ilk film kaç yılında çekilmiş | show=<any>
hangisi daha iyi sence | none

sürpriz yap | surprise
bu olmadı başka bir sürpriz | surprise
tamam bunu izleyeceğim | none
izlediklerime ekle | watched=<any>

gerilim öner | rec Gerilim
sonu ters köşe olsun | rec Gerilim t=ters köşe
sıkıcı olmasın | rec Gerilim t=ters köşe !t=ağır tempo
komik de olsun biraz | rec Gerilim,Komedi t=ters köşe !t=ağır tempo
hepsini unut yeni baştan | none || rec

western öner | rec t=western
clint eastwood olsun | rec t=western p=Clint Eastwood
yok john wayne demek istedim | rec t=western p=John Wayne || rec t=western p=<any>
bunların en iyisi hangisi | show=<any> || none

bilim kurgu | rec Bilim Kurgu
animasyon olmasın | rec Bilim Kurgu -Animasyon
eski olmasın | rec Bilim Kurgu -Animasyon y>=<number>
yıl önemli değil aslında | rec Bilim Kurgu -Animasyon
ilk ikisini favorilerime ekle | add=<any> + add=<any>
favorilerimden ikincisini çıkar | unfav=<any>

romantik film öner | rec Romantik
ağlatmasın | rec Romantik !t=hüzünlü
fransız olsun | rec Romantik !t=hüzünlü c=Fransa
italyan da olabilir | rec Romantik !t=hüzünlü c=Fransa+İtalya
bunu değil başka bir şey | rec Romantik !t=hüzünlü c=Fransa+İtalya

Kış Uykusu nasıl bir film | show=Kış Uykusu
izledim ben onu | watched=Kış Uykusu
yönetmenin başka filmi var mı | rec p=Nuri Bilge Ceylan || rec || none

komedi aç | rec Komedi
birincisinin başrolünde kim var | show=<any>
peki ikincisi | show=<any>
üçüncüyü boşver | none
ikinciyi favorile | add=<any>

savaş filmi istiyorum | rec t=savaş
gerçek hikaye olsun | rec t=savaş+gerçek hikâye
siyah beyaz olmasın | rec t=savaş+gerçek hikâye y>=<number> || rec t=savaş+gerçek hikâye || rec t=savaş+gerçek hikâye !t=<any>
3 saati geçmesin | rec t=savaş+gerçek hikâye d<=180 ?y>=<number> ?!t=<any>

moralim bozuk | none || rec mood=sad
film istemiyorum sadece konuşmak istiyorum | none
sen de hiç üzülür müsün | none
neyse bir komedi öner bari | rec Komedi ?mood=sad
`;
