import { Spinner } from '#ui/spinner.tsx';

const STAGES = { selecting: 'Filmler seçiliyor', posters: 'Posterler aranıyor' } as const;

/** Where a recommendation stands while it works: the stages of the flow (spec §4). */
export function Stages({ stage }: { stage: keyof typeof STAGES }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground">
      <Spinner className="size-4" />
      {STAGES[stage]}…
    </p>
  );
}
