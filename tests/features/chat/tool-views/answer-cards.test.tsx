// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { ConversationActionsProvider } from '#features/chat/actions/conversation-actions.tsx';
import { RecommendView } from '#features/chat/tool-views/recommendation-views.tsx';
import type { Flow } from '#recommender/flow.ts';
import { actionsWith, renderOnStage } from '#tests/support/chat-stage.tsx';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { asOutput } from '#tools/find-film.ts';

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

const WISHES: Wishes = { genres: ['Drama'], mood: 'sad', maxDuration: 200 };

async function recommended(flow: Flow) {
  for await (const event of flow.recommend(WISHES)) if (event.stage === 'done') return event;
  throw new Error('a recommendation ends with its films');
}

async function show({ isLast = true, live = false } = {}) {
  const { ports, records } = toolPorts();
  const done = await recommended(ports.flow);
  const say = vi.fn();
  const output = {
    status: 'done' as const,
    films: done.films.map(asOutput),
    explanation: done.explanation,
    source: done.source,
    loosened: done.loosened,
    saved: done.saved,
  };
  renderOnStage(
    <ConversationActionsProvider actions={actionsWith({ say })} busy={false}>
      <RecommendView input={WISHES} output={output} live={live} open={isLast && !live} source="c" />
    </ConversationActionsProvider>,
    records,
  );
  return { say, films: done.films, records, user: userEvent.setup() };
}

const understood = () => screen.getByRole('list', { name: 'Anladıklarım' });

describe('what was understood', () => {
  it('stands above the answer, a chip a wish', async () => {
    await show();
    expect(
      within(understood())
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Drama', 'Hüzünlü', 'En çok 200 dk', 'Temizle']);
    expect(within(understood()).getByText('Anladığım:')).toBeVisible();
  });

  it('asks again without a wish whose chip is taken away', async () => {
    const { say, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Hüzünlü isteğini kaldır' }));
    expect(say.mock.calls).toEqual([['“Hüzünlü” isteğini kaldır']]);
  });

  it('takes all wishes away with one more', async () => {
    const { say, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Temizle: bütün istekler' }));
    expect(say.mock.calls).toEqual([['Önceki isteklerimi unut, baştan başlayalım']]);
  });

  it.each([{ isLast: false }, { live: true }])('is only read in an answer that is %o', async (place) => {
    await show(place);
    expect(within(understood()).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bunu değil' })).toBeNull();
  });
});

describe('a card of an answer', () => {
  it('asks for another film in its place', async () => {
    const { say, films, user } = await show();
    const card = screen.getByRole('article', { name: films[1]?.title });
    await user.click(within(card).getByRole('button', { name: 'Bunu değil' }));
    expect(say.mock.calls).toEqual([[`“${films[1]?.title}” yerine başka bir film öner, ötekiler kalsın`]]);
  });

  it('says why where it is seen, and hides it again', async () => {
    const { films, user } = await show();
    // jsdom has no layout to scroll in.
    const scrolled = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>();
    HTMLElement.prototype.scrollIntoView = scrolled;
    const card = screen.getByRole('article', { name: films[0]?.title });
    const button = within(card).getByRole('button', { name: 'Neden?' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const reason = () => screen.queryByText(/puanıyla sevilen bir film/u);
    expect(reason()).toBeVisible();
    expect(reason()).toHaveTextContent(`${films[0]?.title}:`);
    expect(reason()?.id).toBe(button.getAttribute('aria-controls'));
    expect(card).not.toContainElement(reason());
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
    const other = within(screen.getByRole('article', { name: films[1]?.title }));
    await user.click(other.getByRole('button', { name: 'Neden?' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(button);
    expect(reason()).toBeNull();
  });
});

describe('a mark on a card of an answer', () => {
  const cardOf = (title = '') => within(screen.getByRole('article', { name: title }));

  it('W-05 is confirmed on the card, which offers the one way back in the place of its links', async () => {
    const { films, records, user } = await show();
    const card = cardOf(films[0]?.title);
    await user.click(card.getByRole('button', { name: 'Favori' }));
    expect(await card.findByRole('status')).toHaveTextContent(`“${films[0]?.title}” favorilere eklendi`);
    expect(card.queryByRole('button', { name: 'Neden?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await card.findByRole('button', { name: 'Neden?' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Favori', pressed: false })).toHaveFocus();
    expect(records.favourites.get()).toEqual([]);
  });

  it('W-04 Q-06 has Favori, İzlendi and İzleyeceğim only; its details hold the rest', async () => {
    const { films } = await show();
    const names = cardOf(films[0]?.title)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual([films[0]?.title, 'Favori', 'İzlendi', 'İzleyeceğim', 'Neden?', 'Bunu değil']);
  });
});
