import { type DragEvent, type ReactNode, useState } from 'react';

import { cn } from '#lib/cn.ts';

import type { Importer } from './create-importer.ts';

interface FileDropProps {
  importer: Pick<Importer, 'open'>;
  className?: string | undefined;
  children: ReactNode;
}

/** A place where a file may be dropped to be brought in. Whoever cannot drop one chooses it in the settings. */
export function FileDrop({ importer, className, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div
      className={cn('relative flex min-h-0 min-w-0 flex-col', className)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Passing over what is inside is no leaving.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        void importer.open(file);
      }}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-2xl border-2 border-dashed border-primary bg-background/90 p-6 text-center font-medium">
          Bırak, içindekilere birlikte bakalım: Letterboxd, IMDb, Trakt, TMDB ya da kendi JSON dosyan
        </p>
      )}
    </div>
  );
}
