// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aFilm, openTestRecords } from '#tests/storage/support.ts';

import { openSettings, press } from './stage.tsx';

const list = () => screen.getByRole('region', { name: 'Bir daha önermediklerim' });

describe('the hidden films in the settings', () => {
  it('Q-03 are shown a line each, the latest first, and taken back one by one, which can be undone', async () => {
    const opened = openTestRecords();
    await opened.records.hidden.add(aFilm({ id: 'a', title: 'Titanik', year: 1997 }));
    await opened.records.hidden.add(aFilm({ id: 'b', title: 'Uzak', year: 0 }));
    const { journal, records } = await openSettings('Tercihler', {}, { opened });
    const lines = () =>
      within(list())
        .getAllByRole('listitem')
        .map((line) => line.firstChild?.textContent);
    expect(lines()).toEqual(['Uzak', 'Titanik (1997)']);
    await press('Uzak yeniden önerilebilir');
    expect(lines()).toEqual(['Titanik (1997)']);
    expect(await journal.undo(journal.latest()?.id ?? '')).toBe('undone');
    expect(records.hidden.get()).toHaveLength(2);
  });

  it('Q-03 say how there come to be some, and are shown in parts where they are many', async () => {
    const opened = openTestRecords();
    await openSettings('Tercihler', {}, { opened });
    expect(list()).toHaveTextContent('“Bir daha önerme”');
    for (let at = 0; at < 23; at += 1)
      await opened.records.hidden.add(aFilm({ id: `f${at}`, title: `Film ${at}`, year: 2000 }));
    expect(await within(list()).findAllByRole('listitem')).toHaveLength(20);
    await press('Daha fazla göster (3)');
    expect(within(list()).getAllByRole('listitem')).toHaveLength(23);
  });
});
