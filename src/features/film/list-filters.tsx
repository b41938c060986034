import { Search } from 'lucide-react';
import type { Ref } from 'react';

import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  className?: string;
  value: string;
  onChange: (query: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The search box above a list. */
export function SearchBox({ className = '', onChange, label, ...input }: SearchBoxProps) {
  return (
    <div className={`relative flex-1 ${className}`}>
      <Search
        aria-hidden
        className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        className="pl-10.5"
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </div>
  );
}

interface SortSelectProps<T extends string> {
  /** The orders and what people call them. */
  sorts: readonly (readonly [sort: T, label: string])[];
  className: string;
  value: T;
  onChange: (sort: T) => void;
}

/** The order of a list. */
export function SortSelect<T extends string>({ sorts, className, value, onChange }: SortSelectProps<T>) {
  return (
    <Select
      aria-label="Sıralama"
      className={className}
      value={value}
      onChange={(event) => {
        const chosen = sorts.find(([sort]) => sort === event.target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {sorts.map(([sort, label]) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </Select>
  );
}
