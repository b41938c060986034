import { useState } from 'react';

import type { Choices } from '#import/films/plan.ts';
import type { Prepared } from '#import/films/prepare.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

import type { Choice } from '../state.ts';

const AT_FIRST = 20;
const OWN = 'own';

interface WhichFilmsProps {
  prepared: Prepared;
  choices: Choices;
  onChoose: (choice: Choice) => void;
}

/** Films that several of the catalogue could be: chosen here, or kept as they were written. */
export function WhichFilms({ prepared, choices, onChoose }: WhichFilmsProps) {
  const [shown, setShown] = useState(AT_FIRST);
  const open = prepared.films.flatMap(({ film, match }) =>
    match.kind === 'several' ? [{ film, candidates: match.candidates }] : [],
  );
  if (open.length === 0) return null;
  return (
    <fieldset className="mt-5 space-y-3">
      <legend className="font-medium">Hangi film?</legend>
      {open.slice(0, shown).map(({ film, candidates }) => (
        <label key={`${film.file} ${film.line}`} className="flex flex-col gap-2">
          <span className="min-w-0 text-sm wrap-anywhere">
            {film.title}
            {film.year === 0 ? '' : ` (${film.year})`}
          </span>
          <Select
            value={choices.films.get(film)?.id ?? OWN}
            onChange={({ target }) =>
              onChoose({ film, candidate: candidates.find(({ id }) => id === target.value) })
            }
          >
            <option value={OWN}>Olduğu gibi sakla</option>
            {candidates.map(({ id, title, year, director }) => (
              <option key={id} value={id}>
                {title} ({year}
                {director === undefined ? '' : `, ${director}`})
              </option>
            ))}
          </Select>
        </label>
      ))}
      {open.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_FIRST)}>
          {formatNumber(open.length - shown)} film daha
        </Button>
      )}
    </fieldset>
  );
}
