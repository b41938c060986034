/** What a message is when it wants no film: each has its own short answer. */
export type Talk =
  | 'selfHarm'
  | 'insult'
  | 'greeting'
  | 'howAreYou'
  | 'thanks'
  | 'goodbye'
  | 'whoAreYou'
  | 'help'
  | 'love'
  | 'joke'
  | 'praise'
  | 'laugh'
  | 'sorry'
  | 'offTopic'
  | 'unknownFact'
  | 'yes'
  | 'no';

const w = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

const SELF_HARM = w(
  'intihar (?:et\\w*|ed\\w*|duse?un\\w*|dusunu\\w*|etmek\\w*)|kendimi oldur\\w*|kendime zarar\\w*|kendime kiy\\w*|kendimi as\\w*|kendimi kes\\w*|canima kiy\\w*|hayatima son\\w*|' +
    'yasamak istemiyor\\w*|artik yasamak\\w*|yasamanin (?:bir )?anlami\\w*|yasamaya deg\\w*|yasamin anlami (?:yok|kalmadi)|hayatin anlami (?:yok|kalmadi)|olmek istiyor\\w*|olmek isterdim|olsem (?:de|keske|daha)\\w*|keske olse\\w*|keske (?:hic )?dogmasa\\w*|' +
    'yok olmak istiyor\\w*|uyanma(?:mak|sam|yay)\\w*|ilac\\w* (?:\\w+ )?(?:icip|alip) (?:ol|uyu|git)\\w*|yok olup git\\w*|yok olsam\\w*|yok olayim\\w*|ortadan kaybolmak istiyor\\w*|bu hayattan (?:biktim|gitmek|kurtulmak)\\w*|bileklerimi\\w*|kimse beni ozlemez|her sey (?:cok |o kadar )?anlamsiz\\w*|hicbir seyin anlami (?:yok|kalmadi)|yasamaktan (?:biktim|yoruldum)|artik dayanamiyorum|artik (?:\\w+ ){0,5}dayanamiyorum|her seyi bitirmek\\w*|hersey\\w* bitirmek\\w*|yasamak icin (?:bir )?(?:neden|sebe)\\w* (?:yok|kalmadi|bulam)\\w*|ben(?:siz| olmasam) daha iyi\\w*|bir daha uyanm\\w*|uyanmak istemiyor\\w*|olup gitsem\\w*|olup kurtul\\w*|hayattan (?:biktim|bezdim|vazgec\\w*)|hayatimi bitir\\w*|kendimi yok et\\w*',
);
// `gülmekten ölmek istiyorum`, `sıkıntıdan intihar edeceğim` are turns of phrase about films as often as not: the second is still answered kindly.
const FIGURE_OF_SPEECH = w('gulmekten\\w*|kahkahadan|acliktan|meraktan|guldurerek|gulerek|heyecandan');

