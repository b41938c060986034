// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aFilm } from '#tests/support/builders.ts';
import { openTestRecords } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from './stage.tsx';

const film = aFilm({ title: 'Titanik', year: 1997 });

function open(opened = openTestRecords()) {
  const setting = renderWithFilms(<p>Sayfa</p>, setUpFilms(opened));
  act(() => setting.popups.getState().openFilm(film));
  return { ...setting, kept: () => setting.records.watched.get() };
}
const stars = () => screen.getByRole('group', { name: 'Titanik için puanın' });
const star = (name: string) => within(stars()).getByRole('radio', { name });

describe('what somebody makes of a film', () => {
  it('Q-02 walks through half stars by keys, and keeps the one it rests on', async () => {
    const { kept } = open();
    expect(
      within(stars())
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['0,5', '1', '1,5', '2', '2,5', '3', '3,5', '4', '4,5', '5'].map((value) => `${value} yıldız`));
    await userEvent.click(star('3 yıldız'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(star('4,5 yıldız')).toBeChecked();
    expect(kept()).toEqual([]);
    await waitFor(() => expect(kept()).toMatchObject([{ title: 'Titanik', score: 9, isWatched: true }]));
  });

  it('Q-02 fills stars only under a pointer that moves, never under a finger or where a popup opened', () => {
    open();
    const filled = () => stars().querySelectorAll('.fill-link').length;
    fireEvent.pointerEnter(star('0,5 yıldız'), { pointerType: 'mouse' });
    fireEvent.pointerMove(star('0,5 yıldız'), { pointerType: 'touch' });
    expect(filled()).toBe(0);
    fireEvent.pointerMove(star('2,5 yıldız'), { pointerType: 'mouse' });
    expect(filled()).toBe(3);
  });

  it('Q-02 keeps the stars of somebody who closes the popup at once', async () => {
    const { kept } = open();
    await userEvent.click(star('2 yıldız'));
    await press('Kapat');
    await waitFor(() => expect(kept()).toMatchObject([{ score: 4 }]));
  });

  it('Q-02 takes stars back, and leaves the note alone', async () => {
    const setting = open();
    await setting.records.watched.keepDetails(film, { score: 7, note: 'Ağladım' });
    await press('Puanı sil');
    await waitFor(() => expect(setting.kept()[0]).not.toHaveProperty('score'));
    expect(setting.kept()).toMatchObject([{ note: 'Ağladım' }]);
  });

  it('Q-02 keeps a note and the days of a film that was watched', async () => {
    const { kept, records } = open();
    expect(screen.queryByRole('button', { name: /izlediğin .*gün/u })).toBeNull();
    await act(async () => void (await records.watched.add(film)));
    await press(/izlediğin .*gün/u);
    await userEvent.type(screen.getByRole('textbox', { name: 'Notun' }), 'Gemi battı');
    await press('Notu kaydet');
    await waitFor(() => expect(kept()).toMatchObject([{ note: 'Gemi battı' }]));

    const addDay = async (day: string) => {
      await userEvent.type(screen.getByLabelText('İzlediğin günler'), day);
      await press('Gün ekle');
    };
    await addDay('3.2.2024');
    await addDay('09082001');
    await waitFor(() => expect(kept()[0]?.viewings).toHaveLength(2));
    const days = () =>
      screen.getAllByRole('button', { name: /^Günü sil/u }).map((button) => button.ariaLabel);
    expect(days()).toEqual(['Günü sil: 3 Şubat 2024', 'Günü sil: 9 Ağustos 2001']);
    await addDay('03/02/2024{Enter}');
    expect(screen.queryByText(/Kaydedilemedi/u)).toBeNull();
    await press('Günü sil: 3 Şubat 2024');
    await waitFor(() => expect(kept()[0]?.viewings).toHaveLength(1));
    expect(kept()).toMatchObject([{ note: 'Gemi battı' }]);
  });

  it.each(['01.01.2990', '31.02.2024', '1899', 'dün'])(
    'Q-02 takes no day as %s, and says so',
    async (day) => {
      const { kept, records } = open();
      await act(async () => void (await records.watched.add(film)));
      await press(/izlediğin .*gün/u);
      await userEvent.type(screen.getByLabelText('İzlediğin günler'), day);
      const add = screen.getByRole('button', { name: 'Gün ekle' });
      expect(add).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(add);
      expect(screen.getByRole('alert')).toHaveTextContent('Böyle bir gün yok');
      expect(screen.getByLabelText('İzlediğin günler')).toBeInvalid();
      expect(kept()[0]).not.toHaveProperty('viewings');
    },
  );

  it('Q-02 says where it cannot be saved', async () => {
    const { kept } = open(openTestRecords({ storage: createMemoryStorage({ quota: 10 }) }));
    await userEvent.click(star('5 yıldız'));
    expect(await screen.findByText(/Kaydedilemedi/u)).toBeVisible();
    expect(kept()).toEqual([]);
  });
});

describe('the details of a film', () => {
  it('Q-03 hides it from recommendations, and lets it come again', async () => {
    const { records } = open();
    await press('Bir daha önerme');
    const hidden = await screen.findByRole('button', { name: 'Önerilmiyor', pressed: true });
    expect(records.hidden.get()).toMatchObject([{ title: 'Titanik' }]);
    await userEvent.click(hidden);
    expect(await screen.findByRole('button', { name: 'Bir daha önerme', pressed: false })).toBeVisible();
    expect(records.hidden.get()).toEqual([]);
  });

  it('Q-06 puts it on İzleyeceklerim and takes it off', async () => {
    const { records } = open();
    await press('İzleyeceğim');
    await userEvent.click(await screen.findByRole('button', { name: 'İzleyeceğim', pressed: true }));
    await waitFor(() => expect(records.watchlist.get()).toEqual([]));
  });
});
