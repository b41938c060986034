// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { ConfirmHost } from '#features/confirm/confirm-host.tsx';
import { createConfirm } from '#features/confirm/confirm-store.ts';

function ask(action: () => Promise<boolean>) {
  const confirm = createConfirm();
  render(<ConfirmHost confirm={confirm} />);
  act(() => {
    void confirm.confirm({
      tone: 'danger',
      title: 'Silinsin mi?',
      body: 'Geri alınamaz.',
      verb: 'Sil',
      action,
    });
  });
  return confirm;
}
const dialog = () => screen.queryByRole('alertdialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the confirmation dialog', () => {
  it('is named by its question and described by its text', () => {
    ask(async () => true);
    expect(screen.getByRole('alertdialog', { name: 'Silinsin mi?' })).toHaveAccessibleDescription(
      'Geri alınamaz.',
    );
    expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
  });

  it('closes with Escape and with Vazgeç', async () => {
    const confirm = ask(async () => true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(confirm.store.getState().request).toBeUndefined();
  });

  it('P-27 cannot be closed while it works', async () => {
    let finish: (done: boolean) => void = () => {};
    ask(() => new Promise((resolve) => (finish = resolve)));
    await press('Sil');
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    await act(async () => finish(true));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('P-28 stays and says so when the action fails, and can be tried again', async () => {
    let works = false;
    ask(async () => works);
    await press('Sil');
    expect(await screen.findByRole('alert')).toHaveTextContent('İşlem tamamlanamadı');
    expect(dialog()).toBeVisible();
    works = true;
    await press('Sil');
    await waitFor(() => expect(dialog()).toBeNull());
  });
});
