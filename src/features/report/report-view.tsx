import { Clapperboard, Clock3, Film, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import type { Report } from '#domain/report/report.ts';
import { starsOf } from '#domain/watched-details.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { formatNumber, formatRating, unbroken } from '#lib/turkish/format.ts';
import { plural } from '#lib/turkish/suffix.ts';

import { emptyWords, factsOf, hoursOf } from './words/report-words.ts';

/** Where there is room all posters stand in one row; a single one does not fill it. */
const FEWEST_IN_A_ROW = 6;

/** How many of the best fill rows of so many: two left over in a row of four look forgotten. */
const inWholeRows = (films: number, row: number): number => (films < row ? films : films - (films % row));

/** A report in words and posters (Y-05): what the picture shows, and more. */
export function ReportView({ report }: { report: Report }) {
  if (report.films === 0)
    return (
      <p className="flex flex-col items-center gap-4 rounded-2xl border border-dashed border-input px-6 py-12 text-center text-balance text-muted-foreground ">
        <Clapperboard aria-hidden className="size-10 shrink-0" />
        {emptyWords(report)}
      </p>
    );
  const { best } = report;
  const facts = factsOf(report, 'you');
  return (
    // Beside its picture, below it, or in a message: what it has room for, its own width says.
    <div className="@container flex flex-col gap-5">
      <dl aria-label="Özet" className={cn('grid gap-3', report.again > 0 ? 'grid-cols-3' : 'grid-cols-2')}>
        <Figure icon={<Film aria-hidden />} value={report.films} label="film" />
        <Figure icon={<Clock3 aria-hidden />} value={hoursOf(report)} label="saat" />
        {report.again > 0 && <Figure icon={<RotateCcw aria-hidden />} value={report.again} label="tekrar" />}
      </dl>
      <Block title="Öne çıkanlar">
        {/* A title is whole, whatever its length: so few to a row that its words seldom need to be broken. */}
        <ol
          className="poster-row grid grid-cols-3 gap-x-3 gap-y-4 @md:grid-cols-4 @2xl:grid-cols-[repeat(var(--report-row),minmax(0,1fr))]"
          style={{ '--report-row': Math.max(best.length, FEWEST_IN_A_ROW) }}
        >
          {best.map(({ title, year, score, rating }, index) => (
            <li
              key={`${title} ${year}`}
              className={cn(
                'flex min-w-0 flex-col',
                index >= inWholeRows(best.length, 3) && '@max-md:hidden',
                index >= inWholeRows(best.length, 4) && '@md:@max-2xl:hidden',
              )}
            >
              <Poster film={{ title, year }} className="rounded-lg" />
              <p className="mt-1.5 text-xs leading-snug font-medium wrap-anywhere hyphens-auto" dir="auto">
                {title}
              </p>
              {/* A star is the person's own, of five. */}
              {score !== undefined ? (
                <p className="mt-0.5 text-xs text-link tabular-nums">
                  <span className="sr-only">Puanın: </span>★ {formatNumber(starsOf(score))}/5
                </p>
              ) : (
                rating > 0 && (
                  <p className="mt-0.5 text-xs text-muted-foreground tabular-nums">
                    {formatRating(rating)}/10 puan
                  </p>
                )
              )}
            </li>
          ))}
        </ol>
      </Block>
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-4 @2xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          {facts.map(({ label, value, note }) => (
            <div key={label} className="min-w-0 last:odd:col-span-2 @2xl:last:odd:col-span-1">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd>
                <span
                  className="block font-display text-lg leading-snug font-semibold wrap-anywhere"
                  dir="auto"
                >
                  {value}
                </span>
                <span className="block text-sm text-pretty text-muted-foreground">{unbroken(note)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="grid gap-4 @md:grid-cols-2">
        <Counts title="Türler" rows={report.genres.map(({ genre, count }) => ({ name: genre, count }))} />
        <Counts
          title="Yıllar"
          rows={report.decades.map(({ decade, count }) => ({ name: plural(String(decade)), count }))}
        />
      </div>
    </div>
  );
}

function Figure({ icon, value, label }: { icon: ReactNode; value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="flex items-center gap-1.5 text-sm text-muted-foreground [&_svg]:size-4 [&_svg]:text-link">
        {icon}
        {label}
      </dt>
      <dd className="font-display text-3xl font-bold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Names with how often each occurs, as chips. */
function Counts({ title, rows }: { title: string; rows: readonly { name: string; count: number }[] }) {
  if (rows.length === 0) return null;
  return (
    <Block title={title}>
      <ul className="flex flex-wrap gap-2">
        {rows.map(({ name, count }) => (
          <li key={name} className="rounded-full bg-muted px-3 py-1 text-sm">
            {name} <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
