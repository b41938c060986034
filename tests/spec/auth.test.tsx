// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { AuthPage } from '#features/auth/auth-page.tsx';
import { colourOf } from './colours.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the form', () => {
  it('A-13 E-01 shows a general error in a red box above its fields', async () => {
    render(
      <AuthPage
        onSignIn={() => Promise.reject(new Error('Yer kalmadı'))}
        onRegister={() => Promise.resolve()}
      />,
    );
    await press('Giriş Yap');
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Yer kalmadı');
    expect([colourOf(box, ':root'), colourOf(box, '.dark')]).toEqual(['red', 'red']);
    const form = screen.getByRole('form');
    expect(box.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it.each([
    ['Sin!1', 'A-19', 'Şifre en az 6 karakter olmalı'],
    ['sinema', 'A-20', 'Şifre en az 1 büyük harf içermelidir'],
    ['Sinema', 'A-21', 'Şifre en az 1 özel karakter içermelidir (!@#$%^&* vb.)'],
  ])('A-19 A-20 A-21 A-22 A-28 refuses to register with %s (%s)', async (password, _, message) => {
    const onRegister = vi.fn<() => Promise<void>>(() => Promise.resolve());
    render(<AuthPage onSignIn={() => Promise.resolve()} onRegister={onRegister} />);
    await press('Hesabın yok mu? Kayıt ol');
    await userEvent.type(screen.getByLabelText('İsim'), 'Işıl');
    await userEvent.type(screen.getByLabelText('E-posta'), 'isil@ornek.com');
    await userEvent.type(screen.getByLabelText('Şifre'), password);
    await userEvent.type(screen.getByLabelText('Şifre onayı'), password);
    await press('Kayıt Ol');
    expect(screen.getByLabelText('Şifre')).toHaveAccessibleDescription(message);
    expect(onRegister).not.toHaveBeenCalled();
  });
});
