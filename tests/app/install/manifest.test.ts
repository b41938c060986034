import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const PUBLIC = new URL('../../../public/', import.meta.url);
const iconSchema = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.optional(z.string()),
});
const manifestSchema = z.object({
  id: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  icons: z.array(iconSchema),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(iconSchema) })),
  share_target: z.object({
    action: z.string(),
    method: z.literal('GET'),
    params: z.object({ title: z.string(), text: z.string(), url: z.string() }),
  }),
});

const manifest = async () =>
  manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.webmanifest', PUBLIC), 'utf8')));

/** Width and height of a PNG stand in its first part. */
async function sizeOf(file: string): Promise<string> {
  const picture = await readFile(new URL(file, PUBLIC));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

describe('the installed app', () => {
  it('O-01 has a name of its own, a scope, and pictures of the sizes it says', async () => {
    const { id, start_url: start, scope, icons, shortcuts } = await manifest();
    expect([id, start, scope]).toEqual(['/', './', './']);
    const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of pictures) {
      if (type === 'image/png') expect(await sizeOf(src), src).toBe(sizes);
      else expect(await readFile(new URL(src, PUBLIC), 'utf8')).toContain('<svg');
    }
    const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    expect(await sizeOf('icons/apple-touch.png')).toBe('180x180');
  });

  it('O-02 has shortcuts to Film Öner, a surprise and the favourites, and takes shared texts', async () => {
    const { shortcuts, share_target: share } = await manifest();
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Film Öner', './#/recommend'],
      ['Sürpriz Film', './?surprise'],
      ['Favorilerim', './#/favorites'],
    ]);
    expect(share).toEqual({
      action: './',
      method: 'GET',
      params: { title: 'title', text: 'query', url: 'url' },
    });
  });
});
