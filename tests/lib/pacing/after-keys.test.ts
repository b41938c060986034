// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createAfterKeys } from '#lib/pacing/after-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

it('runs when it is due where no key has been pressed', async () => {
  const run = vi.fn();
  createAfterKeys(window)(run, 80);
  await vi.advanceTimersByTimeAsync(79);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

it('lets a key be drawn before, and waits for none that was drawn', async () => {
  const afterKeys = createAfterKeys(window);
  const run = vi.fn();
  afterKeys(run, 80);
  await vi.advanceTimersByTimeAsync(78);
  press();
  await vi.advanceTimersByTimeAsync(2);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledOnce();
  afterKeys(run, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});

it('hears a key that somebody keeps to themselves', async () => {
  const afterKeys = createAfterKeys(window);
  const selfish = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', selfish);
  press();
  document.body.removeEventListener('keydown', selfish);
  const run = vi.fn();
  afterKeys(run, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(run).not.toHaveBeenCalled();
});
