import { Upload, X } from 'lucide-react';
import { useRef } from 'react';

import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { Together, TogetherState } from './create-together.ts';

interface TasteFileProps {
  together: Pick<Together, 'takeFile' | 'forgetFile'>;
  file: TogetherState['file'];
}

/** The other one's file of another service: read for their taste, and kept by nobody (J-16). */
export function TasteFile({ together, file }: TasteFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-busy={file.kind === 'reading'}
        onClick={() => input.current?.click()}
      >
        {file.kind === 'reading' ? <Spinner className="size-4" /> : <Upload aria-hidden />}
        Film dosyasını seç
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,.csv,.json,application/zip,text/csv,application/json"
        aria-label="Öteki kişinin film dosyası"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void together.takeFile(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div role="status" className="text-sm text-muted-foreground">
        {file.kind === 'none' &&
          'Letterboxd, IMDb, Trakt, TMDB ya da SineSohbet dosyası. Kayıtlarına eklenmez, sayfa kapanınca unutulur.'}
        {file.kind === 'refused' && file.message}
        {file.kind === 'read' && (
          <span className="flex items-center gap-1">
            {formatNumber(file.taste.watched.length)} izlediği, {formatNumber(file.taste.favourites.length)}{' '}
            sevdiği film okundu.
            <IconButton label="Dosyayı bırak" Icon={X} onClick={together.forgetFile} />
          </span>
        )}
      </div>
    </div>
  );
}
