// Everyday words, folded. A title made of nothing else ("Her Şey", "Babam", "Uzak") is not one just because a sentence
// holds its words, and none of them is taken for another word's typing error.
const WORDS = `
a acaba aci acik ad adam adil ag agac agir ah aile ak aksam akil al alan alt alti ama an ana anda anla anlam anne annem ara
aranizda arasi arasinda araba arkadas artik as asagi asik ask at ates atla av ay aydinlik ayna ayni ayri az azicik
baba babam bacak bahar bahce baki bal balik ban bana baris bas basit baska baslangic basla bazi bazen bebek bekle belki ben bende
benim beni beri bes beyaz bil bile bin bir biraz biri birisi birlikte bit biz bizim bize boyle bos bu bugun bul bulut buluntu
buna bundan bunu bunun bunlar bura burada buyuk buz cadde can canim cehennem cennet cep cevap cidden ciddi cik cicek cift cok
col cocuk cocuklar cumartesi cuma da dag daha dakika de defa degil deli deniz ders dert dis dil dilek din diye dogru dogum
dokuz dolu don donus dort dost duman dun dunya dur durum dusman dusun duvar duy e efendi ege ek eksi el elma en erkek es eski
esas et ev eve evde evet evlat evli fakat fark fazla fena film filmi filmler gec gece gecen gecmis gel gelecek gelen gelin gemi
gencler genc gercek geri gerek getir gibi git giden goz gokyuzu gol golge gonul gor gore guc gul gun gunler gunes gunluk guzel
hadi hafif haber hafta haftasonu hak hal hala hangi hani hata hatira hava hayal hayat hayir hayvan haydi hem hemen hep hepsi her
herkes hersey hic hikaye hile hisse hoca hos i icin icerde ic iki ikinci ile ilgili ilk in insan is isim istek ister iste iyi
iz izle izlemek kac kacak kacan kadar kadin kal kalan kalp kan kapali kapan kapi kar kara karanlik karar kardes kari karsi kartal kasim
kat kavga kaybol kayip kaza kedi kendi kendim kes kez ki kilit kim kimi kimse kir kiralik kirmizi kis kisa kisi kiz kizim kizgin koca
kocam kol komsu kontrol kor korkma koruyucu kos kotu koy koyu kral kraliyet kul kum kurban kurt kus kuzey lutfen mahalle masa mavi
mac melek merak mesela mi milyon mu mum mutlu mutluluk muhtesem nasil ne neden nefes nehir nere nerde nerede nicin niye o oda oglum
ogul ogrenci ogretmen okul ol olacak olan oldu olsa olsun olum on ona onca once ondan onlar onu onun ora orman orta
ortak oyle oyun oyuncu oz ozel ozgur ozlem para parca paris pazar pazartesi pek peki pencere persembe pis pis plan ruya ruzgar
saat sabah sade sadece sahil sahip salak sali san sana sanki sari sarki savas saygi say sayfa se sefer sehir sekil sekiz sel
selam sen senin sene sert ses sev sevgi sevgili sevdigim sevmek sey seyler seyir sicak sifir sil simdi sinema sinif sir sira siz son
sonra sonbahar sonsuz sonu soyle soz su suc suru sus sure sehir sey sansa sans siir sok suphe surpriz taksi tam tamam tan tane tanri tas
tatil tatli tek tekrar ters tilki tipki top toplam toprak tum tur tus tut tuz uc ucak ucan ucuz uf ufak umut un unut ustu uyan uyku
uzak uzun uyum var varis ve ver veya vs vakit ya yabanci yagmur yakin yakinda yalan yalniz yalnizlik yan yanlis yap yapma yara yarasa yardim
yarin yarisi yas yasa yasam yasamak yasli yavas yaz yazar yazi yedi yeni yer yesil yeter yil yildiz yine yok yol yolcu yolculuk
yorgun yuksek yukari yuz yuzde yuzuk zafer zaman zamani zaten zeki zor zengin sakin saka hatirla acil bekar cumhuriyet davet donem
film filmde filmden dizi bak bakalim bakar misin muyum miyim olur musun mudur midir lazim gerekiyor icinde disinda ustunde
altinda oncesi sonrasi tarzi turu turde sayi sayisi puan puani yili yilin sure suresi saatlik dakikalik kotuyum iyiyim canli
pardon tuy berbat rezil igrenc rezalet sacma vasat mukemmel harika
istiyorum isterim istemiyorum izledim izlesem izleyelim oner onerir onerin onersene tavsiye edersin eder ediyor ettim soyler verir misiniz
seviyorum severim sevdim begendim bilmiyorum biliyor dusunuyorum ariyorum bakiyorum kaldir cikar ekle goster listele getir
asistan acilen black white king young brown green fox stone
davran davranir davransana lakin firlat firlatsana firlatir namaz namazim cins cinsi cinsinden
form formu formunu bisey bisi birsey bise kanki kanks kankam niyet heves
sinav saglam bilir kanka abla hoca hocam yalcin kaya demir celik ozgur cesur tekin yigit soylu guler gulen sever uslu simsek neyse sayet keske umarim maalesef malesef tema temaya temayi mod modu moda modunu sekme sekmesi ayar ayarlar profil liste detay ayrinti link internet platform isaret isaretle oyuncular yonetmen konu ozet bilgi kararsiz benzer benzeri benzeyen gizli acik kapali seven sevenler uzeri ustu alti arasi arada ortalama civari yaklasik azami asgari maksimum minimum kisa kisacik uzunca bucuk ihtiyac hakli sevinc odul kesin hizli yavasca nedense belli belirsiz icten disari simdilik onceden sonradan tekrardan galiba herhalde sanirim yani iste hani falan filan gercekten cidden aslinda aynen kanka abi hocam canim dostum reis kral hocam tatlim bence sence bizce lazim gerek mumkun olasi uygun uygunsa birlikte beraber birer ikiser tur turde cins nadir sik bazen
uzere ragmen dolayi itibaren ayrica hatta oysa cunku eger yoksa karsin ustelik nihayet aslen
mesaj yumurta dugun otobus baslat trafik ayrilik otel sampiyon usta konusma takip yurt cikolata borc kanal kalabalik
kagit diyet apartman kiraci garip takimi bugday gene amcam kimlik piyano musteri tehdit secim kaynak hamam kardesler
avukat borsa sultan adak cesme polis efsane mezun kurtulus
the of and to in for it is you me on up her she he we us be do go no yes out off run man men one two six love home life
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Whether a folded word is one that any Turkish sentence may hold. */
export const isCommonWord = (folded: string): boolean => COMMON_WORDS.has(folded);
