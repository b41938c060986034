import type { Wishes } from '#domain/wishes.ts';
import { FilmCardGrid } from '#features/film/film-card-grid.tsx';

import { CardDeeds } from './card-actions.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { MessageText } from '../text/message-text.tsx';
import { DraftFilms, ReplacedFilms } from './draft-films.tsx';
import { Stages } from './stages.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

interface RecommendViewProps {
  /** What was understood. */
  wishes?: Wishes;
  output: Output<'recommendFilms'>;
  live: boolean;
  /** Whether it is the answer that can still be changed. */
  isLast?: boolean;
}

const NOTHING: Wishes = { genres: [] };

/** Stages while it works, then three cards and why these three; what was cut is shown as cut. */
export function RecommendView({ wishes = NOTHING, output, live, isLast = false }: RecommendViewProps) {
  const open = isLast && !live;
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
      <UnderstoodChips wishes={wishes} removable={open} />
      <MessageText text={output.explanation} />
      <FilmCardGrid
        films={output.films}
        deal={live}
        footerOf={(film) => <CardDeeds film={film} swappable={open && output.films.length > 1} />}
      />
      <ReplacedFilms replaced={output.replaced} />
      {output.status === 'done' && !output.saved && (
        <ToolNote tone="error">Bu öneri geçmişe kaydedilemedi; tarayıcıda yer kalmamış olabilir.</ToolNote>
      )}
    </div>
  );
}
