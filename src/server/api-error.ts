const ERRORS = {
  badRequest: { status: 400, message: 'İstek anlaşılamadı.' },
  notOurs: { status: 400, message: 'İstek, SineSohbet sayfasının gönderdiklerinden değil.' },
  crossSite: { status: 403, message: 'Bu adres yalnızca SineSohbet sayfasından çağrılabilir.' },
  // Not 429: clients ask again after that one, and until tomorrow each answer is the same.
  dailyLimit: { status: 403, message: 'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.' },
  unknownHost: { status: 403, message: 'Sunucu bu adla tanınmıyor (PUBLIC_ORIGIN).' },
  notFound: { status: 404, message: 'Böyle bir adres yok.' },
  methodNotAllowed: { status: 405, message: 'Bu adres bu yöntemle çağrılamaz.' },
  tooLarge: { status: 413, message: 'İstek çok büyük: en fazla 256 kB olabilir.' },
  notJson: { status: 415, message: 'İstek JSON olmalı (Content-Type: application/json).' },
  tooManyRequests: { status: 429, message: 'Çok sık istek geldi. Biraz sonra yeniden dene.' },
  internal: { status: 500, message: 'Sunucuda beklenmeyen bir hata oluştu.' },
  upstreamError: { status: 502, message: 'Servis bir hata bildirdi.' },
  upstreamUnreachable: { status: 502, message: 'Servise ulaşılamadı.' },
  upstreamRedirect: { status: 502, message: 'Servis başka bir adrese yönlendirdi.' },
  upstreamUnreadable: { status: 502, message: 'Servis anlaşılır bir yanıt vermedi.' },
  notConfigured: { status: 503, message: 'Sunucuda bu servis için anahtar yok.' },
  upstreamTimeout: { status: 504, message: 'Servis zamanında yanıt vermedi.' },
} as const;

type ApiErrorCode = keyof typeof ERRORS;

export interface ApiErrorOptions {
  headers?: Readonly<Record<string, string>>;
  /** Instead of the code's own. */
  status?: number;
  /** What a service says in place of our own words. */
  said?: Readonly<Record<string, string>>;
}

/** An error answer under /api, in the shape that OpenAI-compatible clients understand. */
export function apiError(
  code: ApiErrorCode,
  { headers, status = ERRORS[code].status, said }: ApiErrorOptions = {},
): Response {
  const own = { message: ERRORS[code].message, type: 'sinesohbet_error', code, param: null };
  return Response.json(
    { error: { ...own, ...said } },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}

/** The error as the asker of this path can read it: JSON under /api, a sentence elsewhere. */
export function errorAt(path: string, code: ApiErrorCode, options: ApiErrorOptions = {}): Response {
  if (path === '/api' || path.startsWith('/api/')) return apiError(code, options);
  const { status, message } = ERRORS[code];
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...options.headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  });
}
