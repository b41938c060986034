/** Whether one of the patterns is in a text. */
export const any = (text: string, ...patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text));
/** A pattern of whole words in folded text. */
export const word = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

/** What people call their favourites, with whose they are; the case ending follows. */
const FAVOURITES =
  '(?:favori(?:ler)?|fav(?:lar)?|begeni(?:ler)|begendikler|sevdikler|(?:favori |begeni |begendigim film |sevdigim film )(?:film)?(?:ler|liste|listesi)|(?:izleme |film )?liste(?=m))(?:im|imiz|in|iniz|i|m)?';
export const FAVOURITE = word(
  `favori\\w*|fav\\w*|begendikler\\w*|sevdikler\\w*|begeniler\\w*|begenilen\\w* listem\\w*|izleme listem\\w*|listem\\w*|(?:begendigim|sevdigim) (?:tum |butun )?film(?:ler)\\w*`,
);
export const FROM_FAVOURITES = word(
  `${FAVOURITES}n?[dt][ae]n|${FAVOURITES}n?[iu]?n? (?:aras|ic|liste)[iu]nd[ae]n|favori\\w*[td]en|listem\\w*den`,
);
export const INTO_FAVOURITES = word(
  `${FAVOURITES}[ny]?[ae]|${FAVOURITES}n?[iu]?n? (?:aras|ic|liste)[iu]n[ae]|favla\\w*|fava|favlara|favorile|listeme\\w*|favorim yap\\w*|favori yap\\w*|favorim olsun|favori olarak\\w*`,
);
export const WATCHED_LIST = word(
  'izlediklerim\\w*|izlenenler\\w*|izledigim film\\w*|izledigim\\w*|seyrettiklerim\\w*|seyrettigim\\w*|gordugum film\\w*|izlenmis\\w*|gorduklerim\\w*|izlenen film\\w*|izlendi list\\w*',
);
export const HISTORY = word(
  'gecmis(?:im|imi|imde|imdeki|te|e|teki|i|ime|ten|imden|ine|inde|indeki)?|gecmis oneri\\w*|eski oneri\\w*|onceki oneri\\w*|daha once (?:ne )?(?:oner\\w+)|(?:ne(?:ler|leri|yi)?|hangi film\\w*|hangi\\w*) (?:\\w+ ){0,2}oner(?:mis|di)\\w*|oner(?:mis|di)\\w+ (?:ne(?:ler)?|hangi\\w*)|(?:simdiye|bugune) (?:kadar|dek)(?:ki)? (?:\\w+ )?oneri\\w*|(?:eski|onceki|gecen\\w*|gecmisteki|dunku|butun|tum|verdigin|yaptigin|haftaki|gunku|ayki) oneri\\w*|onerdiklerin\\w*|onerdigin\\w*|onerdigi\\w*|onerilenler\\w*|son oneri\\w*',
);
export const ADD = word(
  'ekle\\w*|at|atar\\w*|atsana|koy\\w*|al|alir\\w*|kaydet\\w*|yap|yapar\\w*|isaretle\\w*|favla\\w*|favorile\\w*|favoriye|gir|girsin|ilistir\\w*|dahil et\\w*|kalsin|olsun|sakla\\w*',
);
export const REMOVE = word(
  'cikar\\w*|cikart\\w*|sil\\w*|kaldir\\w*|ucur\\w*|at|atar\\w*|temizle\\w*|iptal\\w*|istemiyorum|dusur\\w*|vazgec\\w*|eksilt\\w*|cik(?:sin|ar|arsin|abilir)\\w*|gitsin|dussun|silin\\w*|kaldiril\\w*|ayikla\\w*|geri al\\w*',
);
export const SHOW_LIST = word(
  'goster\\w*|listele\\w*|neler\\w*|ne\\w* var|hangi\\w*|bak\\w*|var mi\\w*|yok mu|kac|kac tane|dok\\w*|sirala\\w*|getir\\w*|gor\\w*|nedir|neydi|ne|say|soyle\\w*|liste\\w*|cikar\\w* bakayim|oku\\w*|hatirlat\\w*|bulunuyor mu|iceriyor mu|mu|mi',
);
export const GO = word(
  'git|gitsene|gidelim|gider\\w*|gitmek\\w*|gidebilir\\w*|gec|gecsene|gecelim|gecer\\w*|gecebilir\\w*|gotur\\w*|ac|acsana|acar\\w*|acalim|acabilir\\w*|don|donelim|donmek\\w*|donebilir\\w*|doner\\w*|donsene|gir|girelim|girer\\w*|yonlendir\\w*|tikla\\w*|al beni',
);
export const SCREEN = word(
  'sayfa\\w*|sekme\\w*|ekran\\w*|bolum\\w*|menu\\w*|panel\\w*|tab\\w*|kisim|kismi\\w*',
);
export const WATCHED = word(
  'izledim|izlemis(?= m[iu])|izlemistim|izlemisim(?! gibi)|izledik|izlemistik|izlemis oldum|seyrettim|seyretmistim|seyrettik|gordum|gormustum|bitirdim|izliyorum|izlemis bulundum|yeni izledim|izlendi|seyredildi|izlendiye|izlendilere|izlenmis olarak',
);
export const INTO_WATCHED = word(
  'izlenmislere|izlenenlere|izlenenler\\w*e|izlediklerim\\w*e|izlediklerime|izlendiye|izlendilere',
);
export const MARKED = word('izlendi\\w*|izlenmis\\w*|izlenenler\\w*|isaretlemisim|yanlislikla');
export const NOT_WATCHED = word(
  'izlemedim|izlememistim|izlememisim|seyretmedim|gormedim|izlenmedi|izlenmemis|izlendi isaretini|izlendi isareti|izlediklerimden|izlenenlerden|izlendiden|izlendilerden|izlenmislerden',
);
export const TRAILER = word('fragman\\w*|trailer\\w*|tanitim\\w*|teaser\\w*|tanitim video\\w*|fragmani\\w*');
export const WEB = word(
  'internet(?:te|ten|de)?|web(?:de|ten|te)?|google\\w*|googlela\\w*|nereden (?:izle\\w*|bul\\w*|seyred\\w*|seyret\\w*|ulas\\w*)|nerede (?:izle\\w*|bul\\w*|var|yayinlan\\w*|seyred\\w*)|nerden (?:izle\\w*|bul\\w*)|nerde (?:izle\\w*|bul\\w*|var)|hangi platform\\w*|hangi kanal\\w*|netflix\\w* var|full izle|izleme link\\w*|linki\\w*|link|arat\\w*|aratir\\w*|nasil izle\\w*|ara',
);
export const DETAIL = word(
  'detay\\w*|ayrinti\\w*|hakkinda\\w*|konusu\\w*|ne anlat\\w*|anlat(?!an|sin)\\w*|ozet\\w*|bilgi\\w*|kim(?:ler|di)?|kim(?:ler)? oyn\\w*|kim(?:ler)? var|oyuncu\\w* kim\\w*|basrol\\w* kim\\w*|kim yonet\\w*|yonetmen\\w* kim\\w*|kimin film\\w*|kac dakika|kac dk|kac saat|ne kadar sur\\w*|suresi (?:ne|kac)\\w*|kac puan|puani (?:ne|kac)\\w*|imdb\\w* (?:ne|kac)\\w*|hangi yil\\w*|kac yapimi|kac yilinda|ne zaman cik\\w*|nasil bir (?:film|sey)|nasil bi|neyle ilgili|ne ile ilgili|incele\\w*|izlenir mi|(?:suresi|puani|yonetmeni|oyunculari|basrolu|turu|yapim yili)$|guzel mi|nasilmis|guzel (?:bir )?(?:film|sey) mi|iyi mi|iyi (?:bir )?film mi|aglat\\w* m[iu]|korkut\\w* m[iu]|guldur\\w* m[iu]|sikici mi|sikar mi|begenir mi\\w*|deger mi|uzun mu|degisik mi|ne hakkinda|nedir|kac yas\\w*|kim cek\\w*|oyuncular\\w*|oyunculari\\w*|kadrosu\\w*|tanit|kartini|nasil|korkunc mu|komik mi|cocuklara uygun mu|turu (?:ne|nedir)',
);
export const OPEN = word('ac|acar\\w*|goster\\w*|acsana|bakalim|bakayim|bak|gorelim|gor|gorebilir\\w*');
export const DARK = word('karanlik|koyu|siyah|gece|dark|karanliga|koyuya|karart\\w*');
export const LIGHT = word('aydinlik|acik|beyaz|gunduz|light|aydinliga|aydinlat\\w*');
export const THEME_WORD = word(
  'mod\\w*|tema\\w*|gorunum\\w*|renk\\w*|arka ?plan\\w*|arayuz\\w*|theme|mode|ekran\\w*',
);
export const STATS = word(
  'istatistik\\w*|kac film izle\\w*|kac tane (?:film )?izle\\w*|kac film var|kac favori\\w*|toplam kac\\w*|en cok (?:hangi tur|izledigim tur|sevdigim tur|begendigim tur|hangi turu|ne tur)\\w*|hangi turu (?:daha )?cok|hangi tur\\w* (?:en|daha) cok|rakamlar\\w*|sayilar\\w*|kac oneri\\w*|izleme aliskanli\\w*|bu ay (?:kac|ne kadar)\\w*|ozetimi\\w*|karnem\\w*',
);
export const EVERYTHING = word('butun|tum|hepsini|tamamini|tumunu|her seyi|hersey\\w*');

/** `favorilerimdeki en yüksek puanlı film` is looked for in the list. */
export const WITHIN_LIST = word(
  `${FAVOURITES}n?d[ae](?:ki\\w*)?|${FAVOURITES}n?[iu]?n? (?:aras|ic)[iu]nda(?:ki\\w*)?|(?:izle|seyret)dikler[iu]?m?d[ae](?:ki\\w*)?|izledikler\\w* (?:aras|ic)[iu]nda(?:ki\\w*)?`,
);

/** `işaretleme`, `ekleme sakın`: an order not to do it. */
export const NOT_TO = word(
  '(?:isaretle|ekle|sil|kaydet|kaldir|cikar|cikart|favla|goster|at|ac)(?:me|ma)(?:yin|yiniz|sen|san|sene|sana|yalim|yelim)?',
);
