/** Sentences written without a look at the grammar, with what is right decided before they were tried. */
export const FRESH_SENTENCES = `
# fresh: told
komedi olsun ama romantik komedi olmasın | rec Komedi -Romantik
milenyum sonrası korku | rec Korku y>=2000 || rec Korku y>=2001
geçen yüzyıldan bir klasik | rec t=klasik y<=1999 || rec t=klasik y<=2000 || rec t=klasik y<=2000 y>=1900 || rec t=klasik y>=1900 y<=1999
amelie'yi beğenilerimden kaldır | unfav=Amélie
geçen hafta bana ne önermiştin | list=history
dün ne önermiştin | list=history
favorilerimde kaç dram var | list=favourites genre=Drama
izlediklerimde hiç korku var mı | list=watched genre=Korku
kontrol paneli | tab=dashboard
panele dön | tab=dashboard
içim kıpır kıpır | rec mood=happy || rec mood=excited || rec mood=romantic
dünya turuna çıkmış gibi hissettirsin | rec mood=adventure || rec mood=adventure t=<any>
drama bayıldım son zamanlarda | rec Drama
son zamanların en iyi dramı | rec Drama y>=<number> r>=<number>
üç saatlik destansı bir film | rec d>=<number> d<=<number> t=epik || rec d>=<number> t=epik
Harry Potter serisinden hangisi güzel | rec like=<any> || rec t=<any> || list=<any> || show=<any> || none
zeki demirkubuz filmi öner | rec p=Zeki Demirkubuz
Titanik'i izledim ama işaretle | watched=Titanic
Titanik'i izledim ama işaretlememişim | watched=Titanic
Titanik'i izledim ama işaretleme | none
beğendiklerimde aksiyon var mı | list=favourites genre=Aksiyon
Joker'i beğenilerime ekle | add=Joker
Joker'i beğendiklerim arasına koy | add=Joker
listemden Joker'i çıkar | unfav=Joker || unwant=Joker
beğenilerimi göster | list=favourites
beğendiğim filmler neler | list=favourites
beğeniler sayfasına git | tab=favorites

# fresh: first
bu gece uzun uzun ağlayacağım bir şeyler ver de rahatlayayım | rec mood=sad || rec mood=sad mood=?relaxed
annem yeşilçam hastası ona göre bir şey lazım | rec t=yeşilçam ?Aile ?o=yerli
bana öyle bir film ver ki sonunda ağzım açık kalsın | rec t=ters köşe
patronuma sinirliyim, intikam filmi aç | rec t=intikam mood=?relaxed
kanlı sahneleri kaldıramıyorum ama gerilim severim | rec Gerilim !t=kanlı
1980 ile 1989 arası bilim kurgu klasikleri | rec Bilim Kurgu y>=1980 y<=1989 t=klasik
ŞENER ŞEN FİLMİ ÖNER | rec p=Şener Şen
BANA KOMİK BİR ŞEY BUL | rec Komedi
İSTANBUL'DA GEÇEN FİLM | rec at=İstanbul
romantik ama klişe olmayan bi film | rec Romantik
yönetmeni kadın olan filmler | rec || rec t=<any> || none
sinemada kaçırdığım son yılların iyi bilim kurguları | rec Bilim Kurgu y>=<number> ?r>=<number>
tokyo'da geçen bir şey | rec at=Tokyo
vampir olsun ama alacakaranlık gibi olmasın | rec t=vampir
çocukken izlediğim çizgi filmleri özledim, öyle bir şey | rec Animasyon mood=?sad ?t=çocukluk ?Aile || rec Animasyon ?t=nostalji ?Aile
film izlemek istemiyorum | none
dizi öner | none
bugün günlerden ne | none
sen bana film mi öneriyorsun gerçekten | rec || none
oscarlı bir film | rec r>=<number> || rec t=<any> || rec
bir film buldum adı Kelebeğin Rüyası, bilgi versene | show=Kelebeğin Rüyası
inseption fragman | trailer=Inception
yuzuklerin efendisini favorilere at | add=Yüzüklerin Efendisi || add=<any>
star wars gibi uzay operası | rec like=<any> ?t=uzay ?Bilim Kurgu
Esaretin bedelini izlemedim ki ben, işareti kaldır | unwatch=The Shawshank Redemption
izlediklerimden çıkar Joker'i | unwatch=Joker
Joker'i izlenenlerden silsene | unwatch=Joker
acaba recep ivedik var mı | show=Recep İvedik || rec like=Recep İvedik || show=<any>
cem yılmazın komedileri hangileri | rec Komedi p=Cem Yılmaz
korku olmayan gerilim de olmayan hafif bişey | rec -Korku,-Gerilim mood=relaxed
ne dram ne komedi olsun | rec -Drama,-Komedi
ya dram ya komedi olsun | rec Drama,Komedi
dram ya da gerilim fark etmez | rec Drama,Gerilim
aksiyon mu izlesem komedi mi | rec Aksiyon,Komedi || rec Aksiyon || rec Komedi
iki kardeşin hikayesini anlatan dram | rec Drama t=kardeşlik || rec Drama t=<any>
içinde köpek olan ama köpeğin ölmediği film | rec t=köpek || rec t=köpek !t=<any>
kıyamet sonrası dünyada hayatta kalmaya çalışanlar | rec t=kıyamet+hayatta kalma || rec t=<any>
bol patlamalı bol kovalamacalı bir şeyler | rec Aksiyon || rec Aksiyon t=kovalamaca
15 yaşındayım bana uygun korku | rec Korku age=15
sınavdan çıktım beynim yandı hafif bişi | rec mood=relaxed
nişanlımla izleyeceğiz, ağır olmasın | rec mood=<any> ?!t=ağır tempo || rec mood=romantic !t=<any>
yalnızım ve yağmur yağıyor | rec mood=sad || rec mood=<any> || none
sevgilim terk etti beni | rec mood=sad || none
bugün çok mutluyum | rec mood=happy
canım hiçbir şey istemiyor | rec mood=<any> || none || rec
en sevdiğim yönetmen Nuri Bilge Ceylan | rec p=Nuri Bilge Ceylan || none
Nuri Bilge sevmem ama yerli dram olsun | rec Drama o=yerli
Haluk Bilginer'in başrolde olduğu yerli film | rec p=Haluk Bilginer o=yerli
di caprio'nun gençlik filmleri | rec p=Leonardo DiCaprio ?t=gençlik ?y<=<number>
Tarantino'nun en çok izlenen filmi | rec p=Quentin Tarantino ?t=popüler ?r>=<number>
1 saat 20 dakikadan uzun olmasın | rec d<=80
100-120 dk arası olsun | rec d>=100 d<=120
iki saate yakın bir macera | rec Macera d<=<number> ?d>=<number>
puanı 6 ile 7 arasında olan kötü filmler | rec r>=6 || rec
7.5tan yüksek yerli komedi | rec Komedi o=yerli r>=7.5
2015ten eski olmasın | rec y>=2015 || rec y>=2016
altmışlardan kalma bir western | rec t=western y>=1960 y<=1969
siyah beyaz klasik bir gerilim | rec Gerilim t=klasik y<=<number> || rec Gerilim t=klasik || rec Gerilim t=klasik+siyah beyaz
daha dün izledim titaniği ekle listeye | watched=Titanic || add=Titanic || watched=Titanic + want=Titanic || watched=Titanic + add=Titanic
film bitti, inception'ı izledim | watched=Inception
Ayla filmi kaç dakika sürüyor acaba | show=Ayla
leon kimin filmi | show=Léon
Babam ve Oğlum'u kim çekti | show=Babam ve Oğlum
matrixin konusunu anlat | show=The Matrix
neredeyse her filmi izledim, az bilinen bir şey öner | rec t=az bilinen
sıkıldım ya napsam | rec || none
hadi bana bi güzellik yap | none || rec
şaşırt bakalım beni | surprise
bugün şansım ne getirecek bir film seç | surprise || rec
favorilerimde ne var ne yok | list=favourites
hangi filmleri izlemişim | list=watched
en son ne önermiştin bana | list=history
şimdiye kadarki önerileri aç | list=history || tab=history
geçmiş sekmesi | tab=history
ayarları aç | tab=settings
ayarlardan temayı değiştir | tab=settings || none || theme=<any>
gözüm yoruldu şu ekranı karart | theme=dark
beyaz temaya dön | theme=light
kaç film izlemişim toplamda | stats
bu ay kaç film izledim | stats
en çok hangi türü izliyorum | stats
hesabımı sil | none || tab=settings
çıkış yap | none
hava soğuk dışarı çıkmıyoruz evde sıcak çikolata eşliğinde izlemelik | rec mood=<any> || rec ?t=<any> mood=<any> || rec
aşk acısı çekiyorum | rec mood=sad
bıktım bu hayattan, güldür beni | rec Komedi || none || rec mood=happy
artık yaşamak için sebep bulamıyorum | none
what movie should I watch tonight | none || rec
recommend me a horror movie | rec Korku
I want something funny | rec Komedi || none
guten tag | none
kurtlarla dans eden adam filmi neydi | show=<any> || none || web=<any>
enflasyon ne olacak | none
galatasaray kaç kaç bitti | none
amına koyayım senin | none
salak mısın sen ya film dedik | none || rec
bana bir şarkı söyle | none
üvey annemle kavga ettim moralim sıfır, bana iyi gelecek bişeyler | rec mood=happy ?t=<any>
teyzemler geliyor 5 çocuk var evde hepsinin seveceği çizgi film | rec Animasyon ?Aile age=<number> || rec Animasyon ?Aile ?t=popüler age=?10
geçen yaz Paris'e gittim, orada geçen bir film izlemek isterim | rec t=Paris || rec c=Fransa || rec t=paris
denizaltında geçen gerilim | rec Gerilim t=denizaltı || rec Gerilim t=deniz
trende geçen cinayet filmi | rec t=tren+cinayet || rec Suç t=tren+cinayet
ikinci dünya savaşı filmi ama çok üzmesin | rec t=ikinci dünya savaşı !t=hüzünlü || rec t=savaş !t=hüzünlü || rec t=<any> !t=hüzünlü
müzikal sevmem, animasyon sevmem, geri kalan her şey olur | rec -Animasyon !t=müzikal
uzun zamandır korku izlemedim | rec Korku || none

# fresh: second
bana bak şimdi canım öyle bi polisiye çekiyor ki anlatamam | rec Suç ?t=polisiye
akşama kız arkadaşım gelecek romantik komedi tarzı bişeyler lazım ama çok vıcık vıcık olmasın | rec Romantik,Komedi mood=?romantic
babamla western gecesi yapıcaz eski olsun | rec t=western y<=<number> ?Aile
çocuğum uzaya meraklı, 9 yaşında, ona uygun bir film | rec t=uzay age=9 ?Aile
Fatih Akın filmlerini seviyorum | rec p=Fatih Akın || none
kadir inanır türkan şoray filmi | rec p=Kadir İnanır+Türkan Şoray
son beş yılın en iyi korkuları | rec Korku y>=2021 r>=<number>
en az 7.5 puanlı yerli dram olsun ama 90lardan önce çekilmiş olmasın | rec Drama o=yerli r>=7.5 y>=1990
2000lerin başından romantik komedi | rec Romantik,Komedi y>=2000 y<=2004 || rec Romantik,Komedi y>=2000 y<=<number>
kara mizah içeren suç filmi ama tarantino olmasın | rec Suç t=kara mizah
ne izlesem bilmiyorum karar veremiyorum | rec || surprise
gülmekten karnım ağrısın | rec Komedi || rec mood=happy
sinema salonunda izlemişim gibi hissettirecek görsel şölen bir film | rec || rec t=<any>
ilkokul öğretmeniyim öğrencilerimle izleyeceğim film | rec age=<number> ?Aile ?t=öğretmen+okul || rec t=öğretmen || rec t=öğretmen+okul
gece uykum kaçtı sakin bişey | rec mood=relaxed
kahvemi aldım battaniyemi çektim ne izliyoruz | rec mood=relaxed || rec
kafam çok karışık düşünmek istemiyorum | rec mood=relaxed
hiç komik olmayan bir komedi gördün mü sen | none || rec Komedi || rec || rec -Komedi
romantik komedi hariç her türlü komedi | rec Komedi -Romantik
aksiyon olsun ama süper kahraman filmi olmasın marvel'dan bıktım | rec Aksiyon !t=süper kahraman
robotlu filmleri sevmem uzaylı da istemem ama bilim kurgu olsun | rec Bilim Kurgu !t=robot+uzaylı
hint filmi olsun ama 3 saat sürmesin | rec c=Hindistan d<=<number>
fransız yeni dalga | rec c=Fransa || rec c=Fransa t=<any> || rec c=Fransa y<=<number>
İtalyan mafyası filmi | rec t=mafya ?c=İtalya
rus edebiyatından uyarlama | rec t=kitap uyarlaması ?c=Rusya+Sovyetler Birliği ?t=edebiyat
stephen king uyarlaması bir korku | rec Korku t=kitap uyarlaması ?p=Stephen King || rec Korku p=Stephen King
agatha christie tarzı cinayet | rec t=cinayet ?like=<any> ?p=Agatha Christie || rec Suç t=cinayet ?p=<any>
yüzüklerin efendisi serisi gibi epik fantastik | rec Fantastik t=epik like=<any>
harry potterdan daha karanlık bi fantastik | rec Fantastik t=karanlık ?like=<any> || rec Fantastik ?t=karanlık
Yıldızlararası'nı beğendim, ona benzer ama daha kısa bir şey | rec like=Interstellar d<=<number>
esaretin bedeli kadar iyi bir film | rec like=The Shawshank Redemption ?r>=<number>
Amélie'nin sıcaklığında fransız filmi | rec c=Fransa ?like=Amélie ?t=iç ısıtan
bugün sevgilimden ayrıldım teselli edecek bir şey | rec mood=<any>
işten kovuldum, motive edecek bir şey lazım | rec t=ilham verici ?mood=sad || rec t=ilham verici mood=relaxed
vizeler bitti kutlama modundayız | rec mood=happy || none
gökdelende geçen aksiyon | rec Aksiyon || rec Aksiyon t=<any>
adada mahsur kalan insanlar | rec t=ada+hayatta kalma || rec t=ada || rec t=hayatta kalma || rec t=ıssız ada
bir evde geçen tek mekan gerilim | rec Gerilim t=tek mekân
büyükannemin anlattığı masallar gibi bir film | rec t=masal ?Aile
at yarışı konulu | rec t=yarış || rec t=at || rec t=at+yarış || rec t=at yarışı
satranç şampiyonunun hayatı | rec t=satranç+?spor+?biyografi || rec t=satranç || rec t=satranç+spor || rec t=satranç+biyografi
rock yıldızının biyografisi | rec t=biyografi || rec t=müzik+biyografi || rec t=rock müzik+biyografi
arkadaşlarla korku gecesi yapıyoruz en korkuncu hangisi | rec Korku ?mood=happy
hamile eşimle izleyeceğiz şiddet olmasın ağlatmasın | rec mood=?romantic !t=şiddet+hüzünlü
dublajlı film olsun | rec || none
türkçe dublaj animasyon | rec Animasyon
altyazılı kore dizisi | none || rec c=Güney Kore
imdb top 250'den bir şey | rec r>=<number>
Eternal Sunshine'ı favorilerime ekler misin lütfen | add=Eternal Sunshine of the Spotless Mind
şu parazit filmini beğenilere at | add=Parasite
Kış Uykusu izlendi | watched=Kış Uykusu
dün gece Joker'i izledik | watched=Joker
Joker filmini henüz izlemedim | unwatch=Joker || none
Organize İşler'i favorilerden çıkarsana ya | unfav=Organize İşler
G.O.R.A. fragmanı var mı | trailer=G.O.R.A.
fragman izlemek istiyorum: dune | trailer=Dune
Joker netflixte var mı | where=Joker
Yedinci Koğuştaki Mucize'yi nereden izlerim | where=7. Koğuştaki Mucize
Matrix kaç yılında çıktı | show=The Matrix
Forrest Gump'ta kim oynuyor | show=Forrest Gump
Babam ve Oğlum ağlatır mı | show=Babam ve Oğlum || none || rec like=<any>
vizontele güzel film mi | show=Vizontele
bana inception'ı anlat spoiler verme | show=Inception
izleme geçmişim | list=history || list=watched || tab=history
favori komedilerim | list=favourites genre=Komedi
favorilerimi gösterir misin | list=favourites
favorilerimdeki en yüksek puanlı film | list=favourites
izlediklerim arasında Tarantino var mı | list=watched query=<any>
favorilerim arasında Matrix var mı | list=favourites query=<any>
kaç favorim var | stats
istatistiklerimi göster lütfen | stats
film karnem | report
geçmişe dönelim | tab=history || list=history
tercihlerimi değiştireceğim | tab=settings || none
bildirim ayarları nerede | tab=settings
film öner sayfasını aç | tab=recommend
ana menü | tab=dashboard
gece modu | theme=dark
ışıkları kapat | theme=dark || none
temayı değiştir | none
koyu tema yorucu açık yap | theme=light
hepsini sil favorilerimin | none
geçmişimi temizle | none
rastgele at bi tane | surprise
sürpriz film istiyorum | surprise
zar at bakalım | surprise
sen seç ben izleyeyim | surprise
kurduğun cümlelere bayılıyorum | none
bana fıkra anlat gülelim | none
çok yalnızım kimsem yok | rec mood=sad || none
ölsem kimsenin umrunda olmaz | none
kendime zarar vermek istiyorum | none
bazen yok olup gitmek istiyorum | none
hayat çok zor ya bi komedi aç | rec Komedi
gerizekalı bot hiç anlamıyorsun | none
yarın İstanbul'da yağmur var mı | none
bana bir kitap öner | none
python öğrenmek istiyorum | none
2+2 kaç | none
bonjour | none
ça va? | none
können Sie mir einen Film empfehlen | none || rec
dame una película de terror | none || rec Korku
suggest a comedy from the 90s | rec Komedi y>=1990 y<=1999
asdfghjkl | none
😂😂😂 | none || rec Komedi || rec mood=happy
😢 | none || rec mood=sad
korku 👻 | rec Korku || rec Korku t=hayalet
... | none

# fresh: third
valla hiç fark etmez yeter ki güldürsün | rec Komedi || rec mood=happy || rec Komedi mood=happy
bana hayatın anlamını sorgulatacak bir film | rec t=felsefi+düşündürücü
izlerken terleyeceğim bir gerilim ver | rec Gerilim
çocukluğuma götürsün beni | rec t=nostalji || rec t=çocukluk || rec t=nostalji+çocukluk
doksanların ortasından bir suç filmi | rec Suç y>=1993 y<=1997 || rec Suç y>=1994 y<=1996 || rec Suç y>=1990 y<=1999
80lerin sonu 90ların başı aksiyon | rec Aksiyon y>=<number> y<=<number>
2019 yapımı kore filmi | rec c=Güney Kore y>=2019 y<=2019
bu sene çıkan yerli filmler | rec o=yerli y>=2026 y<=2026
ellilerden kalma siyah beyaz | rec y>=1950 y<=1959 ?t=siyah beyaz
son üç yılda çıkan korku | rec Korku y>=2023
2005 ten sonra çekilmiş savaş filmi | rec t=savaş y>=2005 || rec t=savaş y>=2006
yeni nesil yerli komedi olmasın eski yeşilçam olsun | rec -Komedi o=yerli t=yeşilçam y<=1990 || rec t=yeşilçam ?-Komedi ?o=yerli y<=<number> || rec t=yeşilçam -Komedi || rec -Komedi t=yeşilçam y<=<number> || rec Komedi t=yeşilçam ?y<=<number> ?o=yerli
bir saat kırk dakikayı aşmayan animasyon | rec Animasyon d<=100
en fazla bir buçuk saat | rec d<=90
öğle arasında izlenecek kısacık bir şey | rec d<=<number>
gece 12de uyumam lazım 2 saatim var | rec d<=120
uzun olsun, hiç bitmesin istiyorum | rec d>=<number>
puan 9 dan aşağı olmasın | rec r>=9
altı puan üstü olsun yeter | rec r>=6
imdb si 7 ile 8 arası | rec r>=7
kötü puanlı kült filmler | rec t=kült
halit ergenç oynasın | rec p=Halit Ergenç
türkan sorayli bir ask filmi | rec Romantik p=Türkan Şoray
Yılmaz Erdoğan yönetmiş olsun | rec p=Yılmaz Erdoğan
Ahmet Mümtaz Taylan'lı film | rec p=Ahmet Mümtaz Taylan
haluk bilginer ve nuri bilge ceylan birlikte | rec p=Haluk Bilginer+Nuri Bilge Ceylan
Spielberg'in uzaylı filmi | rec p=Steven Spielberg t=uzaylı
leonardo dicaprio kate winslet birlikte oynadıkları film | rec p=Leonardo DiCaprio+Kate Winslet
jackie chan gibi dövüş komedisi | rec Komedi p=Jackie Chan t=dövüş sanatları || rec Komedi t=dövüş sanatları like=<any>
hangi Scorsese filmini izlesem | rec p=Martin Scorsese
Adam Sandler olmasın | rec || none
Denzel Washington oynuyorsa izlerim | rec p=Denzel Washington
genç oyuncuların olduğu lise filmi | rec t=okul ?t=gençlik || rec t=lise ?t=gençlik
dini bir film | rec t=din
ramazanda ailece izlenecek | rec Aile
sevgililer günü için | rec mood=romantic
kar yağarken izlenecek yılbaşı filmi | rec t=noel ?t=kar
cadılar bayramı gecesi | rec Korku || rec t=cadı || rec Korku t=cadı
yağmurlu havada battaniye altında | rec mood=relaxed
uçakta izlemelik hafif bişeyler | rec mood=relaxed
spor yaparken izleyeceğim tempolu film | rec mood=excited ?t=spor || rec Aksiyon ?t=spor
bir psikopatın zihnine girelim | rec t=psikolojik || rec t=seri katil || rec Gerilim || rec
kaybolan çocuğunu arayan bir anne | none || rec || rec t=<any>
okyanusta tek başına kalan adam | rec t=<any>
klonlanmış insanlar | rec t=klon
hacker filmi | rec t=hacker
casuslu ve esprili | rec t=casus ?Komedi || rec Komedi t=casus
zengin kız fakir oğlan yeşilçam | rec t=sınıf farkı+yeşilçam ?o=yerli || rec t=zengin kız fakir oğlan+yeşilçam ?o=yerli
köyden kente göç | rec t=göç ?t=köy
almanyaya giden türk işçiler | rec t=gurbet || rec t=gurbet+işçi ?o=yerli || rec t=işçi || rec o=yerli c=Almanya t=işçi || rec t=<any> c=Almanya o=yerli || rec t=işçi c=Almanya ?o=yerli
evlilik dışı ilişki ihanet konulu | rec t=<any>
ihanet | rec t=<any> || rec || none
kanserle mücadele eden biri | rec t=hastalık || rec t=kanser
otizmli çocuk | rec t=engellilik ?age=10 ?Aile || rec t=otizm ?age=10 ?Aile
yapay zeka dünyayı ele geçiriyor | rec t=yapay zekâ
sihirbazlarla ilgili | rec t=sihir || rec t=sihirbaz
kuklalar oyuncaklar canlanıyor | rec t=oyuncak || rec t=kukla+oyuncak
hayvanlar konuşuyor olsun | rec t=hayvan ?Animasyon
absürt ve saçma bir komedi olsun ama cinsellik olmasın | rec Komedi t=absürt || rec Komedi t=absürt !t=<any>
küfürsüz komedi | rec Komedi || rec Komedi !t=<any>
ağır dram kaldıramam şu an | rec || rec -Drama || rec !t=<any> || rec -Drama !t=<any>
fazla düşündürmesin | rec mood=relaxed || rec !t=düşündürücü
karanlık atmosferli ama korkunç olmayan | rec -Korku t=karanlık
bilim kurguyu hiç sevmem | rec -Bilim Kurgu || none
yerli filmden uzak dur | rec o=yabancı
Hint filmleri hariç asya sineması | rec c=Güney Kore+Japonya+Çin+Hong Kong+Tayvan ?!t=Hindistan || rec c=<any> !t=<any>
amerikan filmi olmayan yabancı film | rec o=yabancı !t=ABD
ne aşk olsun ne savaş, şöyle sıcacık bir hikaye | rec t=iç ısıtan !t=aşk+savaş || rec -Romantik t=iç ısıtan !t=savaş
eğer gerilim bulamazsan suç da olur | rec Gerilim,Suç
önce komedi sonra dram | rec Komedi,Drama || rec Komedi
annemle babam gelecek, ne çok açık saçık ne çok şiddetli olsun | rec ?Aile !t=<any> || rec ?Aile
Titanic'i on kere izledim ona benzer bir aşk filmi | rec Romantik like=Titanic
Matrix'i sevmedim, ona benzemesin ama bilim kurgu | rec Bilim Kurgu
Yeşil Yol tadında hapishane draması | rec Drama t=hapishane like=The Green Mile
Kelebek Etkisi ve Donnie Darko gibi kafa açan | rec t=düşündürücü like=<any>
recep ivedik gibi değil de kaliteli komedi | rec Komedi r>=<number>
bana shrek i bul | show=Shrek || rec like=Shrek || trailer=Shrek
Selvi Boylum Al Yazmalım'ı listeme at | add=Selvi Boylum Al Yazmalım || want=Selvi Boylum Al Yazmalım
çiçek abbası favlara ekle | add=Çiçek Abbas
Tosun Paşa izledim say | watched=Tosun Paşa
gladyatoru izlemistim isaretle | watched=Gladiator
eskiya filmini izlenenlere ekle | watched=Eşkıya
Ayla'yı yanlışlıkla izlendi yapmışım kaldır | unwatch=Ayla
favorilerimden Shrek'i uçur | unfav=Shrek
Up filminin yönetmeni kim | show=Up
Issız Adam'ın detayına bak | show=Issız Adam
Neredesin Firuze nerede izlenir | where=Neredesin Firuze
Vizontele'yi internetten arat | web=Vizontele
"Zortlak Dansı" filmini favorilere ekle | add=Zortlak Dansı
Kara Şövalye fragmanını göster bakayım | trailer=The Dark Knight
the godfather trailer | trailer=The Godfather
beğendiğim filmleri listeler misin | list=favourites
seyrettiklerimi göster | list=watched
izlediğim korku filmleri hangileri | list=watched genre=Korku
geçen sefer ne önermiştin | list=history
bana daha önce hangi filmleri önerdin | list=history
favorilerim boş mu | list=favourites || stats
anasayfa | tab=dashboard
favoriler sekmesine geç | tab=favorites
hesap ayarlarıma git | tab=settings
gece görünümü istiyorum | theme=dark
tema açık olsun | theme=light
karanlık modu kapat | theme=light
bu ay ne kadar film izlemişim | stats || list=watched
en sevdiğim tür ne | stats || none
sürprizzz | surprise
şansıma bir film | surprise
bilmiyorum sen bul bir şey | rec || surprise
eee başka ne var ne yok | none
teşekkürler çok yardımcı oldun | none
tamam bu kadar yeter | none
yok bir şey | none
şaka yaptım | none
seni kim programladı | none
bugün dolar ne kadar | none
bana para ver | none
evde tuz kalmadı | none
kız arkadaşım beni aldattı canım çok yanıyor | rec mood=sad || none
artık dayanamıyorum bu acıya ölmek istiyorum | none
hayattan hiç zevk almıyorum | none || rec mood=<any>
şu işten bir kurtulsam | none || rec
ORSPU ÇOCUĞU | none
ne biçim önerilerin var be rezil | none || rec

# fresh: fourth
Merhaba, eşimle bu akşam evde izleyebileceğimiz, çok ağır olmayan, tercihen İtalyan ya da Fransız yapımı bir romantik film önerebilir misiniz? | rec Romantik c=İtalya+Fransa mood=?romantic ?!t=ağır tempo || rec Romantik c=İtalya+Fransa !t=<any> mood=?romantic
slm ya nbr bana bi korku filmi lazım ama öyle jumpscareli falan olmasın psikolojik olsun | rec Korku t=psikolojik || rec Korku t=psikolojik !t=<any>
hocam aksiyonu bol, arabaların uçtuğu, beyin istemeyen bir şey ver de kafam dağılsın | rec Aksiyon mood=relaxed ?t=araba
bugün hava çok sıcak klimanın altında serinletecek kar manzaralı bir film | rec t=kar || rec t=kar mood=<any>
dedemle izleyeceğim savaş filmi, çok gürültülü olmasın, yerli olursa süper | rec t=savaş o=yerli ?Aile
üniversite öğrencisiyim, gençlik filmi ama klişe olmayan | rec t=gençlik ?t=üniversite || rec t=gençlik+üniversite
ya şu an aklıma gelmedi adı ama hapishaneden kaçan adam filmi vardı onun gibi | rec t=hapishane+kaçış || rec t=hapishane
film önerisi alabilir miyim | rec
önerini bekliyorum | rec
hadi bir film patlat da izleyelim | rec
patlamış mısır hazır film yok | rec
SIKILDIM | rec || none
Aksiyon, macera, fantastik. | rec Aksiyon,Macera,Fantastik
dram/gerilim | rec Drama,Gerilim
komedi+romantik | rec Komedi,Romantik
korku-gerilim | rec Korku,Gerilim
korku olmasın, gerilim de olmasın, dram hiç olmasın | rec -Korku,-Gerilim,-Drama
animasyon hariç her şey olur | rec -Animasyon
sadece yerli korku | rec Korku o=yerli
yalnızca 2020 sonrası | rec y>=2020 || rec y>=2021
filmin sonu kötü bitmesin | rec mood=happy || rec !t=<any> || rec || rec t=<any>
mutlu sonla bitsin | rec mood=happy || rec t=<any>
mutsuz sonlu aşk filmi | rec Romantik mood=sad || rec Romantik
ağlamak istemiyorum güldür | rec Komedi !t=hüzünlü || rec mood=happy !t=hüzünlü || rec Komedi ?mood=happy
beni ağlatma | rec !t=hüzünlü || none
öldürmeli vurmalı kırmalı | rec Aksiyon || rec Aksiyon t=<any> || rec t=<any>
gerim gerim gerileyim | rec Gerilim
gözüme uyku girmesin korkudan | rec Korku
korkunun dibine vurmak istiyorum | rec Korku || rec Korku mood=?sad
kahkaha krizine gireyim | rec Komedi
içim şişti ya hafif bi şey | rec mood=relaxed
kalbim kırık | rec mood=sad || none
moralim bozuk neşelendir | rec mood=happy
heyecan arıyorum | rec mood=excited
adrenalin lazım bana | rec mood=excited
dingin bir pazar sabahı filmi | rec mood=relaxed
aşık oldum galiba | rec mood=romantic || none
gezesim var, yollara düşesim | rec mood=adventure || rec mood=adventure t=<any>
öfkeliyim, sakinleşmem lazım | rec mood=relaxed
terapi gibi film | rec mood=<any> || rec t=<any> || rec mood=<any> t=<any> || rec
keyfim çok yerinde bu akşam | rec mood=happy
stresten patlıyorum | rec mood=relaxed
ders çalışmaktan beynim durdu | rec mood=relaxed
depresyondayım galiba bişey önersene | rec mood=<any>
türk komedisi ama cem yılmaz şahan falan olmasın | rec Komedi o=yerli
Cem Yılmaz'ı sevmem | rec || none
en iyi on film | rec r>=<number>
tüm zamanların en iyisi | rec r>=<number>
senin favorin ne | none || rec || list=favourites
beni tanıyor musun | none
zevkime göre bir şey öner | rec
favorilerime göre film öner | rec
son izlediğime benzer bir şey | rec || rec like=<any> || none
aynı yönetmenden başka film | rec || none || rec p=<any>
Nolan'ın en kısa filmi | show=<any> || rec p=Christopher Nolan d<=<number> || rec p=Christopher Nolan
Tarkovski tarzı ağır sanat filmi | rec p=Andrei Tarkovsky t=bağımsız+?ağır tempo || rec t=<any> p=<any> || rec t=<any> like=<any>
Ferzan Özpetek filmi var mı | rec p=Ferzan Özpetek
Metin Akpınar Zeki Alasya ikilisi | rec p=Metin Akpınar+Zeki Alasya
müjde ar filmleri | rec p=Müjde Ar
Tom Hanks'in oynadığı savaş filmi | rec p=Tom Hanks t=savaş
anne hathaway oynasın romantik olsun | rec Romantik p=Anne Hathaway
will smith aksiyon | rec Aksiyon p=Will Smith
Ryan Gosling'li romantik | rec Romantik p=Ryan Gosling
zeki demirkubuz tarzı karanlık dram | rec Drama p=Zeki Demirkubuz t=karanlık || rec Drama like=<any> t=karanlık
2010-2020 arası en iyi bilim kurgular | rec Bilim Kurgu y>=2010 y<=2020 r>=<number>
1999 yapımı filmler | rec y>=1999 y<=1999
70'li yıllar yeşilçam komedisi | rec Komedi t=yeşilçam y>=1970 y<=1979 ?o=yerli
90s romcom | rec Romantik,Komedi y>=1990 y<=1999
üç saatten uzun filmler | rec d>=180
80 dakikadan kısa animasyon | rec Animasyon d<=80
bir buçuk iki saat arası gerilim | rec Gerilim d>=90 d<=120
1 saatlik boşluğum var | rec d<=60
puanı 8den yüksek 120 dakikadan kısa 2000 sonrası dram | rec Drama r>=8 d<=120 y>=2000 || rec Drama r>=8 d<=120 y>=2001
12 yaşındaki kardeşimle bilim kurgu izleyeceğiz | rec Bilim Kurgu age=12 ?Aile
4 yaşındaki kızım için çizgi film | rec Animasyon age=4 ?Aile
ergen oğlumla aksiyon | rec Aksiyon ?Aile age=<number> ?t=gençlik || rec Aksiyon ?t=gençlik ?Aile
iş arkadaşlarımla film gecesi | rec mood=happy || rec mood=?happy t=<any> || rec
kedilerle ilgili | rec t=kedi
Paris'te geçen aşk | rec at=Paris ?t=aşk ?Romantik
new york'ta geçen romantik komedi | rec Romantik,Komedi at=New York
Londra'da geçen bir film | rec at=Londra
cumhuriyet dönemi | rec t=tarihi || rec t=<any> || none
osmanlı dönemi tarihi film | rec t=tarihi ?o=yerli || rec t=osmanlı+tarihi ?o=yerli
12 eylül darbesini anlatan film | rec t=darbe || rec t=12 eylül+darbe
mitolojik tanrılar | rec t=mitoloji
vahşi batıda intikam | rec t=western+intikam
bir köpeğin sadakati | rec t=köpek || none
boks filmi ama rocky olmasın | rec t=boks
matrix ama daha yeni | rec like=The Matrix y>=<number>
inception dan daha kolay anlaşılır bi film | rec like=<any> || rec || rec mood=<any>
esaretin bedeli'nden sonra ne izlenir | rec like=The Shawshank Redemption
Ayla'dan sonra ağlatacak başka film | rec mood=sad ?like=Ayla
kış uykusu fln gibi sanat filmi | rec t=bağımsız like=Kış Uykusu
hababam tarzı okul komedisi | rec Komedi t=okul like=Hababam Sınıfı
Interstellar'ı ve Arrival'ı çok sevdim | none || rec like=<any>
bu akşam Joker izleyeceğim | none || show=Joker
Joker izledim de beğenmedim | watched=Joker || none
Babam ve Oğlum'u izlerken çok ağladım | none || watched=Babam ve Oğlum
Joker'i favorilerime eklesem mi | none || add=Joker
Joker favorilerimde mi | list=favourites query=<any>
Parazit'i izlemiş miydim | list=watched query=<any> || list=watched
favorilerim | list=favourites
izlediklerim | list=watched
geçmiş | list=history || tab=history
ayarlar | tab=settings
istatistik | stats
yardım | none
öneri | rec
sürpriz | surprise
fragman | none
Titanic | show=Titanic
Babam ve Oğlum | show=Babam ve Oğlum
Şener Şen | rec p=Şener Şen
2010 | rec y>=2010 y<=2010 || none
90lar | rec y>=1990 y<=1999
korku | rec Korku
mutlu | rec mood=happy
kısa | rec d<=<number>
yerli | rec o=yerli

# fresh: fifth
şöyle içimi dışıma çıkaracak kadar güldürecek bir şey yok mu sende | rec Komedi || rec mood=happy
abi Allah aşkına düzgün bi korku filmi öner hepsi birbirinin aynısı | rec Korku
geçenlerde izlediğim Parazit'i çok beğendim, Kore'den benzer toplumsal bir şey olabilir mi | rec c=Güney Kore like=Parasite ?t=<any>
bana 90'lı yıllardan, içinde Julia Roberts olan bir romantik komedi söyle | rec Romantik,Komedi p=Julia Roberts y>=1990 y<=1999
çok uzun olmasın, çok da kısa olmasın, ortalama bir süre | rec d<=<number> || rec d>=<number> d<=<number> || rec
hem ağlayıp hem güleceğim bir yerli film | rec o=yerli mood=sad ?Komedi || rec Komedi mood=sad o=yerli || rec Komedi,Drama o=yerli ?mood=sad
karım aksiyon istiyor ben romantik istiyorum ortasını bul | rec Aksiyon,Romantik || rec Aksiyon,Romantik mood=?romantic || two
gerilim seviyorum fakat işkence sahnelerine dayanamıyorum | rec Gerilim !t=şiddet
cinsellik içermeyen bir aşk filmi | rec Romantik || rec Romantik !t=<any>
kan görmeye dayanamam korku olsun | rec Korku !t=kanlı
zombi hariç korku | rec Korku !t=zombi
hayaletli olmayan bir korku filmi | rec Korku !t=hayalet
Hollywood klişesi istemiyorum | rec !t=ABD || rec !t=<any>
eski filmlerden hoşlanmam | rec y>=<number>
yeni filmleri sevmiyorum | rec y<=<number>
siyah beyaz film sevmem | rec y>=<number> || rec !t=<any>
müziksiz olsun yani müzikal olmasın | rec !t=müzikal+müzik
alt yazı okumak istemiyorum yerli olsun | rec o=yerli
ağır abilerin olduğu mafya filmi | rec t=mafya || rec t=mafya+ağır tempo
öğrenci evinde izlemelik saçma komedi | rec Komedi t=absürt || rec Komedi
iki saatlik uçuşum var ne önerirsin | rec d<=120
yarım saat sonra otobüsüm kalkıyor kısa bişey | rec d<=<number>
100 dk civarı komedi | rec Komedi d>=<number> d<=<number>
iki saatten az, bir saatten fazla | rec d>=60 d<=120
90 dakikadan uzun 2 saatten kısa | rec d>=90 d<=120
2000 ile 2009 arası türk korku filmi | rec Korku o=yerli y>=2000 y<=2009
1970'ten önceki klasikler | rec t=klasik y<=1969
80'lerin ikinci yarısı | rec y>=1985 y<=1989 || rec y>=1980 y<=1989
geçen on yılın en iyileri | rec y>=<number> r>=<number> || rec y>=<number> y<=<number> r>=<number>
2023te çıkan korku filmleri | rec Korku y>=2023 y<=2023
seksen sonrası yerli filmler | rec o=yerli y>=1980 || rec o=yerli y>=1981
milenyum öncesi bilim kurgu | rec Bilim Kurgu y<=1999
21. yüzyılın en iyi filmleri | rec y>=2000 r>=<number> || rec y>=2001 r>=<number>
8.2 üzeri puanı olan dram | rec Drama r>=8.2
yedi buçuk puandan düşük olmasın | rec r>=7.5
puanı en yüksek korku filmi | rec Korku r>=<number>
berbat filmler öner gülelim | rec Komedi || rec
türkan soray kadir inanır | rec p=Türkan Şoray+Kadir İnanır
Halit Akçatepe'li hababam filmi | rec p=Halit Akçatepe like=<any> || rec p=Halit Akçatepe || show=<any>
Ertem Eğilmez klasiklerinden | rec p=Ertem Eğilmez t=klasik
Ömer Lütfi Akad | rec p=Lütfi Ö. Akad
Almodovar filmi | rec p=Pedro Almodóvar
wong kar wai izlemek istiyorum | rec p=Wong Kar-wai
bong joon ho | rec p=Bong Joon-ho
coen kardeşler | rec p=Joel Coen || rec p=Ethan Coen || rec p=<any>
the rock'lı aksiyon | rec Aksiyon p=Dwayne Johnson || rec Aksiyon || rec Aksiyon p=<any>
Keanu Reevs | rec p=Keanu Reeves
morgan freman oynasın | rec p=Morgan Freeman
natali portman | rec p=Natalie Portman
brat pit filmleri | rec p=Brad Pitt
kıvanç tatlıtuğ filmi | rec p=Kıvanç Tatlıtuğ
uçak kazasından sağ kurtulanlar | rec t=uçak ?t=hayatta kalma || rec t=<any>
dağcıların hikayesi | rec t=dağ || rec t=dağcılık
doğal afet filmleri | rec t=felaket
kara delik ve uzay zaman | rec t=uzay ?t=zaman yolculuğu
bir dolandırıcının hayatı | rec t=dolandırıcı ?t=biyografi
banka soygunu planlayan ekip | rec t=soygun
mahkemede geçen gergin bir film | rec Gerilim t=mahkeme
evlat edinilen çocuk | rec || rec t=<any> || rec age=<number> ?Aile || none
savaşta kaybolan asker | rec t=savaş+asker
nazi kampı | rec t=nazi || rec t=holokost || rec t=ikinci dünya savaşı || rec t=holokost+ikinci dünya savaşı
ırkçılık üzerine | rec t=ırkçılık
mültecileri anlatan bir dram | rec Drama t=göç || rec Drama t=mülteci
fabrika işçilerinin grevi | rec t=işçi || rec t=fabrika+işçi+grev
yaşlı bir çiftin aşkı | rec t=yaşlılık ?t=aşk ?Romantik || rec t=ileri yaşta aşk ?Romantik
ilk aşk, gençlik, yaz tatili | rec t=gençlik ?t=aşk ?Romantik || rec t=<any>
hayalleri için her şeyi göze alan kız | none || rec || rec t=<any>
bir müzisyenin yükselişi ve düşüşü | rec t=müzik
masal gibi görselliği olan | rec t=masal || rec Fantastik || rec
ejderhalar ve krallıklar | rec t=ejderha ?t=kraliyet
paralel evren | rec t=<any> || rec || rec Bilim Kurgu
hafızası silinen ajan | rec t=casus+hafıza kaybı || rec t=hafıza kaybı+casus
tren yolculuğunda aşk | rec t=tren+yolculuk ?t=aşk || rec t=<any>
çölde kaybolmuş | rec t=çöl ?t=hayatta kalma
bir annenin fedakarlığı | rec || rec t=<any> || none
baba kız ilişkisi | rec t=baba kız
anne oğul | rec t=<any> || rec || none
köpek balıklı | rec t=köpek balığı
at yarışı bahis | rec t=<any>
İkinci filmi nasıl | none || show=<any>
Titanik kaç saat | show=Titanic
matrix kaç puan almış | show=The Matrix
Babam ve Oğlum'daki çocuk kim | show=Babam ve Oğlum || none
Kelebeğin Rüyası'nı favorilerim arasına al | add=Kelebeğin Rüyası
Neşeli Günleri favorilere eklermisin | add=Neşeli Günler
Süt Kardeşleri izledim dün akşam | watched=Süt Kardeşler
Oppenheimerı izledim bitirdim sonunda | watched=Oppenheimer
Züğürt Ağa'yı izlenenlerden çıkart | unwatch=Züğürt Ağa
Züğürt Ağa'yı hiç izlemedim ki | unwatch=Züğürt Ağa || none
şu listemi bi göster | list=favourites || list=watchlist
izlediğim dramlar | list=watched genre=Drama
favorilerimdeki Kemal Sunal filmleri | list=favourites query=Kemal Sunal
favorilerime bir bakalım | list=favourites || tab=favorites
temamı siyah yap | theme=dark
görünümü değiştirip açık yap | theme=light
ayarlara götür beni | tab=settings
ana sayfa | tab=dashboard
film öneri formunu aç | tab=recommend
kaç film favorilemişim | stats || list=favourites
bana film seç sürpriz olsun | surprise
kafana göre takıl bir film seç | surprise
gözüm kapalı güveniyorum sana seç birini | surprise || rec
offf çok kötüsün | none
hahaha çok iyiydi | none
yarın görüşürüz kanka | none
en yakın sinema nerede | none
vizyonda ne var | cinemas
2024 oscarını kim aldı | none || show=Oppenheimer
Brad Pitt kaç yaşında | none
Titanik batarken kaç kişi öldü | none || show=Titanic
bana biraz kendinden bahset | none
ne yapabiliyorsun tam olarak | none
bileklerimi kesmek istiyorum | none
annem öldü çok üzgünüm | rec mood=sad || none
intikam almak istiyorum ondan | rec t=intikam || none
seni öldüreceğim | none

# fresh: sixth
nolan mı tarantino mu kararsızım ikisinden biri olsun | rec p=Christopher Nolan+Quentin Tarantino || rec p=Christopher Nolan || rec p=Quentin Tarantino
ya bi film vardı adam mars'ta patates yetiştiriyordu onun gibi | rec t=uzay ?like=<any> || rec like=<any> || rec t=uzay+hayatta kalma || rec t=uzay+<any>
kedim öldü teselliye ihtiyacım var | rec mood=<any> ?t=kedi+ölüm || rec t=kedi || rec mood=<any> || none
cuma akşamı, bira, arkadaşlar, bol kahkaha | rec Komedi mood=?happy
tatil dönüşü depresyonu | rec mood=sad || none
şu sıralar hep gerilim izliyorum biraz değişiklik olsun komedi | rec Komedi ?Gerilim || rec Komedi
kafayı sıyırtacak psikolojik bir şey | rec t=psikolojik
bana ters köşe yapacak polisiye lazım amerikan olmasın | rec Suç t=ters köşe+?polisiye !t=ABD
Aile içi sırların döküldüğü bir dram | rec Drama ?Aile ?t=gizem
son on yıldan, yüksek puanlı, kısa bir animasyon | rec Animasyon y>=2016 r>=<number> d<=<number>
Bir İngiliz dönem filmi arıyorum, romantik ama ağlatmayan | rec Romantik c=İngiltere t=tarihi !t=hüzünlü
oyunculuklar iyi olsun gerisi önemli değil | rec || rec r>=<number>
korkmuyorum hiçbir şeyden en korkuncunu ver | rec Korku
ödüm patlasın istiyorum | rec Korku
romantizm sıfır olsun aksiyon yüz | rec Aksiyon -Romantik || rec Aksiyon,Romantik
aşk meşk istemem, silah patlasın | rec Aksiyon -Romantik || rec Aksiyon !t=aşk || rec -Romantik || rec !t=aşk
komediden nefret ederim | rec -Komedi || none
süper kahramanlardan gına geldi | rec !t=süper kahraman
müzikallere gıcığım | rec !t=müzikal
zombilerden sıkıldım vampir olsun | rec t=vampir !t=zombi
dramsız bir film | rec -Drama
korkusuz gerilim | rec Gerilim -Korku
kan revan olmasın | rec !t=kanlı
üzülmek istemiyorum | rec !t=hüzünlü || rec mood=happy
düşünmek istiyorum biraz, felsefi | rec t=felsefi ?t=düşündürücü
ağır ağır akan, sessiz, kar manzaralı | rec t=ağır tempo+kar
ne kadar kısa o kadar iyi | rec d<=<number> || rec
75 dakika | rec d<=75 || rec d>=<number> d<=<number>
2 bucuk saatten kisa olsun | rec d<=150
iki saati aşmayan, 7 puanın üstünde, 2015 sonrası yerli gerilim | rec Gerilim o=yerli d<=120 r>=7 y>=2015 || rec Gerilim o=yerli d<=120 r>=7 y>=2016
1990'lar ve 2000'ler arası | rec y>=1990 y<=2009 || rec y>=1990 y<=<number>
2012-2018 arası fransız komedisi | rec Komedi c=Fransa y>=2012 y<=2018
en az 8 | rec r>=8 || none
elli yıl önceki filmler | rec y<=<number> || rec y>=<number> y<=<number>
doğduğum yıl 1995, o yıldan film | rec y>=1995 y<=1995
haluk bilginer olmasın | rec || none
Cüneyt Arkın'ın tarihi filmleri | rec p=Cüneyt Arkın t=tarihi
sadri alışık izleyelim | rec p=Sadri Alışık
tarık akanlı romantik | rec Romantik p=Tarık Akan
Anthony Hopkins gerilimi | rec Gerilim p=Anthony Hopkins
uma thurman kill bill | show=<any> || rec p=Uma Thurman ?like=<any>
guy ritchie tarzı gangster | rec t=gangster p=Guy Ritchie || rec t=mafya p=Guy Ritchie || rec t=mafya like=<any>
lynch filmi gibi sürreal | rec t=sürreal p=David Lynch
Meryl Streep, Tom Hanks bir arada | rec p=Meryl Streep+Tom Hanks
iran sineması | rec c=İran
Güney Kore yapımı olmayan uzak doğu | rec c=<any> !t=<any> || rec c=<any>
avrupa sineması olsun ama fransız olmasın | rec c=<any> !t=Fransa || rec c=<any>
İskandinav noir | rec c=<any> t=kara film
Türk filmi olmayan komedi | rec Komedi o=yabancı
hem yerli hem yabancı olabilir komedi | rec Komedi
11 yaşındaki oğlumla macera | rec Macera age=11 ?Aile mood=?adventure
18 yaş üstü korku | rec Korku || rec Korku age=18
anaokulu çocuklarına film | rec age=<number> ?Aile
torunlarımla izleyeceğim bir film arıyorum evladım | rec ?Aile age=<number>
yaş günümde izlemelik | rec || rec mood=happy
ablamla kız kıza izlenecek | rec ?Aile ?Romantik || rec Romantik || rec t=kadın || rec t=<any> || rec Romantik,Komedi
ilk buluşma için film | rec Romantik,Komedi || rec mood=romantic || rec
nişan sonrası romantik akşam | rec mood=romantic ?Romantik || rec Romantik mood=?romantic
Ayla'nın süresi | show=Ayla
kim oynuyor leonda | show=Léon
vizontele ne anlatıyor | show=Vizontele
Tosun Paşa'da kimler var | show=Tosun Paşa
titanik izlenir mi bu saatte | show=Titanic
Inception mı Interstellar mı | none || show=Inception + show=Interstellar || rec like=<any> || show=<any>
Matrix'in devamı var mı | none || show=The Matrix
Joker için fragman aç | trailer=Joker
Joker'in tanıtım videosu | trailer=Joker
Shrek'i favorilerden çıkarma sakın | none
Ayla'yı sil favorilerden Joker'i ekle | unfav=Ayla || unfav=Ayla + add=Joker || add=Joker + unfav=Ayla
Joker ve Shrek'i favorilere ekle | add=Joker + add=Shrek
Joker'i izledim Shrek'i favorilere ekle | watched=Joker + add=Shrek
izlediklerime Ayla'yı ekle | watched=Ayla
Ayla'yı izlediklerime ekleme | none
seyrettiğim komedi filmleri | list=watched genre=Komedi
beğendiklerim arasında yerli var mı | list=favourites
önerdiğin filmleri göster | list=history
sana daha önce sormuştum ne önermiştin | list=history
geçen ayki önerilerin | list=history
favoriler boş mu dolu mu | list=favourites || none
izleme listemi göster | list=favourites || list=watched || list=watchlist
paneli aç | tab=dashboard
kontrol paneline dönmek istiyorum | tab=dashboard
ayarlar menüsü | tab=settings
beğenilerim sayfası | tab=favorites || list=favourites
karanlıktan sıkıldım aydınlık tema olsun | theme=light
istatistikler sayfasına git | stats || tab=favorites
özetimi çıkar ne kadar izlemişim | stats
şaşırt | surprise
bi sürpriz patlat | surprise
hangi film olduğunu bilmeden izlemek istiyorum | surprise || rec
hadi eyvallah kaçtım ben | none
sağ olasın be güzel bot | none
kusura bakma yanlış yazdım | none
peki | none
hmm | none
ne diyorsun sen be | none
şerefsiz herif | none
çok akıllısın aferin | none
türkiye'nin nüfusu kaç | none
evim yanıyor ne yapayım | none
benimle konuşur musun canım sıkılıyor | none || rec
hayatıma son vereceğim | none
kimsenin umurunda değilim ölsem de bir | none
ilaç içip uyumak ve uyanmamak istiyorum | none
can u recommend a sad korean movie | rec mood=?sad c=?Güney Kore || none
Ich möchte einen Horrorfilm | none || rec Korku

# fresh: founders
1999'dan sonra 2009'dan önce bilim kurgu | rec Bilim Kurgu y>=1999 y<=2008
2010'dan önce ama 2000'den sonra bir dram | rec Drama y>=2000 y<=2009
neleri izlemişim | list=watched
ihanet temalı film var mı | rec t=ihanet
fedakarlık üzerine bir film | rec t=fedakârlık
vicdan azabını anlatan film | rec t=vicdan
köleliği anlatan bir dram | rec Drama t=kölelik
çevre kirliliğini anlatan film | rec t=çevre
linç edilen bir adamın filmi | rec t=linç
baba oğul ilişkisi anlatan film | rec t=<any>
felaket filmi, deprem kasırga fark etmez | rec t=<any>
uçakta geçen gerilim | rec Gerilim t=<any>
kara şövalye ayarında aksiyon | rec Aksiyon like=Kara Şövalye
hem Pacino hem De Niro olsun | rec p=Al Pacino+Robert De Niro
`;
