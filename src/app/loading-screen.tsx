import { Logo } from '#ui/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** While the shell or the sign-in page is on its way (N-01). `hasBar` outlines the bar that will stand there. */
export function LoadingScreen({ hasBar = false }: { hasBar?: boolean }) {
  return (
    <>
      {hasBar && (
        <header className="fixed inset-x-0 top-0 z-40 border-b border-border bg-background/88 backdrop-blur-md">
          <div className="page page-wide flex h-16 items-center">
            <Logo className="max-[26rem]:[&>span]:hidden" />
          </div>
        </header>
      )}
      <main className="grid min-h-dvh place-items-center">
        <p role="status" className="flex items-center gap-3 text-muted-foreground">
          <Spinner />
          SineSohbet yükleniyor…
        </p>
      </main>
    </>
  );
}
