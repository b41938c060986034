import { Upload } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** By their ends and by their kinds: phones know only the one, some desks only the other. */
const ACCEPTED = '.zip,.csv,.json,application/zip,text/csv,application/json';

interface FilmFileButtonProps {
  /** What the file is for, for who does not see the button. */
  label: string;
  onFile: (file: File) => void;
  isBusy?: boolean;
  size?: ComponentProps<typeof Button>['size'];
  variant?: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}

/** Where a file of films is chosen: of another service, or of ours. */
export function FilmFileButton({
  label,
  onFile,
  isBusy = false,
  size,
  variant = 'outline',
  children,
}: FilmFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} size={size} aria-busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? <Spinner className="size-4" /> : <Upload aria-hidden />}
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
