import { useState } from 'react';

import type { Confirm } from '#features/confirm/confirm-store.ts';
import { downloadFile } from '#lib/download-file.ts';
import { nameOfKey } from '#storage/name-of-key.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

/** Says which records could not be read and were kept aside, and lets them be taken or deleted (E-06). */
export function SetAsideList({ confirm }: { confirm: Confirm['confirm'] }) {
  const { setAside, problems } = useRecords();
  // A record found unreadable later comes with a problem, which renders the list again.
  useRecord({ get: problems.list, subscribe: problems.subscribe });
  const [, setRemoved] = useState(0);
  const keys = setAside.keys();
  if (keys.length === 0) return null;

  const remove = (key: string) =>
    confirm({
      tone: 'danger',
      title: 'Bu kopya silinsin mi?',
      body: `${nameOfKey(key)} okunamadığı için ayrıca saklanmıştı. Kopyası silinecek ve geri getirilemeyecek.`,
      verb: 'Sil',
      action: async () => {
        const gone = setAside.remove(key);
        if (gone) setRemoved((count) => count + 1);
        return gone;
      },
    });
  const actions = [
    {
      verb: 'İndir',
      run: (key: string) => downloadFile({ name: `${key}.txt`, text: setAside.read(key) ?? '' }),
    },
    { verb: 'Sil', run: remove },
  ];

  return (
    <div className="border-t border-border py-6">
      <h3 className="text-lg font-semibold">Okunamayan kayıtlar</h3>
      <p className="text-sm text-muted-foreground">
        {keys.length} kayıt okunamadı; silinmedi, olduğu gibi ayrıca saklandı.
      </p>
      <ul className="mt-3 space-y-2">
        {keys.map((key) => (
          <li key={key} className="flex flex-wrap items-center gap-x-2 rounded-lg bg-muted py-2 pr-1 pl-4">
            <span className="mr-auto min-w-0">
              <span className="block font-medium">{nameOfKey(key)}</span>
              <span className="block text-xs break-all text-muted-foreground">{key}</span>
            </span>
            <span className="ml-auto flex">
              {actions.map(({ verb, run }) => (
                <Button
                  key={verb}
                  variant="ghost"
                  size="sm"
                  aria-label={`${nameOfKey(key)} kopyasını ${verb.toLocaleLowerCase('tr-TR')}`}
                  onClick={() => void run(key)}
                >
                  {verb}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
