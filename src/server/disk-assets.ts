import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { getMimeType } from 'hono/utils/mime';

import type { Assets } from './app.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface File {
  body: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  cacheControl: string;
  /** Compressed when first asked for, and kept. */
  encoded: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>;
}

const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/u;
/** Vite puts a hash of the content into the name of everything below assets/. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/u;
const YEAR = 31_536_000;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * The files of a build, read once into memory: only what was there at the start can be asked for, so no path climbs out.
 * Dot folders (Vite's manifest) are not served. Throws when the folder holds no index.html.
 */
export async function readDiskAssets(folder: string): Promise<Assets> {
  const files = new Map<string, File>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    if (entry.isFile() && !path.includes('/.')) files.set(path, await readAsset(folder, path));
  }
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`no index.html in ${folder}`);
  files.set('/', index);
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file && answer(request, file);
  };
}

async function readAsset(folder: string, path: string): Promise<File> {
  const body = await readFile(join(folder, path));
  return {
    body,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cacheControl: HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    encoded: {},
  };
}

async function answer(request: Request, file: File): Promise<Response> {
  const encoding = encodingFor(request, file);
  const etag = `W/"${file.etag}"`;
  const headers = new Headers({ 'Cache-Control': file.cacheControl, ETag: etag });
  if (COMPRESSIBLE.test(file.type)) headers.set('Vary', 'Accept-Encoding');
  if (request.headers.get('If-None-Match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  const body = await encode(file, encoding);
  headers.set('Content-Type', file.type);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function encodingFor(request: Request, file: File): Encoding {
  if (!COMPRESSIBLE.test(file.type)) return 'identity';
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

function encode(file: File, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return Promise.resolve(file.body);
  return (file.encoded[encoding] ??=
    encoding === 'br'
      ? brotliAsync(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipAsync(file.body));
}
