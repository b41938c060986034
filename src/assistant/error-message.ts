import { APICallError, RetryError } from 'ai';

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

/** What went wrong, in one Turkish sentence that a person can read (spec §8). Never a key, address or stack. */
export function errorMessage(error: unknown): string {
  if (RetryError.isInstance(error)) return errorMessage(error.lastError);
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === undefined) return 'Yapay zekâ servisine ulaşılamadı. Bağlantını denetle.';
    return BY_STATUS[status] ?? (status >= 500 ? 'Yapay zekâ servisinde bir sorun var.' : 'Bir hata oluştu.');
  }
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return 'Yanıt zamanında gelmedi.';
  }
  if (error instanceof TypeError && /fetch/iu.test(error.message)) {
    return 'Yapay zekâ servisine ulaşılamadı. Bağlantını denetle.';
  }
  return 'Bir hata oluştu. Yeniden dener misin?';
}
