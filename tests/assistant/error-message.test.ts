import { APICallError, RetryError } from 'ai';
import { describe, expect, it } from 'vitest';

import { errorMessage } from '#assistant/error-message.ts';

const failed = (statusCode?: number) =>
  new APICallError({
    message: 'secret sk-123 at https://api.example/v1',
    url: 'https://api.example/v1',
    requestBodyValues: {},
    ...(statusCode === undefined ? {} : { statusCode }),
  });

describe('errorMessage', () => {
  it.each([400, 401, 403, 404, 408, 409, 422, 429, 500, 503])(
    'has one Turkish sentence for status %i',
    (status) => {
      const message = errorMessage(failed(status));
      expect(message).toMatch(/^(?:Servis|Yapay zekâ|İstek) ?.+\.$/u);
      expect(message).not.toMatch(/sk-|https?:|\d{3}/u);
    },
  );

  it('tells the client statuses apart', () => {
    const messages = [400, 401, 403, 404, 408, 409, 422, 429, 500].map((status) =>
      errorMessage(failed(status)),
    );
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('looks into a failure that was retried', () => {
    const retried = new RetryError({ message: 'x', reason: 'maxRetriesExceeded', errors: [failed(429)] });
    expect(errorMessage(retried)).toBe(errorMessage(failed(429)));
  });

  it('knows a connection that failed, a time limit, and says something kind of everything else', () => {
    expect(errorMessage(new TypeError('fetch failed'))).toContain('ulaşılamadı');
    expect(errorMessage(new DOMException('', 'TimeoutError'))).toBe('Yanıt zamanında gelmedi.');
    expect(errorMessage('?')).toBe('Bir hata oluştu. Yeniden dener misin?');
  });
});
