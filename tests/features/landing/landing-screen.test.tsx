// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { LandingScreen } from '#features/landing/landing-screen.tsx';

function show(onIntent?: () => void) {
  render(
    <LandingScreen
      year={2031}
      authModal={(close) => (
        <button type="button" onClick={close}>
          Formu kapat
        </button>
      )}
      {...(onIntent === undefined ? {} : { onIntent })}
    />,
  );
}

describe('the landing page', () => {
  it('L-01 makes its four claims', () => {
    show();
    const claims = screen.getByRole('region', { name: 'Film aramak değil, film izlemek için' });
    const titles = within(claims).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Yapay zekâ destekli öneriler',
      'Favori listesi',
      'Sürpriz film',
      'İstatistikler',
    ]);
  });

  it('L-02 says how it works in three steps', () => {
    show();
    const steps = screen.getByRole('region', { name: 'Nasıl çalışır?' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  });

  it('L-06 L-07 names the year and its sources', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('© 2031 SineSohbet');
    expect(within(footer).getByRole('link', { name: 'OpenAI' })).toHaveAttribute(
      'href',
      'https://openai.com',
    );
    expect(within(footer).getByRole('link', { name: 'TMDB' })).toBeVisible();
    expect(footer).toHaveTextContent("Bu ürün TMDB API'sini kullanır ancak TMDB tarafından");
  });

  it.each(['Giriş Yap / Kayıt Ol', 'Ücretsiz Başla', 'Bu akşamın filmini bul'])(
    'L-04 L-05 L-08 opens the form by %s, until it is closed',
    async (name) => {
      show();
      expect(screen.queryByRole('button', { name: 'Formu kapat' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Formu kapat' }));
      expect(screen.queryByRole('button', { name: 'Formu kapat' })).not.toBeInTheDocument();
    },
  );

  it('tells once that somebody has begun to use it', async () => {
    const onIntent = vi.fn<() => void>();
    show(onIntent);
    expect(onIntent).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.hover(screen.getByRole('button', { name: 'Ücretsiz Başla' }));
    expect(onIntent).toHaveBeenCalledOnce();
  });
});
