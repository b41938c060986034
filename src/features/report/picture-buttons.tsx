import { Download, Share2 } from 'lucide-react';

import { canShareFiles } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';

import type { Picture } from './use-picture.ts';

/** What the popup is for: always in reach at its foot, however far the report goes on. */
export function PictureButtons({ picture: { state, download, share } }: { picture: Picture }) {
  const isReady = state === 'ready';
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-3 max-sm:*:[button]:flex-1 sm:px-7">
      <p role="status" className="mr-auto text-sm text-muted-foreground empty:hidden max-sm:w-full">
        {state === 'failed' && 'Resim hazırlanamadı. Başka bir boyut dener misin?'}
      </p>
      {canShareFiles() && (
        <Button variant="outline" disabled={!isReady} onClick={share}>
          <Share2 aria-hidden />
          Paylaş
        </Button>
      )}
      <Button disabled={!isReady} onClick={download}>
        <Download aria-hidden />
        Resmi indir
      </Button>
    </div>
  );
}
