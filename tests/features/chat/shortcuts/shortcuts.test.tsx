// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { SHORTCUTS } from '#features/chat/shortcuts/shortcuts-dialog.tsx';
import { ShortcutsHost } from '#features/chat/shortcuts/shortcuts-host.tsx';
import { useCardKeys } from '#features/chat/shortcuts/use-card-keys.ts';

const change = { id: 'a', label: 'Bir şey', at: '2026-11-21T20:00:00.000Z', state: 'open' } as const;

function openPage(latest: typeof change | undefined = change) {
  const undo = vi.fn(async () => 'undone' as const);
  render(
    <>
      <input aria-label="Mesajınız" />
      <button type="button">Bir yer</button>
      <ShortcutsHost journal={{ latest: () => latest, undo }} />
    </>,
  );
  return { undo, user: userEvent.setup() };
}

describe('the question mark', () => {
  it('shows every key and gives the focus back', async () => {
    const { user } = openPage();
    screen.getByRole('button', { name: 'Bir yer' }).focus();
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Klavye kısayolları' });
    for (const { does } of SHORTCUTS) expect(dialog).toHaveTextContent(does);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bir yer' })).toHaveFocus());
  });

  it('is a letter like any other while something is typed', async () => {
    const { user } = openPage();
    await user.type(screen.getByRole('textbox'), 'ne izlesem?');
    expect(screen.getByRole('textbox')).toHaveValue('ne izlesem?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Ctrl+Z and ⌘Z', () => {
  it.each(['Control', 'Meta'])('with %s take the offered change back', async (key) => {
    const { user, undo } = openPage();
    await user.keyboard(`{${key}>}z{/${key}}`);
    expect(undo).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('belong to the text while something is typed, and to nobody when nothing is offered', async () => {
    const typing = openPage();
    await typing.user.type(screen.getByRole('textbox'), 'a{Control>}z{/Control}');
    expect(typing.undo).not.toHaveBeenCalled();
  });

  it('do nothing when nothing is offered', async () => {
    const undo = vi.fn(async () => 'undone' as const);
    render(<ShortcutsHost journal={{ latest: () => undefined, undo }} />);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undo).not.toHaveBeenCalled();
  });
});

describe('1, 2 and 3', () => {
  function Thread({ onOpen }: { onOpen: (title: string) => void }) {
    const list = useRef<HTMLDivElement>(null);
    const content = useRef<HTMLDivElement>(null);
    useCardKeys(list, content);
    const card = (title: string) => (
      <article key={title}>
        <button type="button" onClick={() => onOpen(title)}>
          {title}
        </button>
        <button type="button">Favori</button>
      </article>
    );
    return (
      <div ref={list}>
        <div ref={content}>
          <div>{['Eski'].map(card)}</div>
          <div>{['Bir', 'İki', 'Üç'].map(card)}</div>
          <div>Afiyetle izle!</div>
        </div>
        <textarea aria-label="Mesajınız" />
      </div>
    );
  }

  it('open a card of the last answer that has some, and put the focus on it', async () => {
    const onOpen = vi.fn();
    render(<Thread onOpen={onOpen} />);
    await userEvent.keyboard('2');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('İki');
    expect(screen.getByRole('button', { name: 'İki' })).toHaveFocus();
    await userEvent.keyboard('134');
    expect(onOpen.mock.calls).toEqual([['İki'], ['Bir'], ['Üç']]);
  });

  it('are digits in the composer, and leave the browser its own keys', async () => {
    const onOpen = vi.fn();
    render(<Thread onOpen={onOpen} />);
    await userEvent.type(screen.getByRole('textbox'), '1');
    expect(screen.getByRole('textbox')).toHaveValue('1');
    screen.getByRole('textbox').blur();
    await userEvent.keyboard('{Control>}1{/Control}');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('belong to a popup that lies over the conversation', async () => {
    const onOpen = vi.fn();
    render(
      <>
        <Thread onOpen={onOpen} />
        <div role="dialog" aria-label="Film" />
      </>,
    );
    await userEvent.keyboard('1');
    expect(onOpen).not.toHaveBeenCalled();
  });
});
