import { X } from 'lucide-react';

import { FilmFileButton } from '#features/import/film-file-button.tsx';
import { formatNumber } from '#lib/turkish/format.ts';
import { IconButton } from '#ui/icon-button.tsx';

import type { Together, TogetherState } from './create-together.ts';

interface TasteFileProps {
  together: Pick<Together, 'takeFile' | 'forgetFile'>;
  file: TogetherState['file'];
}

/** The other one's file of another service: read for their taste, and kept by nobody (J-16). */
export function TasteFile({ together, file }: TasteFileProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <FilmFileButton
        label="Öteki kişinin film dosyası"
        size="sm"
        isBusy={file.kind === 'reading'}
        onFile={(chosen) => void together.takeFile(chosen)}
      >
        Film dosyasını seç
      </FilmFileButton>
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
