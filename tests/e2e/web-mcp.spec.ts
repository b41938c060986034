import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { favouriteOf } from './support/films.ts';
import { expectAccessible } from './support/page-checks.ts';
import { DEMO_USER, signedIn } from './support/people.ts';
import { expect, storedIn, test as base } from './support/test.ts';

/** The browser with WebMCP switched on; Chromium has it from 149 on. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'] });
    },
    { scope: 'worker' },
  ],
});

const answerSchema = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.optional(z.record(z.string(), z.unknown())),
  isError: z.optional(z.boolean()),
});

/** What an agent of the browser finds here. */
const toolsOf = (page: Page) =>
  page.evaluate(async () => {
    const found = await document.modelContext?.getTools?.();
    const parsed = (schema: string | object): unknown =>
      typeof schema === 'string' ? JSON.parse(schema) : schema;
    return found?.map(({ name, inputSchema }) => ({ name, inputSchema: parsed(inputSchema) })) ?? [];
  });
const offered = async (page: Page) => (await toolsOf(page)).map(({ name }) => name);
/** The tools are offered once the page rests and the catalogue is read: on a busy machine that takes its time. */
const expectOffered = (page: Page) => expect.poll(() => offered(page), { timeout: 60_000 });

/** Calls a tool as an agent of the browser does: with an input that the browser does not hold to the schema. */
async function call(page: Page, name: string, input: object) {
  const answer = await page.evaluate(
    async ({ name, input }) => {
      const found = await document.modelContext?.getTools?.();
      const tool = found?.find((each) => each.name === name);
      const takesText = typeof tool?.inputSchema === 'string';
      return tool === undefined
        ? 'null'
        : document.modelContext?.executeTool?.(tool, takesText ? JSON.stringify(input) : input);
    },
    { name, input },
  );
  return answerSchema.parse(JSON.parse(answer ?? 'null'));
}

const favourites = async (page: Page) =>
  ((await storedIn(page, 'film_favorites')) as { title: string }[] | null)?.map(({ title }) => title) ?? [];

const open = async (page: Page, address = '/') => {
  await page.goto(address);
  const hasIt = await page.evaluate(() => document.modelContext?.getTools !== undefined);
  test.skip(!hasIt, 'this browser has no WebMCP, also not behind --enable-features=WebMCP');
};

test.describe('somebody who is signed in', () => {
  test.use({ stored: signedIn });

  test('Z-01 Z-02 offers the tools with their schemas, and answers in words and as data', async ({
    page,
  }) => {
    await open(page);
    await expectOffered(page).toContain('recommendFilms');
    const tools = await toolsOf(page);
    expect(tools.map(({ name }) => name)).not.toContain('searchWeb');
    expect(tools.find(({ name }) => name === 'showFilm')?.inputSchema).toMatchObject({
      type: 'object',
      required: ['title'],
    });

    const three = await call(page, 'recommendFilms', { genres: ['Komedi'] });
    expect(three.structuredContent).toMatchObject({ status: 'done', source: 'builtIn' });
    expect(three.content[0]?.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(3);

    const unfit = await call(page, 'showFilm', { title: 5 });
    expect(unfit).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('title') }] });
  });

  test('Z-02 what an agent adds is noticed, and can be taken back', async ({ page }) => {
    await open(page);
    await expectOffered(page).toContain('addFavourite');
    await call(page, 'addFavourite', { title: 'Titanik' });
    await expect.poll(() => favourites(page)).toEqual(['Titanik']);
    await page
      .getByRole('region', { name: /Bildirimler/u })
      .getByRole('button', { name: 'Geri al', exact: true })
      .click();
    await expect.poll(() => favourites(page)).toEqual([]);
  });

  test('Z-04 can be switched off and on again in the settings', async ({ page }) => {
    await open(page, '/#/settings/ai');
    await expectOffered(page).toContain('recommendFilms');
    const allowed = page.getByRole('button', { name: 'Tarayıcının asistanı burayı kullanabilsin' });
    await expect(allowed).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'main');
    await allowed.click();
    await expect.poll(() => offered(page)).toEqual([]);
    await page.reload();
    await expect(allowed).toHaveAttribute('aria-pressed', 'false');
    expect(await offered(page)).toEqual([]);
    await allowed.click();
    await expectOffered(page).toContain('recommendFilms');
  });

  test('Z-01 takes the tools back at signing out', async ({ page }) => {
    await open(page);
    await expectOffered(page).toContain('recommendFilms');
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect.poll(() => offered(page)).toEqual([]);
  });
});

test.describe('a list', () => {
  test.use({
    stored: {
      film_app_user: DEMO_USER,
      film_favorites: JSON.stringify([favouriteOf('Titanik', 1997)]),
    },
  });

  test('Z-03 a removal waits for the person, whatever the agent says', async ({ page }) => {
    await open(page);
    await expectOffered(page).toContain('removeFavourite');
    const question = page.getByRole('alertdialog', { name: 'Favorilerden çıkarılsın mı?' });

    const refused = call(page, 'removeFavourite', { title: 'Titanik', approved: true });
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    expect((await refused).structuredContent).toEqual({ status: 'denied' });
    expect(await favourites(page)).toEqual(['Titanik']);

    const accepted = call(page, 'removeFavourite', { title: 'Titanik' });
    await question.getByRole('button', { name: 'Çıkar', exact: true }).click();
    expect((await accepted).structuredContent).toMatchObject({ status: 'done' });
    await expect.poll(() => favourites(page)).toEqual([]);
  });
});

test('Z-01 offers nothing to the agents of somebody who is not signed in', async ({ page }) => {
  await open(page);
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  expect(await offered(page)).toEqual([]);
});
