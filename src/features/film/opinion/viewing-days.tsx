import { X } from 'lucide-react';
import { useId, useState } from 'react';

import { mergeViewings, noonOf } from '#domain/watched-details.ts';
import { formatDate } from '#lib/turkish/format.ts';
import { localDay } from '#storage/local-day.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';

interface ViewingDaysProps {
  /** ISO times, oldest first. */
  viewings: readonly string[];
  onViewings: (viewings: string[]) => void;
}

/** The days on which a film was seen: one more, or one less. */
export function ViewingDays({ viewings, onViewings }: ViewingDaysProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const [today] = useState(() => localDay(new Date()));
  const added = timeOf(day, today);
  const add = () => {
    if (added === undefined) return;
    onViewings(mergeViewings([...viewings, added]));
    setDay('');
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>İzlediğin günler</Label>
      {viewings.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {viewings.toReversed().map((time) => (
            <li key={time} className="flex items-center rounded-full bg-muted pl-3 text-sm">
              {formatDate(time)}
              <IconButton
                label={`Günü sil: ${formatDate(time)}`}
                Icon={X}
                className="rounded-full"
                onClick={() => onViewings(viewings.filter((other) => other !== time))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="date"
          value={day}
          max={today}
          className="w-44"
          onChange={(event) => setDay(event.target.value)}
        />
        <Button
          variant="outline"
          aria-disabled={added === undefined}
          className="aria-disabled:opacity-55"
          onClick={add}
        >
          Gün ekle
        </Button>
      </div>
    </div>
  );
}

/** The noon of a day that lies not ahead; undefined for none. */
function timeOf(day: string, today: string): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date || year < 1900 || day > today) return undefined;
  return noonOf(year, month, date);
}
