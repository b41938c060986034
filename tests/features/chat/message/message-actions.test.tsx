// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { ChatPanel } from '#features/chat/chat-panel.tsx';
import { createDraft } from '#features/chat/composer/draft-store.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { conversationsOf, memoryTab } from '#tests/support/conversations-stage.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

function open(steps: readonly Step[]) {
  const given = toolPorts();
  const model = scriptedModel(steps);
  const conversations = conversationsOf({ ...given, model });
  const draft = createDraft();
  renderOnStage(
    <ChatPanel
      conversations={conversations}
      chats={given.records.chats}
      draft={draft}
      modelLabel="Deneme modeli"
    />,
    given.records,
  );
  return { ...given, conversations, model, draft, user: userEvent.setup() };
}

const input = () => screen.getByRole('textbox', { name: 'Mesajınız' });
const log = () => screen.getByRole('log', { name: 'Konuşma' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What can be done with a message stands below it once the page has rested. */
const actionButton = (name: string) => screen.findByRole('button', { name });

describe('a message', () => {
  it('is edited and sent again; the earlier branch is one button away', async () => {
    const { user } = open([{ say: 'Komediler.' }, { say: 'Dramlar.' }]);
    await user.type(input(), 'komedi öner{Enter}');
    await within(log()).findByText('Komediler.');
    await user.click(await actionButton('Düzenle'));
    const editor = screen.getByRole('textbox', { name: 'Mesajı düzenle' });
    expect(editor).toHaveFocus();
    expect(editor).toHaveValue('komedi öner');
    await user.clear(editor);
    expect(button('Yeniden gönder')).toBeDisabled();
    await user.type(editor, 'dram öner{Enter}');
    await within(log()).findByText('Dramlar.');
    const versions = screen.getByRole('group', { name: 'Sürümler' });
    expect(versions).toHaveTextContent('2/2');
    await waitFor(() => expect(button('Önceki sürüm')).toBeEnabled());
    await user.click(button('Önceki sürüm'));
    // Another first message is another thread, with a log of its own.
    await waitFor(() => expect(within(log()).getByText('Komediler.')).toBeVisible());
    expect(screen.getByRole('group', { name: 'Sürümler' })).toHaveTextContent('1/2');
    await waitFor(() => expect(button('Önceki sürüm')).toHaveFocus());
    await user.click(button('Önceki sürüm'));
    expect(within(log()).getByText('Komediler.')).toBeVisible();
  });

  it('is left as it was by Escape, and the focus goes back', async () => {
    const { user, model } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Merhaba!');
    await user.click(await actionButton('Düzenle'));
    await user.keyboard('başka{Escape}');
    expect(within(log()).getByText('selam')).toBeVisible();
    await waitFor(() => expect(button('Düzenle')).toHaveFocus());
    expect(model.prompts).toHaveLength(1);
  });

  it('is copied; an answer by what it says and shows', async () => {
    const { user } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Merhaba!');
    await actionButton('Yeniden üret');
    const copies = screen.getAllByRole('button', { name: 'Kopyala' });
    expect(copies).toHaveLength(2);
    await user.click(copies[0] ?? document.body);
    expect(await navigator.clipboard.readText()).toBe('selam');
    expect(button('Kopyalandı')).toBeVisible();
    await user.click(button('Kopyala'));
    expect(await navigator.clipboard.readText()).toBe('Merhaba!');
  });

  it('says once a turn when it was said, and by whom it was answered', async () => {
    const { user } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Merhaba!');
    await actionButton('Yeniden üret');
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-21T20:00:00.000Z');
    expect(within(log()).getByText(/· scripted/u)).toBeVisible();
  });

  it('is answered anew, and the earlier answer stays', async () => {
    const { user } = open([{ say: 'Bir.' }, { say: 'İki.' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Bir.');
    await user.click(await actionButton('Yeniden üret'));
    await within(log()).findByText('İki.');
    expect(input()).toHaveFocus();
    await user.click(button('Önceki sürüm'));
    expect(await within(log()).findByText('Bir.')).toBeVisible();
  });

  it('is answered anew while another answer comes, which ends; a double click asks once', async () => {
    const { user, model } = open([{ say: 'Bir.' }, { hang: true }, { say: 'İki.' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Bir.');
    await user.type(input(), 'devam{Enter}');
    await within(log()).findByText(/Şöyle bir/u);
    await user.dblClick(await actionButton('Yeniden üret'));
    await within(log()).findByText('İki.');
    expect(within(log()).queryByText('devam')).toBeNull();
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeVisible();
    expect(model.prompts).toHaveLength(3);
  });
});

describe('the composer', () => {
  it('brings the last message back with ↑ into an empty field only', async () => {
    const { user } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('');
    await user.type(input(), 'ilk mesaj{Enter}');
    await within(log()).findByText('Merhaba!');
    await user.type(input(), 'taslak{ArrowUp}');
    expect(input()).toHaveValue('taslak');
    await user.clear(input());
    await user.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('ilk mesaj');
  });

  it('sends nothing with the Enter that confirms a word of an input method', async () => {
    const { user, model } = open([]);
    await user.type(input(), 'にほん');
    const enter = (init: KeyboardEventInit) =>
      input().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    expect(input()).toHaveValue('にほん');
    expect(model.prompts).toEqual([]);
  });

  it('breaks the line with Enter on touch', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user, model } = open([{ say: 'Olur.' }]);
    await user.type(input(), 'bir{Enter}iki');
    expect(input()).toHaveValue('bir\niki');
    expect(model.prompts).toEqual([]);
    await user.click(button('Gönder'));
    expect(await within(log()).findByText('Olur.')).toBeVisible();
  });

  it('keeps its draft over a reload', () => {
    const tab = memoryTab();
    createDraft(tab).setState({ text: 'yarım kalan' });
    expect(createDraft(tab).getState()).toEqual({ text: 'yarım kalan' });
    createDraft(tab).setState({ text: '' });
    expect(createDraft(tab).getState()).toEqual({ text: '' });
  });
});

describe('the list of conversations', () => {
  const two = async () => {
    const stage = open([{ say: 'Bir.' }, { say: 'İki.' }]);
    const { user } = stage;
    await user.type(input(), 'Iğdır’dan selam{Enter}');
    await within(log()).findByText('Bir.');
    await user.click(button('Yeni sohbet'));
    await screen.findByRole('heading', { name: 'Bu akşam ne izlesek?' });
    await user.type(input(), 'dram öner{Enter}');
    await within(log()).findByText('İki.');
    await user.click(button('Sohbetlerim'));
    return stage;
  };
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

  it('finds by Turkish folding, in titles and in what was said', async () => {
    const { user } = await two();
    const search = screen.getByRole('searchbox', { name: 'Sohbetlerde ara' });
    await user.type(search, 'IGDIR');
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Iğdır’dan selam')]));
    await user.clear(search);
    await user.type(search, 'iki');
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('dram öner')]));
    await user.type(search, 'yok böyle');
    expect(await screen.findByText('Aramana uyan bir sohbet yok.')).toBeVisible();
  });

  it('renames, pins, opens and deletes', async () => {
    const { user, records } = await two();
    await user.click(button('Yeniden adlandır: Iğdır’dan selam'));
    await user.clear(screen.getByRole('textbox', { name: 'Sohbetin adı' }));
    await user.keyboard('Memleket{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sabitle: Memleket' }));
    await waitFor(() => expect(button('Sabitle: Memleket')).toHaveAttribute('aria-pressed', 'true'));
    expect(rows()[0]).toContain('Memleket');
    await user.click(button('Sil: dram öner'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(records.chats.get()).toMatchObject([{ title: 'Memleket', pinned: true }]);
    await user.click(button(/^Memleket/u));
    expect(await within(log()).findByText('Bir.')).toBeVisible();
  });

  it('closes with Escape, a name being changed first', async () => {
    const { user } = await two();
    await user.click(button('Yeniden adlandır: dram öner'));
    await user.keyboard('x{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Sohbetin adı' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Sohbetlerim' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Sohbetlerim' })).toBeNull();
    expect(button('Sohbetlerim')).toHaveFocus();
  });
});
