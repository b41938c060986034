import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { authErrors, type AuthValues, DEMO_ACCOUNT, emailError, passwordError } from '#domain/account.ts';

const filled: AuthValues = {
  email: 'ayse@example.com',
  password: 'Gizli!1',
  name: 'Ayşe',
  confirmation: 'Gizli!1',
};

describe('A-16 A-17 emailError', () => {
  it.each([
    ['', 'E-posta gerekli'],
    ['   ', 'E-posta gerekli'],
    ['ayse', 'Geçerli bir e-posta adresi girin'],
    ['ayse@example', 'Geçerli bir e-posta adresi girin'],
    ['ayse @example.com', 'Geçerli bir e-posta adresi girin'],
    ['ayse@@example.com', 'Geçerli bir e-posta adresi girin'],
    ['@example.com', 'Geçerli bir e-posta adresi girin'],
    ['ayse@example.com', undefined],
    [' ayse@example.com ', undefined],
    ['ayşe.yılmaz+film@örnek.com.tr', undefined],
  ])('%o: %s', (email, message) => {
    expect(emailError(email)).toBe(message);
  });
});

describe('A-18 A-19 A-20 A-21 passwordError when registering', () => {
  it.each([
    ['', 'Şifre gerekli'],
    ['a', 'Şifre en az 6 karakter olmalı'],
    ['Aa!12', 'Şifre en az 6 karakter olmalı'],
    ['gizli!', 'Şifre en az 1 büyük harf içermelidir'],
    ['gizlidir', 'Şifre en az 1 büyük harf içermelidir'],
    ['Gizlidir', 'Şifre en az 1 özel karakter içermelidir (!@#$%^&* vb.)'],
    ['Gizli-dir_', 'Şifre en az 1 özel karakter içermelidir (!@#$%^&* vb.)'],
    ['Gizli!', undefined],
    ['İçten!', undefined],
  ])('%o: %s', (password, message) => {
    expect(passwordError(password, 'register')).toBe(message);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('A-21 takes %s for a special character', (special) => {
    expect(passwordError(`Gizli${special}`, 'register')).toBeUndefined();
  });

  it('A-22 names the first broken rule of length, capital, special character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abAÇ1!-'), minLength: 1, maxLength: 9 }),
        (password) => {
          const broken = [
            password.length < 6 && 'Şifre en az 6 karakter olmalı',
            !/[AÇ]/u.test(password) && 'Şifre en az 1 büyük harf içermelidir',
            !password.includes('!') && 'Şifre en az 1 özel karakter içermelidir (!@#$%^&* vb.)',
          ].filter(Boolean);
          expect(passwordError(password, 'register')).toBe(broken[0]);
        },
      ),
    );
  });
});

describe('authErrors', () => {
  it('A-18 A-23 asks signing in for an e-mail and any password, and nothing else', () => {
    expect(authErrors({ email: 'a@b.co', password: 'x', name: '', confirmation: '' }, 'signIn')).toEqual({});
    expect(authErrors({ email: '', password: '', name: '', confirmation: '' }, 'signIn')).toEqual({
      email: 'E-posta gerekli',
      password: 'Şifre gerekli',
    });
  });

  it('A-24 A-25 names every empty field when registering', () => {
    expect(authErrors({ email: '', password: '', name: ' ', confirmation: '' }, 'register')).toEqual({
      email: 'E-posta gerekli',
      password: 'Şifre gerekli',
      name: 'İsim gerekli',
      confirmation: 'Şifre onayı gerekli',
    });
  });

  it('A-26 wants the password twice', () => {
    expect(authErrors({ ...filled, confirmation: 'Gizli!2' }, 'register')).toEqual({
      confirmation: 'Şifreler eşleşmiyor',
    });
    expect(authErrors(filled, 'register')).toEqual({});
  });

  it('lets the demo account in, even by the rules of registering', () => {
    const { email, password } = DEMO_ACCOUNT;
    expect(authErrors({ email, password, name: 'Demo', confirmation: password }, 'register')).toEqual({});
  });
});
