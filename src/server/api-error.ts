/** The one error shape under /api. It is also the shape that an OpenAI-compatible client understands. */
export interface ApiError {
  error: { message: string; type: 'sinesohbet_error'; code: ApiErrorCode };
}

const ERRORS = {
  badRequest: { status: 400, message: 'İstek anlaşılamadı.' },
  crossSite: { status: 403, message: 'Bu adres yalnızca SineSohbet sayfasından çağrılabilir.' },
  unknownHost: { status: 403, message: 'Sunucu bu adla tanınmıyor (PUBLIC_ORIGIN).' },
  notFound: { status: 404, message: 'Böyle bir adres yok.' },
  methodNotAllowed: { status: 405, message: 'Bu adres bu yöntemle çağrılamaz.' },
  tooLarge: { status: 413, message: 'İstek çok büyük: en fazla 256 kB olabilir.' },
  tooManyRequests: { status: 429, message: 'Çok sık istek geldi. Biraz sonra yeniden dene.' },
  internal: { status: 500, message: 'Sunucuda beklenmeyen bir hata oluştu.' },
  upstreamError: { status: 502, message: 'Servis bir hata bildirdi.' },
  upstreamUnreachable: { status: 502, message: 'Servise ulaşılamadı.' },
  upstreamRedirect: { status: 502, message: 'Servis başka bir adrese yönlendirdi.' },
  upstreamUnreadable: { status: 502, message: 'Servis anlaşılır bir yanıt vermedi.' },
  notConfigured: { status: 503, message: 'Sunucuda bu servis için anahtar yok.' },
  upstreamTimeout: { status: 504, message: 'Servis zamanında yanıt vermedi.' },
} as const;

export type ApiErrorCode = keyof typeof ERRORS;

export interface ApiErrorOptions {
  headers?: Record<string, string>;
  /** Instead of the code's own. */
  status?: number;
}

/** An error answer under /api. */
export function apiError(code: ApiErrorCode, { headers, status }: ApiErrorOptions = {}): Response {
  const own = ERRORS[code];
  const body: ApiError = { error: { message: own.message, type: 'sinesohbet_error', code } };
  return Response.json(body, {
    status: status ?? own.status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}
