import type { Genre } from '#domain/genre.ts';

/** A tool that acts on one film. */
export type FilmTool =
  | 'showFilm'
  | 'findTrailer'
  | 'searchWeb'
  | 'addFavourite'
  | 'removeFavourite'
  | 'markWatched'
  | 'unmarkWatched';

export type ListName = 'favourites' | 'watched' | 'history';
export type TabName = 'dashboard' | 'recommend' | 'favorites' | 'history' | 'settings';

/** What a part of a message asks to be done, apart from recommending. */
export type Act =
  | { kind: 'film'; tool: FilmTool }
  | { kind: 'list'; list: ListName; genre?: Genre; query?: string }
  | { kind: 'stats' }
  | { kind: 'theme'; theme?: 'dark' | 'light' }
  | { kind: 'tab'; tab: TabName }
  /** What only the screens can do: the answer says where. */
  | { kind: 'elsewhere'; what: Elsewhere }
  | { kind: 'undo' }
  /** Out of the list that was shown last (`ilkini sil`). */
  | { kind: 'remove' };

export type Elsewhere = 'clearFavourites' | 'clearHistory' | 'clearAll' | 'logout' | 'profile' | 'export';

const any = (text: string, ...patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text));
const word = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

const FAVOURITE = word(
  'favori\\w*|fav\\w*|begendiklerim\\w*|sevdiklerim\\w*|begenilen\\w* listem\\w*|izleme listem\\w*|listem\\w*',
);
const WATCHED_LIST = word(
  'izlediklerim\\w*|izlenenler\\w*|izledigim film\\w*|izledigim\\w*|seyrettiklerim\\w*|izlenmis\\w*|gorduklerim\\w*|izlenen film\\w*|izlendi list\\w*',
);
const HISTORY = word(
  'gecmis(?:im|imi|imde|imdeki|te|teki|i|ime|ten|imden|ine|inde|indeki)?|gecmis oneri\\w*|eski oneri\\w*|onceki oneri\\w*|daha once (?:ne )?(?:oner\\w+)|onerdiklerin\\w*|onerdigin\\w*|onerdigi\\w*|onerilenler\\w*|son oneri\\w*',
);
const ADD = word(
  'ekle\\w*|at|atar\\w*|atsana|koy\\w*|al|alir\\w*|kaydet\\w*|yap|yapar\\w*|isaretle\\w*|favla\\w*|favorile\\w*|favoriye|gir|girsin|ilistir\\w*|dahil et\\w*|kalsin|olsun|sakla\\w*',
);
const REMOVE = word(
  'cikar\\w*|cikart\\w*|sil\\w*|kaldir\\w*|ucur\\w*|at|atar\\w*|temizle\\w*|iptal\\w*|istemiyorum|dusur\\w*|vazgec\\w*|eksilt\\w*|cik(?:sin|ar|arsin|abilir)\\w*|gitsin|dussun|silin\\w*|kaldiril\\w*|ayikla\\w*|geri al\\w*',
);
const SHOW_LIST = word(
  'goster\\w*|listele\\w*|neler\\w*|ne\\w* var|hangi\\w*|bak\\w*|var mi\\w*|yok mu|kac tane|dok\\w*|sirala\\w*|getir\\w*|gor\\w*|nedir|neydi|ne|say|soyle\\w*|liste\\w*|cikar\\w* bakayim|oku\\w*|hatirlat\\w*|bulunuyor mu|iceriyor mu|mu|mi',
);
const GO = word(
  'git|gitsene|gidelim|gider\\w*|gitmek\\w*|gidebilir\\w*|gec|gecsene|gecelim|gecer\\w*|gecebilir\\w*|gotur\\w*|ac|acsana|acar\\w*|acalim|acabilir\\w*|don|donelim|doner\\w*|donsene|gir|girelim|girer\\w*|yonlendir\\w*|tikla\\w*|al beni',
);
const SCREEN = word('sayfa\\w*|sekme\\w*|ekran\\w*|bolum\\w*|menu\\w*|panel\\w*|tab\\w*');
const WATCHED = word(
  'izledim|izlemistim|izlemisim|izledik|izlemistik|izlemis oldum|seyrettim|seyretmistim|seyrettik|gordum|gormustum|bitirdim|izliyorum|izlemis bulundum|yeni izledim|izlendi|seyredildi|izlendiye|izlendilere|izlenmis olarak',
);
const INTO_WATCHED = word(
  'izlenmislere|izlenenlere|izlenenler\\w*e|izlediklerim\\w*e|izlediklerime|izlendiye|izlendilere',
);
const NOT_WATCHED = word(
  'izlemedim|izlememistim|izlememisim|seyretmedim|gormedim|izlenmedi|izlenmemis|izlendi isaretini|izlendi isareti|izlediklerimden|izlenenlerden|izlendiden|izlendilerden|izlenmislerden',
);
const TRAILER = word('fragman\\w*|trailer\\w*|tanitim\\w*|teaser\\w*|tanitim video\\w*|fragmani\\w*');
const WEB = word(
  'internet(?:te|ten|de)?|web(?:de|ten|te)?|google\\w*|googlela\\w*|nereden (?:izle\\w*|bul\\w*|seyred\\w*|seyret\\w*|ulas\\w*)|nerede (?:izle\\w*|bul\\w*|var|yayinlan\\w*|seyred\\w*)|nerden (?:izle\\w*|bul\\w*)|nerde (?:izle\\w*|bul\\w*|var)|hangi platform\\w*|hangi kanal\\w*|netflix\\w* var|full izle|izleme link\\w*|linki\\w*|link|arat\\w*|aratir\\w*|nasil izle\\w*|ara',
);
const DETAIL = word(
  'detay\\w*|ayrinti\\w*|hakkinda\\w*|konusu\\w*|ne anlat\\w*|anlat(?!an|sin)\\w*|ozet\\w*|bilgi\\w*|kim(?:ler)? oyn\\w*|kim(?:ler)? var|oyuncu\\w* kim\\w*|basrol\\w* kim\\w*|kim yonet\\w*|yonetmen\\w* kim\\w*|kimin film\\w*|kac dakika|kac dk|kac saat|ne kadar sur\\w*|suresi (?:ne|kac)\\w*|kac puan|puani (?:ne|kac)\\w*|imdb\\w* (?:ne|kac)\\w*|hangi yil\\w*|kac yapimi|kac yilinda|ne zaman cik\\w*|nasil bir (?:film|sey)|nasil bi|neyle ilgili|ne ile ilgili|incele\\w*|izlenir mi|guzel mi|nasilmis|ne hakkinda|nedir|kac yas\\w*|kim cek\\w*|oyuncular\\w*|oyunculari\\w*|kadrosu\\w*|tanit|kartini|nasil|korkunc mu|komik mi|cocuklara uygun mu|turu (?:ne|nedir)',
);
const OPEN = word('ac|acar\\w*|goster\\w*|acsana|bakalim|bakayim|bak|gorelim|gor|gorebilir\\w*');
const DARK = word('karanlik|koyu|siyah|gece|dark|karanliga|koyuya|karart\\w*');
const LIGHT = word('aydinlik|acik|beyaz|gunduz|light|aydinliga|aydinlat\\w*');
const THEME_WORD = word(
  'mod\\w*|tema\\w*|gorunum\\w*|renk\\w*|arka ?plan\\w*|arayuz\\w*|theme|mode|ekran\\w*',
);
const STATS = word(
  'istatistik\\w*|kac film izle\\w*|kac tane (?:film )?izle\\w*|kac film var|kac favori\\w*|toplam kac\\w*|en cok (?:hangi tur|izledigim tur|sevdigim tur|begendigim tur|hangi turu|ne tur)\\w*|hangi turu (?:daha )?cok|hangi tur\\w* (?:en|daha) cok|rakamlar\\w*|sayilar\\w*|kac oneri\\w*|izleme aliskanli\\w*|bu ay (?:kac|ne kadar)\\w*|ozetimi\\w*|karnem\\w*',
);
const EVERYTHING = word('butun|tum|hepsini|tamamini|tumunu|her seyi|hersey\\w*');

