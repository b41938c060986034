import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';

import { mergeViewings, noonOf } from '#domain/watched-details.ts';
import { cn } from '#lib/cn.ts';
import { formatDate } from '#lib/turkish/format.ts';
import { localDay, parseDay } from '#storage/local-day.ts';
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
  const [text, setText] = useState('');
  const [isRefused, refuse] = useState(false);
  const [today] = useState(() => localDay(new Date()));
  const added = timeOf(text, today);
  const change = (next: string) => {
    setText(next);
    refuse(false);
  };
  const add = () => {
    if (added === undefined) return refuse(text.trim() !== '');
    onViewings(mergeViewings([...viewings, added]));
    change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
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
        {/* A browser's own field of a day is in the browser's language. */}
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="gg.aa.yyyy"
          value={text}
          aria-invalid={isRefused}
          aria-describedby={`${id}-hint`}
          className="w-44"
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
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
      <p
        id={`${id}-hint`}
        role={isRefused ? 'alert' : undefined}
        className={cn('text-sm', isRefused ? 'text-destructive-text' : 'text-muted-foreground')}
      >
        {isRefused ? 'Böyle bir gün yok ya da henüz gelmedi; örneğin' : 'Gün, ay, yıl: örneğin'}{' '}
        {today.split('-').toReversed().join('.')}
      </p>
    </div>
  );
}

/** `5.1.2003`, `5/1/2003`, `5 1 2003` and `05012003` alike. */
const TYPED = /^(\d{1,2})[ .,/-]+(\d{1,2})[ .,/-]+(\d{4})$/u;
const FIGURES = /^(\d{2})(\d{2})(\d{4})$/u;

/** The noon of a day that there was and that lies not ahead; undefined for none. */
function timeOf(text: string, today: string): string | undefined {
  const day = parseDay(text.trim().replace(FIGURES, '$1.$2.$3').replace(TYPED, '$1.$2.$3'));
  const [year = 0, month = 0, date = 0] = day?.split('-').map(Number) ?? [];
  if (day === undefined || year < 1900 || day > today) return undefined;
  const noon = noonOf(year, month, date);
  return localDay(new Date(noon)) === day ? noon : undefined;
}
