// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { Composer } from '#features/chat/composer/composer.tsx';
import { createDraft } from '#features/chat/composer/draft-store.ts';

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const onStop = vi.fn();
const draft = createDraft();
beforeEach(() => draft.setState({ text: 'selam' }));

/** A composer whose answer begins as soon as something is sent, and does not end by itself. */
function Stage() {
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer draft={draft} onSubmit={() => setBusy(true)} onStop={onStop} busy={busy} inputRef={input} />
  );
}

it('looks as if there were something to send only where there is', () => {
  draft.setState({ text: ' ' });
  render(<Stage />);
  const send = screen.getByRole('button', { name: 'Gönder' });
  expect(send).toHaveAttribute('data-idle');
  act(() => draft.setState({ text: 'selam' }));
  expect(send).not.toHaveAttribute('data-idle');
});

it('takes a double click on Gönder as one; a click of its own on Durdur stops', async () => {
  const user = userEvent.setup();
  render(<Stage />);
  await user.dblClick(screen.getByRole('button', { name: 'Gönder' }));
  expect(onStop).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Durdur' }).focus();
  await user.keyboard('{Enter}');
  expect(onStop).toHaveBeenCalledOnce();
});