const TABS: readonly (readonly [RegExp, TabName])[] = [
  [word('ana ?sayfa\\w*|anasayfa\\w*|ana ekran\\w*|dashboard\\w*|giris sayfa\\w*|ana menu\\w*'), 'dashboard'],
  [
    word(
      'film oner (?:sayfa|sekme|ekran|bolum|form)\\w*|oneri (?:sayfa|sekme|ekran|bolum|form)\\w*|film oner sekmesi|form\\w*|film oner\\w* (?:sekme|sayfa|ekran)\\w*',
    ),
    'recommend',
  ],
  [word('favori\\w*'), 'favorites'],
  [HISTORY, 'history'],
  [word('ayar\\w*|profil\\w*|tercih\\w*|bildirim\\w*|gizlilik\\w*|veri yonetim\\w*|hesab\\w*'), 'settings'],
];

/**
 * What a part of a message asks to be done; undefined when it asks for nothing of the kind.
 * @param text its words, folded, with titles cut out; @param aimed whether it names or points at a film
 */
export function readAct(text: string, aimed: boolean): Act | undefined {
  return (
    readElsewhere(text) ??
    readTheme(text) ??
    readStats(text) ??
    readTab(text, aimed) ??
    readRecordChange(text, aimed) ??
    readList(text) ??
    readLook(text, aimed)
  );
}

