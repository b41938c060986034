// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { MOOD_LABELS } from '#domain/mood.ts';
import { ChatPanel } from '#features/chat/chat-panel.tsx';
import { createDraft } from '#features/chat/composer/draft-store.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { conversationsOf } from '#tests/support/conversations-stage.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

function open(steps: readonly Step[]) {
  const given = toolPorts();
  const model = scriptedModel(steps);
  const conversations = conversationsOf({ ...given, model });
  const draft = createDraft();
  const { chats } = given.records;
  renderOnStage(
    <ChatPanel conversations={conversations} chats={chats} draft={draft} modelLabel="Deneme modeli" />,
    given.records,
  );
  const messages = () => conversations.store.getState().open.chat.messages;
  return { ...given, model, conversations, messages, draft, user: userEvent.setup() };
}

const input = () => screen.getByRole('textbox', { name: 'Mesajınız' });
const log = () => screen.getByRole('log', { name: 'Konuşma' });

describe('the composer', () => {
  it('sends with Enter and empties; Shift+Enter breaks the line', async () => {
    const { user, messages } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), 'selam{Shift>}{Enter}{/Shift}nasılsın{Enter}');
    expect(await within(log()).findByText('Merhaba!')).toBeVisible();
    expect(messages()[0]?.parts).toEqual([{ type: 'text', text: 'selam\nnasılsın' }]);
    expect(input()).toHaveValue('');
  });

  it('sends nothing for an empty message', async () => {
    const { user, model } = open([]);
    await user.type(input(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Gönder' }));
    expect(model.prompts).toEqual([]);
  });

  it('refuses 5,000 characters with a note and keeps the draft until it is changed', async () => {
    const { user, model, draft } = open([]);
    draft.setState({ text: 'a'.repeat(5000) });
    await user.click(await screen.findByRole('button', { name: 'Gönder' }));
    expect(screen.getByRole('alert')).toHaveTextContent('en çok 4.000 karakter');
    expect(input()).toHaveAccessibleDescription(/4\.000/u);
    expect(input()).toHaveValue('a'.repeat(5000));
    expect(model.prompts).toEqual([]);
    await user.type(input(), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers Durdur instead of Gönder while an answer streams; stopping keeps what has arrived', async () => {
    const { user } = open([{ hang: true }, { say: 'Devam.' }]);
    await user.type(input(), 'anlat{Enter}');
    expect(await within(log()).findByText('Şöyle bir')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gönder' })).toBeNull();
    await user.type(input(), 'bekle{Enter}');
    expect(input()).toHaveValue('bekle');
    await user.click(screen.getByRole('button', { name: 'Durdur' }));
    await screen.findByRole('button', { name: 'Gönder' });
    expect(within(log()).getByText('Şöyle bir')).toBeVisible();
    await user.type(input(), '{Enter}');
    expect(await within(log()).findByText('Devam.')).toBeVisible();
  });
});

describe('the conversation', () => {
  it('begins with chips for the surprise, the moods and the genres, which send a message as if typed', async () => {
    const { user, messages } = open([{ say: 'Olur.' }]);
    const chips = screen.getByRole('group', { name: 'Hızlı öneriler' });
    const names = (group: string) =>
      within(within(chips).getByRole('group', { name: group }))
        .getAllByRole('button')
        .map((chip) => chip.textContent);
    expect(names('Ruh halin')).toEqual(Object.values(MOOD_LABELS));
    expect(names('Tür')).toEqual(GENRES.map((genre) => (genre === 'Romantik' ? 'Romantik film' : genre)));
    expect(within(chips).getByRole('button', { name: 'Beni şaşırt' })).toBeVisible();
    await user.click(within(chips).getByRole('button', { name: 'Daha fazla' }));
    expect(within(chips).queryByRole('button', { name: 'Daha fazla' })).toBeNull();
    expect(within(chips).getByRole('button', { name: 'Rahat' })).toHaveFocus();
    await user.click(within(chips).getByRole('button', { name: 'Drama' }));
    await within(log()).findByText('Olur.');
    expect(messages()[0]?.parts).toEqual([{ type: 'text', text: 'Drama öner' }]);
  });

  it('is silent while it streams and announced once', async () => {
    const { user } = open([{ say: 'İyi seyirler!' }]);
    expect(log()).toHaveAttribute('aria-live', 'off');
    await user.type(input(), 'sağ ol{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('İyi seyirler!'));
  });

  it('settles a removal by a typed yes', async () => {
    const { user, records } = open([
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
      { call: 'removeFavourite', input: { title: 'Titanik' } },
      { say: 'Çıkardım.' },
    ]);
    await user.type(input(), 'Titanik’i ekle{Enter}');
    await within(log()).findByText('Ekledim.');
    await user.type(input(), 'Titanik’i çıkar{Enter}');
    await screen.findByRole('alertdialog', { name: 'Favorilerden çıkarılsın mı?' });
    await user.type(input(), 'evet{Enter}');
    await within(log()).findByText('Çıkardım.');
    expect(records.favourites.get()).toEqual([]);
  });

  it('says what failed and tries again', async () => {
    const { user } = open([{ fail: new TypeError('Failed to fetch') }, { say: 'Buradayım.' }]);
    await user.type(input(), 'merhaba{Enter}');
    await within(log()).findByText(/ulaşılamadı/u);
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await within(log()).findByText('Buradayım.')).toBeVisible();
  });

  it('starts afresh', async () => {
    const { user, messages } = open([{ say: 'Merhaba!' }]);
    await user.type(input(), 'selam{Enter}');
    await within(log()).findByText('Merhaba!');
    await user.click(screen.getByRole('button', { name: 'Yeni sohbet' }));
    expect(messages()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Bu akşam ne izlesek?' })).toBeVisible();
  });
});
