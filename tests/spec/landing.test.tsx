// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { LandingScreen } from '#features/landing/landing-screen.tsx';

describe('the landing page', () => {
  it('L-03 L-05 begins with what the product is, and a way to start', () => {
    render(<LandingScreen year={2026} authModal={() => null} />);
    const hero = screen.getByRole('heading', { level: 1, name: /izlesek/u }).closest('section');
    if (hero === null) throw new Error('the hero is no section');
    expect(hero).toHaveTextContent(/sana üç film seçer ve neden onları seçtiğini anlatır/u);
    expect(within(hero).getByRole('button', { name: 'Ücretsiz Başla' })).toBeVisible();
  });
});
