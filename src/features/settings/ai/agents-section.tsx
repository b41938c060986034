import { useRecord, useRecords } from '#storage/records-context.tsx';

import { Section } from '../parts/section.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';

const WHAT_IT_MAY =
  'Senin için film önerebilir, listelerine bakabilir ve ekleyebilir. Listenden bir şey çıkarılacaksa önce burada sana sorarım.';
const NOT_HERE = 'Bu tarayıcı bunu henüz desteklemiyor (WebMCP).';

/**
 * Whether other agents of the browser may use the assistant's tools (Z-04); kept at once.
 * @param isPossible whether this browser has what tools are offered by
 */
export function AgentsSection({ isPossible }: { isPossible: boolean }) {
  const records = useRecords();
  const user = useRecord(records.user);
  const allow = (offersTools: boolean) =>
    void records.user.update((user) => ({ ...user, preferences: { ...user.preferences, offersTools } }));
  return (
    <Section title="Başka asistanlar">
      <SwitchRow
        label="Tarayıcının asistanı burayı kullanabilsin"
        hint={isPossible ? WHAT_IT_MAY : `${WHAT_IT_MAY} ${NOT_HERE}`}
        isPossible={isPossible}
        checked={user?.preferences.offersTools !== false}
        onChange={allow}
      />
    </Section>
  );
}
