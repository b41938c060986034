// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { INTERRUPTED } from '#assistant/close-dangling-calls.ts';
import type { ToolName } from '#tools/registry.ts';
import { ConversationActionsProvider } from '#features/chat/actions/conversation-actions.tsx';
import { ToolErrorBoundary } from '#features/chat/tool-views/tool-error-boundary.tsx';
import { TOOL_ENTRIES } from '#features/chat/tool-views/tool-entries.tsx';
import { ToolView } from '#features/chat/tool-views/tool-view.tsx';
import type { AnyToolPart } from '#features/chat/tool-views/tool-entry.ts';
import { actionsWith, renderOnStage } from '#tests/support/chat-stage.tsx';
import { toolPorts } from '#tests/support/tool-ports.ts';

import { EXAMPLE_FILMS, readExamples, type ToolExample } from './examples/example.ts';

const TOOLS = Object.keys(TOOL_ENTRIES) as ToolName[];
const { films, film } = EXAMPLE_FILMS;
const INPUTS = { title: 'Esaretin Bedeli', genres: [], tab: 'history', list: 'favourites' };
const EXAMPLES = await readExamples();
const recommended = exampleOf('recommendFilms');

function exampleOf(tool: ToolName): ToolExample {
  const example = EXAMPLES[tool];
  if (example === undefined)
    throw new Error(`${tool} has no example in tests/features/chat/tool-views/examples`);
  return example;
}

// A part is put together here from a tool and a state; the SDK's union wants each pair written out.
const partOf = (tool: string, state: string, more: object = {}) =>
  ({ type: `tool-${tool}`, toolCallId: 'c', state, input: INPUTS, ...more }) as unknown as AnyToolPart;

function draw(part: AnyToolPart, place: { isLast?: boolean; live?: boolean; told?: boolean } = {}) {
  const { records } = toolPorts();
  const onApproval = vi.fn();
  const view = renderOnStage(
    <ConversationActionsProvider actions={actionsWith({ answerApproval: onApproval })} busy={false}>
      <ToolView
        part={part}
        isLast={place.isLast ?? true}
        live={place.live ?? true}
        told={place.told ?? false}
      />
    </ConversationActionsProvider>,
    records,
  );
  return { ...view, records, onApproval };
}

describe('films for two', () => {
  const forTwo = exampleOf('filmsForTwo');
  const drawn = (names?: object) =>
    draw(partOf('filmsForTwo', 'output-available', { output: { ...forTwo.output, names } }));
  const terms = () =>
    screen
      .getAllByRole('term')
      .slice(0, 2)
      .map(({ textContent }) => textContent);

  it.each([
    [undefined, ['Sana', 'Ona']],
    [{ theirs: 'Eşin' }, ['Sana', 'Eşine']],
    [{ mine: 'Deden', theirs: 'Elif' }, ['Dedene', "Elif'e"]],
  ])('J-11 say on the cards what is whose: %o', (names, whose) => {
    drawn(names);
    expect(terms()).toEqual(whose);
  });

  it('J-12 ask for nobody’s taste besides where both are others', () => {
    drawn({ mine: 'Deden', theirs: 'Elif' });
    expect(screen.queryByRole('link', { name: 'Onun zevkini ekle' })).toBeNull();
    expect(screen.getByRole('link', { name: /On filmlik tura/u })).toBeVisible();
  });
});

describe.each(['recommendFilms', 'surpriseFilm', 'listFilms'] as const)('the cards of %s', (tool) => {
  // A card that is being dealt waits for those before it.
  const isDealt = () => screen.getAllByRole('listitem').some((row) => row.style.animationDelay !== '');

  it('are dealt while the answer is new', () => {
    draw(partOf(tool, 'output-available', { output: exampleOf(tool).output }));
    expect(isDealt()).toBe(true);
  });

  it('lie still in an answer of an earlier visit', () => {
    draw(partOf(tool, 'output-available', { output: exampleOf(tool).output }), { live: false });
    expect(isDealt()).toBe(false);
  });
});