function readElsewhere(text: string): Act | undefined {
  const remove = any(text, word('sil\\w*|temizle\\w*|bosalt\\w*|sifirla\\w*|kaldir\\w*|cikar\\w*'));
  const all = any(text, EVERYTHING);
  if (remove && all && any(text, FAVOURITE)) return { kind: 'elsewhere', what: 'clearFavourites' };
  if (remove && any(text, HISTORY) && !any(text, word('favori\\w*')))
    return { kind: 'elsewhere', what: 'clearHistory' };
  if (remove && any(text, word('verileri\\w*|verilerim\\w*|hesab\\w*|butun verileri|tum verileri')))
    return { kind: 'elsewhere', what: 'clearAll' };
  if (any(text, word('cikis yap\\w*|oturumu kapat\\w*|hesaptan cik\\w*|logout')))
    return { kind: 'elsewhere', what: 'logout' };
  if (any(text, word('verilerimi indir\\w*|disa aktar\\w*|yedek\\w*')))
    return { kind: 'elsewhere', what: 'export' };
  if (any(text, word('sifre(?:mi|yi) \\w*|adimi degistir\\w*|ismimi degistir\\w*|e posta\\w* degistir\\w*')))
    return { kind: 'elsewhere', what: 'profile' };
  return any(
    text,
    /^(?:geri al|bunu geri al|son islemi geri al|onu geri al|yanlis oldu geri al|geri alsana|geri alir misin)$/u,
  )
    ? { kind: 'undo' }
    : undefined;
}

function readTheme(text: string): Act | undefined {
  if (any(text, word('karart|karartsana|koyulastir'))) return { kind: 'theme', theme: 'dark' };
  if (!any(text, THEME_WORD)) return undefined;
  const told = any(
    text,
    GO,
    word('yap\\w*|cevir\\w*|al|olsun|ayarla\\w*|degistir\\w*|istiyorum|kullan\\w*|don\\w*|sec\\w*|kapat\\w*'),
  );
  const bare = text.split(' ').length <= 3;
  const themed = any(
    text,
    word(
      'mod|moda|modu|modunu|moduna|tema|temaya|temayi|temasi|gorunum\\w*|arka ?plan\\w*|arayuz\\w*|ekrani|mode|theme',
    ),
  );
  if (!themed || !(told || bare) || any(text, word('film\\w*|komedi\\w*|oner\\w*'))) return undefined;
  const off = any(text, word('kapat\\w*|cik\\w*'));
  if (any(text, DARK)) return { kind: 'theme', theme: off ? 'light' : 'dark' };
  if (any(text, LIGHT)) return { kind: 'theme', theme: off ? 'dark' : 'light' };
  return any(text, word('tema\\w*|gorunum\\w*')) ? { kind: 'theme' } : undefined;
}

function readStats(text: string): Act | undefined {
  return any(text, STATS) && !any(text, word('oner|onersene|onerir\\w*')) ? { kind: 'stats' } : undefined;
}

function readTab(text: string, aimed: boolean): Act | undefined {
  if (aimed) return undefined;
  const tab = TABS.find(([name]) => any(text, name))?.[1];
  if (tab === undefined) return undefined;
  const alone = /^(?:ana ?sayfa|anasayfa|ayarlar|ayarlarim|profilim|dashboard)$/u.test(text);
  const list = tab === 'favorites' || tab === 'history';
  const go = any(text, GO) && !any(text, word('gecmis\\w* goster\\w*'));
  const shown = any(text, SCREEN) && any(text, GO, word('goster\\w*'));
  if (alone || shown || (go && (!list || !any(text, word('goster\\w*|listele\\w*'))))) {
    return any(text, ADD) &&
      any(text, word('favori\\w*(?:ye|e|ya)')) &&
      !any(text, word('git\\w*|gec\\w*|ac|gotur\\w*|don\\w*'))
      ? undefined
      : { kind: 'tab', tab };
  }
  return tab === 'settings' && any(text, word('goster\\w*')) ? { kind: 'tab', tab } : undefined;
}

