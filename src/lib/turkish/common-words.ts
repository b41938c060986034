// Everyday words, folded. A title made of nothing else ("Her Şey", "Babam", "Uzak") is not one just because a sentence
// holds its words, and none of them is taken for another word's typing error.
const WORDS = `
hah heh hih dimi demi yorumsuz direkt valla vallahi billah supermis superdi superdir efsaneymis resmen harbi harbiden yeminle insallah masallah bayrak bayragi helal
a abi abla acaba aci acik acil acilen ad adak adam adil ag agac agir ah aile ak akil aksam al alan alt alti altinda
alzheimer ama amator amcam amerikada an ana and anda anla anlam anne annem apartman ara araba arada aranizda arasi
arasinda ariyorum arkadas artik as asagi asgari asik asistan ask aslen aslinda at ates atla av avrupa avukat ay ayar
ayarlar aydinlik ayna aynen ayni ayri ayrica ayrilik ayrinti az azami azicik baba babam bacak bahar bahce bak bakalim
bakar baki bakiyorum bal balik balkon balkonda ban bana baris bas basit baska basla baslangic baslat bataklik bazen bazi
be bebek bebekler begendim bekar bekle belirsiz belki belli ben bence bende beni benim benzer benzeri benzeyen beraber
berbat beri bes beyaz bil bile bilgi bilir biliyor bilmiyorum bin bir biraz birer biri birisi birlikte birsey bise bisey
bisi bit biz bizce bize bizim black borc borsa bos boyle brown bu bucuk bugday bugun bul buluntu bulut buna bundan
bunlar bunu bunun bura burada buyuk buz cadde can canim canli cehennem celik cennet cep cesme cesur cevap cicek cidden
ciddi cift cik cikar cikolata cins cinsi cinsinden ciplak civari cocuk cocuklar cok col cuma cumartesi cumhuriyet cunku
da dag daha dakika dakikalik damar davet davran davranir davransana de defa degil deli demir deniz ders dert detay dil
dilek din dis disari disinda diye diyet dizi do dogru dogum dokuz dolayi dolu don donem donus dort dost dostum dugun
duman dun dunya dur durum dusler dusman dusun dusunuyorum duvar duy e eder edersin ediyor efendi efsane ege eger ek ekle
eksi el elma en erkek es esas eski et ettim ev evde eve evet evlat evli fakat falan fark fazla fena filan film filmde
filmden filmi filmler firlat firlatir firlatsana for form formu formunu fox galiba garip gec gece gecen gecis gecme
gecmis gel gelecek gelen gelin gemi genc gencler genclik gene gercek gercekten gerek gerekiyor geri getir gibi giden git
gizli go gocmen gokyuzu gol golge gonul gor gore goster goz green guc gul gulen guler gun gunes guney gunler gunluk
guzel haber hadi hafif hafta haftasonu hak hakli hal hala halay hamam hangi hani harika hata hatira hatirla hatta hava
havuz hayal hayat haydi hayir hayvan he hem hemen hep hepsi her herhalde herkes hersey heves hic hikaye hile hisse hizli
hoca hocam home hos i ic icerde icin icinde icten igrenc ihtiyac iki ikinci ikiser ile ilgili ilk in inek insan internet
is isaret isaretle isim iste istek istemiyorum ister isterim istiyorum it itibaren iyi iyiyim iz izle izledim izlemek
izlesem izleyelim kac kacak kacan kadar kadin kagit kal kalabalik kalan kaldir kalp kan kanal kanka kankam kanki kanks
kapali kapan kapi kar kara karamel karanlik karar kararsiz kardes kardesler kare kari karsi karsin kartal kasim kat
kavga kaya kaybol kayip kaynak kaza kedi kemoterapi kendi kendim kes kesik kesin keske kez ki kilit kim kimi kimlik
kimse king kir kiraci kiralik kirmizi kis kisa kisacik kisi kiz kizgin kizim koca kocam kol komsu konser kontrol konu
konusma kor korkma korluk koro koruyucu kos kotu kotuyum koy koyu kral kraliyet kul kum kurban kurt kurtulus kus kuzey
lakin lazim life link liste listele love lutfen maalesef mac mahalle maksimum malesef man masa mavi me melek men menemen
merak mesaj mesela mezun mezuniyet mi midir migren milyon minimum misin misiniz miyim mod moda modu modunu mu mudur
muhtesem mukemmel mum mumkun musteri musun mutlu mutluluk muyum nadir namaz namazim nasil ne neden nedense nefes nefret
nehir nerde nere nerede neyse nicin nihayet niye niyet no nostalji o oda odul of off ofsayt oglum ogrenci ogretmen ogul
okul ol olacak olan olasi oldu olsa olsun olum olur on ona onca once onceden oncesi ondan one oner onerin onerir
onersene onlar onu onun ora orman orta ortak ortalama otel otobus out oyle oysa oyun oyuncu oyuncular oz ozel ozet ozgur
ozlem para paramparca parca pardon paris parkinson pazar pazartesi pek peki pencere persembe pis pismanlik piyano plan
platform polis profil puan puani ragmen reis rezalet rezil run ruya ruzgar saat saatlik sabah sacma sade sadece saglam
sahil sahip saka sakin saklambac sakli salak sali sampiyon san sana sanirim sanki sans sansa sari sarki satici savas say
sayet sayfa saygi sayi sayisi se secim sefer sehir sekil sekiz sekme sekmesi sel selam sen sence sene senin sert ses
sessizlik sev sevdigim sevdim seven sevenler sever severim sevgi sevgili sevgisiz sevinc seviyorum sevmek sey seyir
seyler she sicak sifir siir sik sil simdi simdilik simsek sinav sinema sinif sir sira six siyah siz sok son sonbahar
sonra sonradan sonrasi sonsuz sonu soyle soyler soylu soz stone su suc sultan super suphe sure suresi surpriz suru sus
takimi takip taksi tam tamam tan tane tanri tansiyon tarzi tas tatil tatli tatlim tavsiye tehdit tek tekin tekrar
tekrardan tema temaya temayi ters tez the tiksinti tilki tipki to top toplam toprak trafik tum tur turde turist turku
turu tus tut tuy tuz two uc ucak ucan ucuz uf ufak umarim umut un unut up us uslu usta ustelik ustu ustunde uyan uygun
uygunsa uyku uyum uzak uzere uzeri uzun uzunca vaha vakit var varis vasat ve ver verir veya vs we white ya yabanci
yagmur yakin yakinda yaklasik yalan yalcin yalniz yalnizlik yan yani yanlis yap yapma yara yarasa yardim yarin yarisi
yas yasa yasam yasamak yasli yavas yavasca yaz yazar yazi yedi yeni yer yes yesil yeter yigit yil yildiz yili yilin yine
yok yoksa yol yolcu yolculuk yonetmen yorgun you young yukari yuksek yukselis yumurta yurt yuz yuzde yuzuk zafer zaman
zamani zaten zeki zengin zor
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Whether a folded word is one that any Turkish sentence may hold. */
export const isCommonWord = (folded: string): boolean => COMMON_WORDS.has(folded);
