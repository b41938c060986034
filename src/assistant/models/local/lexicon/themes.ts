import type { Entry } from './concepts.ts';

/** A line of the table: the catalogue's theme, a colon, and the phrases that stand for it; `~` marks an everyday word. */
const TABLE = `
hapishane: hapishane | hapis* | cezaevi | mahkum | parmaklık ardı* | zindan
kaçış: kaçış | firar | kaçma hikaye | kaçmaya çalış*
zaman yolculuğu: zaman yolculuğu | paralel evren | çoklu evren | alternatif evren | zamanda yolculuk | zamanda git* | geçmişe git* | geçmişe dön* | geleceğe git* | zaman makine | zamanda atla*
zaman döngüsü: zaman döngü | aynı günü yaşa* | döngüye | günü tekrar yaşa*
uzay: uzay | galaksi | astronot | gezegen | uzay gemi | mars | ay görevi
yapay zekâ: yapay zeka | ai | makine öğren*
robot: robot | android | cyborg | sayborg
uzaylı: uzaylı | ufo | dünya dışı varlık | dünya dışı yaşam | istila
distopya: distopya | distopik | baskıcı rejim
kıyamet sonrası: kıyamet sonrası | kıyamet | apokaliptik | post apokaliptik | dünyanın sonu
salgın: salgın | virüs | pandemi | karantina
zombi: zombi | zombili | yaşayan ölü
vampir: vampir | drakula
hayalet: hayalet | hayaletli
perili ev: perili ev | perili köşk | lanetli ev | lanetli köşk | perili
cin: cin | cinli | cinler
cadı: cadı | cadılar
seri katil: seri katil | katil | psikopat katil
dedektif: dedektif | dedektiflik | hafiye
cinayet: cinayet | katil kim | cinayet çöz* | whodunit
polis: polis | komiser | polislerin
mafya: mafya | gangster | mafyatik | yeraltı dünyası | yer altı dünyası
soygun: soygun | banka soy* | soyguncu | heist | hırsızlık | hırsız
dolandırıcı: dolandırıcı | dolandırıcılık | üçkağıt* | sahtekar
uyuşturucu: uyuşturucu | kartel | bağımlılık | torbacı
intikam: intikam | öç al* | rövanş
ters köşe: ters köşe | sonu tahmin edilem* | tahmin edilem* | sonu sürpriz* | sürpriz son* | sonu şaşırt* | şaşırtan son* | şaşırtıcı son* | sonu şok* | sonu* ağz* açık kal* | ağzı* açık kal* | ağzım açık | son sahne* şok* | şok edici | şoke ed* | finali şok* | finali şaşırt* | beklenmedik | plot twist | twist | sonunda şok* | sonu tahmin edil* | sonu belli olmayan | beklenmedik son* | sonu beklenmedik
psikolojik: psikolojik | psikopat | takıntı | saplantı | zihin oyun* | akıl oyun* | psikoloji | ruhsal
akıl hastanesi: akıl hastanesi | akıl hastane | tımarhane | şizofren*
hafıza kaybı: hafıza kaybı | hafızasını kaybed* | hafıza | amnezi | unutkanlık
rüya: rüya | rüyalar | düş içinde
kimlik: kimlik bunalım* | kimlik ara* | çift kişilik* | kimlik
ikiz: ikiz | ikizler
casus: casus | casusluk | ajan | ajanlı | istihbarat | gizli servis
terör: terör | terörist | rehine
suikast: suikast | suikastçı | tetikçi | kiralık katil
siyaset: siyaset | siyasi | politik | politika | seçim kampanya*
gazetecilik: gazetecilik | gazeteci | haberci
mahkeme: mahkeme | mahkeme salonu | duruşma | dava film
hukuk: hukuk | avukat | savcı
savaş: savaş | cephe | çatışma | harp
ikinci dünya savaşı: ikinci dünya savaş | 2 dünya savaş | ii dünya savaş | nazi | hitler | dünya savaş
vietnam: vietnam
holokost: holokost | yahudi soykırım | toplama kamp
soykırım: soykırım | katliam
asker: asker | askeri | ordu | komando
tarihi: tarihi | tarih | dönem film | tarihsel | osmanlı | kostümlü
biyografi: biyografi | biyografik | hayat hikaye | hayatını anlat* | yaşam öykü | hayat öykü | biyografisi
gerçek hikâye: gerçek hikaye | gerçek olay | yaşanmış | gerçek öykü | gerçek hayat | gerçeğe dayan* | hayattan alın*
spor: spor | sporcu | şampiyon | turnuva
futbol: futbol | futbolcu | taraftar
boks: boks | boksör | ring
basketbol: basketbol | basket | nba
yarış: yarış | formula | yarışçı
araba: araba | arabalı | otomobil | araba yarış
müzik: müzik | müzisyen | şarkıcı | rock grubu | konser | gitar
ihanet: ihanet | ihanete uğra*
aldatma: aldatma | aldatan
fedakârlık: fedakarlık | fedakar
vicdan: vicdan | vicdan azabı | vicdan muhasebesi
mucize: mucize | mucizevi
linç: linç | linç edil*
kölelik: kölelik | köle | köleler
evlat edinme: evlat edin* | evlatlık
çevre: çevre temalı | çevre kirliliği | iklim krizi | çevreci
büyü: büyü temalı
ayrılık: ayrılık temalı
karanlık: karanlık temalı
dans: dans | dansçı | bale | balerin
müzikal: müzikal | şarkılı
sinema: sinema temalı | sinema dünyası | sinema üzerine | sinemayı anlat* | film içinde film | yönetmenlik
tiyatro: tiyatro | sahne sanat*
sanat: sanat | ressam | sanatçı | resim sanat
edebiyat: edebiyat | yazar | şair | şiir
yemek: yemek film | mutfak | aşçı | şef film | gurme | yemek üzerine | yemekli | ~yemek | restoran
moda: moda | podyum | manken
okul: okul | lise | sınıf film
öğretmen: öğretmen | öğretmenlik
üniversite: üniversite | kampüs
gençlik: gençlik | ergen | ergenlik | gençlerin
büyüme hikâyesi: büyüme hikaye | büyümek üzerine | coming of age | ergenliğe | büyüme öykü
çocukluk: çocukluk
baba oğul: baba oğul | baba ve oğul | babayla oğul | oğluyla baba
anne kız: anne kız | anne ve kız
baba kız: baba kız | baba ve kız
kardeşlik: kardeşlik | kardeşler | abi kardeş | kız kardeş
yaşlılık: yaşlılık | yaşlı bir | yaşlı çift | ihtiyar
ölüm: ~ölüm | ölüm temalı | ölümle yüzleş* | ölüm üzerine
hastalık: hastalık | kanser | hasta bir
engellilik: engellilik | engelli | tekerlekli sandalye | görme engel* | otizm | otistik
yas: ~yas | kayıp ve yas | yas tut* | yas süreci
aşk: ~aşk | ~sevgi | kavuş*
yasak aşk: yasak aşk | imkansız aşk | kavuşamayan
aşk üçgeni: aşk üçgen | üçlü aşk
evlilik: evlilik | evli çift | karı koca
boşanma: boşanma | boşanan | boşanmış
düğün: düğün | düğünlü | gelin damat
dostluk: dostluk | dostlar | arkadaşlık
yalnızlık: yalnızlık | yalnızlık temalı
umut: ~umut | umut veren | umut dolu | umut verici
köy: köy | köy hayat | köylü | köyde geç*
taşra: taşra | kasaba
göç: göç | göçmen | mülteci
gurbet: gurbet | almancı | gurbetçi
işçi: işçi | işçi sınıf | grev
sınıf farkı: sınıf fark* | zengin fakir | zengin kız fakir oğlan | toplumsal eşitsizlik | sınıfsal
yoksulluk: yoksulluk | yoksul | fakirlik | fakir
zenginlik: zenginlik | milyarder | milyoner
para: ~para | borsa | finans | wall street
hırs: hırs | hırslı
iş hayatı: iş hayat | iş dünya | girişimci | plaza
ofis: ofis
bilgisayar: bilgisayar
hacker: hacker | siber | bilgisayar korsan
internet: internet üzerine | ~internet
sosyal medya: sosyal medya | influencer | youtuber
televizyon: televizyon dünya | televizyonculuk | ~televizyon
süper kahraman: süper kahraman | süperkahraman | kahramanlı | marvel | dc | superhero | örümcek adam film | batman film
çizgi roman: çizgi roman | çizgiroman
ejderha: ejderha | ejder
sihir: sihir | sihirli | büyücü | büyülü | büyücülük | sihirbaz
masal: masal | masalsı | prenses | peri masal
mitoloji: mitoloji | mitolojik | tanrıların | yunan mit*
efsane: efsanevi hikaye | efsaneler
korsan: korsan | korsanlar | korsanlı
hazine: hazine | define | hazine av*
ada: ~=ada | =adada | =adadaki | =adadan | ıssız ada | adada geç* | adada mahsur
deniz: ~deniz | okyanus | denizci | denizde geç*
denizaltı: denizaltı
köpek balığı: köpek balık | köpekbalık
dağ: ~dağ | dağcı | dağcılık | everest | tırmanış
çöl: çöl | çölde geç*
orman: ~orman | ormanda geç*
kar: ~kar | karlı | kutup | kış film | kışın geç*
yolculuk: yolculuk | seyahat | gezi
yol filmi: yol film | road movie | yol hikaye
hayatta kalma: hayatta kal* | survival | mahsur kal* | hayatta kalma mücadele*
felaket: felaket | deprem | tsunami | doğal afet | afet
uçak: uçak | pilot | hava kaza
tren: tren
gemi: gemi | gemide geç*
hayvan: ~hayvan | hayvanlar | hayvanlı
köpek: köpek | köpekli
kedi: kedi | kedili
at: ~at | atlar | atlı
dinozor: dinozor | dinozorlu | jurassic
canavar: canavar | yaratık | godzilla | dev yaratık
oyuncak: oyuncak
noel: noel | yılbaşı | christmas | noel baba
western: western | vahşi batı | kovboy film
kovboy: kovboy
samuray: samuray | ninja
dövüş sanatları: dövüş sanat | kung fu | kungfu | karate | uzak doğu dövüş | dövüş
kılıç: kılıç | şövalye | kılıçlı
antik roma: antik roma | roma imparator | gladyatör
orta çağ: orta çağ | ortaçağ
imparatorluk: imparatorluk
kraliyet: kraliyet | kraliçe | saray | prens
din: ~din | dini | rahip | rahibe | kilise
inanç: inanç
şeytan: şeytan | şeytani | iblis | exorcism
ruh çağırma: ruh çağır*
ırkçılık: ırkçılık | ırkçı | ırk ayrım*
kadın: kadın hikaye | kadın karakter | güçlü kadın | kadın başrol | kadınlar | kadın film | ~kadın
lgbt: lgbt | lgbti | lgbtq | eşcinsel | queer | gay | lezbiyen
feminizm: feminizm | feminist | kadın hakları
özgürlük: özgürlük
adalet: adalet | adalet ara*
devrim: devrim | isyan | ayaklanma
darbe: darbe | askeri darbe | 12 eylül
kent yaşamı: kent yaşam | şehir hayat | büyük şehir
istanbul: istanbul
paris: paris
new york: new york
80'ler: 80 ler havası | seksenler atmosfer*
nostalji: nostalji | çocukluğuma götür* | çocukluğuma dön* | çocukluğuma git* | eski günlere | geçmişi özle* | nostaljik | eski günler*
kara mizah: kara mizah | kara komedi | ince espri*
absürt: absürt | absürd | saçma komik | saçma sapan
parodi: parodi | dalga geç*
hiciv: hiciv | hicivli | taşlama
kara film: kara film | film noir | noir
gizem: gizem | gizemli | esrarengiz | esrarlı | muamma | merak uyandır* | sır dolu
iç ısıtan: iç ısıt* | içimi ısıt* | içi ısıt* | içimizi ısıt* | sıcacık | sımsıcak | sıcak bir film | yürek ısıt* | insanın içini ısıt* | samimi
ilham verici: ilham | ilham ver* | motive ed* | motivasyon | azim | azim hikaye | başarı hikaye | umut aşıla* | motive
felsefi: felsefi | hayatı sorgula* | hayatın anlam* | anlam arayış* | felsefe | varoluş*
düşündürücü: düşündürücü | düşündüren | düşündürsün | düşündürecek | beyin yak* | kafa aç* | zihin aç* | ufuk aç* | zihin büken | beynimi yak* | üzerine düşün* | sorgulat* | kafa yakan | derin
sürreal: sürreal | gerçeküstü | tuhaf
bağımsız: bağımsız | indie | festival film | sanat film | arthouse
klasik: klasik | klasikler | klasikleş* | unutulmaz | eskimeyen | ölümsüz eser*
kült: kült | kült film | efsane film | efsane | başyapıt
epik: epik | destansı | destan
kanlı: kan | kanlı | kan revan | gore | vahşet | kan gövdeyi | kan dolu | kan içeren
karanlık: karanlık | kasvetli | iç karart* | depresif film | iç karartıcı | ağır dram | karamsar film | boğucu | puslu
şiddet: şiddet | şiddetli | sert | işkence
ağır tempo: ağır tempo | ağır ilerle* | yavaş | ağır akan | ağır gid* | ağır git* | durağan | yavaş tempo | sıkıcı | ağır
tek mekân: tek mekan | tek mekanda geç* | kapalı alan
video oyunu: video oyun | oyun uyarlama | bilgisayar oyun
kitap uyarlaması: kitap uyarlama | uyarlama | romandan uyarla* | kitaptan uyarla* | roman uyarlama | kitabı olan
nükleer: nükleer | atom bomba | çernobil
çevre: çevre kirli* | çevre sorun* | iklim | doğa ve çevre | çevreci
bilim insanı: bilim insan | bilim adam | dahi | mucit | fizikçi
matematik: matematik | matematikçi
deney: deney | deneyler | laboratuvar
klon: klon | klonlan* | klonlama
mutant: mutant | x men
sanal gerçeklik: sanal gerçeklik | sanal evren | simülasyon | sanal dünya
mahalle: mahalle | mahalle hayat
gelenek: gelenek | gelenekler
ağalık: ağalık | ağa film | köy ağa
töre: töre | kan dava | namus
memur: memur
dolmuş: dolmuş
gecekondu: gecekondu | varoş
yeşilçam: yeşilçam
mumya: mumya
kurt adam: kurt adam
doğa: doğa | belgesel gibi
kumar: kumar | poker | kumarhane
satranç: satranç
popüler: popüler | gişe rekor* | bilindik | herkesin bil* | herkesin izle* | çok izlenen | meşhur | ünlü film | gişe canavar*
az bilinen: az bilinen | kimsenin bilmed* | kimsenin izlemed* | kimse bilm* | benim bilmed* | duyulmamış | gizli cevher | cevher | bilinmeyen | gizli kalmış | keşfedilmemiş | kıyıda köşede | saklı | underrated | değeri bilinme* | gözden kaçan | pek bilinme* | çok bilinme* | fazla bilinme* | herkesin bilmed* | popüler olmayan
belgesel: belgesel
`;

function parse(line: string): Entry[] {
  const colon = line.indexOf(':');
  const theme = line.slice(0, colon);
  const phrases = line
    .slice(colon + 1)
    .split('|')
    .map((phrase) => phrase.trim());
  const weak = phrases.filter((phrase) => phrase.startsWith('~')).map((phrase) => phrase.slice(1));
  const strong = phrases.filter((phrase) => !phrase.startsWith('~'));
  return [
    { value: { kind: 'theme', theme }, phrases: strong },
    { value: { kind: 'theme', theme, weak: true }, phrases: weak },
  ];
}

/** The catalogue's themes and tones in the words people use for them. */
export const THEME_WORDS: readonly Entry[] = TABLE.trim().split('\n').flatMap(parse);
