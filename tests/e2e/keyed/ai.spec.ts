import { FAULTS } from '#tests/support/openai-stand-in/faults.ts';
import { callsTool, says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER, SHAWSHANK } from '#tests/support/openai-stand-in/sample-films.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { cardButton, surfaceOf } from '../support/surface.ts';
import { storedIn } from '../support/test.ts';
import { ask, expect, expectPoster, noise, POSTER_REQUEST, test, TRAILER_REQUEST } from './support/test.ts';

test.describe.configure({ timeout: 90_000 });

const POSTER = 'https://image.tmdb.org/t/p/w400/shawshankPoster1.jpg';
const asksForDrama = callsTool('recommendFilms', { genres: ['Drama'] });

test('the first question waits for no part of the page: what asks the model is there before', async ({
  page,
  standIns,
}) => {
  await page.goto('/#/recommend');
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(loaded).toMatch(/\/connected-ai-/u);
  await expect.poll(loaded).toMatch(/\/openai-/u);
  expect(standIns.ai.requests).toEqual([]);
});

test.describe('a recommendation by the model behind the key keeper', () => {
  test.use({ expectedNoise: [POSTER_REQUEST] });

  test('has its explanation, three cards with posters, and the model’s name above', async ({
    page,
    standIns,
  }) => {
    standIns.ai.script(asksForDrama, saysJson(GOOD_ANSWER));
    await page.goto('/#/recommend');
    const { chat, log } = surfaceOf(page);
    await expect(chat).toContainText('gpt-4o-mini · anahtar sunucuda');
    await ask(page, 'bir dram öner');
    await expect(log).toContainText(GOOD_ANSWER.explanation);
    await expect(log.getByRole('article')).toHaveCount(3);
    const card = log.getByRole('article', { name: SHAWSHANK.title, exact: true });
    await expectPoster(card, POSTER);
    // The turn ends with the recommendation: one call of the chat, one for the films.
    expect(standIns.ai.requests).toHaveLength(2);
    expect(standIns.ai.requests.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${standIns.env.OPENAI_API_KEY}`,
      `Bearer ${standIns.env.OPENAI_API_KEY}`,
    ]);
    const [batch] = (await storedIn(page, 'film_recommendations')) as { explanation: string }[];
    expect(batch?.explanation).toBe(GOOD_ANSWER.explanation);
  });

  test('drafts stand on cards while the answer arrives, and become the films', async ({ page, standIns }) => {
    standIns.ai.pace(20);
    standIns.ai.script(asksForDrama, saysJson(GOOD_ANSWER));
    await page.goto('/#/recommend');
    const { log, message, send } = surfaceOf(page);
    await message.fill('bir dram öner');
    await send.click();
    const drafts = log.getByRole('list', { name: 'Taslak filmler' });
    await expect(drafts).toContainText(SHAWSHANK.title);
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(drafts).toBeHidden();
    await expectPoster(log.getByRole('article', { name: SHAWSHANK.title, exact: true }), POSTER);
  });
});

test.describe('a trailer', () => {
  test.use({ expectedNoise: noise(POSTER_REQUEST, TRAILER_REQUEST) });

  test('plays from the address that sets no cookies', async ({ page, standIns }) => {
    standIns.ai.script(asksForDrama, saysJson(GOOD_ANSWER));
    await page.goto('/#/recommend');
    await ask(page, 'bir dram öner');
    const { log } = surfaceOf(page);
    const card = log.getByRole('article', { name: SHAWSHANK.title, exact: true });
    await expectPoster(card, POSTER);
    await card.getByRole('heading').getByRole('button').click();
    await cardButton(page.getByRole('dialog'), 'Fragman').click();
    const player = page.locator(`iframe[title="${SHAWSHANK.title}"]`);
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1/u,
    );
    await expectAccessible(page, '[role=dialog]');
  });
});

test.describe('a movie database that is down', () => {
  test.use({ expectedNoise: noise(/Poster alınamadı/u, /status of 500/u) });

  test('costs the posters and nothing else', async ({ page, standIns }) => {
    standIns.movies.breakWith('serverError');
    standIns.ai.script(asksForDrama, saysJson(GOOD_ANSWER));
    await page.goto('/#/recommend');
    await ask(page, 'bir dram öner');
    const { log } = surfaceOf(page);
    await expect(log.getByRole('article')).toHaveCount(3);
    await expect(log.getByRole('article').locator('img')).toHaveCount(0);
  });
});

test.describe('an AI service that fails', () => {
  // Those that stand in are drawn at random: some have posters.
  test.use({
    expectedNoise: noise(/Film önerileri alınamadı|request: https:\/\/image\.tmdb\.org\//u, /status of 401/u),
  });

  test('is stood in for in the chat, which says why and tries again', async ({ page, standIns }) => {
    standIns.ai.fault('status401');
    await page.goto('/#/recommend');
    await ask(page, 'bir dram öner');
    const { chat, log } = surfaceOf(page);
    await expect(log).toContainText('Yapay zekâ servisi kullanılamadı: Yapay zekâ anahtarı geçersiz.');
    await expect(log.getByRole('article')).toHaveCount(3);
    // The service was asked once, not once more for the films.
    expect(standIns.ai.requests).toHaveLength(1);

    standIns.ai.reset();
    standIns.ai.script(says('Yeniden buradayım.'));
    await chat.getByRole('button', { name: 'Tekrar dene', exact: true }).click();
    await expect(log).toContainText('Yeniden buradayım.');
    await expect(log).not.toContainText('kullanılamadı');
  });

  test('is stood in for in the form, with a way to try again', async ({ page, standIns }) => {
    standIns.ai.fault('status401');
    await page.goto('/#/recommend');
    const form = page.getByRole('form', { name: 'Film Önerisi Al' });
    await form.getByRole('button', { name: 'Drama', exact: true }).click();
    await form.getByRole('button', { name: 'Öneri Al', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Yapay zekâ servisi kullanılamadı');
    await expect(main.getByRole('article')).toHaveCount(3);

    standIns.ai.reset();
    await main.getByRole('button', { name: 'Tekrar dene', exact: true }).click();
    await expect(main).toContainText('Denemeler için yanıt veren hizmet bu üç filmi seçti.');
    await expect(main).not.toContainText('kullanılamadı');
  });
});

test.describe('a stream that breaks', () => {
  test.use({ expectedNoise: [/ERR_INCOMPLETE_CHUNKED_ENCODING|network/iu] });

  test('is gone on with by the built-in assistant, which says why', async ({ page, standIns }) => {
    standIns.ai.script({
      kind: 'cut',
      text: 'Şöyle bir film var, adı da şu olan, anlatayım sana.',
      afterMs: 500,
    });
    await page.goto('/#/recommend');
    await ask(page, 'anlat');
    const { log } = surfaceOf(page);
    await expect(log).toContainText('Şöyle bir film');
    await expect(log).toContainText('Yapay zekâ servisi kullanılamadı: Yanıt yarıda kesildi.');
    await expect(log.getByRole('button', { name: 'Tekrar dene', exact: true })).toBeVisible();
  });
});

test.describe('hostile output', () => {
  // Those that stand in are drawn at random: some have posters.
  test.use({ expectedNoise: [/Film önerileri alınamadı|request: https:\/\/image\.tmdb\.org\//u] });

  test('is letters, whatever it holds', async ({ page, standIns }) => {
    const hostile =
      '<img src=x onerror="document.title=\'hacked\'"> [tıkla](javascript:alert(1)) ![x](https://kotu.test/x.png)';
    standIns.ai.script(says(hostile));
    await page.goto('/#/recommend');
    const { log } = surfaceOf(page);
    await ask(page, 'merhaba');
    await expect(log).toContainText('<img src=x');
    await expect(log.locator('img, a')).toHaveCount(0);

    standIns.ai.script(asksForDrama, FAULTS.hostileTitle, FAULTS.hostileTitle);
    await ask(page, 'bir dram öner');
    await expect(log.getByRole('article')).toHaveCount(3);
    // Thousands of one letter are taken for a loop where a portion of the answer ends among them.
    await expect(log).toContainText(/Model (?:kuralları ihlal etti|aynı sözleri yineleyip durdu)/u);
    await expect(page).not.toHaveTitle('hacked');
  });
});
