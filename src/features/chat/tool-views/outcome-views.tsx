import { Clapperboard, Moon, Search, Sun } from 'lucide-react';

import { TAB_LABELS } from '#domain/tab.ts';
import { UndoButton } from '#features/undo/undo-button.tsx';

import { OneFilm } from './film-view.tsx';
import { OutcomeLine, ToolLink } from './outcome-line.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

/** What the trailer lookup gave; the popup shows it too, but closes, and the conversation stays. */
export function TrailerView({ output, open, told }: ViewProps<'findTrailer'>) {
  return (
    <OneFilm output={output} open={open}>
      {(found) => (
        <OutcomeLine data-card Icon={Clapperboard} className="items-start py-2.5 text-sm">
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {found.trailer === undefined
              ? noTrailer(found.film.title, told === true, found.missing)
              : `${found.film.title}: ${found.trailer.name}`}
          </span>
          <ToolLink href={found.trailer?.watchUrl ?? found.searchUrl}>
            {found.trailer === undefined ? 'Video sitesinde ara' : 'Video sitesinde izle'}
          </ToolLink>
        </OutcomeLine>
      )}
    </OneFilm>
  );
}

/** Why there is none is said once: by the words beside it, else here. Without a database nobody has looked for one. */
function noTrailer(title: string, told: boolean, missing: 'notFound' | 'notConnected' | undefined): string {
  if (told) return `${title} fragmanı`;
  return missing === 'notConnected'
    ? `“${title}” fragmanı burada açılamıyor: film veri tabanı (TMDB) bağlı değil.`
    : `“${title}” filmi için maalesef fragman bulunamadı.`;
}

/** The search stays within reach: a browser may have kept the new tab from opening. */
export function SearchView({ output }: ViewProps<'searchWeb'>) {
  if (output.status === 'notFound') return <ToolNote tone="info">Aranacak bir film adı yok.</ToolNote>;
  return (
    <OutcomeLine Icon={Search}>
      <ToolLink href={output.url}>{output.title} için internet araması</ToolLink>
    </OutcomeLine>
  );
}

/** Which theme was chosen, with the way back to the other. */
export function ThemeView({ output, source }: ViewProps<'setTheme'>) {
  const isDark = output.theme === 'dark';
  return (
    <OutcomeLine Icon={isDark ? Moon : Sun} className="min-h-14 py-1.5 text-sm">
      <span>{isDark ? 'Koyu' : 'Açık'} görünüm seçildi.</span>
      <UndoButton source={source} />
    </OutcomeLine>
  );
}

export function TabView({ output }: ViewProps<'openTab'>) {
  return <ToolNote tone="info">{TAB_LABELS[output.tab]} açıldı.</ToolNote>;
}
