// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { AuthPage } from '#features/auth/auth-page.tsx';

const TO_REGISTER = 'Hesabın yok mu? Kayıt ol';
const TO_SIGN_IN = 'Zaten hesabın var mı? Giriş yap';

function show() {
  const onSignIn = vi.fn<(input: { email: string }) => Promise<void>>(() => Promise.resolve());
  const onRegister = vi.fn<(input: { email: string; name: string }) => Promise<void>>(() =>
    Promise.resolve(),
  );
  render(<AuthPage onSignIn={onSignIn} onRegister={onRegister} />);
  return { onSignIn, onRegister };
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
/** The message that the field is described by. */
const errorOf = (label: string) => {
  const element = field(label);
  expect(element).toHaveAttribute('aria-invalid', 'true');
  expect(element).toHaveAccessibleDescription();
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
};

describe('signing in', () => {
  it('A-01 A-05 A-08 starts with the demo account, which is on screen too', async () => {
    const { onSignIn } = show();
    expect(screen.getByRole('heading', { name: 'Hesabına giriş yap' })).toBeVisible();
    expect(field('E-posta')).toHaveValue('demo@sinesohbet.app');
    expect(field('Şifre')).toHaveValue('Demo123!');
    expect(screen.getByText('demo@sinesohbet.app')).toBeVisible();
    expect(screen.getByText('Demo123!')).toBeVisible();
    await press('Giriş Yap');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ email: 'demo@sinesohbet.app' });
  });

  it('A-15 A-23 takes any e-mail and any password', async () => {
    const { onSignIn } = show();
    await write('E-posta', 'ayşe@örnek.com');
    await write('Şifre', 'x');
    await userEvent.keyboard('{Enter}');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ email: 'ayşe@örnek.com' });
  });

  it('A-07 is one press away with the demo account, whatever the fields hold', async () => {
    const { onSignIn } = show();
    await userEvent.clear(field('E-posta'));
    await press('Demo ile Giriş Yap');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ email: 'demo@sinesohbet.app' });
  });

  it('A-16 A-17 A-18 A-27 A-28 says what is missing, leads there, and clears the message while typing', async () => {
    const { onSignIn } = show();
    await userEvent.clear(field('E-posta'));
    await userEvent.clear(field('Şifre'));
    await press('Giriş Yap');
    expect(errorOf('E-posta')).toBe('E-posta gerekli');
    expect(errorOf('Şifre')).toBe('Şifre gerekli');
    expect(field('E-posta')).toHaveFocus();
    await userEvent.keyboard('d');
    expect(field('E-posta')).toHaveAttribute('aria-invalid', 'false');
    expect(errorOf('Şifre')).toBe('Şifre gerekli');
    await press('Giriş Yap');
    expect(errorOf('E-posta')).toBe('Geçerli bir e-posta adresi girin');
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('A-11 A-12 waits, visibly, while it is under way', async () => {
    const { onSignIn } = show();
    let finish: () => void = () => {};
    onSignIn.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
    await press('Giriş Yap');
    expect(screen.getByRole('button', { name: 'İşleniyor...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Demo ile Giriş Yap' })).toBeDisabled();
    await userEvent.type(field('E-posta'), '{Enter}');
    expect(onSignIn).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
  });

  it.each([
    [new Error('Oturum kaydedilemedi'), 'Oturum kaydedilemedi'],
    [new Error(''), 'Bir hata oluştu'],
    ['kaza', 'Bir hata oluştu'],
  ])('A-13 E-01 shows what %s says', async (thrown, message) => {
    const { onSignIn } = show();
    onSignIn.mockRejectedValueOnce(thrown);
    await press('Giriş Yap');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Giriş Yap');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('A-10 shows and hides the password', async () => {
    show();
    expect(field('Şifre')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster', pressed: false }));
    expect(field('Şifre')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster', pressed: true }));
    expect(field('Şifre')).toHaveAttribute('type', 'password');
  });
});

describe('registering', () => {
  it('A-02 A-03 A-06 A-07 starts empty, offers no demo, and gives e-mail and name', async () => {
    const { onRegister } = show();
    await press(TO_REGISTER);
    expect(screen.getByRole('heading', { name: 'Yeni hesap oluştur' })).toBeVisible();
    for (const label of ['İsim', 'E-posta', 'Şifre', 'Şifre onayı']) expect(field(label)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Demo ile Giriş Yap' })).not.toBeInTheDocument();
    await write('İsim', 'Işıl');
    await write('E-posta', 'isil@ornek.com');
    await write('Şifre', 'Sinema!');
    await write('Şifre onayı', 'Sinema!');
    await press('Kayıt Ol');
    expect(onRegister).toHaveBeenCalledExactlyOnceWith({ email: 'isil@ornek.com', name: 'Işıl' });
  });

  it('A-20 A-24 A-25 A-26 A-28 leads to the first of its messages', async () => {
    const { onRegister } = show();
    await press(TO_REGISTER);
    await press('Kayıt Ol');
    expect(errorOf('İsim')).toBe('İsim gerekli');
    expect(errorOf('Şifre onayı')).toBe('Şifre onayı gerekli');
    expect(field('İsim')).toHaveFocus();
    await write('Şifre', 'sinema');
    await write('Şifre onayı', 'sinem');
    await press('Kayıt Ol');
    expect(errorOf('Şifre')).toBe('Şifre en az 1 büyük harf içermelidir');
    expect(errorOf('Şifre onayı')).toBe('Şifreler eşleşmiyor');
    expect(onRegister).not.toHaveBeenCalled();
  });

  it('A-03 A-04 forgets fields and errors when the mode changes', async () => {
    show();
    await press(TO_REGISTER);
    await write('İsim', 'Işıl');
    await press('Kayıt Ol');
    await press(TO_SIGN_IN);
    expect(field('E-posta')).toHaveValue('demo@sinesohbet.app');
    expect(field('E-posta')).toHaveAttribute('aria-invalid', 'false');
    await press(TO_REGISTER);
    expect(field('İsim')).toHaveValue('');
    expect(field('İsim')).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('the page after a session has ended', () => {
  it('says why it is there, and its heading takes the focus that was lost', () => {
    const nothing = () => Promise.resolve();
    render(<AuthPage onSignIn={nothing} onRegister={nothing} notice="Oturumun kapandı." />);
    expect(screen.getByRole('status')).toHaveTextContent('Oturumun kapandı.');
    expect(screen.getByRole('heading', { name: 'Hesabına giriş yap' })).toHaveFocus();
  });

  it('leaves the focus where the person has put it', async () => {
    show();
    await press(TO_REGISTER);
    expect(screen.getByRole('button', { name: TO_SIGN_IN })).toHaveFocus();
  });

  it('hides a password again when the mode changes', async () => {
    show();
    await press('Şifreyi göster');
    await press(TO_REGISTER);
    expect(field('Şifre')).toHaveAttribute('type', 'password');
  });
});
