import { Heart, HeartOff, Info, Eye, EyeOff, type LucideIcon } from 'lucide-react';

import { useFilmActions } from '#features/film/film-actions.tsx';
import { useRecords, useRecord } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { Candidates } from './candidates.tsx';
import { ToolNote } from './tool-note.tsx';
import type { Output } from './tool-part.ts';

type TitleTool = 'showFilm' | 'addFavourite' | 'removeFavourite' | 'markWatched' | 'unmarkWatched';

const OUTCOMES: Readonly<Record<TitleTool, { icon: LucideIcon; done: string; unchanged: string }>> = {
  showFilm: { icon: Info, done: 'Ayrıntıları açıldı', unchanged: 'Ayrıntıları açık' },
  addFavourite: { icon: Heart, done: 'Favorilere eklendi', unchanged: 'Zaten favorilerinde' },
  removeFavourite: { icon: HeartOff, done: 'Favorilerden çıkarıldı', unchanged: 'Favorilerinde yoktu' },
  markWatched: { icon: Eye, done: 'İzlendi olarak işaretlendi', unchanged: 'Zaten izlediklerinde' },
  unmarkWatched: { icon: EyeOff, done: 'İzlendi işareti kaldırıldı', unchanged: 'İzlediklerinde yoktu' },
};

/** What a tool did to the one film it was about, with a way to take an addition back. */
export function TitleView({ tool, output }: { tool: TitleTool; output: Output<TitleTool> }) {
  const { openFilm } = useFilmActions();
  if (output.status === 'notFound') return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} />;
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
      {output.status === 'done' && (tool === 'addFavourite' || tool === 'markWatched') && (
        <Undo tool={tool} film={film} />
      )}
    </div>
  );
}

function Undo({
  tool,
  film,
}: {
  tool: 'addFavourite' | 'markWatched';
  film: Extract<Output<TitleTool>, { film: unknown }>['film'];
}) {
  const records = useRecords();
  const list = tool === 'addFavourite' ? records.favourites : records.watched;
  useRecord<readonly unknown[]>(list);
  if (!list.has(film)) return null;
  return (
    <Button variant="ghost" size="sm" className="ml-auto" onClick={() => void list.remove(film)}>
      Geri al
    </Button>
  );
}