describe.each(TOOLS)('the view of %s', (tool) => {
  it('says that its input is being written', () => {
    draw(partOf(tool, 'input-streaming', { input: undefined }));
    expect(screen.getByText('Hazırlanıyor…')).toBeVisible();
  });

  it('says what it is doing while it works', () => {
    draw(partOf(tool, 'input-available'));
    expect(screen.getByText(TOOL_ENTRIES[tool].working)).toBeVisible();
  });

  it.each(['input-streaming', 'input-available'])('shows %s as interrupted once nothing runs', (state) => {
    draw(partOf(tool, state), { live: false });
    expect(screen.getByText(INTERRUPTED)).toBeVisible();
  });

  it('shows an approval of an older message without buttons', () => {
    draw(partOf(tool, 'approval-requested', { approval: { id: 'a' } }), { isLast: false, live: false });
    expect(screen.getByText(/Yanıtlanmadı/u)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an answered approval as work or as declined', () => {
    const { show } = draw(partOf(tool, 'approval-responded', { approval: { id: 'a', approved: true } }));
    expect(screen.getByText(TOOL_ENTRIES[tool].working)).toBeVisible();
    show(
      <ToolView
        part={partOf(tool, 'approval-responded', { approval: { id: 'a', approved: false } })}
        isLast
        live
      />,
    );
    expect(screen.getByText(/Vazgeçtin/u)).toBeVisible();
  });

  it('shows a refused approval', () => {
    draw(partOf(tool, 'output-denied', { approval: { id: 'a', approved: false } }));
    expect(screen.getByText(/hiçbir şey değişmedi/u)).toBeVisible();
  });

  it('shows an error with its Turkish reason', () => {
    draw(partOf(tool, 'output-error', { errorText: 'Bağlantı koptu.' }));
    expect(screen.getByText('Bağlantı koptu.')).toBeVisible();
  });

  it('shows its output', async () => {
    draw(partOf(tool, 'output-available', { output: exampleOf(tool).output }));
    // A view may be loaded with its first output.
    expect(await screen.findByText(exampleOf(tool).shows)).toBeVisible();
  });
});

describe('a recommendation', () => {
  it('shows its stages, then three cards with its explanation', () => {
    const { show } = draw(
      partOf('recommendFilms', 'output-available', { output: { status: 'working', stage: 'selecting' } }),
    );
    expect(screen.getByText('Filmler seçiliyor…')).toBeVisible();
    const place = { isLast: true, live: true };
    const { saved: _, ...made } = { ...recommended.output, saved: true };
    show(
      <ToolView
        part={partOf('recommendFilms', 'output-available', {
          output: { ...made, status: 'working', stage: 'posters' },
        })}
        {...place}
      />,
    );
    expect(screen.getByText('Posterler aranıyor…')).toBeVisible();
    show(
      <ToolView
        part={partOf('recommendFilms', 'output-available', { output: recommended.output })}
        {...place}
      />,
    );
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(films.map(({ title }) => title));
  });

  it('that was stopped in the middle is shown as interrupted', () => {
    draw(
      partOf('recommendFilms', 'output-available', {
        preliminary: true,
        output: { status: 'working', stage: 'selecting' },
      }),
      {
        live: false,
      },
    );
    expect(screen.getByText(INTERRUPTED)).toBeVisible();
  });

  it('that found nothing says why, and one that was not saved says so', () => {
    const { show } = draw(
      partOf('recommendFilms', 'output-available', { output: { status: 'failed', message: 'Üç film yok.' } }),
    );
    expect(screen.getByText('Üç film yok.')).toBeVisible();
    show(
      <ToolView
        part={partOf('recommendFilms', 'output-available', {
          output: { ...recommended.output, saved: false },
        })}
        isLast
        live={false}
      />,
    );
    expect(screen.getByText(/kaydedilemedi/u)).toBeVisible();
  });
});

describe('an approval', () => {
  it.each([
    ['removeFavourite', 'Çıkar'],
    ['unmarkWatched', 'Kaldır'],
  ])('of %s asks with Vazgeç and %s', async (tool, verb) => {
    const { onApproval } = draw(partOf(tool, 'approval-requested', { approval: { id: 'onay-1' } }));
    const dialog = screen.getByRole('alertdialog', { name: /mı\?$/u });
    expect(dialog).toHaveAccessibleDescription(/Esaretin Bedeli/u);
    await userEvent.click(within(dialog).getByRole('button', { name: verb }));
    expect(onApproval).toHaveBeenLastCalledWith('onay-1', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    expect(onApproval).toHaveBeenLastCalledWith('onay-1', false);
  });
});

describe('a film tool', () => {
  const undo = () => screen.queryByRole('button', { name: 'Geri al' });

  it('offers to take back what this very call changed, once', async () => {
    const { records, journal } = draw(
      partOf('addFavourite', 'output-available', { output: exampleOf('addFavourite').output }),
    );
    await act(() => journal.favourites.add(film, 'another call'));
    expect(undo()).toBeNull();
    await act(async () => {
      await records.favourites.remove(film);
      await journal.favourites.add(film, 'c');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toHaveFocus();
    expect(records.favourites.get()).toEqual([]);
    expect(undo()).toBeNull();
  });

  it('brings back what it removed', async () => {
    const { records, journal } = draw(
      partOf('unmarkWatched', 'output-available', { output: exampleOf('unmarkWatched').output }),
    );
    await act(async () => {
      await records.watched.add(film);
      await journal.watched.remove(film, 'c');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(records.watched.has(film)).toBe(true);
  });

  it('says so when it is too late to take it back', async () => {
    const { records, journal } = draw(
      partOf('addFavourite', 'output-available', { output: exampleOf('addFavourite').output }),
    );
    await act(async () => {
      await journal.favourites.add(film, 'c');
      await records.favourites.remove(film);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText(/Artık geri alınamıyor/u)).toBeVisible();
  });

  it('takes a theme back', async () => {
    const { records, journal } = draw(
      partOf('setTheme', 'output-available', { output: exampleOf('setTheme').output }),
    );
    await act(async () => {
      await records.theme.set('dark');
      journal.changeTheme({ from: 'light', to: 'dark', source: 'c' }, () => {});
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(records.theme.get()).toBe('light');
  });

  it('lists candidates for an ambiguous title, of which one can be picked while the question is open', async () => {
    const ambiguous = (tool: ToolName) =>
      partOf(tool, 'output-available', { output: { status: 'ambiguous', candidates: films } });
    const say = vi.fn();
    const picker = (isLast: boolean) => (
      <ConversationActionsProvider actions={actionsWith({ say })} busy={false}>
        <ToolView part={ambiguous('findTrailer')} isLast={isLast} live={false} />
      </ConversationActionsProvider>
    );
    const { popups, show } = draw(ambiguous('showFilm'));
    const group = screen.getByRole('group', { name: 'Adaylar' });
    await userEvent.click(within(group).getByRole('button', { name: 'Yıldızlararası' }));
    expect(popups.getState().film?.title).toBe('Yıldızlararası');
    show(picker(true));
    await userEvent.click(screen.getByRole('button', { name: 'Bunu seç: Yıldızlararası (2014)' }));
    expect(say).toHaveBeenCalledExactlyOnceWith('Yıldızlararası (2014)');
    show(picker(false));
    expect(screen.queryByRole('button', { name: /filmini seç/u })).toBeNull();
  });

  it('says when there is no such film', () => {
    const { show } = draw(partOf('addFavourite', 'input-available'));
    show(
      <ToolView
        part={partOf('showFilm', 'output-available', { output: { status: 'notFound', title: 'Yok Böyle' } })}
        isLast
        live={false}
      />,
    );
    expect(screen.getByText('“Yok Böyle” bulunamadı.')).toBeVisible();
  });
});

describe('a tool that this version does not know', () => {
  it.each([
    'input-streaming',
    'input-available',
    'approval-requested',
    'approval-responded',
    'output-available',
    'output-error',
    'output-denied',
  ])('is shown as unknown: %s', (state) => {
    draw(partOf('teleport', state, { type: 'dynamic-tool', toolName: 'teleport', output: {} }));
    expect(screen.getByText('Bu sürüm bu adımı tanımıyor.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a trailer', () => {
  it('leads to the video site where it was found', () => {
    const trailer = {
      name: 'Resmî fragman',
      url: 'https://www.youtube-nocookie.com/embed/k',
      watchUrl: 'https://www.youtube.com/watch?v=k',
    };
    draw(
      partOf('findTrailer', 'output-available', { output: { ...exampleOf('findTrailer').output, trailer } }),
    );
    expect(screen.getByText(/Resmî fragman/u)).toBeVisible();
    expect(screen.queryByText(/bulunamadı/u)).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', trailer.watchUrl);
  });

  it('V-10 says where no movie database is connected, and leads to the video site’s search', () => {
    const output = { ...exampleOf('findTrailer').output, missing: 'notConnected' };
    draw(partOf('findTrailer', 'output-available', { output }));
    expect(screen.getByText(/açılamıyor: film veri tabanı \(TMDB\) bağlı değil\./u)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAccessibleName('Video sitesinde ara');
  });

  it('V-10 leaves the reason to the words beside it', () => {
    const output = { ...exampleOf('findTrailer').output, missing: 'notConnected' };
    draw(partOf('findTrailer', 'output-available', { output }), { told: true });
    expect(screen.queryByText(/bağlı değil|bulunamadı/u)).toBeNull();
    expect(screen.getByRole('link')).toHaveAccessibleName('Video sitesinde ara');
  });
});

describe('a list', () => {
  it('shows six cards at most, how many more there are, and the way to its tab', () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ ...film, id: `f${id}`, title: `Film ${id}` }));
    draw(
      partOf('listFilms', 'output-available', {
        output: { status: 'done', list: 'history', films: many, total: 23 },
      }),
    );
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('…ve 17 film daha.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Hepsini gör/u })).toHaveAttribute('href', '#/history');
  });
});

describe('a part that cannot be drawn', () => {
  it('takes nothing else down, and is drawn as soon as it can be', () => {
    // React reports what the boundary has caught; that is no noise here.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const views = (output: unknown) => (
      <>
        <ToolErrorBoundary>
          <ToolView part={partOf('showStats', 'output-available', { output })} isLast live />
        </ToolErrorBoundary>
        <p>Gerisi yerinde.</p>
      </>
    );
    const { show } = renderOnStage(views({ status: 'done' }), toolPorts().records);
    expect(screen.getByText('Bu bölüm gösterilemedi.')).toBeVisible();
    expect(screen.getByText('Gerisi yerinde.')).toBeVisible();
    expect(reported).toHaveBeenCalled();
    show(views(exampleOf('showStats').output));
    expect(screen.getByText(/En sevdiğin türler/u)).toBeVisible();
  });
});
