import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';

import type { User } from '#domain/user.ts';
import type { Confirm, ConfirmRequest } from '#features/confirm/confirm-store.ts';
import { SettingsScreen, type SettingsScreenProps } from '#features/settings/settings-screen.tsx';
import { createImporter } from '#features/import/create-importer.ts';
import { ImportHost } from '#features/import/views/import-host.tsx';
import { createJournal } from '#features/undo/create-journal.ts';
import { JournalProvider } from '#features/undo/journal-context.tsx';
import type { KeptConversation } from '#storage/chats/chats.ts';
import { RecordsProvider, useRecord, useRecords } from '#storage/records-context.tsx';
import { aUser, NOW, openTestRecords } from '#tests/storage/support.ts';

interface StageOptions extends Partial<SettingsScreenProps> {
  /** What the person answers to every question. */
  answer?: boolean;
  opened?: ReturnType<typeof openTestRecords>;
}

const withoutServices: SettingsScreenProps['listServices'] = async () => 'notConnected';

/** The settings of a signed-in person over records in memory, at one of the side tabs. */
export async function openSettings(tab: string, user: Partial<User> = {}, options: StageOptions = {}) {
  const { answer = true, opened = openTestRecords(), ...own } = options;
  const { records } = opened;
  await records.user.set(aUser(user));
  const asked: ConfirmRequest[] = [];
  const confirm: Confirm['confirm'] = (request) => {
    asked.push(request);
    return answer ? request.action() : Promise.resolve(false);
  };
  let ids = 0;
  const journal = createJournal({
    records,
    now: () => NOW,
    newId: () => `change-${++ids}`,
    logger: opened.logger,
  });
  const importer = createImporter({
    records,
    journal,
    catalogue: async () => ({ films: [], tell: async (film) => film }),
    posters: async () => undefined,
    logger: opened.logger,
  });
  const onThemeChange = vi.fn<SettingsScreenProps['onThemeChange']>();

  function Screen() {
    const signedIn = useRecord(useRecords().user);
    const [section, setSection] = useState('');
    if (signedIn === null) return <p>Çıkış yapıldı</p>;
    return (
      <SettingsScreen
        user={signedIn}
        theme="dark"
        onThemeChange={onThemeChange}
        importer={importer}
        confirm={confirm}
        now={() => NOW}
        section={section}
        onSection={setSection}
        listServices={withoutServices}
        {...own}
      />
    );
  }

  render(
    <RecordsProvider records={records}>
      <JournalProvider journal={journal}>
        <Screen />
        <ImportHost importer={importer} />
      </JournalProvider>
    </RecordsProvider>,
  );
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return { ...opened, journal, importer, asked, onThemeChange, user: () => records.user.get() };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A kept conversation with one message. */
export function aConversation(
  id: string,
  title: string,
  updatedAt = '2026-11-20T10:00:00.000Z',
): KeptConversation {
  return {
    entry: { id, title, pinned: false, createdAt: '2026-11-20T09:00:00.000Z', updatedAt, count: 1 },
    chat: {
      revision: 1,
      head: 'm1',
      chosen: {},
      nodes: [
        {
          id: 'm1',
          parent: null,
          message: { id: 'm1', role: 'user', parts: [{ type: 'text', text: title }] },
        },
      ],
    },
  };
}
