import type { Tab } from '#domain/tab.ts';
import type { ListName } from '#tools/list-films.ts';
import type { FilmTool } from '#tools/registry.ts';

import {
  ADD,
  DARK,
  DETAIL,
  EVERYTHING,
  FAVOURITE,
  FROM_FAVOURITES,
  GO,
  HISTORY,
  INTO_FAVOURITES,
  INTO_WATCHED,
  LIGHT,
  NOT_TO,
  MARKED,
  NOT_WATCHED,
  OPEN,
  REMOVE,
  SCREEN,
  STATS,
  THEME_WORD,
  TRAILER,
  WATCHED,
  WEB,
  any,
  word,
} from './act-words.ts';
import { readList } from './list-acts.ts';

/** What a part of a message asks to be done, apart from recommending. */
export type Act =
  | { kind: 'film'; tool: FilmTool }
  | { kind: 'list'; list: ListName }
  | { kind: 'stats' }
  | { kind: 'theme'; theme?: 'dark' | 'light' }
  | { kind: 'tab'; tab: Tab }
  /** What only the screens can do: the answer says where. */
  | { kind: 'elsewhere'; what: Elsewhere }
  | { kind: 'undo' }
  /** What was to be done is called off (`… ama işaretleme`). */
  | { kind: 'nothing' }
  /** Out of the list that was shown last (`ilkini sil`). */
  | { kind: 'remove' };

export type Elsewhere = 'clearFavourites' | 'clearHistory' | 'clearAll' | 'logout' | 'profile' | 'export';

const TABS: readonly (readonly [RegExp, Tab])[] = [
  [word('ana ?sayfa\\w*|anasayfa\\w*|ana ekran\\w*|dashboard\\w*|giris sayfa\\w*|ana menu\\w*'), 'dashboard'],
  [
    word(
      'film oner (?:sayfa|sekme|ekran|bolum|form)\\w*|oneri (?:sayfa|sekme|ekran|bolum|form)\\w*|film oner sekmesi|form\\w*|film oner\\w* (?:sekme|sayfa|ekran)\\w*',
    ),
    'recommend',
  ],
  [word('favori\\w*|begeniler\\w*|begendikler\\w*'), 'favorites'],
  [HISTORY, 'history'],
  [word('ayar\\w*|profil\\w*|tercih\\w*|bildirim\\w*|gizlilik\\w*|veri yonetim\\w*|hesab\\w*'), 'settings'],
  [word('(?:kontrol |gosterge |ana |yonetim )?panel\\w*'), 'dashboard'],
];

const FEW_WORDS = 2;

/**
 * What a part of a message asks to be done; undefined when it asks for nothing of the kind.
 * @param text its words, folded, with titles cut out; @param aimed whether it names or points at a film
 */
export function readAct(text: string, aimed: boolean): Act | undefined {
  if (any(text, NOT_TO)) return { kind: 'nothing' };
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
  const turned = any(
    text,
    word('(?:aydinlik|karanlik|koyu|acik|beyaz|siyah)(?: renk)? (?:yap\\w*|cevir\\w*|ayarla\\w*)'),
  );
  if (turned && text.split(' ').length <= 4)
    return { kind: 'theme', theme: any(text, DARK) ? 'dark' : 'light' };
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
  if (any(text, DARK) && any(text, LIGHT)) {
    // `karanlıktan aydınlığa geç`: what is named last is meant, unless it is refused.
    const lastly = lastOf(text, LIGHT) > lastOf(text, DARK) ? 'light' : 'dark';
    const refused = any(text, /(?:degil|olmasin|istemiyorum)$/u);
    const other = lastly === 'light' ? 'dark' : 'light';
    return { kind: 'theme', theme: refused ? other : lastly };
  }
  if (any(text, DARK)) return { kind: 'theme', theme: off ? 'light' : 'dark' };
  if (any(text, LIGHT)) return { kind: 'theme', theme: off ? 'dark' : 'light' };
  return any(text, word('tema\\w*|gorunum\\w*')) ? { kind: 'theme' } : undefined;
}

const lastOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(new RegExp(pattern.source, 'gu'))).at(-1)?.index ?? -1;

function readStats(text: string): Act | undefined {
  return any(text, STATS) && !any(text, word('oner|onersene|onerir\\w*')) ? { kind: 'stats' } : undefined;
}

function readTab(text: string, aimed: boolean): Act | undefined {
  if (aimed) return undefined;
  const tab = TABS.find(([name]) => any(text, name))?.[1];
  if (tab === undefined) return undefined;
  const alone =
    /^(?:ana ?sayfa|anasayfa|ayarlar|ayarlarim|profilim|dashboard|(?:kontrol |gosterge |ana )panel\w*)$/u.test(
      text,
    ) ||
    (any(text, SCREEN) && text.split(' ').length <= FEW_WORDS);
  const list = tab === 'favorites' || tab === 'history';
  // `geçmişe giden bir adam` travels in time.
  if (tab === 'history' && any(text, word('gecmise')) && any(text, word('film\\w*|hikaye\\w*|zaman\\w*')))
    return undefined;
  const go = any(text, GO) && !any(text, word('gecmis\\w* goster\\w*'));
  const shown = any(text, SCREEN) && any(text, GO, word('goster\\w*'));
  if (alone || shown || (go && (!list || !any(text, word('goster\\w*|listele\\w*'))))) {
    return any(text, ADD) &&
      any(text, INTO_FAVOURITES) &&
      !any(text, word('git\\w*|gec\\w*|ac|gotur\\w*|don\\w*'))
      ? undefined
      : { kind: 'tab', tab };
  }
  return tab === 'settings' && any(text, word('goster\\w*|nerede\\w*|nerde\\w*|nasil ulas\\w*'))
    ? { kind: 'tab', tab }
    : undefined;
}

function readRecordChange(text: string, aimed: boolean): Act | undefined {
  // `favorilerime göre öner` adds nothing.
  const only = any(
    text,
    word('gore|uygun\\w*|benzer\\w*|yola cikarak|bakarak|bakal\\w*|bakay\\w*|bak|bakmak\\w*'),
  );
  if (any(text, FAVOURITE) && !only) {
    const from = any(text, FROM_FAVOURITES);
    const into = any(text, INTO_FAVOURITES);
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
  // `izlendi yapmışım, kaldır` takes the mark back.
  if (any(text, MARKED) && any(text, word('kaldir\\w*|sil\\w*|cikar\\w*|geri al\\w*|iptal\\w*')) && aimed)
    return { kind: 'film', tool: 'unmarkWatched' };
  if (any(text, NOT_WATCHED)) return { kind: 'film', tool: 'unmarkWatched' };
  if (any(text, WATCHED) || (any(text, INTO_WATCHED) && (aimed || any(text, ADD)))) {
    if (any(text, word('m[iu]|m[iu]y[iu]m|m[iu]yd[iu]m')) && !any(text, word('isaretle\\w*|ekle\\w*')))
      return aimed ? { kind: 'list', list: 'watched' } : undefined;
    if (any(text, word('izlendi\\w* (?:isaret\\w* )?(?:kaldir\\w*|geri al\\w*|sil\\w*|cikar\\w*)')))
      return { kind: 'film', tool: 'unmarkWatched' };
    if (any(text, word('neler\\w*|neyi|ne|hangi\\w*|kac')) && !aimed)
      return { kind: 'list', list: 'watched' };
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
