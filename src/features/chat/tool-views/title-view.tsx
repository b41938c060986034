import { Heart, HeartOff, Info, Eye, EyeOff, type LucideIcon } from 'lucide-react';

import { useFilmActions } from '#features/film/film-actions.tsx';
import { UndoButton } from '#features/undo/undo-button.tsx';
import { Button } from '#ui/button.tsx';

import { Candidates } from './candidates.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

export type TitleTool = 'showFilm' | 'addFavourite' | 'removeFavourite' | 'markWatched' | 'unmarkWatched';

const OUTCOMES: Readonly<Record<TitleTool, { icon: LucideIcon; done: string; unchanged: string }>> = {
  showFilm: { icon: Info, done: 'Ayrıntıları açıldı', unchanged: 'Ayrıntıları açık' },
  addFavourite: { icon: Heart, done: 'Favorilere eklendi', unchanged: 'Zaten favorilerinde' },
  removeFavourite: { icon: HeartOff, done: 'Favorilerden çıkarıldı', unchanged: 'Favorilerinde yoktu' },
  markWatched: { icon: Eye, done: 'İzlendi olarak işaretlendi', unchanged: 'Zaten izlediklerinde' },
  unmarkWatched: { icon: EyeOff, done: 'İzlendi işareti kaldırıldı', unchanged: 'İzlediklerinde yoktu' },
};

interface TitleViewProps {
  tool: TitleTool;
  output: Output<TitleTool>;
  /** The tool call, by which the journal knows what it changed. */
  source: string;
  /** Whether a question that it asks can still be answered. */
  open: boolean;
}

/** What a tool did to the one film it was about, with the way to take it back. */
export function TitleView({ tool, output, source, open }: TitleViewProps) {
  const { openFilm } = useFilmActions();
  if (output.status === 'notFound') return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} open={open} />;
  const { film } = output;
  const { icon: Icon, [output.status]: words } = OUTCOMES[tool];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-border bg-card px-3 py-1.5">
      <Icon aria-hidden className="size-4 shrink-0 text-link" />
      <Button
        variant="link"
        size="inline"
        className="min-h-11 justify-start whitespace-normal"
        onClick={() => openFilm(film)}
      >
        {film.title} ({film.year})
      </Button>
      <span className="text-sm text-muted-foreground">{words}</span>
      {output.status === 'done' && <UndoButton source={source} />}
    </div>
  );
}
