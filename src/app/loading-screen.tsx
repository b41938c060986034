import { Spinner } from '#ui/spinner.tsx';

/** While the signed-in state or the shell is on its way (N-01). */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex items-center gap-3 text-muted-foreground">
        <Spinner />
        SineSohbet yükleniyor…
      </p>
    </main>
  );
}
