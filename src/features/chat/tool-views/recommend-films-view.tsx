import { FilmCardGrid } from '#features/film/film-card-grid.tsx';

import { MessageText } from '../message-text.tsx';
import { DraftFilms, ReplacedFilms } from './draft-films.tsx';
import { Stages } from './stages.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

/** Stages while it works, then three cards and why these three; what was cut is shown as cut. */
export function RecommendView({ output, live }: { output: Output<'recommendFilms'>; live: boolean }) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'working' && !live) return <ToolNote tone="cancelled">Yarıda kesildi.</ToolNote>;
  if (output.status === 'working' && output.stage === 'selecting') return <Stages stage="selecting" />;
  if (output.status === 'working' && output.stage === 'drafts') {
    return (
      <div className="flex flex-col gap-4">
        <Stages stage="selecting" />
        <DraftFilms drafts={output.drafts} replaced={output.replaced} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {output.status === 'working' && <Stages stage="posters" />}
      <MessageText text={output.explanation} />
      <FilmCardGrid films={output.films} />
      <ReplacedFilms replaced={output.replaced} />
      {output.status === 'done' && !output.saved && (
        <ToolNote tone="error">Bu öneri geçmişe kaydedilemedi; tarayıcıda yer kalmamış olabilir.</ToolNote>
      )}
    </div>
  );
}
