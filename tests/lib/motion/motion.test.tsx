// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { m } from '#lib/motion/m.ts';
import { MotionProvider } from '#lib/motion/motion-provider.tsx';
import { dealIn } from '#lib/motion/presets.ts';

describe('motion', () => {
  it('can be read before the features have loaded', () => {
    render(
      <MotionProvider>
        <m.p {...dealIn(2)}>Vizontele</m.p>
      </MotionProvider>,
    );
    expect(screen.getByText('Vizontele')).toBeVisible();
    expect(screen.getByText('Vizontele').style.opacity).toBe('');
  });

  it('deals cards one after another, and never keeps anybody waiting', () => {
    const delays = [0, 1, 2, 50, 500].map((index) => dealIn(index).transition.delay ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThan(0);
    expect(Math.max(...delays)).toBeLessThan(0.5);
  });
});
