// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { LazyAuthModal, preloadAuthModal } from '#features/auth/lazy-auth-modal.tsx';

function Page({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onPointerEnter={preloadAuthModal} onClick={() => setOpen(true)}>
        Ücretsiz Başla
      </button>
      {isOpen && (
        <LazyAuthModal
          onClose={() => setOpen(false)}
          onSignIn={onSignIn}
          onRegister={() => Promise.resolve()}
        />
      )}
    </>
  );
}

async function open(onSignIn: () => Promise<void> = () => Promise.resolve()) {
  render(<Page onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ücretsiz Başla' }));
  return screen.findByRole('dialog', { name: 'Hesabına giriş yap' });
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the modal with the form', () => {
  it('A-01 A-02 is named by what the form is for', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hesabın yok mu? Kayıt ol' }));
    expect(screen.getByRole('dialog', { name: 'Yeni hesap oluştur' })).toBeVisible();
  });

  it.each([
    ['its X', () => userEvent.click(screen.getByRole('button', { name: 'Kapat' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a press on the backdrop',
      async (dialog: HTMLElement) => {
        const backdrop = dialog.previousElementSibling;
        if (backdrop === null) throw new Error('no backdrop');
        await userEvent.click(backdrop);
      },
    ],
  ])('L-09 L-10 closes by %s and gives the focus back', async (_, close) => {
    await close(await open());
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ücretsiz Başla' })).toHaveFocus());
  });

  it('A-09 L-11 closes once signed in', async () => {
    const onSignIn = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await open(onSignIn);
    await userEvent.click(screen.getByRole('button', { name: 'Demo ile Giriş Yap' }));
    await isClosed();
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('L-11 stays open, with the reason, when signing in fails', async () => {
    await open(() => Promise.reject(new Error('Yer kalmadı')));
    await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Yer kalmadı');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
