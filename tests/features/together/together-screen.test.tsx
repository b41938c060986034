// @vitest-environment jsdom
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { RecommendationError } from '#recommender/recommender.ts';
import { STRANGER } from '#recommender/meeting.ts';

import { openTogether } from './stage.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const films = async () =>
  within(await screen.findByRole('region', { name: 'İkiniz için' })).getAllByRole('article');

describe('films for two, on the screen', () => {
  it('J-10 J-11 are three, each with a line for both, the other one by name', async () => {
    openTogether();
    await type('Bu akşam ne istersin?', 'korku');
    await type('Neleri sever, ne istemez?', 'dram');
    await type('Adı (isteğe bağlı)', 'Ece');
    await press('Üç film seç');
    const cards = await films();
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const [mine, theirs] = within(card).getAllByRole('definition');
      expect(mine?.textContent).toMatch(/istedin|Eksik kalan: korku/u);
      expect(theirs?.textContent).toMatch(/Dram istedi|Eksik kalan: dram/u);
      expect(within(card).getByText("Ece'ye")).toBeVisible();
    }
    await waitFor(() => expect(screen.getByRole('heading', { name: 'İkiniz için' })).toHaveFocus());
    expect(screen.getByRole('list', { name: 'Sen: anladıklarım' })).toHaveTextContent('Korku');
  });

  it('J-10 are others when they are chosen again', async () => {
    openTogether();
    await press('Üç film seç');
    const first = (await films()).map((card) => card.getAttribute('aria-labelledby'));
    const titles = () =>
      films().then((cards) => cards.map((card) => within(card).getByRole('heading').textContent));
    const before = await titles();
    await press('Yeniden seç');
    await vi.waitFor(async () => expect(await titles()).not.toEqual(before));
    for (const title of await titles()) expect(before).not.toContain(title);
    expect(first).toHaveLength(3);
  });

  it('J-16 takes the second taste from a file, and keeps it out of the records', async () => {
    const watched = [{ id: 'a', title: 'Uzak', year: 2002, genre: 'Drama' }];
    const meetWith = vi.fn(async () => []);
    const { records, together, taste } = openTogether({ meetWith });
    taste.mockResolvedValue({ ok: true, taste: { ...STRANGER, watched, notes: [] } });
    await userEvent.upload(
      screen.getByLabelText('Öteki kişinin film dosyası'),
      new File(['x'], 'ratings.csv'),
    );
    expect(await screen.findByText(/1 izlediği, 0 sevdiği film okundu/u)).toBeVisible();
    await together.choose();
    expect(meetWith).toHaveBeenCalledWith(
      { genres: [] },
      expect.objectContaining({ taste: expect.objectContaining({ watched }) }),
      expect.anything(),
    );
    expect(records.watched.get()).toEqual([]);
    expect(records.favourites.get()).toEqual([]);
    await press('Dosyayı bırak');
    expect(together.store.getState().file).toEqual({ kind: 'none' });
  });

  it('J-16 heeds the file that was chosen last, also where it is read sooner, and waits for it', async () => {
    const meetWith = vi.fn(async () => []);
    const { together, taste } = openTogether({ meetWith });
    const answers: ((title: string) => void)[] = [];
    taste.mockImplementation(
      () =>
        new Promise((resolve) => {
          answers.push((title) => {
            const watched = [{ id: title, title, year: 2000, genre: '' }];
            resolve({ ok: true, taste: { ...STRANGER, watched, notes: [] } });
          });
        }),
    );
    const both = [together.takeFile(new File(['1'], 'a.csv')), together.takeFile(new File(['2'], 'b.csv'))];
    const chosen = together.choose();
    answers[1]?.('ikinci');
    answers[0]?.('birinci');
    await Promise.all([...both, chosen]);
    expect(meetWith).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        taste: expect.objectContaining({ watched: [expect.objectContaining({ id: 'ikinci' })] }),
      }),
      expect.anything(),
    );
  });

  it('J-16 says why a file cannot be read', async () => {
    const { taste } = openTogether();
    taste.mockResolvedValue({ ok: false, message: 'Bu dosyada hiç film yok. Hiçbir şey değişmedi.' });
    await userEvent.upload(screen.getByLabelText('Öteki kişinin film dosyası'), new File([''], 'a.csv'));
    expect(await screen.findByText(/hiç film yok/u)).toBeVisible();
  });

  it('J-10 says why there are none', async () => {
    openTogether({ meetWith: () => Promise.reject(new RecommendationError('Üç film bulamadım.')) });
    await press('Üç film seç');
    expect(await screen.findByRole('alert')).toHaveTextContent('Üç film bulamadım.');
  });

  it('J-12 leads to a round of up to ten', async () => {
    const { steps } = openTogether();
    await press('Üç film seç');
    await films();
    await press('Tura başla');
    expect(steps.at(-1)).toMatch(/^1[\w-]+$/u);
    expect(await screen.findByText(/^Birinci kişi · 1\/\d+$/u)).toBeVisible();
    await press('Turdan çık');
    expect(screen.getByLabelText('Bu akşam ne istersin?')).toBeVisible();
    await press("Film Öner'e dön");
    expect(steps.at(-1)).toBe('back');
  });
});
