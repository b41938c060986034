// One Turkish sentence each (E-10), short enough to follow `Yapay zekâ servisi kullanılamadı:`. They stand apart from
// failure.ts so that screens have them without the SDK.

export const UNREACHABLE = 'Servise ulaşılamadı. Bağlantını denetle.';
export const UNREADABLE = 'Servisten anlaşılır bir yanıt gelmedi.';
/** An answer that broke off, or ended before its end. */
export const ANSWER_CUT = 'Yanıt yarıda kesildi.';
/** An answer, or the rest of one, that did not come in time. */
export const TOO_LATE = 'Yanıt zamanında gelmedi.';
/** An answer that ran into its limit of tokens. */
export const LENGTH_REACHED = 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.';
export const CONTENT_FILTERED = 'Yanıtı içerik süzgeci durdurdu.';

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Servis isteği anlamadı.',
  401: 'Yapay zekâ anahtarı geçersiz.',
  403: 'Yapay zekâ anahtarının bu modele izni yok.',
  404: 'Yapay zekâ modeli ya da adresi bulunamadı.',
  408: 'Servis zamanında yanıt vermedi.',
  409: 'Servis şu an çakışan bir istekle meşgul.',
  422: 'Servis isteği işleyemedi.',
  429: 'İstek sınırına ulaşıldı. Biraz sonra yeniden dene.',
};

/** What an HTTP status of the service means (E-10). */
export function statusSentence(status: number): string {
  if (status >= 500) return 'Serviste bir sorun var.';
  return BY_STATUS[status] ?? 'Servis isteği geri çevirdi.';
}
