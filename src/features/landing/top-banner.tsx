import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';

export function TopBanner({ onStart }: { onStart: () => void }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-border/60 bg-background/80 backdrop-blur-md">
      <div className="page flex h-16 items-center justify-between gap-3">
        <Logo className="max-[26rem]:[&>span]:hidden" />
        <Button variant="outline" onClick={onStart} className="border-border">
          Giriş Yap / Kayıt Ol
        </Button>
      </div>
    </header>
  );
}
