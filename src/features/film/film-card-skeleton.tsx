import { Skeleton } from '#ui/skeleton.tsx';

export function FilmCardSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[6.75rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-border bg-card @xl/films:flex @xl/films:flex-col"
    >
      <div className="p-3 pr-0 pb-0 @xl/films:p-0">
        <Skeleton className="aspect-2/3 rounded-lg @xl/films:rounded-none" />
      </div>
      <div className="flex flex-col gap-2 px-3.5 pt-3.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="col-span-2 grid grid-cols-4 gap-1.5 p-3 @xl/films:grid-cols-2">
        {[0, 1, 2, 3].map((button) => (
          <Skeleton key={button} className="h-13 rounded-lg @md/films:h-11 pointer-fine:@md/films:h-10" />
        ))}
      </div>
    </div>
  );
}
