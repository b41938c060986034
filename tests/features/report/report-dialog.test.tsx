// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { OpenReport } from '#features/report/open-report.tsx';
import { ReportView } from '#features/report/report-view.tsx';
import { makeReport } from '#domain/report/make-report.ts';
import { RecordsProvider } from '#storage/records-context.tsx';
import { aFilm, NOW, openTestRecords } from '#tests/storage/support.ts';

describe('the page of a report', () => {
  it('Y-05 opens at this year, and says warmly where nothing was watched', async () => {
    const { records } = openTestRecords();
    render(
      <RecordsProvider records={records}>
        <OpenReport period={{ year: NOW.getFullYear() }} label="Karnemi göster" />
      </RecordsProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Karnemi göster' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sinema karnesi · 2026' });
    expect(within(dialog).getByText(/^2026'da izlediğin bir film görünmüyor/u)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Resmi indir' })).not.toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Ay' }), 'Mart');
    expect(screen.getByRole('dialog', { name: 'Sinema karnesi · Mart 2026' })).toBeVisible();
    expect(within(dialog).getByText(/^Mart 2026'da/u)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bütün yıla bak' }));
    expect(screen.getByRole('dialog', { name: 'Sinema karnesi · 2026' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Y-05 tells of films, hours, people and the surprise in words', () => {
    const watched = ['Uzak', 'Kasaba'].map((title, index) => ({
      ...aFilm({
        id: title,
        title,
        year: 1997 + index,
        director: 'Nuri Bilge Ceylan',
        genre: 'Drama',
        rating: index === 0 ? 6 : 7.5,
      }),
      duration: 100,
      watchedAt: NOW.toISOString(),
      viewings: [NOW.toISOString()],
      ...(index === 0 ? { score: 10 } : {}),
    }));
    render(<ReportView report={makeReport(watched, [], { year: 2026 })} />);
    expect(screen.getByText('Nuri Bilge Ceylan')).toBeVisible();
    expect(screen.getByText('Senden 5 yıldız, herkesten 6,0')).toBeVisible();
    expect(screen.getByText('21 Kasım')).toBeVisible();
    expect(screen.getByText('2 film · 3 sa 20 dk')).toBeVisible();
    const best = screen.getByRole('region', { name: 'Öne çıkanlar' });
    const rows = within(best).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelectorAll('p')[1]?.textContent)).toEqual([
      'Puanın: ★ 5/5',
      '7,5/10 puan',
    ]);
  });
});
