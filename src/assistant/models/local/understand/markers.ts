/** Small words that say how a wish stands to what was said before. */
export interface Markers {
  /** A recommendation is asked for in so many words (`öner`, `ne izlesem`). */
  asks: boolean;
  /** `öner` and the like: a whole request, not an amendment. */
  requests: boolean;
  /** Other films, please: `başka`, `bunlar olmadı`, `bir tane daha`. */
  another: boolean;
  /** What is said comes on top (`bir de`, `ayrıca`, `… da olsun`). */
  adds: boolean;
  /** It amends what was shown (`daha kısa`, `olsun`, `ama`, `sadece`). */
  amends: boolean;
  /** It amends, and not merely with a condition (`daha`, `yine`, `sadece`): earlier wishes stay even in a whole request. */
  keeps: boolean;
  /** It takes back what was said (`vazgeçtim`, `demek istedim`, `yerine`). */
  corrects: boolean;
  /** Only what is said now (`sadece Şener Şen olsun`). */
  only: boolean;
  /** Everything said so far is off (`baştan başlayalım`, `hepsini unut`). */
  resets: boolean;
  /** It leaves something open (`fark etmez`). */
  anything: boolean;
  surprise: boolean;
  relative: Relative;
}

/** Compared with what was shown. */
export interface Relative {
  shorter?: boolean;
  longer?: boolean;
  newer?: boolean;
  older?: boolean;
  better?: boolean;
}

const w = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

const REQUEST = w(
  'oner|oneri|onerin|onerir\\w*|onersene\\w*|onerebilir\\w*|onerini\\w*|oneriler\\w*|onerisi\\w*|onerseniz|onerecek\\w*|onerileri\\w*|tavsiye\\w*|bul|bulsana\\w*|bulur\\w*|bulabilir\\w*|bulalim|ver|versene|verir\\w*|goster|gostersene|getir|getirsene|yolla|patlat|cikar bakalim|sec|secer\\w*|soyle|soylesene|soyler\\w*|yardimci ol(?!du)\\w*|oner\\w* bakalim|oneriniz|onermeni\\w*|onermen\\w*|onermek\\w*|acalim|acsak|acayim|suggest|recommend',
);
const ASK = w(
  'ne izle\\w*|ne seyret\\w*|ne izlesek|hangi film\\w*|neler izle\\w*|izlemelik|izleyecek\\w*|izlenecek\\w*|izlenesi|izleyebilecegi\\w*|izlenebilecek|izlesem|izlesek|izleyelim|izlemek istiyor\\w*|izlemek ister\\w*|seyretmek istiyor\\w*|film ar\\w*|ariyor\\w*|istiyo\\w*|isterim|isteriz|canim \\w+ (?:filmi )?(?:cek\\w*|istiyor)|var mi\\w*|yok mu|lazim|sikildim|sikiliyor\\w*|sikilmak|canim sikil\\w*|yapacak bir sey|bos bos|kararsiz\\w*|film aksami|film gecesi|film keyfi|keyfi yap\\w*|izleriz|takilalim|film (?:zamani|saati)|bir film|bir seyler|bir sey|bisey|bisi|birsey\\w*|biseyler|filmleri|filmler|film|aksam\\w* izle\\w*|olsa|ne onerirsin|modundayim|havasindayim|havamdayim',
);
const ANOTHER = w(
  'baska\\w*|farkli\\w*|diger\\w*|yenile\\w*|degistir\\w*|bunlar degil|bunu degil|bu degil|onlar degil|hicbiri\\w*|hic biri\\w*|begenmedim\\w*|begenmedik|sevmedim|sarmadi\\w*|acmadi|hosuma gitmedi\\w*|olmadi\\w*|olmamis|tekrar oner\\w*|yeniden oner\\w*|yine oner\\w*|bir daha oner\\w*|daha oner\\w*|bir (?:tane|kac|uc)? ?daha|birkac (?:tane )?daha|3 tane daha|uc tane daha|daha var mi|baskasi\\w*|bir baska|siradaki|devam|yeni oneri\\w*|tutmadi|bunlar olmaz|ilgimi cekmedi|cazip gelmedi|pas|gec bunlari|gec|sonraki|next|daha baska|alternatif\\w*|ilgilenmiyorum|istemiyorum bunlari|bunlari istemiyorum|bana gore degil',
);
const ADD = w(
  'bir de|ayrica|ustelik|hem de|da olsun|de olsun|da olabilir|de olabilir|ile birlikte|yaninda|ek olarak|da ekle|de ekle|artı|da katalim|biraz|azicik|da olsa|de olsa|da oynasin|de oynasin|da icersin|de icersin|bunun uzerine|ustune',
);
const AMEND = w(
  'daha|olsun\\w*|olmasin\\w*|ama|fakat|ancak|sadece|yalnizca|peki|ayni\\w*|yine|biraz|azicik|olsa|olursa|olabilir|olsa daha|bunlardan|bunlarin|icinden|arasindan|boyle\\w*|gecmesin|gecsin|cok (?:uzun|kisa|eski|yeni|agir|karanlik|kanli)\\w*|fazla (?:uzun|kisa|eski|agir|karanlik|kanli|uzunlar)\\w*|hepsi (?:cok|fazla)|oynasin|yonetsin|yonetmis olsun|bulunsun|icersin|icermesin|istemiyorum|istemem|sevmem|haric|disinda',
);
const KEEP = w(
  'daha|yine|gene|ayni\\w*|sadece|yalnizca|peki|bunlardan|bunlarin|icinden|arasindan|boyle\\w*|bu sefer|bu kez|o zaman|madem|bari',
);
const CORRECT = w(
  'vazgectim|vazgec|vazgectik|demek istedim|demek istemistim|demek istiyorum|dedim|demistim|yerine|aslinda|yanlis anladin\\w*|oyle degil|onu demedim|yanlis oldu|duzeltiyorum|pardon|hayir|yok yok|fikrimi degistirdim|bosver|bos ver|iptal',
);
const ONLY = w('sadece|yalnizca|sirf|bir tek|tek basina');
const RESET = w(
  'bastan basla\\w*|en bastan|sifirla\\w*|sifirdan|her seyi unut\\w*|hepsini unut\\w*|unut gitsin|unut bunlari|unut hepsini|dediklerimi unut\\w*|temiz sayfa|yeni bastan|bastan alalim|onceki\\w* unut\\w*|yeni bir arama|bambaska bir sey\\w*',
);
const ANYTHING = w(
  'fark ?etmez|farketmez|fark etmiyor|farketmiyor|onemli degil|onemi yok|mühim degil|muhim degil|ne olursa olsun|ne olursa|her sey olur|hersey olur|olur hepsi|hepsi olur|takma|hic fark etmez|herhangi bir\\w*|herhangi|secici degilim|sana kalmis|siniri yok|sinir yok|limit yok|istedigin kadar',
);
const SURPRISE = w(
  'sasirt|sasirtsana|sasirtir\\w*|sasirtin|sasirtabilir\\w*|beni sasirt\\w*|sasirmak istiyorum|surpriz\\w*|rastgele\\w*|rasgele\\w*|random|kafana gore|sen sec|sen secsene|sen karar ver\\w*|senin secimin|sana biraktim|sana birakiyorum|sana guveniyorum|zar at|gunun film\\w*|sansli film\\w*|sansima\\w*|sans eseri|ne cikarsa bahtima|sec birini|birini sec|kura cek\\w*',
);
const SURPRISE_ENDING = w(
  'surpriz son\\w*|sonu\\w* (?:\\w+ )?surpriz\\w*|sasirtan son\\w*|sonu\\w* sasirt\\w*|surprizli son\\w*|surpriz bozan\\w*|sasirtici\\w*|son\\w* sasirt\\w*',
);

