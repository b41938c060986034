/** What people read about their records. */
export const MESSAGES = {
  quota:
    "Tarayıcıda yer kalmadı, bu değişiklik kaydedilemedi. Eski kayıtların duruyor; Geçmiş'ten birkaç öneri silerek yer açabilirsin.",
  unavailable:
    'Tarayıcının kayıt alanına ulaşılamadı, bu değişiklik kaydedilemedi. Bu site için çerez ve site verilerine izin verildiğinden emin olun.',
  blocked:
    'Tarayıcının kayıt alanı okunamıyor. Bu site için çerez ve site verilerine izin verildiğinden emin olun.',
  unsavedUser: 'Oturumun kaydedilemedi; bu sayfa kapanınca o da kapanır.',
  notKept: 'Tarayıcı bu site için kayıt tutmaya izin vermiyor. Yaptıkların bu sayfa kapanınca silinir.',
} as const;

/** Says that a record, or a part of it, could not be read, and what became of it (E-05). */
export function unreadableMessage(name: string, partly: boolean, setAside: boolean): string {
  const what = `${name} ${partly ? 'kısmen' : 'hiç'} okunamadı.`;
  return setAside
    ? `${what} Silinmedi, olduğu gibi ayrıca saklandı.`
    : `${what} Ayrıca saklanacak yer de yok; kaybolmaması için üzerine yazılmıyor.`;
}
