import { buttonVariants } from '#ui/button-variants.ts';
import { Logo } from '#ui/logo.tsx';

export function TopBanner({ onStart }: { onStart: () => void }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-border/60 bg-background/80 backdrop-blur-md">
      <div className="page flex h-16 items-center justify-between gap-3">
        <Logo className="max-[26rem]:[&>span]:hidden" />
        <button type="button" onClick={onStart} className={buttonVariants({ variant: 'outline' })}>
          Giriş Yap / Kayıt Ol
        </button>
      </div>
    </header>
  );
}
