// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { createImporter } from '#features/import/create-importer.ts';
import { FileDrop } from '#features/import/file-drop.tsx';
import { ImportHost } from '#features/import/views/import-host.tsx';
import type { AttachPosters } from '#import/films/look-up.ts';
import { createJournal } from '#features/undo/create-journal.ts';
import { JournalProvider } from '#features/undo/journal-context.tsx';
import { letterboxdZip } from '#tests/import/support/exports.ts';
import { aFilmLife } from '#tests/import/support/film-life.ts';
import { table } from '#tests/import/support/tables.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { NOW, openTestRecords } from '#tests/storage/support.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const WATCHED = 'Date,Name,Year,Letterboxd URI';
const csv = (rows: readonly (readonly string[])[], name = 'watched.csv') =>
  new File([table(WATCHED, rows)], name, { type: 'text/csv' });

const CATALOGUE = [
  aCatalogueFilm({ title: 'Yıldızlararası', originalTitle: 'Interstellar', year: 2014 }),
  aCatalogueFilm({ id: 'eski', title: 'Av', originalTitle: 'Prey', year: 2021, director: 'Eski Yönetmen' }),
];

/** A place to drop files over records in memory. */
function openStage(
  films: readonly CatalogueFilm[] = CATALOGUE,
  attach?: AttachPosters,
  telling = () => Promise.resolve(),
) {
  const opened = openTestRecords();
  let ids = 0;
  const { records, logger } = opened;
  const journal = createJournal({ records, now: () => NOW, newId: () => `change-${++ids}`, logger });
  let gate = Promise.resolve();
  const importer = createImporter({
    records,
    journal,
    catalogue: async () => {
      await gate;
      return { films, tell: async (film) => telling().then(() => film) };
    },
    posters: async () => attach,
    logger,
  });
  render(
    <JournalProvider journal={journal}>
      <FileDrop importer={importer}>
        <p>Sohbet</p>
      </FileDrop>
      <ImportHost importer={importer} />
    </JournalProvider>,
  );
  return { ...opened, importer, journal, hold: (until: Promise<void>) => (gate = until) };
}

