import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Asked {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | Iterable<string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Begins a request without tidying its path; whoever uses it reads or destroys the answer. */
export function begin(origin: string, path: string, asked: Asked = {}): ClientRequest {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', body } = asked;
  // As every browser does; an empty one in the headers stands for none at all.
  const { Origin = method === 'POST' ? origin : '', ...others } = asked.headers ?? {};
  const headers = Origin === '' ? others : { ...others, Origin };
  const length: Record<string, number> =
    typeof body === 'string' || body instanceof Uint8Array
      ? { 'content-length': Buffer.byteLength(body) }
      : {};
  const sent = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false });
  if (typeof body === 'string' || body instanceof Uint8Array) sent.end(body);
  else {
    for (const part of body ?? []) sent.write(part);
    sent.end();
  }
  return sent;
}

/** The answer's head; its body is still to come. */
export async function headOf(sent: ClientRequest): Promise<IncomingMessage> {
  // The event's type is known from node:http.
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** A whole answer. */
export async function ask(origin: string, path: string, asked?: Asked): Promise<Answer> {
  const answer = await headOf(begin(origin, path, asked));
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
}
