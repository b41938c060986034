import { CHAT_PREFIX } from './box/keys.ts';
import { RECORD_TABLE } from './record-table.ts';

/** What people call the record under a key, or under that of a copy that was set aside. */
export function nameOfKey(key: string): string {
  const row = Object.values(RECORD_TABLE).find((row) => key === row.key || key.startsWith(`${row.key}.`));
  return row?.name ?? (key.startsWith(CHAT_PREFIX) ? 'Bir sohbet' : 'Bir kayıt');
}