const drop = (file: File) => {
  const dataTransfer = { files: [file], types: ['Files'] };
  fireEvent.dragOver(screen.getByText('Sohbet'), { dataTransfer });
  fireEvent.drop(screen.getByText('Sohbet'), { dataTransfer });
};
const lines = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('an export of another service', () => {
  it('I-04 I-13 dropped on the conversation, says first what is in it, and changes nothing', async () => {
    const { records } = openStage();
    await records.watched.add({
      ...CATALOGUE[0],
      id: 'x',
      title: 'Yıldızlararası',
      year: 2014,
      genre: '',
      rating: 8,
      duration: 169,
      actors: [],
      plot: '',
      description: '',
      posterUrl: '',
    });
    drop(
      csv([
        ['2020-01-02', 'Interstellar', '2014', ''],
        ['2020-01-03', 'Prey', '2022', ''],
        ['2020-01-04', 'Bilinmeyen Film', '1999', ''],
        ['2020-01-05', '', '1999', ''],
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Letterboxd: 3 film' })).toBeVisible();
    expect(await lines('Eklenecekler')).toEqual(['2 izlenen film']);
    expect(await lines('Bulunanlar')).toEqual([
      '1 film katalogda bulundu.',
      '1 film için hangisi olduğunu sen söyleyebilirsin; söylemezsen olduğu gibi saklanır.',
      '1 film katalogda yok; adı, yılı ve tarihleriyle kendi kaydı olur.',
      '1 film zaten burada; olduğu gibi kalır.',
      '1 satırın adı okunamadı; dışarıda kalır.',
    ]);
    expect(
      screen.getByText('Var olan hiçbir kaydın silinmez; eklenenleri sonra geri alabilirsin.'),
    ).toBeVisible();
    await press('Vazgeç');
    expect(records.watched.get()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('I-06 I-07 I-09 is added as it was decided, and taken back in one', async () => {
    const { records } = openStage();
    drop(
      csv([
        ['2020-01-03', 'Prey', '2022', ''],
        ['2020-01-04', 'Bilinmeyen Film', '1999', 'https://boxd.it/q'],
      ]),
    );
    const choice = await screen.findByRole('combobox', { name: /^Prey \(2022\)/u });
    await userEvent.selectOptions(choice, 'Av (2021, Eski Yönetmen)');
    await press('Ekle');
    expect(await screen.findByRole('heading', { name: 'Hepsi eklendi' })).toBeVisible();
    expect(records.watched.get()).toMatchObject([
      { id: 'eski', title: 'Av', year: 2021 },
      { title: 'Bilinmeyen Film', year: 1999, externalIds: { letterboxd: 'https://boxd.it/q' } },
    ]);
    await press('Geri al');
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    // Nothing of what it said before holds any more.
    expect(screen.getByRole('dialog', { name: 'Eklenenler geri alındı' })).toBeVisible();
    expect(screen.queryByText(/eklendi|geri alabilirsin/u)).not.toBeInTheDocument();
    expect(records.watched.get()).toEqual([]);
  });

  it('I-04 asks where a list of the person goes, and says anew what would be added', async () => {
    const { records } = openStage([]);
    const { name, bytes } = letterboxdZip(aFilmLife(40));
    drop(new File([new Uint8Array(bytes)], name));
    const list = await screen.findByRole('combobox', { name: /^Yaz akşamları, hafif/u });
    expect(list).toHaveDisplayValue('Bu listeyi alma');
    await userEvent.selectOptions(list, 'Favorilerim');
    await waitFor(async () => expect((await lines('Eklenecekler')).join()).toMatch(/17 favori film/u));
    await press('Ekle');
    await screen.findByRole('heading', { name: 'Hepsi eklendi' });
    expect(records.favourites.get()).toHaveLength(17);
    expect(records.watchlist.get()).toHaveLength(8);
  });

  it('I-04 says of a list alone that its place is wanted first', async () => {
    openStage();
    const rows = ['Letterboxd list export v7', 'Date,Name,Tags,URL,Description', '2024-03-01,Yağmur,,,', ''];
    drop(new File([[...rows, 'Position,Name,Year,URL,Description', '1,Av,2022,,'].join('\n')], 'yagmur.csv'));
    expect(await screen.findByText(/^Önce listenin nereye gideceğini seç/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ekle' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Yağmur/u }), 'İzleyeceklerim');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ekle' })).toBeEnabled());
  });

  it('I-10 offers what stayed outside as a table', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL: () => {},
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    openStage();
    drop(
      csv([
        ['2020-01-04', 'Bilinmeyen Film', '1999', ''],
        ['2020-01-05', '', '1999', ''],
      ]),
    );
    await screen.findByRole('heading', { name: 'Letterboxd: 1 film' });
    await press('Ekle');
    await screen.findByText(/1 satır dışarıda kaldı/u);
    await press('Listesini indir (CSV)');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(await saved[0]?.text()).toContain('watched.csv,2,,1999,adı okunamadı');
  });

  it('I-12 shows that it works, and can be stopped', async () => {
    const { records, hold } = openStage();
    let release = () => {};
    hold(new Promise((resolve) => (release = resolve)));
    drop(csv([['2020-01-04', 'Bilinmeyen Film', '1999', '']]));
    expect(await screen.findByRole('progressbar', { name: 'Dosyana bakıyorum' })).toBeVisible();
    await press('Durdur');
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(records.watched.get()).toEqual([]);
  });

  it('I-12 stays closed where it was stopped between two portions', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const known = Array.from({ length: 600 }, (_, index) =>
      aCatalogueFilm({ title: `Bilinen ${index}`, year: 2000 }),
    );
    const { records, importer } = openStage(known, undefined, () => held);
    drop(csv(known.map(({ title }) => ['2020-01-04', title, '2000', ''])));
    await waitFor(() =>
      expect(importer.store.getState()).toMatchObject({ kind: 'working', done: 600, total: 1200 }),
    );
    await press('Durdur');
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(importer.store.getState()).toEqual({ kind: 'idle' });
    expect(records.watched.get()).toEqual([]);
  });

  it('I-09 says that all was added, though the movie database cannot be asked', async () => {
    const { records, logger } = openStage(CATALOGUE, () => Promise.reject(new Error('kapalı')));
    drop(csv([['2020-01-04', 'Bilinmeyen Film', '1999', '']]));
    await screen.findByRole('heading', { name: 'Letterboxd: 1 film' });
    await press('Ekle');
    expect(await screen.findByRole('heading', { name: 'Hepsi eklendi' })).toBeVisible();
    await waitFor(() =>
      expect(logger.lines).toMatchObject([{ level: 'warn', message: 'Afişler aranamadı' }]),
    );
    expect(records.watched.get()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Hepsi eklendi' })).toBeVisible();
  });

  it('I-11 says why a file cannot be brought in', async () => {
    openStage();
    drop(new File(['merhaba'], 'mektup.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/tanıyamadım/u);
  });

  it('I-07 asks a connected movie database for posters of films that are not known, until it is closed', async () => {
    const asked: string[] = [];
    let answer = () => {};
    const { records, journal } = openStage(CATALOGUE, async (films) => {
      asked.push(...films.map(({ title }) => title));
      if (asked.length > 12) await new Promise<void>((resolve) => (answer = resolve));
      return films.map((film) => ({ ...film, posterUrl: `https://image.example/${film.year}.jpg` }));
    });
    const titles = Array.from({ length: 30 }, (_, index) => [
      '2020-01-03',
      `Bilinmeyen ${index}`,
      '1999',
      '',
    ]);
    drop(csv([['2020-01-03', 'Interstellar', '2014', ''], ...titles]));
    await screen.findByRole('heading', { name: 'Letterboxd: 31 film' });
    await press('Ekle');
    expect(await screen.findByText(/posterleri aranıyor: 12 \/ 30/u)).toBeVisible();
    await press('Tamam');
    answer();
    await waitFor(() => {
      const found = records.watched
        .get()
        .filter(({ posterUrl }) => posterUrl === 'https://image.example/1999.jpg');
      expect(found).toHaveLength(24);
    });
    expect(asked).toHaveLength(24);
    expect(asked).not.toContain('Interstellar');
    expect(await journal.undo('change-1')).toBe('undone');
    expect(records.watched.get()).toEqual([]);
  });
});
