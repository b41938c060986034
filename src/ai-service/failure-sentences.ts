// One Turkish sentence each (E-10). They stand apart from failure.ts so that screens have them without the SDK.

export const UNREACHABLE = 'Yapay zekâ servisine ulaşılamadı. Bağlantını denetle.';
export const UNREADABLE = 'Yapay zekâ servisi anlaşılır bir yanıt vermedi.';
/** An answer that broke off, or ended before its end. */
export const ANSWER_CUT = 'Yapay zekâ servisinin yanıtı yarıda kesildi.';
/** An answer, or the rest of one, that did not come in time. */
export const TOO_LATE = 'Yanıt zamanında gelmedi.';

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

/** What the key keeper itself refuses, by its code. */
const BY_KEEPER_CODE: Readonly<Record<string, string>> = {
  dailyLimit: 'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.',
  tooManyRequests: 'Kısa sürede çok soru soruldu. Biraz sonra yeniden dene.',
};

/** Why the key keeper refused to ask the service at all; undefined for every other error. */
export const keeperSentence = (code: string): string | undefined =>
  Object.hasOwn(BY_KEEPER_CODE, code) ? BY_KEEPER_CODE[code] : undefined;

/** What an HTTP status of the service means (E-10). */
export function statusSentence(status: number): string {
  if (status >= 500) return 'Yapay zekâ servisinde bir sorun var.';
  return BY_STATUS[status] ?? 'Yapay zekâ servisi isteği geri çevirdi.';
}
