import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Assets } from '#server/app.ts';
import { readDiskAssets } from '#server/disk-assets.ts';

const SCRIPT = `console.log(${JSON.stringify('sinema '.repeat(200))});`;
let folder: string;
let assets: Assets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinesohbet-assets-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'dist/.vite'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html>');
  await writeFile(join(folder, 'dist/theme.js'), 'theme');
  await writeFile(join(folder, 'dist/assets/index-Ab3_-x9Z.js'), SCRIPT);
  await writeFile(join(folder, 'dist/assets/inter-Ab3dEx9Z.woff2'), 'font');
  await writeFile(join(folder, 'dist/.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  assets = await readDiskAssets(join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  assets(new Request(`http://localhost${path}`, { headers, method }));

describe('the files of a build', () => {
  it('serves the page at / and asks for it again each time', async () => {
    const response = await get('/');
    expect(await response?.text()).toBe('<!doctype html>');
    expect(response?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('lets hashed files be kept for good, and only those', async () => {
    const hashed = await get('/assets/index-Ab3_-x9Z.js');
    expect(hashed?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/theme.js'))?.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('compresses text for "%s" with %s', async (accepted, encoding, open) => {
    const response = await get('/assets/index-Ab3_-x9Z.js', { 'Accept-Encoding': accepted });
    const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect(response?.headers.get('Content-Encoding')).toBe(encoding);
    expect(response?.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(open(body).toString()).toBe(SCRIPT);
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('leaves fonts and those who ask for nothing uncompressed', async () => {
    const font = await get('/assets/inter-Ab3dEx9Z.woff2', { 'Accept-Encoding': 'br' });
    expect(font?.headers.get('Content-Encoding')).toBeNull();
    expect(font?.headers.get('Content-Type')).toBe('font/woff2');
    expect(await (await get('/assets/index-Ab3_-x9Z.js'))?.text()).toBe(SCRIPT);
  });

  it('answers HEAD without a body and a known tag with 304', async () => {
    const head = await get('/theme.js', {}, 'HEAD');
    expect(head?.headers.get('Content-Length')).toBe('5');
    expect(await head?.text()).toBe('');
    const again = await get('/theme.js', { 'If-None-Match': head?.headers.get('ETag') ?? '' });
    expect(again?.status).toBe(304);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
    '/assets',
    '/nowhere',
    '//secret.txt',
  ])('does not know %s', async (path) => {
    expect(await get(path)).toBeUndefined();
  });

  it('is no build without a page', async () => {
    await expect(readDiskAssets(join(folder, 'dist/assets'))).rejects.toThrow('no index.html');
  });
});
