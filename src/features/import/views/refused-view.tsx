import { TriangleAlert } from 'lucide-react';

import { DialogDescription, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

import { AnotherFile } from './another-file.tsx';

interface RefusedViewProps {
  name: string;
  message: string;
  onClose: () => void;
  onFile: (file: File) => void;
}

/** Why a file cannot be brought in. */
export function RefusedView({ name, message, onClose, onFile }: RefusedViewProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Bu dosya alınamadı</DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      <p role="alert" className="mt-4 flex gap-2.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive-text" />
        {message}
      </p>
      <AnotherFile onClose={onClose} onFile={onFile} />
    </>
  );
}
