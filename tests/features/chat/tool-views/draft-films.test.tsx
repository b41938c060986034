// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RecommendView } from '#features/chat/tool-views/recommendation-views.tsx';
import type { Output } from '#features/chat/tool-views/tool-entry.ts';
import { recommendOutputSchema } from '#tools/recommend-films.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { toolPorts } from '#tests/support/tool-ports.ts';

const drafting: Output<'recommendFilms'> = {
  status: 'working',
  stage: 'drafts',
  drafts: [
    { title: 'Esaretin Bedeli', year: 1994, genre: 'Drama' },
    { title: 'Yeşil Yol', genre: '' },
  ],
  replaced: [{ title: 'Gezegenimiz', why: 'Tür uyuşmazlığı' }],
};
const show = (output: Output<'recommendFilms'>, live = true) =>
  renderOnStage(
    <RecommendView input={undefined} output={output} live={live} open={false} source="c" />,
    toolPorts().records,
  );

describe('a recommendation while it arrives', () => {
  it('is an output of the tool', () => {
    expect(recommendOutputSchema.parse(drafting)).toEqual(drafting);
  });

  it('shows what has arrived as drafts, which nobody can act on yet', () => {
    show(drafting);
    const list = screen.getByRole('list', { name: 'Taslak filmler' });
    expect(within(list).getByText('Esaretin Bedeli', { selector: 'p' })).toBeVisible();
    expect(within(list).getByText('1994 · Drama')).toBeVisible();
    expect(within(list).getAllByText('Taslak')).toHaveLength(2);
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says what a rule has rejected and why', () => {
    show(drafting);
    expect(screen.getByRole('list', { name: 'Değiştirilen taslaklar' })).toHaveTextContent(
      'Gezegenimiz değiştirildi: Tür uyuşmazlığı.',
    );
  });

  it('shows what was cut as cut', () => {
    show(drafting, false);
    expect(screen.getByText('Yarıda kesildi.')).toBeVisible();
    expect(screen.queryByText('Taslak')).toBeNull();
  });

  it('shows markup in a title as letters', () => {
    const { container } = show({
      ...drafting,
      drafts: [{ title: '<img src=x onerror=alert(1)>', genre: '' }],
    });
    expect(screen.getByText('<img src=x onerror=alert(1)>', { selector: 'p' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});
