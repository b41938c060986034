import { useRecord, useRecords } from '#storage/records-context.tsx';

/** Whether the person keeps the classic form open beside a running conversation, and the way to say so. */
export function useKeptForm(): [isKept: boolean, keep: (isKept: boolean) => void] {
  const { user } = useRecords();
  // Preferences keep fields that their schema does not know; one more there would be more before signing in.
  const isKept = useRecord(user)?.preferences['keepsForm'] === true;
  const keep = (keepsForm: boolean) =>
    void user.update((person) => ({ ...person, preferences: { ...person.preferences, keepsForm } }));
  return [isKept, keep];
}
