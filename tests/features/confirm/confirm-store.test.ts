import { describe, expect, it, vi } from 'vitest';

import { type ConfirmRequest, createConfirm } from '#features/confirm/confirm-store.ts';

const request = (own: Partial<ConfirmRequest> = {}): ConfirmRequest => ({
  tone: 'danger',
  title: 'Silinsin mi?',
  body: 'Geri alınamaz.',
  verb: 'Sil',
  action: async () => true,
  ...own,
});

describe('a confirmation', () => {
  it('runs its action once accepted, and answers true', async () => {
    const { confirm, accept, store } = createConfirm();
    const action = vi.fn<() => Promise<boolean>>(async () => true);
    const answer = confirm(request({ action }));
    expect(action).not.toHaveBeenCalled();
    await accept();
    expect(await answer).toBe(true);
    expect(store.getState().request).toBeUndefined();
  });

  it('answers false when declined, without acting', async () => {
    const { confirm, cancel } = createConfirm();
    const action = vi.fn<() => Promise<boolean>>(async () => true);
    const answer = confirm(request({ action }));
    cancel();
    expect(await answer).toBe(false);
    expect(action).not.toHaveBeenCalled();
  });

  it('P-27 cannot be declined, accepted twice or replaced while its action runs', async () => {
    const { confirm, accept, cancel, store } = createConfirm();
    let finish: (done: boolean) => void = () => {};
    const action = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (finish = resolve)));
    const answer = confirm(request({ action }));
    const accepted = accept();
    expect(store.getState().loading).toBe(true);
    cancel();
    await accept();
    expect(await confirm(request({ title: 'Başka' }))).toBe(false);
    expect(store.getState().request?.title).toBe('Silinsin mi?');
    finish(true);
    await accepted;
    expect(await answer).toBe(true);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['answers false', async () => false],
    ['rejects', () => Promise.reject(new Error('dolu'))],
  ])('P-28 stays open, no longer loading, when its action %s', async (_how, action) => {
    const { confirm, accept, cancel, store } = createConfirm();
    const answer = confirm(request({ action }));
    await accept();
    expect(store.getState()).toMatchObject({ loading: false, failed: true, request: { verb: 'Sil' } });
    cancel();
    expect(await answer).toBe(false);
  });

  it('gives way to a newer question', async () => {
    const { confirm, accept } = createConfirm();
    const older = confirm(request());
    const newer = confirm(request({ title: 'Başka' }));
    expect(await older).toBe(false);
    await accept();
    expect(await newer).toBe(true);
  });
});
