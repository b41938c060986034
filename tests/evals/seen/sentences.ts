/** Sentences that the grammar is held to, in the notation of `../notation.ts`. */
export const SEEN_SENTENCES = `
# genres
bu gece korkmak istiyorum | rec Korku
aksiyon filmi önersene bana | rec Aksiyon
güzel bir animasyon var mı acaba | rec Animasyon
dramatik bir şeyler izlemek istiyorum | rec Drama
bilim kurgudan anlarım, sağlam bir tane ver | rec Bilim Kurgu
biraz gerilmek istiyorum bu akşam | rec Gerilim
gülmekten karnım ağrısın istiyorum | rec Komedi
suç filmlerine bayılırım | rec Suç
macera filmi arıyorum | rec Macera
fantastik olsun, ejderhası cücesi bol olsun | rec Fantastik t=?ejderha
aşk filmi izleyelim mi | rec Romantik
dram ile komedinin karışımı bir film | rec Drama,Komedi
aksiyon komedi olsun | rec Aksiyon,Komedi
korku komedi var mı | rec Korku,Komedi
hem gerilim hem bilim kurgu olsun | rec Gerilim,Bilim Kurgu
Bir drama izlemek istiyorum, hangisini önerirsin? | rec Drama
tüylerim diken diken olsun | rec Korku || rec mood=excited
bol patlamalı bir film ver | rec Aksiyon
komedi lazım bana komedi | rec Komedi
canım çizgi film izlemek istedi | rec Animasyon
iyi bir polisiye arıyorum | rec Suç ?t=polisiye
kahkaha atacağım bir film | rec Komedi
KORKU FİLMİ ÖNER | rec Korku
aile filmi bakıyoruz | rec Aile
uyutmayacak kadar korkunç bir film | rec Korku
gerilimli bir şeyler öneriver | rec Gerilim

# moods
canım çok sıkkın bugün | none || rec mood=sad
mutluyum ve mutlu kalmak istiyorum | rec mood=happy
sınavdan çıktım kafam kazan gibi | rec mood=relaxed
ağlamak istiyorum hüngür hüngür | rec mood=sad
biraz duygulanmak istiyorum | rec mood=sad
enerjim tavan, heyecanlı bir şey ver | rec mood=excited
iş yerinde çok kötü bir gün geçirdim | rec mood=sad || rec mood=relaxed
bana moral verecek bir film bul | rec mood=happy
kafamı dağıtmam lazım | rec mood=relaxed
nefes nefese bırakacak bir film | rec mood=excited
yüzümde gülümseme bırakacak bir film | rec mood=happy
yorgunum, uzanıp izleyeyim | rec mood=relaxed
kalbim kırık bu aralar | rec mood=sad
içim daraldı, ferahlatacak bir film | rec mood=relaxed || rec mood=happy || rec mood=sad
romantik hissediyorum bugün | rec mood=romantic
maceracı ruhum kabardı | rec mood=adventure
gözyaşlarımı tutamayacağım bir film öner | rec mood=sad
uykudan önce sakin sakin izlenecek bir film | rec mood=relaxed
neşelenmeye ihtiyacım var | rec mood=happy
depresif modumdan çıkaracak bir film | rec mood=happy || rec mood=sad
hüzünlüyüm, hüznüme eşlik etsin | rec mood=sad
keyifliyim, keyfimi katlayacak bir film | rec mood=happy
işten yeni geldim, canım çıktı | rec mood=relaxed
kendimi iyi hissetmek istiyorum | rec mood=happy
sevdiğim beni bıraktı, çok kötüyüm | rec mood=sad

# negation
korku olmasın da ne olursa olsun | rec -Korku
romantik filmlerden sıkıldım, aksiyon istiyorum | rec Aksiyon -Romantik
dram dışında bir şey öner | rec -Drama
animasyon hariç aile filmi | rec Aile -Animasyon
korkutucu olmayan bir gerilim | rec Gerilim -Korku
ağlatmayan bir dram | rec Drama !t=hüzünlü
yabancı istemiyorum, yerli olsun | rec o=yerli
aşk meşk olmasın, macera olsun | rec Macera -Romantik || rec Macera !t=aşk
süper kahraman filmi istemiyorum artık | rec !t=süper kahraman
komedi demedim, dram dedim | rec Drama -Komedi || rec Drama
savaş olmasın, kan olmasın, rahat bir şey | rec mood=relaxed !t=savaş+kanlı
bana korkudan başka her şeyi önerebilirsin | rec -Korku
zombi falan olmasın ama korku olsun | rec Korku !t=zombi
bilim kurgu sevmeyen birine macera | rec Macera -Bilim Kurgu
Nicolas Cage olmasın da kim oynarsa oynasın | rec || none
dram izlemeye hiç niyetim yok, güldür beni | rec Komedi -Drama || rec mood=happy -Drama
müzikal olmasın lütfen, romantik komedi olsun | rec Romantik,Komedi !t=müzikal
çok duygusal olmasın | rec !t=hüzünlü

# durations
iki saatten kısa bir film | rec d<=120
en fazla yüz dakika | rec d<=100
1 saat 45 dakikayı geçmesin | rec d<=105
90 dakikalık bir film var mı | rec d<=90 || rec d>=75 d<=105
2.5 saatten uzun bir film | rec d>=150
vaktim az, kısa bir şey olsun | rec d<=<number>
iki buçuk saatlik epik bir film | rec d<=150 t=epik || rec d>=<number> d<=<number> t=epik
80 ile 100 dk arası komedi | rec Komedi d>=80 d<=100
bir saatte bitsin | rec d<=60
uzun soluklu bir dram | rec Drama d>=<number>
yarım saatim var sadece | rec d<=30
kısa sürsün, yarın erken kalkıyorum | rec d<=<number>
3 saatlik film izleyecek halim yok | rec d<=<number> mood=?relaxed
max 2 saat bilim kurgu | rec Bilim Kurgu d<=120
saat on birde yatmam lazım, yüz dakikayı aşmasın | rec d<=100

# years
90'lar aksiyonu | rec Aksiyon y>=1990 y<=1999
doksanlardan bir gerilim | rec Gerilim y>=1990 y<=1999
2020 ve sonrası filmler | rec y>=2020
1980'lerde çekilmiş bir korku | rec Korku y>=1980 y<=1989
iki binli yılların başından bir komedi | rec Komedi y>=2000 y<=2004
eski bir film izleyesim var | rec y<=<number>
yeni bir şey olsun, eskilerden bıktım | rec y>=<number>
2008 yılında çıkan filmler | rec y>=2008 y<=2008
1975 öncesi bir film | rec y<=1974
son on yılın en iyi dramları | rec Drama y>=2016 r>=<number>
2000 ile 2010 arası yerli dram | rec Drama o=yerli y>=2000 y<=2010
bu yılın filmlerinden | rec y>=2026 y<=2026
yetmişlerden bir yeşilçam filmi | rec y>=1970 y<=1979 t=yeşilçam ?o=yerli
geçen sene çıkan bir film | rec y>=2025 y<=2025
2010'ların bilim kurguları | rec Bilim Kurgu y>=2010 y<=2019

# ratings
IMDb puanı 8.5 üstü | rec r>=8.5
puanı 7'nin altında olmasın | rec r>=7
en iyi korku filmlerinden biri | rec Korku r>=<number>
8 üstü komedi | rec Komedi r>=8
kaliteli bir gerilim istiyorum | rec Gerilim r>=<number>
dokuz puanlık film var mı | rec r>=9
imdb 7+ aksiyon | rec Aksiyon r>=7
puanı yüksek yerli bir film | rec o=yerli r>=<number>
en az yedi puan olsun | rec r>=7

# people
Brad Pitt'in filmlerinden öner | rec p=Brad Pitt
Christopher Nolan'dan bir film | rec p=Christopher Nolan
kemal sunalın bir filmi olsun | rec p=Kemal Sunal
Adile Naşit'li aile filmi | rec Aile p=Adile Naşit
Al Paçino oynasın | rec p=Al Pacino
Tarık Akan ve Halit Akçatepe'nin oynadığı | rec p=Tarık Akan+Halit Akçatepe
kubrick filmi | rec p=Stanley Kubrick
Robert De Niro ile Al Pacino'yu birlikte izlemek istiyorum | rec p=Robert De Niro+Al Pacino
meryl streepli bir dram | rec Drama p=Meryl Streep
scarlett johanson oynuyorsa olur | rec p=Scarlett Johansson
Çağan Irmak'ın yönettiği bir dram | rec Drama p=Çağan Irmak
Zeki Demirkubuz sineması | rec p=Zeki Demirkubuz
Tom Cruise'un en iyi filmi | show=<any> || rec p=Tom Cruise r>=<number>
Miyazaki'nin animasyonlarından | rec Animasyon p=Hayao Miyazaki
jim carrey komedisi | rec Komedi p=Jim Carrey
quentin tarantinodan bi film patlat | rec p=Quentin Tarantino
yılmaz güney filmi izlemek istiyorum | rec p=Yılmaz Güney
Keanu Reeves aksiyonlarından birini öner | rec Aksiyon p=Keanu Reeves
hitchcock gerilimi | rec Gerilim p=Alfred Hitchcock
Demet Akbağ var mı başrolde | rec p=Demet Akbağ

# themes
hapishane filmi | rec t=hapishane
zaman yolculuğu olan bir şey | rec t=zaman yolculuğu
uzaylı istilası | rec t=uzaylı || rec t=uzaylı istilası
seri katil peşinde bir dedektif | rec t=seri katil+dedektif
futbolla ilgili bir film | rec t=futbol
yemek yapmakla ilgili bir film | rec t=yemek
robotların olduğu bir film | rec t=robot
uzayda mahsur kalan astronot | rec t=uzay+hayatta kalma || rec t=uzay || rec t=uzay+mahsur kalma+astronot
vampirli bir şey | rec t=vampir
mahkeme salonunda geçen bir film | rec t=mahkeme
ajan filmi istiyorum | rec t=casus
baba oğul ilişkisini anlatan bir film | rec t=baba oğul
intikam hikayesi izlemek istiyorum | rec t=intikam
ıssız adaya düşen adam filmi gibi bir şey | rec t=ada || rec t=ada+hayatta kalma || rec t=ıssız ada
köyde geçen bir film | rec t=köy
dans filmi var mı | rec t=dans
satranç oynayan birini anlatan film | rec t=satranç
tarihi bir savaş filmi | rec t=tarihi+savaş
deprem tsunami gibi felaket filmleri | rec t=felaket || rec t=tsunami+felaket
gerçek hayattan alınmış bir başarı hikayesi | rec t=gerçek hikâye+ilham verici
kitaptan uyarlanmış bir film | rec t=kitap uyarlaması
korsanlarla ilgili bir macera | rec Macera t=korsan
yapay zekayla ilgili bir bilim kurgu | rec Bilim Kurgu t=yapay zekâ
gizemli bir cinayet çözülsün | rec t=gizem+cinayet
dinozorlu film | rec t=dinozor
lisede geçen gençlik filmi | rec t=okul+gençlik || rec t=lise+gençlik
yılbaşında izlenecek bir film | rec t=noel
cin musallat olan bir korku | rec Korku t=cin
süper kahraman filmi öner | rec t=süper kahraman
hafızasını kaybeden bir adam | rec t=hafıza kaybı
distopik bir gelecek | rec t=distopya
western seviyorum | rec t=western
araba yarışı olan film | rec t=yarış || rec t=araba || rec t=araba+yarış || rec t=araba yarışı
gazetecilerle ilgili bir film | rec t=gazetecilik
çocukluk arkadaşlarının dostluğu | rec t=çocukluk+dostluk || rec t=dostluk

# origin
yerli film öner | rec o=yerli
Türk sinemasından bir dram | rec Drama o=yerli
Güney Kore gerilimi | rec Gerilim c=Güney Kore
İtalyan filmi izlemek istiyorum | rec c=İtalya
Hollywood aksiyonu | rec Aksiyon c=ABD
bollywood filmi | rec c=Hindistan
ispanyol gerilimi var mı | rec Gerilim c=İspanya
iskandinav polisiyesi | rec Suç c=Danimarka+İsveç+Norveç+Finlandiya+İzlanda ?t=polisiye
Alman yapımı bir dram | rec Drama c=Almanya
yabancı korku filmi | rec Korku o=yabancı
İngiliz komedisi olsun | rec Komedi c=İngiltere
japon korku filmi | rec Korku c=Japonya
bizim filmlerden komik bir tane | rec Komedi o=yerli
amerikan yapımı olmasın | rec !t=ABD

# company
7 yaşındaki kızımla izleyebileceğimiz bir film | rec ?Aile age=7
çocuklarla izleyeceğiz | rec ?Aile age=<number>
kız arkadaşımla film gecesi | rec mood=romantic
arkadaşlarla toplandık ne izleyelim | rec mood=happy
ailecek izlenecek bir animasyon | rec Animasyon,Aile || rec Animasyon ?Aile
eşimle baş başa izleyeceğiz | rec mood=romantic
babaannemle izleyeceğim | rec ?Aile
10 yaşındaki kızım korkmasın | rec ?Aile -Korku age=10
ortaokula giden kuzenime film | rec ?Aile age=13
3 ve 6 yaşında iki çocuğum var | rec ?Aile age=3
on iki yaşındaki oğlumla bilim kurgu | rec Bilim Kurgu age=12
tek başınayım bu gece, korku izleyeceğim | rec Korku
sevgilimle korku izleyeceğiz | rec Korku mood=?romantic

# tone
az kanlı bir korku | rec Korku
çok karanlık olmasın | rec !t=karanlık
sonu ters köşe olsun | rec t=ters köşe
içimi ısıtacak bir film | rec t=iç ısıtan
az bilinen bir gerilim | rec Gerilim t=az bilinen
klasik olmuş bir suç filmi | rec Suç t=klasik
düşündüren bir film olsun | rec t=düşündürücü
beyin yakan filmlerden | rec t=beyin yakan
herkesin bildiği popüler bir film | rec t=popüler
sonu beni şok etsin | rec t=ters köşe
umut veren bir hikaye | rec t=umut || rec t=ilham verici || rec mood=?happy t=umut
kült filmlerden biri | rec t=kült
ağır ve yavaş filmlerden hoşlanmıyorum | rec !t=ağır tempo || none
absürt komedi | rec Komedi t=absürt
kara mizah seviyorum | rec t=kara mizah
motive edecek bir film | rec t=ilham verici
çok vahşet olmasın ama gerilim olsun | rec Gerilim !t=kanlı || rec Gerilim !t=şiddet
çocukça olmayan bir animasyon | rec Animasyon -Aile || rec Animasyon || rec Animasyon !t=<any>

# similar
Inception gibi bir film | rec like=Inception
Esaretin Bedeli'ne benzer | rec like=The Shawshank Redemption
titanik tarzı bir aşk filmi | rec Romantik like=Titanic
Kurtlar Vadisi tarzı | rec like=<any>
ayla gibi ağlatan bir film | rec mood=sad like=Ayla
John Wick sevdim, benzeri var mı | rec like=John Wick
Parazit'i beğendiysem ne izlemeliyim | rec like=Parasite
yedi filmine benzeyen bir gerilim | rec Gerilim like=Se7en
Tarantino tarzında bir suç filmi | rec Suç p=Quentin Tarantino || rec Suç like=<any>
gora kafasında bi şey | rec like=G.O.R.A.
zindan adası benzeri ters köşe film | rec like=Shutter Island t=ters köşe
Forrest Gump'ı izleyip bayıldım, onun gibi | rec like=Forrest Gump

# deeds
Titanik favorilerden çıksın | unfav=Titanic
Esaretin Bedeli'ni favorime ekle | add=The Shawshank Redemption
Joker'i izledim | watched=Joker
G.O.R.A. izlendi olarak işaretle | watched=G.O.R.A.
Ayla'yı favorilerimden kaldırır mısın | unfav=Ayla
Inception'ın fragmanını izlemek istiyorum | trailer=Inception
Hababam Sınıfı'nın konusu ne | show=Hababam Sınıfı
Parazit hakkında bilgi ver | show=Parasite
Interstellar kaç dakika | show=Interstellar
Babam ve Oğlum nerede izlenir | where=Babam ve Oğlum
favori listemi aç | list=favourites || tab=favorites
izlediğim filmleri listele | list=watched
favorilerimdeki komediler | list=favourites genre=Komedi
geçmiş önerileri göster | list=history
istatistiklerime bakayım | stats
aydınlık moda geç | theme=light
temayı koyu yap | theme=dark
ana sayfaya dön | tab=dashboard
profilime gitmek istiyorum | tab=settings
favorilerim sayfasına git | tab=favorites
rastgele bir film seç | surprise
sürpriz yap bana | surprise
gladyatörü favorilere ekle | add=Gladiator
yeşil yol'un fragmanı | trailer=The Green Mile
Yeşil Yol'u izledim, çok güzeldi | watched=The Green Mile
matriksi favorilere alalım | add=The Matrix
kış uykusunu izlenmedi yap | unwatch=Kış Uykusu
Whiplash'i favorilerimden sil, fragmanını da aç | unfav=Whiplash || unfav=Whiplash + trailer=Whiplash
Leon filminde kim oynuyor | show=Léon
La La Land favorim olsun | add=La La Land
Piyanist artık favorim değil | unfav=The Pianist
Eşkıya'yı favorilerden düşürelim | unfav=Eşkıya
Ayla favorilerimde durmasın | unfav=Ayla
Yedi'yi izlemiştim ben | watched=Se7en
Oldboy'un detayları | show=Oldboy

# talk
merhaba | none
teşekkür ederim, çok sağ ol | none
nasılsın bugün | none
sen kimsin | none
bana şiir yaz | none
saat kaç | none
İstanbul'da hava nasıl | none
aptal bot | none
ölmek istiyorum | none
kimse beni sevmiyor, yok olmak istiyorum | none
bana bir fıkra anlat | none
Fenerbahçe maçı ne zaman | none
2 kere 2 kaç eder | none
neler yapabilirsin | none
seni seviyorum | none
görüşürüz, kendine iyi bak | none
Türkiye'nin başkenti neresi | none
python'da döngü nasıl yazılır | none
hangi partiye oy vermeliyim | none
günaydın dostum | none
tamamdır eyvallah | none
bana pizza söyle | none
intihar etmeyi düşünüyorum | none
ne kadar akıllısın öyle | none
kilo vermek için ne yapmalıyım | none
canıma kıymak istiyorum artık | none
kendimi öldürecek gibiyim | none

# mixed
sevgilimle izlemelik, çok uzun olmayan, 2010 sonrası bir romantik komedi | rec Romantik,Komedi y>=2010 d<=<number> || rec Romantik,Komedi y>=2011 d<=<number>
dram olsun ama içimi karartmasın, iki saati de geçmesin | rec Drama !t=karanlık d<=120
Al Pacino'lu, 70'lerden, puanı 8 üstü bir suç filmi | rec Suç p=Al Pacino y>=1970 y<=1979 r>=8
yerli, 2000 sonrası, ağlatan dram | rec Drama mood=sad o=yerli y>=2000 || rec Drama mood=sad o=yerli y>=2001
uzayda geçsin, gerilimli olsun, korku olmasın | rec Gerilim -Korku t=uzay
akşam ev kalabalık olacak, herkesin seveceği, küfürsüz, komik bir Türk filmi lazım | rec Komedi o=yerli ?t=popüler mood=?happy
90 dakikalık animasyon, çocuk 6 yaşında | rec Animasyon d<=<number> age=6 ?d>=<number> ?Aile
hem komik hem romantik olsun, 2015 sonrası | rec Komedi,Romantik y>=2015 || rec Komedi,Romantik y>=2016
gerçek olaylara dayanan, spor temalı, ilham veren bir film | rec t=gerçek hikâye+spor+ilham verici
eski Amerikan gangster filmleri, De Niro oynasın | rec c=ABD p=Robert De Niro t=mafya y<=<number> || rec c=ABD p=Robert De Niro t=gangster y<=<number>
bugün hastayım evde yatıyorum hafif komik bişeyler aç süresi de bir buçuk saati geçmesin uykum var çünkü | rec Komedi mood=relaxed d<=90
japon yapımı, fantastik, animasyon, puanı da iyi olsun | rec Fantastik,Animasyon c=Japonya r>=<number>
şiddet içermeyen, aile ile izlenebilecek, macera dolu, 2 saatten kısa | rec Macera ?Aile mood=?adventure !t=şiddet d<=120 || rec Macera,Aile !t=şiddet d<=120
Kore filmi olsun, intikam olsun, çok kanlı olmasın | rec c=Güney Kore t=intikam !t=kanlı

# plain
bana guzel bir korku filmi onersene | rec Korku
icimi isitacak bir film | rec t=iç ısıtan
cocuklarla izlenecek cizgi film | rec Animasyon ?Aile age=<number>
sener senin oynadigi komedi | rec Komedi p=Şener Şen
hapisane filmi oner | rec t=hapishane
turk filmi izlicez | rec o=yerli
kisa suren bi gerilim | rec Gerilim d<=<number>
onumuzdeki iki saat bosum ne izlesem | rec d<=120 || rec
cok agladigim bi gun, guldur beni | rec Komedi || rec mood=happy || rec Komedi mood=sad
zaman yolculugu filmleri | rec t=zaman yolculuğu
doksanlarin aksiyonlari | rec Aksiyon y>=1990 y<=1999
iki saati gecmesin | rec d<=120

# typos
korkuu filmii öner | rec Korku
komdi filmi istiyom | rec Komedi
animasyn öner | rec Animasyon
gerlim filmi bul | rec Gerilim
bilimkurğu | rec Bilim Kurgu
romantk bir film | rec Romantik
fantastk film onr | rec Fantastik
leonardo di kaprio filmi | rec p=Leonardo DiCaprio
yerlli dram | rec Drama o=yerli
esaretin bedli gibi | rec like=The Shawshank Redemption
hababm sınıfı fragmanı | trailer=Hababam Sınıfı
inceptionı favorilere ekle | add=Inception

# slang
kanka bi aksiyon patlatsana | rec Aksiyon
moruk gülmelik bişi | rec Komedi
abicim şöyle sağlam bi gerilim | rec Gerilim
yaaa çok sıkıldııım film öner | rec
salya sümük ağlamalık | rec mood=sad
kafa dağıtmalık çerez bi film | rec mood=relaxed
efsane bi bilimkurgu var mı kanki | rec Bilim Kurgu ?t=kült
bize göre bi aşk filmi yok mu be | rec Romantik
tüyler diken diken olsun reis | rec Korku
hacı şöyle vurdulu kırdılı bişey | rec Aksiyon

# natural
komedi filmi izlemek istiyorum, içinde animasyon olmasa iyi olur | rec Komedi -Animasyon
dram olsun ama savaş olmaması lazım | rec Drama !t=savaş
iş görüşmem kötü geçti, modumu yükseltecek bir film ver | rec mood=happy
iki buçuk saat vaktim var ve ağlamak istiyorum | rec mood=sad d<=150
90larda çekilmiş türk filmlerinden komik olanlar | rec Komedi o=yerli y>=1990 y<=1999
başrolünde Al Pacino olan ve 1990 öncesi çekilmiş bir suç filmi | rec Suç p=Al Pacino y<=1989
kızım on yaşında korkutucu şeyler sevmiyor | rec ?Aile -Korku age=10
gece yarısı tek başıma izlemelik ürkütücü bir şey | rec Korku
imdbsi yüksek ama az bilinen kore filmi | rec c=Güney Kore t=az bilinen r>=<number>
iki saatlik bir yolculuğum var, izleyecek film lazım | rec d<=120
kız kardeşimle izleyeceğim 15 yaşında | rec ?Aile age=15
bu akşam misafirler gelecek, ortaya karışık bir şey açalım | rec
bilim kurgu istiyorum ama uzaylı muzaylı olmasın | rec Bilim Kurgu !t=uzaylı
korku filmi izlemekten bıktım artık | rec -Korku
sonu tahmin edilemeyen polisiye | rec Suç t=ters köşe+?polisiye
bilim kurgu aç | rec Bilim Kurgu
son samuray nasıl bir film, anlatsana | show=The Last Samurai
artık her şeyi bitirmek istiyorum, dayanamıyorum | none
`;
