import { FilmCardGrid } from '#features/film/film-card-grid.tsx';

import { MessageText } from '../text/message-text.tsx';
import { Stages } from './stages.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

/** The surprise stays in the conversation after its popup has closed. */
export function SurpriseView({ output, live }: { output: Output<'surpriseFilm'>; live: boolean }) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'working') {
    return live ? <Stages stage={output.stage} /> : <ToolNote tone="cancelled">Yarıda kesildi.</ToolNote>;
  }
  return (
    <div className="flex flex-col gap-4">
      <MessageText text={output.explanation} />
      <FilmCardGrid films={[output.film]} deal={live} />
      {!output.saved && (
        <ToolNote tone="error">Bu öneri geçmişe kaydedilemedi; tarayıcıda yer kalmamış olabilir.</ToolNote>
      )}
    </div>
  );
}
