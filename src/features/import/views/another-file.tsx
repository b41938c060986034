import { Button } from '#ui/button.tsx';
import { DialogFooter } from '#ui/dialog.tsx';

import { FilmFileButton } from '../film-file-button.tsx';

interface AnotherFileProps {
  onClose: () => void;
  onFile: (file: File) => void;
}

/** What is left to do where a file brings nothing. */
export function AnotherFile({ onClose, onFile }: AnotherFileProps) {
  return (
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        Tamam
      </Button>
      <FilmFileButton label="Yerine alınacak dosya" variant="default" onFile={onFile}>
        Başka dosya seç
      </FilmFileButton>
    </DialogFooter>
  );
}