function readRecordChange(text: string, aimed: boolean): Act | undefined {
  if (any(text, FAVOURITE)) {
    const from = any(
      text,
      word(
        'favori\\w*[td]en|favori\\w*l[ae]rimd[ae]n|listem\\w*den|begendiklerimden|sevdiklerimden|favdan|favlardan',
      ),
    );
    const into = any(
      text,
      word(
        'favori(?:ler)?(?:im|imiz|in|iniz)?y?e|favla\\w*|fava|favlara|favorile|listeme\\w*|begendiklerime|sevdiklerime|favorim yap\\w*|favori yap\\w*|favorim olsun|favori olarak\\w*',
      ),
    );
    const stays = any(text, word('favori\\w*[td]e (?:artik )?(?:durmasin|kalmasin|olmasin|gorunmesin)'));
    if ((from && any(text, REMOVE)) || (stays && aimed)) return { kind: 'film', tool: 'removeFavourite' };
    if (
      any(text, word('favori olmasin|favorim degil\\w*|favori\\w* olmaktan cik\\w*|favorilikten\\w*')) &&
      aimed
    )
      return { kind: 'film', tool: 'removeFavourite' };
    if (into && any(text, ADD) && !any(text, word('ekledigim\\w*|eklediklerim\\w*')))
      return { kind: 'film', tool: 'addFavourite' };
    if (into && any(text, word('favla\\w*|favorile'))) return { kind: 'film', tool: 'addFavourite' };
    if (
      aimed &&
      any(text, word('sil|silsene|cikar|cikart|kaldir\\w*|cikarir\\w*|siler\\w*')) &&
      any(text, word('favori\\w*'))
    )
      return { kind: 'film', tool: 'removeFavourite' };
    if (aimed && any(text, word('ekle\\w*'))) return { kind: 'film', tool: 'addFavourite' };
    if (into && aimed) return { kind: 'film', tool: 'addFavourite' };
  }
  if (any(text, NOT_WATCHED)) return { kind: 'film', tool: 'unmarkWatched' };
  if (any(text, WATCHED) || (any(text, INTO_WATCHED) && (aimed || any(text, ADD)))) {
    if (any(text, word('m[iu]|m[iu]y[iu]m|m[iu]yd[iu]m')) && !any(text, word('isaretle\\w*|ekle\\w*')))
      return aimed ? { kind: 'list', list: 'watched' } : undefined;
    if (any(text, word('izlendi\\w* (?:isaret\\w* )?(?:kaldir\\w*|geri al\\w*|sil\\w*|cikar\\w*)')))
      return { kind: 'film', tool: 'unmarkWatched' };
    if (any(text, word('neler|ne|hangi\\w*|kac')) && !aimed) return { kind: 'list', list: 'watched' };
    return { kind: 'film', tool: 'markWatched' };
  }
  if (
    aimed &&
    any(text, word('sil|silsene|siler\\w*|cikar|cikart|cikarsana|cikarir\\w*|kaldir|kaldirsana')) &&
    !any(text, word('bakalim|film\\w* (?:bul|oner)\\w*|turu\\w*'))
  )
    return { kind: 'remove' };
  return undefined;
}

function readList(text: string): Act | undefined {
  const list = any(text, WATCHED_LIST)
    ? 'watched'
    : any(text, HISTORY)
      ? 'history'
      : any(text, FAVOURITE)
        ? 'favourites'
        : undefined;
  if (
    list === undefined ||
    any(text, word('gore|benzer\\w*|gibi|haric|disinda|olmasin|tavsiye\\w*|oner|onerir\\w*|onersene'))
  )
    return undefined;
  const alone = text.split(' ').length <= 2;
  return alone || any(text, SHOW_LIST) ? { kind: 'list', list } : undefined;
}

function readLook(text: string, aimed: boolean): Act | undefined {
  if (any(text, TRAILER)) return { kind: 'film', tool: 'findTrailer' };
  if (!aimed) return undefined;
  if (any(text, WEB) && !any(text, word('benzer\\w*|gibi'))) return { kind: 'film', tool: 'searchWeb' };
  if (
    any(text, word('gibi|benzer\\w*|tarz\\w*|oner|onerir\\w*|onersene|neden|niye|sevdim|begendim|begenmedim'))
  )
    return undefined;
  return any(text, DETAIL, OPEN) ? { kind: 'film', tool: 'showFilm' } : undefined;
}
