import type { Period } from '#domain/report/report.ts';
import { MONTH_NAMES } from '#lib/turkish/period.ts';
import { Select } from '#ui/select.tsx';

interface PeriodChoiceProps {
  period: Period;
  /** Those that can be chosen. */
  years: readonly number[];
  onChange: (period: Period) => void;
}

/** The year or the month that a report is of. */
export function PeriodChoice({ period: { year, month }, years, onChange }: PeriodChoiceProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-80">
      <Select
        aria-label="Yıl"
        value={year}
        onChange={({ target }) => onChange({ year: Number(target.value), month })}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Ay"
        value={month ?? 0}
        onChange={({ target }) => onChange({ year, month: Number(target.value) || undefined })}
      >
        <option value={0}>Bütün yıl</option>
        {MONTH_NAMES.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
