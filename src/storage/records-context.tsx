import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import type { Records } from './create-records.ts';
import type { Subscribe } from './box/listeners.ts';

const RecordsContext = createContext<Records | null>(null);

/** Hands the records to everything inside. */
export function RecordsProvider({ records, children }: { records: Records; children: ReactNode }) {
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** The records of the provider around. @throws where there is none */
export function useRecords(): Records {
  const records = use(RecordsContext);
  if (records === null) throw new Error('useRecords needs a RecordsProvider around it');
  return records;
}

/** The value of one record, for example `useRecord(useRecords().favourites)`; renders again when it changes. */
export function useRecord<T>({ get, subscribe }: { get: () => T; subscribe: Subscribe }): T {
  return useSyncExternalStore(subscribe, get, get);
}
