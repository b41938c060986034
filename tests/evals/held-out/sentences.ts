/**
 * Sentences that were written before the grammar was worked on again and are not looked at since: only their score is
 * read. The notation is that of `../notation.ts`.
 */
export const HELD_OUT_SENTENCES = `
# genres
cuma gecesi için sağlam bir korku lazım bize | rec Korku
bilimkurgu seven biri ne izlemeli sence | rec Bilim Kurgu
animasyonlardan birini seçelim mi bugün | rec Animasyon
şöyle güzel bir dram açsak da izlesek | rec Drama
canım polisiye çekti valla | rec Suç
macera dolu bir şeyler var mı elinde | rec Macera mood=?adventure
fantastik bir dünyaya dalmak istiyorum | rec Fantastik
ailecek gülüp eğleneceğimiz bir komedi | rec Komedi,?Aile mood=?happy
gerilim türünde ne tavsiye edersin | rec Gerilim
aksiyonu bol bir film izleyesim geldi | rec Aksiyon
romantik komedi izlemeyeli çok oldu, bir tane bulsana | rec Romantik,Komedi
suç ve gerilim karışımı bir şey bakıyorum | rec Suç,Gerilim

# moods
bugün hiç keyfim yok, ne izlesem bilmiyorum | rec mood=sad
içim kıpır kıpır bugün, ona göre bir şey öner | rec mood=happy || rec mood=excited
iş çıkışı beynim durdu, kafamı boşaltacak bir film | rec mood=relaxed
doya doya ağlayabileceğim bir film var mı | rec mood=sad
battaniyenin altına girip huzur bulacağım bir şey | rec mood=relaxed
çok mutluyum, bu modu bozmayacak bir film | rec mood=happy
adrenalin istiyorum bu gece | rec mood=excited
yeni ayrıldım sevgilimden, ne izleyeyim | rec mood=sad
moralimi yerine getirecek bir şeyler öner | rec mood=happy
çok stresliyim, rahatlamam lazım | rec mood=relaxed
aşık oldum galiba, kalbime göre bir film | rec mood=romantic
yollara düşesim var, ruhuma uygun bir film | rec mood=adventure

# negation
komedi olsun ama romantik olmasın | rec Komedi -Romantik
korku ve gerilim hariç ne olursa izlerim | rec -Korku,-Gerilim
animasyon istemiyorum, gerisi sana kalmış | rec -Animasyon
bilim kurguyla aram yok, başka bir şey öner | rec -Bilim Kurgu
dram sevmem ben, eğlenceli bir şey bul | rec -Drama mood=happy
aksiyonsuz bir macera filmi | rec Macera -Aksiyon
savaş filmi olmayan güzel bir dram | rec Drama !t=savaş
fantastik filmlerden nefret ederim, suç filmi ver | rec Suç -Fantastik
kanlı sahneler içermeyen bir korku filmi | rec Korku !t=kanlı
ne komedi ne dram, gerilim istiyorum | rec Gerilim -Komedi,-Drama

# durations
bir saat kırk dakikayı aşmayan bir film | rec d<=100
trene yetişeceğim, en fazla 95 dakikam var | rec d<=95
üç saatlik uzun bir destan izlemek istiyorum | rec d>=<number> ?d<=<number> t=?epik || rec d<=180 t=?epik
kısa bir komedi, bir buçuk saatten az | rec Komedi d<=90
uzun uzun izleyeyim, iki saatten fazla sürsün | rec d>=120
100 ile 120 dakika arası bir gerilim | rec Gerilim d>=100 d<=120
çok uzun olmayan bir aile filmi | rec Aile d<=<number>
90dk civarı bir şey | rec d>=75 d<=105

# years
altmışlardan kalma bir film önerir misin | rec y>=1960 y<=1969
2015'ten yeni bir bilim kurgu | rec Bilim Kurgu y>=2015 || rec Bilim Kurgu y>=2016
1994 yapımı filmler neler | rec y>=1994 y<=1994
seksenlerin aksiyon filmlerinden birini aç | rec Aksiyon y>=1980 y<=1989
2000 öncesi bir komedi olsun | rec Komedi y<=1999
son beş yılda çekilmiş bir korku filmi | rec Korku y>=2021
2005 ile 2012 arasında çıkmış bir dram | rec Drama y>=2005 y<=2012
yeni çıkan filmlerden bir şey öner | rec y>=<number>
70'li yıllardan yerli film | rec y>=1970 y<=1979 o=yerli
milenyum sonrası bir gerilim | rec Gerilim y>=2000

# ratings
imdb'si 8 ve üzeri olan bir dram | rec Drama r>=8
puanı yediden düşük olmasın | rec r>=7
7.5 puanın üstünde bir komedi bul | rec Komedi r>=7.5
en az sekiz buçuk puan almış bir şey | rec r>=8.5
yüksek puanlı bir bilim kurgu | rec Bilim Kurgu r>=<number>

# people
Şener Şen'in oynadığı bir film | rec p=Şener Şen
tarantino filmi izlemek istiyorum | rec p=Quentin Tarantino
leonardo dikaprio olsun başrolde | rec p=Leonardo DiCaprio
Kemal Sunal'lı bir komedi aç | rec Komedi p=Kemal Sunal
nuri bilge ceylanın filmlerinden birini öner | rec p=Nuri Bilge Ceylan
scorsese yönetmiş olsun, suç filmi | rec Suç p=Martin Scorsese
Morgan Freeman ve Brad Pitt birlikte oynasın | rec p=Morgan Freeman+Brad Pitt
cem yılmazdan komik bir film | rec Komedi p=Cem Yılmaz
Tom Hanksli dramlar | rec Drama p=Tom Hanks
spielberg çekmiş olsun ama bilim kurgu olmasın | rec -Bilim Kurgu p=Steven Spielberg
türkan şoraylı eski bir aşk filmi | rec Romantik p=Türkan Şoray y<=<number>
haluk bilginer oynasın | rec p=Haluk Bilginer
natali portmanın oynadığı bir şey | rec p=Natalie Portman

# themes
dünyanın sonunu anlatan bir film | rec t=kıyamet sonrası || rec t=felaket
hapisten kaçış filmi var mı | rec t=?kaçış+hapishane || rec t=kaçış+hapishane || rec t=hapishane || rec t=kaçış
zamanda yolculuk konulu bir film | rec t=zaman yolculuğu
yapay zekanın insanlığa kafa tuttuğu bir film | rec t=yapay zekâ
mafya babalarının olduğu bir film | rec t=mafya
boks üzerine bir film izleyelim | rec t=boks
zombilerden kaçan insanlar olsun | rec t=zombi t=?kaçış || rec t=zombi+kaçış || rec t=zombi
köpekli duygusal bir film | rec mood=sad t=köpek
banka soygunu filmi öner | rec t=soygun
denizde geçen bir film | rec t=deniz
gerçek bir hikayeden uyarlanmış olsun | rec t=gerçek hikâye || rec t=gerçek hikâye+kitap uyarlaması
öğretmen öğrenci ilişkisini anlatan bir şey | rec t=öğretmen || rec t=öğretmen+okul
ikinci dünya savaşında geçsin | rec t=ikinci dünya savaşı
müzik grubunu anlatan bir film | rec t=müzik
ters köşe yapan bir gerilim | rec Gerilim t=ters köşe

# origin
kore sinemasından bir gerilim | rec Gerilim c=Güney Kore
yerli komedi öner bana | rec Komedi o=yerli
fransız filmi izleyelim bu akşam | rec c=Fransa
yabancı bir dram olsun | rec Drama o=yabancı
türk filmi ama eski olmasın | rec o=yerli y>=<number>
japon animasyonu var mı | rec Animasyon c=Japonya
iran sinemasından bir örnek | rec c=İran
hint filmi öner, ağlatsın | rec mood=sad c=Hindistan

# company
8 yaşındaki oğlumla izleyeceğiz | rec ?Aile age=8
sevgilimle romantik bir gece planladık, ne izlesek | rec ?Romantik mood=?romantic
kızlarla toplandık, eğlenceli bir şey | rec mood=happy
annemle babamla oturup izleyeceğiz | rec ?Aile
yeğenim 5 yaşında, ona uygun bir çizgi film | rec Animasyon ?Aile age=5
kankalarla gülmelik bir şey | rec Komedi mood=?happy
çocuklar yatmadan önce hep beraber izleyelim, korkutucu olmasın | rec ?Aile -Korku age=<number> || rec ?Aile age=<number> !t=<any>
tek başıma izleyeceğim, karanlık bir gerilim olsun | rec Gerilim t=karanlık

# tone
fazla şiddet içermesin ama sürüklesin | rec mood=excited !t=şiddet
çok karanlık olmayan bir suç filmi | rec Suç !t=karanlık
kan görmeye dayanamam, ona göre gerilim öner | rec Gerilim !t=kanlı
az bilinen, kıyıda köşede kalmış bir film | rec t=az bilinen
içimi ısıtacak bir hikaye arıyorum | rec t=iç ısıtan
kafa yakan bir film olsun | rec t=düşündürücü || rec t=ters köşe
klasiklerden bir şey izlemek istiyorum | rec t=klasik
ağır ilerlemesin, tempolu bir gerilim | rec Gerilim mood=excited !t=ağır tempo
hafif, çerezlik bir şey | rec mood=relaxed

# similar
Yıldızlararası gibi bir film öner | rec like=Interstellar
esaretin bedelini çok sevmiştim, ona benzer bir şey var mı | rec like=The Shawshank Redemption
nolan tarzı bir şeyler | rec p=Christopher Nolan
Harry Potter'a benzeyen fantastik bir film | rec Fantastik like=<any>
Recep İvedik kafasında bir komedi | rec Komedi like=Recep İvedik
fayt klab gibi sert bir film | rec like=<any> t=?şiddet || rec t=şiddet
La La Land tadında bir müzikal | rec like=La La Land t=müzikal
hababam sınıfı ayarında yerli bir şey | rec like=<any> o=yerli

# deeds
Titanik'i favorilerime ekler misin | add=Titanic
inception favorilerimden çıksın | unfav=Inception
Parazit'i dün gece izledim, not al | watched=Parasite
Ayla'yı izlemedim aslında, izlendiden kaldır | unwatch=Ayla
joker fragmanını bulur musun | trailer=Joker
Dövüş Kulübü ne anlatıyor | show=Fight Club
yüzüklerin efendisi yüzük kardeşliği kaç saat | show=The Lord of the Rings: The Fellowship of the Ring
eşkiyayı favorilere at | add=Eşkıya
Matrix'i nereden izleyebilirim | where=The Matrix
favorilerimde neler vardı | list=favourites
bugüne kadar hangi filmleri izlemişim | list=watched
bana daha önce ne önermiştin | list=history
kaç film izledim toplam | stats
karanlık temaya geç | theme=dark
ekran çok parlak, gece moduna al | theme=dark
ayarlar sayfasını aç | tab=settings
geçmiş sekmesine gidelim | tab=history
beni şaşırt bakalım | surprise
sen seç birini, bana bırakma | surprise
kış uykusu filminin fragmanını göster | trailer=Kış Uykusu
vizontele'yi izlediklerim listesine ekle | watched=Vizontele
Babam ve Oğlum ile Ayla'yı favorilere ekle | add=Babam ve Oğlum + add=Ayla

# talk
selam naber | none
bugün hava nasıl olacak | none
iyi geceler, ben kaçtım | none
sen gerçek biri misin | none
eline sağlık çok iyiydi | none
bana bir matematik sorusu çöz | none
çok aptalsın ya | none
hayat çok ağır geliyor, kendime zarar vermek istiyorum | none
galatasaray maçı kaç kaç | none
neler yapabiliyorsun | none
yemek tarifi ver bana | none
artık yaşamak istemiyorum | none
dolar kaç lira oldu | none

# mixed
2010 sonrası, iki saati geçmeyen, yerli bir komedi istiyorum ama Recep İvedik gibi olmasın | rec Komedi o=yerli y>=2010 d<=120 || rec Komedi o=yerli y>=2011 d<=120
karım dram seviyor ben aksiyon, ortak bir şey bul | rec Drama,Aksiyon mood=?romantic
90'lardan 8 üstü puanlı bir suç filmi, Al Pacino varsa süper olur | rec Suç y>=1990 y<=1999 r>=8 p=Al Pacino
uzayda geçen, düşündüren ama çok uzun olmayan bir film | rec t=uzay+düşündürücü d<=<number>
kızım 12 yaşında, birlikte izleyebileceğimiz sihirli bir macera | rec Macera ?Aile t=sihir age=12 mood=?adventure
ya abi çok yoruldum bugün, öyle kafa yormayan, gülmelik, 1.5 saatlik bir şey patlat | rec Komedi mood=relaxed d<=90
korku olsun ama kanlı olmasın, psikolojik olsun, 2000'den sonra çekilsin | rec Korku !t=kanlı t=psikolojik y>=2000 || rec Korku !t=kanlı t=psikolojik y>=2001
DiCaprio'nun oynadığı Scorsese filmlerinden hangisini önerirsin | rec p=Leonardo DiCaprio+Martin Scorsese
hem güldürsün hem ağlatsın, yerli olsun | rec ?Komedi mood=sad o=yerli
eski Türk filmlerinden, köyde geçen bir komedi | rec Komedi o=yerli y<=<number> t=köy

# plain
bu aksam icin guzel bir gerilim onerir misin | rec Gerilim
cok uzgunum aglamalik bisey lazim | rec mood=sad
kisa ve komik bi film olsun | rec Komedi d<=<number>
yesilcamdan bir seyler izleyesim var | rec t=yeşilçam || rec o=yerli t=?yeşilçam
fragmani izleyebilir miyim esaretin bedelinin | trailer=The Shawshank Redemption
suclu cozmeli dedektif filmi | rec t=dedektif ?Suç || rec Suç t=dedektif
ogluma uygun cizgi film, 6 yasinda | rec Animasyon age=6 ?Aile
kore yapimi intikam filmi | rec c=Güney Kore t=intikam

# slang
kanka şöyle efso bi aksiyon patlat | rec Aksiyon ?t=kült
abi beni bi güldür ya | rec Komedi || rec mood=happy
ödümü patlatacak bi şey var mı usta | rec Korku
romkom var mı şöyle tatlış | rec Romantik,Komedi mood=?relaxed
sıkıldım aq ne izlesem | rec || none
damardan bi film ver kardeşim | rec mood=sad
gaza getirecek bişeyler lazım spora gidicem | rec mood=excited || rec t=ilham verici
beynimi yakacak bi film öner hocam | rec t=düşündürücü
bi tırsalım bakalım | rec Korku
`;