const SHORTER = w(
  'daha (?:da )?kisa\\w*|cok uzun(?!u|a|\\w*n[iu]n)\\w*|fazla uzun\\w*|uzunmus\\w*|biraz kisa\\w*|kisaltalim|daha az sur\\w*|uzun geldi|uzunlar|bu kadar uzun\\w*|o kadar uzun\\w*|kisasi yok mu|uzun bunlar|kisasi var mi',
);
const LONGER = w(
  'daha (?:da )?uzun\\w*|cok kisa(?:lar|ymis|lar bunlar|ydi)?|biraz uzun\\w*|uzunu yok mu|kisa geldi|kisa bunlar',
);
const NEWER = w(
  'daha (?:da )?yeni\\w*|daha guncel\\w*|daha modern\\w*|cok eski\\w*|fazla eski\\w*|eskiymis\\w*|eski bunlar|biraz yeni\\w*|yenisi yok mu|yakin tarihli\\w*|daha yakin\\w*|bu kadar eski\\w*',
);
const OLDER = w(
  'daha (?:da )?eski\\w*|cok yeni(?:ler|ymis)?|fazla yeni\\w*|biraz eski\\w*|eskisi yok mu|daha nostaljik',
);
const BETTER = w(
  '(?<!olursa )(?<!olsa )daha (?:da )?(?:iyi(?! ol)|yuksek puan\\w*|puani yuksek\\w*|kaliteli\\w*|basarili\\w*|populer)|puani daha (?:yuksek|iyi)\\w*|puanlari dusuk\\w*|daha yuksek\\w*|daha (?:cok )?begenilen\\w*|daha sevilen\\w*',
);

// `çok uzun olmasın` is a wish of its own, `çok uzun bunlar` a complaint about what was shown.
const TOO_MUCH_REFUSED = w(
  'ne (?:cok )?(?:uzun|kisa|eski|yeni)|(?:uzun|kisa|eski|yeni)\\w* (?:film\\w* )?(?:da |de )?(?:olmasin|surmesin|olmayan|istemiyorum|istemem|degil|sevmiyorum|sevmem)\\w*',
);

/** Whether a folded message puts everything said before aside. */
export const saysReset = (text: string): boolean => RESET.test(text);

/** Reads the small words of a message. @param text its words, folded, with the titles it names cut out */
export function readMarkers(text: string): Markers {
  const not = w('olmasin|olmayan|istemiyorum').test(text);
  const relative: Relative = {
    ...(SHORTER.test(text) && !TOO_MUCH_REFUSED.test(text) ? { shorter: true } : {}),
    ...(LONGER.test(text) && !not ? { longer: true } : {}),
    ...(NEWER.test(text) && !TOO_MUCH_REFUSED.test(text) ? { newer: true } : {}),
    ...(OLDER.test(text) && !not ? { older: true } : {}),
    ...(BETTER.test(text) ? { better: true } : {}),
  };
  return {
    requests: REQUEST.test(text),
    asks: REQUEST.test(text) || ASK.test(text),
    another: ANOTHER.test(text),
    adds: ADD.test(text),
    amends: AMEND.test(text) || Object.keys(relative).length > 0,
    keeps:
      KEEP.test(text) ||
      ADD.test(text) ||
      ANOTHER.test(text) ||
      CORRECT.test(text) ||
      Object.keys(relative).length > 0,
    corrects: CORRECT.test(text),
    only: ONLY.test(text),
    resets: RESET.test(text),
    anything: ANYTHING.test(text),
    surprise: SURPRISE.test(text) && !SURPRISE_ENDING.test(text),
    relative,
  };
}
