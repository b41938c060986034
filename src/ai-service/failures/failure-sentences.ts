// One Turkish sentence each (E-10). They stand apart from failure.ts so that screens have them without the SDK.

export const UNREACHABLE = 'Yapay zekâ servisine ulaşılamadı. Bağlantını denetle.';
export const UNREADABLE = 'Yapay zekâ servisi anlaşılır bir yanıt vermedi.';
/** An answer that broke off, or ended before its end. */
export const ANSWER_CUT = 'Yapay zekâ servisinin yanıtı yarıda kesildi.';
/** An answer, or the rest of one, that did not come in time. */
export const TOO_LATE = 'Yanıt zamanında gelmedi.';
/** An answer that ran into its limit of tokens. */
export const LENGTH_REACHED = 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.';
export const CONTENT_FILTERED = 'Yapay zekâ servisi yanıtı içerik süzgeciyle durdurdu.';

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Yapay zekâ servisi isteği anlamadı.',
  401: 'Yapay zekâ anahtarı geçersiz. Ayarlar’dan denetleyebilirsin.',
  403: 'Yapay zekâ anahtarının bu modele izni yok.',
  404: 'Yapay zekâ modeli ya da adresi bulunamadı.',
  408: 'Yapay zekâ servisi zamanında yanıt vermedi.',
  409: 'Yapay zekâ servisi şu an çakışan bir istekle meşgul.',
  422: 'Yapay zekâ servisi isteği işleyemedi.',
  429: 'Yapay zekâ servisinin istek sınırına ulaşıldı. Biraz sonra yeniden dene.',
};

/** What an HTTP status of the service means (E-10). */
export function statusSentence(status: number): string {
  if (status >= 500) return 'Yapay zekâ servisinde bir sorun var.';
  return BY_STATUS[status] ?? 'Yapay zekâ servisi isteği geri çevirdi.';
}
