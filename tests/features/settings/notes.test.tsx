// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openTestRecords } from '#tests/storage/support.ts';

import { openSettings, press } from './stage.tsx';

const notes = () => screen.getByRole('region', { name: 'Hakkında bildiklerim' });

describe('the notes in the settings', () => {
  it('V-13 are shown a line each and removed one by one, which can be taken back', async () => {
    const opened = openTestRecords();
    await opened.records.notes.add({ kind: 'avoidGenre', text: 'Korku' });
    await opened.records.notes.add({ kind: 'other', text: 'altyazılı izlemem' });
    const { journal, records } = await openSettings('Tercihler', {}, { opened });
    expect(within(notes()).getAllByRole('listitem')).toHaveLength(2);
    await press('Notu sil: Korku sevmiyorsun');
    expect(await within(notes()).findAllByRole('listitem')).toHaveLength(1);
    expect(within(notes()).queryByText('Korku sevmiyorsun')).toBeNull();
    expect(await journal.undo(journal.latest()?.id ?? '')).toBe('undone');
    expect(records.notes.get()).toHaveLength(2);
  });

  it('V-13 say how there come to be some', async () => {
    await openSettings('Tercihler');
    expect(within(notes()).getByText(/Henüz bir notum yok/u)).toBeVisible();
  });
});
