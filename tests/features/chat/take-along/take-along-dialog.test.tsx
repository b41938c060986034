// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TakeAlongButton } from '#features/chat/take-along/take-along-button.tsx';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { conversationsOf } from '#tests/support/conversations-stage.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

afterEach(() => vi.unstubAllGlobals());

/** The dialog over a conversation of one greeting. */
async function open() {
  const given = toolPorts();
  const conversations = conversationsOf({ ...given, model: scriptedModel([{ say: 'Merhaba!' }]) });
  conversations.send('selam https://a.example');
  const { chat } = conversations.store.getState().open;
  await vi.waitFor(() => expect(chat.messages.at(-1)?.parts.at(-1)).toMatchObject({ text: 'Merhaba!' }));
  const user = userEvent.setup();
  renderOnStage(<TakeAlongButton conversations={conversations} chats={given.records.chats} />, given.records);
  await user.click(screen.getByRole('button', { name: 'Sohbeti paylaş ya da indir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sohbeti paylaş' }));
  return { user, dialog, preview: dialog.getByRole('region', { name: 'Önizleme' }) };
}

describe('taking a conversation along', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

  it('Y-04 shows the message before it leaves, and copies it', async () => {
    const { user, dialog, preview } = await open();
    expect(preview).toHaveTextContent('SineSohbet ile film sohbetim Ben: selam SineSohbet: Merhaba!');
    expect(dialog.queryByRole('button', { name: 'Paylaş' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Kopyalandı.');
    expect(await navigator.clipboard.readText()).toContain('Ben: selam\n\nSineSohbet: Merhaba!');
  });

  it('Y-04 hands it to another app where the browser can, and is silent when none is chosen', async () => {
    const shared: unknown[] = [];
    const share = vi.fn(async (what: unknown) => void shared.push(what));
    Object.assign(navigator, { share });
    try {
      const { user, dialog } = await open();
      await user.click(dialog.getByRole('button', { name: 'Paylaş' }));
      expect(shared).toEqual([{ text: expect.stringContaining('Ben: selam\n\n') }]);
      share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
      await user.click(dialog.getByRole('button', { name: 'Paylaş' }));
      expect(dialog.getByRole('status')).toBeEmptyDOMElement();
      share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await user.click(dialog.getByRole('button', { name: 'Paylaş' }));
      expect(dialog.getByRole('status')).toHaveTextContent(
        'Paylaşılamadı. Metni kopyalayıp yollayabilirsin.',
      );
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('Y-03 copies the whole of it as Markdown', async () => {
    const { user, dialog, preview } = await open();
    await user.click(dialog.getByRole('button', { name: 'Markdown' }));
    expect(preview).toHaveTextContent('# selam https://a.example');
    expect(dialog.getByRole('button', { name: 'İndir' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^# selam https:\/\/a\.example\n\nSineSohbet, 21 Kasım 2026\n\n\*\*Ben:\*\* selam/u,
    );
  });
});
