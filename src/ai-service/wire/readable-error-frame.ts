import { isFields } from '#lib/is-fields.ts';

interface ErrorFrame {
  message: string;
  type?: string;
  code?: string | number;
  param?: unknown;
}

/**
 * The error in a body that should have been an answer, in OpenAI's form; undefined where there is none. Servers write it
 * as `{error: {…}}`, `{error: "…"}`, `{object: "error", message}`, `{detail: …}` or in a list of one.
 */
export function readableError(body: unknown): ErrorFrame | undefined {
  if (Array.isArray(body)) return body.length === 1 ? readableError(body[0]) : undefined;
  if (!isFields(body)) return undefined;
  const { error, message, detail } = body;
  if (isFields(error)) return frame(error);
  if (typeof error === 'string' && error !== '') return frame({ ...body, message: error });
  if (typeof message === 'string' && body['object'] === 'error') return frame(body);
  return detail === undefined ? undefined : frame({ message: JSON.stringify(detail) });
}

function frame(error: Readonly<Record<string, unknown>>): ErrorFrame {
  const { message, type, code, status, param } = error;
  const figure = [code, status].find((each) => typeof each === 'string' || typeof each === 'number');
  return {
    message: typeof message === 'string' ? message : JSON.stringify(error),
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof figure === 'string' || typeof figure === 'number' ? { code: figure } : {}),
    ...(param === undefined ? {} : { param }),
  };
}

/** The HTTP status that an error in the body of a 200 should have had. */
export function statusOf({ code, type = '' }: ErrorFrame): number {
  const figure = Number(code);
  if (Number.isInteger(figure) && figure >= 400 && figure < 600) return figure;
  const words = `${String(code)} ${type}`.toLowerCase();
  if (/quota|rate_limit|exhausted/u.test(words)) return 429;
  if (/auth|api_key/u.test(words)) return 401;
  if (/permission|forbidden/u.test(words)) return 403;
  if (/not_found/u.test(words)) return 404;
  if (/invalid|bad_request|badrequest|context_length/u.test(words)) return 400;
  return 502;
}