const INSULT = w(
  'oro?s[pb]u\\w*|pust\\w*|amina ?k\\w*|ananin?\\b|yavsak\\w*|kafasiz\\w*|haysiyetsiz\\w*|salak\\w*|aptal\\w*|gerizekali\\w*|geri zekali\\w*|mal misin|malsin|dangalak\\w*|ahmak\\w*|beyinsiz\\w*|siktir\\w*|sikt\\w*|amk|aq|mk|orospu\\w*|pic|pezeven\\w*|gotu?\\w*os|defol\\w*|lanet olsun sana|rezil(?:sin)?|berbatsin|ise yaramaz\\w*|cop gibisin|kotu bir botsun|bok\\w*|serefsiz\\w*|hiyar\\w*|okuz\\w*|embesil\\w*|cok kotusun|nefret ediyorum senden|senden nefret\\w*|kapa ceneni|ne bicim\\w*|sacmaliyorsun|sacmalama',
);
const GREETING = w(
  'merhaba\\w*|selam\\w*|slm|mrb|meraba|hey|heyo|gunaydin|iyi (?:aksamlar|gunler|geceler|sabahlar)|tunaydin|selamun aleykum|sa|hello|hi|hola|alo|ordami?sin|orada misin|hosbuldum|hos bulduk',
);
const HOW_ARE_YOU = w(
  'nasilsin\\w*|naber|nbr|ne haber|n aber|napiyorsun|ne yapiyorsun|nasil gidiyor|iyi misin|keyifler nasil|ne var ne yok|hayat nasil|nasilsiniz|napiyon',
);
const THANKS = w(
  'tesekkur\\w*|tesekkurler|sag ?ol\\w*|sagol\\w*|eyvallah|tsk|tskler|minnettar\\w*|ellerine saglik|thanks|thank you|mersi|cok naziksin|super oldu|harika oldu|yardimci oldun\\w*|cok yardimci\\w*|isime yaradi|makbule gecti',
);
const GOODBYE = w(
  'gorusuruz|hosca ?kal\\w*|bay bay|baybay|bye|kendine iyi bak|iyi geceler|allaha ismarladik|ben kactim|hadi gorusmek uzere|gorusmek uzere|kapatiyorum|cikiyorum ben|yarin gorusuruz',
);
const WHO = w(
  'kimsin\\w*|sen (?:de |hic |peki )*(?:uzul|agla|sikil|kork|asik ol|gul|uyu|yorul|kiz|acik)\\w* m[iu]s[iu]n|sen kim|adin ne\\w*|ismin ne\\w*|sen nesin|bot musun|robot musun|yapay zeka misin|insan misin|gercek misin|kac yasindasin|nerelisin|seni kim yap\\w*|hangi model\\w*|chatgpt mi\\w*|gpt\\w* mi\\w*|nasil calisiyorsun|sinesohbet (?:ne|nedir)|sen ne(?:ci|)sin',
);
const HELP = w(
  'yardim\\w*|ne(?:ler)? yapabil\\w*|ne ise yar\\w*|neler biliyorsun|nasil kullan\\w*|ozelliklerin\\w*|komutlar\\w*|ne sorabilirim|help|ne yapmam lazim|nasil film bul\\w*|ne yapiyorsun sen|neler (?:var|yapiyorsun)|nasil isliyor',
);
const LOVE = w(
  'seni seviyorum|asigim sana|sana asigim|benimle evlen\\w*|evlenir misin\\w*|askim|canimsin|tatlisin|cok tatlisin|sevgilim ol\\w*|birtanesin|kralsin|adamsin',
);
const JOKE = w(
  'saka (?:yap\\w*|anlat\\w*)|fikra\\w*|espri (?:yap\\w*|anlat\\w*)|bilmece\\w*|guldursene beni bir|sarki soyle\\w*|siir (?:yaz\\w*|oku\\w*)|hikaye anlat\\w*',
);
const PRAISE = w(
  'aferin|helal\\w*|bravo|harikasin|supersin|mukemmelsin|cok iyisin|harika|super|mukemmel|sahane|muthis|efsanesin|guzelmis|iyiymis|bayildim|cok guzel|cok iyi|begendim hepsini|aynen|tam istedigim\\w*|nokta atisi|guzel (?:oneri|secim)\\w*|isabet\\w*',
);
const LAUGH =
  /^(?:(?:ha|he|hi|ah|eh){2,}h?|jaja\w*|ahah\w*|haha\w*|sjsj\w*|asdf\w*|ksks\w*|random|lol|xd+|:\)+|puhaha\w*)$/u;
const SORRY = w('ozur (?:dile\\w*)?|kusura bakma\\w*|pardon|afedersin\\w*|affet\\w*|yanlis yazdim|sorry');
const YES =
  /^(?:evet|ehe|he|hee|hi hi|olur|tamam|tamamdir|tabii?|tabi ki|tabii ki|elbette|aynen|kesinlikle|onayliyorum|onayla|evet lutfen|olur olur|ok|okey|okay|peki|hadi|yap|ekle|sil|kaldir|evet ekle|evet sil|evet kaldir|evet eminim|eminim|olsun|isterim|evet isterim|evet olur|tamam olur|tamam ekle|e tamam|he tamam|yes|uygun|uygundur)(?: (?:lutfen|olur|tamam|evet|ekle|yap|canim))?$/u;
const NO =
  /^(?:hayir|yok|yok (?:bir sey|bisey|bisi)|(?:bir sey|bisey) yok|saka yaptim|tamam (?:bu kadar )?(?:yeter|yeterli)|bu kadar yeter|yo|yoo|olmaz|istemem|istemiyorum|film (?:falan )?istemiyorum(?: \w+){0,4}|gerek yok|bosver|bos ver|vazgectim|vazgec|kalsin|iptal|iptal et|sakin|(?:su an |simdi |bugun |artik )?film (?:izlemek|seyretmek|falan) istemiyorum|hayir lutfen|hayir istemem|hayir istemiyorum|yok istemem|yok kalsin|hayir kalsin|yok gerek yok|hayir vazgectim|dursun|yapma|silme|kaldirma|ekleme|no|yok vazgectim|hayir silme|hayir kaldirma|simdilik kalsin|gerek yok kalsin)$/u;

