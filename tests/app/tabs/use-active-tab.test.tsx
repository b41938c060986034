// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createNavigator } from '#app/tabs/navigator.ts';
import { useActiveTab } from '#app/tabs/use-active-tab.ts';

const navigator = createNavigator(window);

function Probe() {
  const { tab, isSignIn, openTab } = useActiveTab(navigator);
  return (
    <>
      <output>{isSignIn ? 'giriş' : tab}</output>
      <button type="button" onClick={() => openTab('history')}>
        Geçmiş
      </button>
    </>
  );
}

const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('the active tab', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    window.history.replaceState(null, '', '/');
  });

  it('N-07 is in the address, and Back returns to the one before', async () => {
    render(<Probe />);
    await shows('dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Geçmiş' }));
    await shows('history');
    expect(window.location.hash).toBe('#/history');
    act(() => window.history.back());
    await shows('dashboard');
  });

  it('N-07 is read from the address at the start', async () => {
    window.history.replaceState(null, '', '/#/settings');
    render(<Probe />);
    await shows('settings');
  });

  it('leaves no step behind when it is replaced', async () => {
    render(<Probe />);
    const steps = window.history.length;
    act(() => navigator.replaceWithSignIn());
    await shows('giriş');
    act(() => navigator.replaceWithTab('favorites'));
    await shows('favorites');
    expect(window.history.length).toBe(steps);
  });

  it('begins a new tab at the top', async () => {
    render(<Probe />);
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => navigator.openTab('recommend'));
    await shows('recommend');
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('adds no step for the tab that is open', async () => {
    render(<Probe />);
    act(() => navigator.openTab('recommend'));
    await shows('recommend');
    const steps = window.history.length;
    act(() => navigator.openTab('recommend'));
    expect(window.history.length).toBe(steps);
  });
});
