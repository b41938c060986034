import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';
import { Progress } from '#ui/progress.tsx';

interface WorkingViewProps {
  name: string;
  step: 'reading' | 'writing';
  done?: number;
  total?: number;
  onStop: () => void;
}

const TITLES = { reading: 'Dosyana bakıyorum', writing: 'Filmlerini ekliyorum' } as const;

/** How far it is, and the way to stop it: nothing has changed until the lists are written at the end. */
export function WorkingView({ name, step, done, total, onStop }: WorkingViewProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{TITLES[step]}</DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      <div className="mt-6 flex items-center gap-3">
        <Progress label={TITLES[step]} value={done} max={total ?? 100} />
        {done !== undefined && total !== undefined && total > 0 && (
          <span aria-hidden className="w-10 shrink-0 text-end text-sm text-muted-foreground tabular-nums">
            %{Math.floor((100 * done) / total)}
          </span>
        )}
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onStop}>
          Durdur
        </Button>
      </DialogFooter>
    </>
  );
}
