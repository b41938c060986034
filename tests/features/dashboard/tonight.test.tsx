// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Tonight } from '#domain/tonight.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import type { ChooseTonight } from '#features/dashboard/tonight/use-tonight.ts';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

const evening = (day: string, ...titles: string[]): Tonight => ({
  day,
  lead: 'Üç film seçtim.',
  films: titles.map((title) => aFilm({ title, explanation: `${title} iç ısıtıyor.`, role: 'sure' })),
  before: [],
});
const FIRST = new Date(2026, 10, 25, 19);

function open(choose: ChooseTonight, setting = setUpFilms(), now = () => FIRST) {
  return renderWithFilms(<DashboardScreen onOpenTab={() => {}} now={now} chooseTonight={choose} />, setting);
}
const section = () => screen.getByRole('region', { name: 'Bu akşam için üç film' });
const titles = () =>
  within(section())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('tonight on the dashboard', () => {
  it('D-22 D-24 offers three films, and says why on request', async () => {
    open(async () => evening('2026-11-25', 'A', 'B', 'C'));
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    const [item] = within(section()).getAllByRole('listitem');
    if (item === undefined) throw new Error('no film is offered');
    expect(item).toHaveTextContent('Garanti');
    expect(item).not.toHaveTextContent('A iç ısıtıyor.');
    const why = within(item).getByRole('button', { name: 'Neden? A' });
    await userEvent.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(within(item).getByText('A iç ısıtıyor.')).toBeVisible();
    await press('B');
    expect(screen.getByRole('dialog', { name: 'B' })).toBeVisible();
  });

  it('D-23 keeps them for the evening, whatever changes, and chooses anew for the next', async () => {
    const setting = setUpFilms();
    let now = FIRST;
    const choose = vi.fn<ChooseTonight>(async () => evening('2026-11-25', 'A', 'B', 'C'));
    const { unmount } = open(choose, setting, () => now);
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    await act(async () => void (await setting.records.favourites.add(aFilm({ title: 'Yeni' }))));
    unmount();
    now = new Date(2026, 10, 26, 1);
    choose.mockResolvedValue(evening('2026-11-26', 'D', 'E', 'F'));
    open(choose, setting, () => now);
    expect(titles()).toEqual(['A', 'B', 'C']);
    expect(choose).toHaveBeenCalledTimes(1);
    now = new Date(2026, 10, 26, 18);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(titles()).toEqual(['D', 'E', 'F']));
    expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ day: '2026-11-25' }));
  });

  it('Q-04 shows no film that was hidden since, and another in its place', async () => {
    const setting = setUpFilms();
    const choose = vi.fn<ChooseTonight>(async () => evening('2026-11-25', 'A', 'B', 'C'));
    open(choose, setting);
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    choose.mockImplementation(async (last) => ({
      ...evening('2026-11-25', 'A', 'Y', 'C'),
      before: last?.before ?? [],
    }));
    await act(async () => void (await setting.records.hidden.add(aFilm({ title: 'B' }))));
    await waitFor(() => expect(titles()).toEqual(['A', 'Y', 'C']));
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('D-25 says that they cannot be loaded, and loads again; the history hears nothing of it', async () => {
    const choose = vi.fn<ChooseTonight>(async () => evening('2026-11-25', 'A', 'B', 'C'));
    choose.mockRejectedValueOnce(new Error('Failed to fetch'));
    const { records } = open(choose);
    expect(await screen.findByText('Bu akşamın filmleri yüklenemedi. Bağlantını denetle.')).toBeVisible();
    await press('Tekrar dene');
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    expect(records.history.get()).toEqual([]);
  });

  it('D-02 counts nothing while there is nothing to count', async () => {
    const { records } = open(() => new Promise(() => {}));
    expect(screen.queryByRole('term')).toBeNull();
    await act(async () => void (await records.watched.add(aFilm({ title: 'İlk' }))));
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });
});
