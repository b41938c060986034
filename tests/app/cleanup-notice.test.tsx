// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CleanupNotice } from '#app/cleanup-notice.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the cleanup notice', () => {
  it('C-05 hands the focus of its button on to the page when it is dismissed', async () => {
    const runDailyCleanup = () => Promise.resolve({ favourites: 3, watched: 0 });
    render(
      <>
        <main tabIndex={-1}>Sayfa</main>
        <CleanupNotice records={{ runDailyCleanup }} />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Günlük temizlik: eski kayıtlardan 3 favori kaldırıldı.')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText(/Günlük temizlik/u)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
