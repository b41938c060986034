import { CalendarPlus } from 'lucide-react';

import { cn } from '#lib/cn.ts';
import { downloadFile } from '#lib/download-file.ts';
import { clockIn, clockOf } from '#lib/turkish/clock.ts';
import { formatMinutes } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

import { ToolCard } from '../../cards/tool-card.tsx';
import { planCalendar } from './plan-calendar.ts';
import { PlanRow } from './plan-row.tsx';
import { OverWarning, WaysOut } from './too-long.tsx';
import { useDrag } from './use-drag.ts';
import { type DonePlan, usePlan } from './use-plan.ts';

/** An evening of films: their times and breaks, when it is over, and a way into the calendar (J-07). */
export function PlanView({ output, source }: { output: DonePlan; source: string }) {
  const plan = usePlan(output, source);
  const { list, dragged, handle } = useDrag(plan.move);
  const { frame } = plan;
  const { screenings, ends, over } = plan.plan;
  const day = frame.startsAt.toLocaleDateString('tr-TR', { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <ToolCard aria-label="Gece planı" className="max-w-xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-display text-lg font-semibold">Gece planı</h3>
        <p className="text-sm text-muted-foreground">{day}</p>
      </div>
      {/* First, so that no window is too low for it. */}
      <OverWarning plan={plan} />
      <ol ref={list} className="flex flex-col">
        {screenings.map((screening, place) => (
          <PlanRow
            key={screening.film.id}
            screening={screening}
            place={place}
            count={screenings.length}
            isDragged={dragged === place}
            pause={place === 0 ? 0 : frame.breakMinutes}
            onMove={(to) => plan.move(place, to)}
            handle={handle(place)}
          />
        ))}
      </ol>
      {/* In one row: a low window has room for the answer below. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p role="status" className="text-sm">
          Bitiş{' '}
          <span className={cn('font-semibold', over > 0 && 'text-destructive-text')}>{clockOf(ends)}</span>
          <span className="text-muted-foreground">
            {frame.endsBy !== undefined && over === 0 && endNote(ends, frame.endsBy)}
          </span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => downloadFile(planCalendar(plan.plan, new Date()), 'text/calendar')}
        >
          <CalendarPlus aria-hidden />
          Takvime ekle
        </Button>
      </div>
      <WaysOut plan={plan} swaps={output.swaps} />
    </ToolCard>
  );
}

/** `, gece yarısına 12 dk var` */
function endNote(ends: Date, endsBy: Date): string {
  const left = Math.floor((endsBy.getTime() - ends.getTime()) / 60_000);
  return left === 0 ? ', tam vaktinde' : `, ${clockIn(endsBy, 'dative')} ${formatMinutes(left)} var`;
}
