// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Batch } from '#domain/batch.ts';
import type { Tab } from '#domain/tab.ts';
import { HistoryScreen } from '#features/history/history-screen.tsx';
import { JournalProvider } from '#features/undo/journal-context.tsx';
import { UndoToasts } from '#app/undo-toasts.tsx';
import { createJournal } from '#features/undo/create-journal.ts';
import { aBatch, aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

afterEach(() => void toast.dismiss());

const NOW = new Date(2026, 11, 1, 20);

/** One film a batch, the first batch the newest: `Film 1` on the 30th, `Film 2` on the 29th … */
const manyBatches = (count: number): Batch[] =>
  Array.from({ length: count }, (_, index) =>
    aBatch({
      recommendations: [
        aFilm({ title: `Film ${index + 1}`, genre: index % 2 === 0 ? 'Drama' : 'Komedi, Suç' }),
      ],
      generatedAt: new Date(2026, 10, 30 - index, 14, 5).toISOString(),
    }),
  );

async function open(batches: readonly Batch[]) {
  const setting = setUpFilms();
  for (const batch of batches) await setting.records.history.add(batch);
  const onOpenTab = vi.fn<(tab: Tab) => void>();
  const reload = vi.fn<() => void>();
  const scrollToTop = vi.fn<() => void>();
  let changes = 0;
  const journal = createJournal({
    records: setting.records,
    now: () => new Date(),
    newId: () => `change-${(changes += 1)}`,
    logger: setting.logger,
  });
  const view = renderWithFilms(
    <JournalProvider journal={journal}>
      <HistoryScreen
        confirm={setting.confirm}
        onOpenTab={onOpenTab}
        now={() => NOW}
        reload={reload}
        scrollToTop={scrollToTop}
      />
      <UndoToasts journal={journal} />
      <Toaster />
    </JournalProvider>,
    setting,
  );
  return { ...view, onOpenTab, reload, scrollToTop };
}
const entries = () =>
  screen
    .queryAllByRole('heading', { level: 2, name: / · /u })
    .map((heading) => heading.textContent.split(' · ')[1]);
const entry = (titles: string) => screen.getByRole('region', { name: `Fark etmez, sen seç · ${titles}` });

describe('the history page', () => {
  it('H-01 says that there is nothing yet, and leads to the first recommendation', async () => {
    const { onOpenTab } = await open([]);
    expect(screen.getByText('Henüz geçmiş önerin yok')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await press('İlk önerimi al');
    expect(onOpenTab).toHaveBeenCalledWith('recommend');
  });

  it('H-12 says of a surprise of an earlier day nothing that was true of that day alone', async () => {
    const explanation = 'Sürpriz film önerisi: Yol. Bugün için özel bir seçim.';
    await open([aBatch({ recommendations: [aFilm({ title: 'Yol' })], explanation, kind: 'surprise' })]);
    expect(screen.getByText('O gün için özel bir seçim.')).toBeVisible();
  });

  it('H-12 H-13 H-14 is headed by what was asked and what came, then says when, how many, why', async () => {
    await open([
      aBatch({
        recommendations: [aFilm({ title: 'A' }), aFilm({ title: 'B' })],
        generatedAt: new Date(2026, 10, 5, 9, 7).toISOString(),
        explanation: 'Hüzünlü bir akşam için.',
        mood: 'sad',
        reason: 'Drama · Hüzünlü · En çok 120 dk',
        wishes: ['Drama', 'En çok 120 dk'],
      }),
    ]);
    const batch = screen.getByRole('region', { name: 'Hüzünlü bir akşam için dram · A, B' });
    expect(batch).toHaveTextContent('5 Kasım · 2 film · En çok 120 dk');
    expect(within(batch).getByText('5 Kasım')).toHaveAttribute('title', '05.11.2026 09:07');
    expect(batch).toHaveTextContent('Hüzünlü bir akşam için.');
  });

  it.each([
    ['Hüzünlü bir akşam için iz bırakan üç film seçtim.', 'İz bırakan üç film seçtim.'],
    ['Hüzünlü bir akşama iyi gelen üç film.', 'Hüzünlü bir akşama iyi gelen üç film.'],
    ['Hüzünlü bir akşam için.', 'Hüzünlü bir akşam için.'],
    ['Hüzünlü bir akşam geçireceksen Yol.', 'Hüzünlü bir akşam geçireceksen Yol.'],
    ['Babam ve Oğlum derim: iz bırakıyor.', 'Babam ve Oğlum derim: iz bırakıyor.'],
  ])('H-14 does not say again what its heading says: %s', async (explanation, said) => {
    await open([aBatch({ explanation, mood: 'sad' })]);
    expect(screen.getByText(said)).toBeVisible();
  });

  it('H-14 parts a very long word of it with a hyphen', async () => {
    await open([aBatch({ explanation: 'Afyonkarahisarlılaştıramadık bunu.' })]);
    expect(
      screen.getByText(
        'Afyon\u00adka\u00adra\u00adhi\u00adsar\u00adlı\u00adlaş\u00adtı\u00adra\u00admadık bunu.',
      ),
    ).toBeVisible();
  });

  it('H-15 H-20 expands to cards and collapses', async () => {
    await open(manyBatches(1));
    const toggle = screen.getByRole('button', { name: /^Film(?:ler)?i göster$/u });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAccessibleDescription('Fark etmez, sen seç · Film 1');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const card = screen.getByRole('article', { name: 'Film 1' });
    for (const name of ['Favori', 'İzlendi', 'Fragman', 'Ara']) {
      expect(within(card).getByRole('button', { name })).toBeVisible();
    }
    await press('Filmi gizle');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('H-02 H-05 H-06 H-22 filters by text and by genres, says what is in force, and clears it', async () => {
    await open(manyBatches(4));
    const chips = screen.getByRole('group', { name: 'Türler' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Drama', 'Komedi', 'Suç']);
    await userEvent.click(within(chips).getByRole('button', { name: 'Suç' }));
    await waitFor(() => expect(entries()).toEqual(['Film 2', 'Film 4']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Geçmişte ara' }), 'film 4');
    await waitFor(() => expect(entries()).toEqual(['Film 4']));
    expect(screen.getByText('“film 4”, Suç', { exact: false })).toHaveTextContent(
      'Etkin filtreler: “film 4”, Suç',
    );
    await userEvent.type(screen.getByRole('searchbox'), '9');
    expect(await screen.findByText('Filtre kriterlerine uygun öneri bulunamadı')).toBeVisible();
    await press('Filtreleri Temizle');
    await waitFor(() => expect(entries()).toHaveLength(4));
    expect(screen.queryByText(/Etkin filtreler/u)).toBeNull();
  });

  it('H-03 sorts', async () => {
    await open(manyBatches(3));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sıralama' }),
      'Tarihe göre (en eski)',
    );
    await waitFor(() => expect(entries()[0]).toBe('Film 3'));
  });
});

describe('deleting', () => {
  it('H-16 takes one batch away at once, and gives it back', async () => {
    const { records } = await open(manyBatches(2));
    await userEvent.click(within(entry('Film 1')).getByRole('button', { name: 'Öneriyi sil' }));
    await waitFor(() => expect(entries()).toEqual(['Film 2']));
    // jsdom knows no pointer capture, which the notice would ask for under a real pointer.
    fireEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(entries()).toEqual(['Film 1', 'Film 2']));
    expect(records.history.get()).toHaveLength(2);
  });

  it('H-04 H-16 H-24 says what deletes one recommendation and what all of them, the last of which is to delete', async () => {
    await open(manyBatches(2));
    const all = screen.getByRole('region', { name: 'Bütün geçmişi sil' });
    expect(all).toHaveTextContent(
      'Tek bir öneri için kartındaki “Öneriyi sil” yeter. Aşağıdaki iki düğme 2 önerinin hepsini siler; favorilerin ve izlediklerin kalır.',
    );
    const names = within(all).getAllByRole('button');
    expect(names.map((button) => button.textContent)).toEqual(['Temizle ve Yenile', 'Tümünü Sil']);
  });

  it('H-04 T-17 asks before it deletes everything', async () => {
    const { records, reload } = await open(manyBatches(2));
    await press('Tümünü Sil');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Tüm geçmiş önerileri silmek istediğine emin misin?',
    );
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Tümünü Sil' }),
    );
    expect(await screen.findByText('Henüz geçmiş önerin yok')).toBeVisible();
    expect(records.history.get()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('H-24 T-17 asks before it clears and reloads, and does neither when declined', async () => {
    const { records, reload } = await open(manyBatches(2));
    await press('Temizle ve Yenile');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Posterli öneriler almaya başlamak için');
    await press('Vazgeç');
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Temizle ve Yenile');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Temizle ve Yenile' }),
    );
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(records.history.get()).toEqual([]);
  });
});

describe('the pages of the history', () => {
  const pager = () => screen.getByRole('navigation', { name: 'Sayfalar' });
  const summaryFigures = () =>
    within(screen.getByRole('region', { name: 'Özet' }))
      .getAllByRole('definition')
      .map((figure) => figure.textContent);

  it('H-10 H-23 are not offered for one page', async () => {
    await open(manyBatches(5));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(summaryFigures()).toEqual(['5', '5', '3']);
  });

  it('H-23 the summary counts what the filters leave, as the pager does', async () => {
    await open(manyBatches(12));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Türler' })).getByRole('button', { name: 'Suç' }),
    );
    await waitFor(() => expect(summaryFigures()).toEqual(['6', '6', '2']));
    expect(pager()).toHaveTextContent('Toplam 6 öneri');
    await userEvent.type(screen.getByRole('searchbox'), 'zırtapoz');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Özet' })).toBeNull());
  });

  it('H-08 H-09 H-11 H-26 H-27 hold five batches each; a page change scrolls up and collapses', async () => {
    const { scrollToTop } = await open(manyBatches(12));
    expect(entries()).toHaveLength(5);
    expect(pager()).toHaveTextContent('Toplam 12 öneri · Sayfa 1 / 3');
    expect(screen.getByRole('button', { name: 'Önceki' })).toBeDisabled();
    await userEvent.click(
      screen.getAllByRole('button', { name: /^Film(?:ler)?i göster$/u })[0] ?? document.body,
    );
    await press('3');
    expect(entries()).toEqual(['Film 11', 'Film 12']);
    expect(scrollToTop).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Sonraki' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
    await press('Önceki');
    await press('1');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('H-07 reach both ends of a long history, which the window of five does not', async () => {
    await open(manyBatches(31));
    expect(screen.getByRole('button', { name: 'İlk sayfa' })).toBeDisabled();
    await press('Son sayfa');
    expect(pager()).toHaveTextContent('Sayfa 7 / 7');
    expect(screen.getByRole('button', { name: 'Son sayfa' })).toBeDisabled();
    await press('İlk sayfa');
    expect(pager()).toHaveTextContent('Sayfa 1 / 7');
  });

  it('H-07 have no such ends where five numbers are all there are', async () => {
    await open(manyBatches(25));
    expect(screen.queryByRole('button', { name: 'Son sayfa' })).toBeNull();
  });

  it('H-25 start again when a filter changes', async () => {
    await open(manyBatches(12));
    await press('Sonraki');
    await userEvent.click(screen.getByRole('button', { name: 'Drama' }));
    await waitFor(() => expect(pager()).toHaveTextContent('Toplam 6 öneri · Sayfa 1 / 2'));
  });

  it('end with the last one when the batches of a page are gone', async () => {
    await open(manyBatches(6));
    await press('Sonraki');
    await userEvent.click(within(entry('Film 6')).getByRole('button', { name: 'Öneriyi sil' }));
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(screen.queryByRole('navigation', { name: 'Sayfalar' })).toBeNull();
  });
});