const OFF_TOPIC = w(
  'yagmur (?:var mi|yagacak|yagar mi)\\w*|kar (?:yagacak|yagar mi)\\w*|hava (?:nasil|durumu|kac derece|yagm\\w*)|havalar nasil|dolar|euro|altin (?:kac|fiyat\\w*)|borsa (?:kac|ne|nasil)|bitcoin|kripto|doviz|kac lira|(?:para|borc) (?:ver|lazim)\\w*|fiyati ne kadar|mac (?:kac|sonuc\\w*|skoru|saat)|maci kim|skor|puan durumu|super lig|' +
    'tarif(?:i|ini|in|ver\\w*)?|nasil (?:pisir|yapilir|yapiliyor)\\w*|yemek yap\\w*|ne pisir\\w*|kod yaz\\w*|python\\w*|javascript\\w*|nasil \\w+[iu][ln][iu]r|yazilim|program yaz\\w*|excel|odev\\w*|matematik sorusu|denklem|hesapla\\w*|kac eder|carpi|bolu|arti|eksi kac|cevir\\w* (?:ingilizce|turkce)|ingilizceye cevir\\w*|turkceye cevir\\w*|tercume\\w*|' +
    'baskent\\w*|cumhurbaskan\\w*|basbakan\\w*|secim\\w* (?:kim|ne)|hangi parti|siyasi gorus\\w*|kime oy|nufus\\w*|kac km|yol tarifi|otobus\\w* (?:saat|kac|ne zaman|nere)\\w*|ucak bileti|bilet al\\w*|otel\\w*|siparis\\w*|pizza\\w* soyle\\w*|randevu al\\w*|doktor\\w* (?:oner|bul)\\w*|ilac\\w* (?:oner|kullan)\\w*|bas agri\\w*|hangi ilac|burc\\w*|fal\\w* bak\\w*|ruya tabir\\w*|mesaj at\\w*|mail (?:at|yaz)\\w*|e posta (?:at|yaz)\\w*|alarm kur\\w*|hatirlatici\\w*|saat kac|bugun gunlerden|hangi gundeyiz|telefon\\w* (?:oner|al)\\w*|laptop\\w*|bilgisayar (?:oner|al)\\w*|oyun oner\\w*|kitap oner\\w*|sarki oner\\w*|muzik (?:oner|ac|cal)\\w*|sarki (?:ac|cal)\\w*|haberler\\w*|son dakika|diyet\\w*|kilo ver\\w*|spor salon\\w*|kredi\\w*|vergi\\w*|fatura\\w*|is ilani|cv\\w*|restoran (?:oner|bul)\\w*|nerede yemek|tavuk\\w*|pasta\\w*|kek\\w*|corba\\w*|makarna\\w*|kac kac|mac(?:i|ini)? (?:kim|kac|ne)\\w*|galatasaray\\w*|fenerbahce\\w*|besiktas\\w*|trabzonspor\\w*|neresi|nerede yasiyor|nerede kal\\w*|restoran\\w*|kafe\\w*|kac yilinda kuruldu|kim icat\\w*|kim buldu|dunyanin en',
);
const UNKNOWN_FACT = w(
  'kac yasinda(?:ydi|lar)?|nereli|evli mi|kiminle evli|sevgilisi kim|boyu kac|odul\\w* (?:kim|hangi|kac)\\w*|oscar\\w* (?:kim|hangi|kac)\\w*|kim (?:kazandi|aldi)|kac (?:oscar|odul)\\w*|gisesi (?:ne|kac)\\w*|ne kadar hasilat|hasilati|devami (?:gelecek|cikacak|var) mi|ne zaman vizyon\\w*|vizyona ne zaman|sinemalarda (?:ne|hangi)\\w*|ne zaman cikacak|hayatta mi|oldu mu|kac filmi var',
);
const FILM_TALK = w(
  'film\\w*|sinema\\w*|izle\\w*|seyret\\w*|dizi\\w*|yonetmen\\w*|oyuncu\\w*|fragman\\w*|komedi\\w*|dram\\w*|korku\\w*|gerilim\\w*',
);
const SERIES = w('dizi\\w*|sezon\\w*|bolum izle\\w*|netflix dizi\\w*');

/** What a message is when it wants no film; undefined when nothing of the kind is heard. */
export function readTalk(text: string): Talk | undefined {
  if (SELF_HARM.test(text) && !FIGURE_OF_SPEECH.test(text)) return 'selfHarm';
  if (YES.test(text)) return 'yes';
  if (NO.test(text)) return 'no';
  if (INSULT.test(text)) return 'insult';
  if (OFF_TOPIC.test(text) && !FILM_TALK.test(text)) return 'offTopic';
  if (UNKNOWN_FACT.test(text)) return 'unknownFact';
  if (HOW_ARE_YOU.test(text)) return 'howAreYou';
  if (WHO.test(text)) return 'whoAreYou';
  if (HELP.test(text)) return 'help';
  if (LOVE.test(text)) return 'love';
  if (JOKE.test(text)) return 'joke';
  if (THANKS.test(text)) return 'thanks';
  if (GOODBYE.test(text)) return 'goodbye';
  if (LAUGH.test(text)) return 'laugh';
  if (SORRY.test(text)) return 'sorry';
  if (PRAISE.test(text)) return 'praise';
  if (GREETING.test(text)) return 'greeting';
  return undefined;
}

/** Whether a message asks for a series, which the catalogue does not have. */
export function asksForSeries(text: string): boolean {
  return SERIES.test(text) && !w('film\\w*|gibi').test(text);
}

/** Whether a message speaks of films at all. */
export function speaksOfFilms(text: string): boolean {
  return FILM_TALK.test(text);
}
