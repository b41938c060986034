import { Skeleton } from '#ui/skeleton.tsx';

/** A screen on its way: its shape, and one sentence for those who cannot see it. */
export function TabSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        Sayfa yükleniyor…
      </p>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
