import type { Choices } from '#import/films/plan.ts';
import type { Part } from '#import/shared/row.ts';
import { Select } from '#ui/select.tsx';

import type { Choice } from '../state.ts';
import { DESTINATIONS } from '../words.ts';

interface ListChoicesProps {
  parts: readonly Part[];
  choices: Choices;
  onChoose: (choice: Choice) => void;
}

/** Lists of which only the person knows what they are for. */
export function ListChoices({ parts, choices, onChoose }: ListChoicesProps) {
  const open = parts.filter((part) => part.open);
  if (open.length === 0) return null;
  return (
    <fieldset className="mt-5 space-y-3">
      <legend className="font-medium">Listelerin nereye gitsin?</legend>
      {open.map(({ id, name, to }) => (
        <label key={id} className="flex flex-col gap-2">
          <span className="min-w-0 text-sm wrap-anywhere">{name}</span>
          <Select
            value={choices.destinations.get(id) ?? to}
            onChange={({ target }) => {
              const [chosen] = DESTINATIONS.find(([value]) => value === target.value) ?? [];
              if (chosen !== undefined) onChoose({ part: id, to: chosen });
            }}
          >
            {DESTINATIONS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
  );
}
