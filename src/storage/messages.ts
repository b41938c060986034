import { CHAT_PREFIX, STORAGE_KEYS } from './keys.ts';

const CONTENTS: Readonly<Record<string, string>> = {
  [STORAGE_KEYS.user]: 'Hesap bilgileri',
  [STORAGE_KEYS.theme]: 'Tema seçimi',
  [STORAGE_KEYS.favourites]: 'Favori listesi',
  [STORAGE_KEYS.watched]: 'İzlenen filmler listesi',
  [STORAGE_KEYS.history]: 'Öneri geçmişi',
  [STORAGE_KEYS.cleanupDate]: 'Son temizlik tarihi',
  [STORAGE_KEYS.chats]: 'Sohbet listesi',
};

/** What people read about their records (product.md, departures: unreadable records are set aside and said so). */
export const MESSAGES = {
  quota:
    'Tarayıcıda yer kalmadı, bu değişiklik kaydedilemedi. Eski kayıtlarınız duruyor; Geçmiş’ten birkaç öneri silerek yer açabilirsiniz.',
  unavailable:
    'Tarayıcının kayıt alanına ulaşılamadı, bu değişiklik kaydedilemedi. Bu site için çerez ve site verilerine izin verildiğinden emin olun.',
  blocked:
    'Tarayıcının kayıt alanı okunamıyor. Bu site için çerez ve site verilerine izin verildiğinden emin olun.',
  notKept: 'Tarayıcı bu site için kayıt tutmaya izin vermiyor. Yaptıklarınız bu sayfa kapanınca silinir.',
} as const;

/** Says that a record, or a part of it, could not be read, and what became of it. */
export function unreadableMessage(key: string, partly: boolean, setAside: boolean): string {
  const content = CONTENTS[key] ?? (key.startsWith(CHAT_PREFIX) ? 'Bir sohbet' : 'Bir kayıt');
  const what = `${content} ${partly ? 'kısmen' : 'hiç'} okunamadı.`;
  return setAside
    ? `${what} Silinmedi, olduğu gibi ayrıca saklandı.`
    : `${what} Ayrıca saklanacak yer de yok; kaybolmaması için üzerine yazılmıyor.`;
}
