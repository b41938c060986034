// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { ComparisonView } from '#features/chat/tool-views/comparison-view.tsx';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { toolPorts } from '#tests/support/tool-ports.ts';
import type { ComparisonOutput } from '#tools/compare-films.ts';

import { EXAMPLES } from './examples/comparison.ts';

const { output } = EXAMPLES.compareFilms;
const show = (answer: ComparisonOutput) =>
  renderOnStage(
    <ComparisonView output={answer} input={undefined} source="c" live={false} open />,
    toolPorts().records,
  );

describe('the card of a comparison', () => {
  it('V-02 has a column a film, and says in words which has more', () => {
    show(output);
    const table = screen.getByRole('table', { name: 'Başlangıç ve Yıldızlararası' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const cells = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`, 'u') }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('Yıl')).toEqual(['2010', '2014 daha yeni']);
    expect(cells('Süre')[1]).toContain('daha uzun');
    expect(cells('Puan').join('')).not.toContain('daha');
  });

  it('V-02 opens the details of either film', async () => {
    const { popups } = show(output);
    await userEvent.click(screen.getByRole('button', { name: 'Yıldızlararası' }));
    expect(popups.getState().film?.title).toBe('Yıldızlararası');
  });

  it.each<[ComparisonOutput, string]>([
    [{ status: 'notFound', title: 'Yok' }, '“Yok” bulunamadı.'],
    [{ status: 'failed', message: 'İkisi de aynı film.' }, 'İkisi de aynı film.'],
  ])('says why there is none: %o', (answer, words) => {
    show(answer);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('V-03 offers the candidates of an open title', () => {
    show({ status: 'ambiguous', slot: 'first', candidates: output.status === 'done' ? [output.first] : [] });
    expect(screen.getByRole('group', { name: 'Adaylar' })).toBeVisible();
  });
});
