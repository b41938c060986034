import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

interface RefusedViewProps {
  name: string;
  message: string;
  onClose: () => void;
}

/** Why a file cannot be brought in. */
export function RefusedView({ name, message, onClose }: RefusedViewProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Bu dosya alınamadı</DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      <p role="alert" className="mt-4">
        {message}
      </p>
      <DialogFooter>
        <Button onClick={onClose}>Tamam</Button>
      </DialogFooter>
    </>
  );
}
