import { useStore } from 'zustand';

import type { Film } from '#domain/film.ts';
import { TrailerPopup } from '#features/trailer/trailer-popup.tsx';
import { focusPopup } from '#lib/focus-popup.ts';
import { dashed } from '#lib/turkish/format.ts';
import { useLast } from '#lib/use-last.ts';
import { Dialog, DialogContent, DialogTitle } from '#ui/dialog.tsx';

import { FilmDetails } from './film-details.tsx';
import { titleSize } from './film-text.ts';
import type { Popups } from './popup-store.ts';

/** The detail popup and, over it, the trailer popup, as the store says. Mounted once, by the shell. */
export function FilmPopupHost({ popups }: { popups: Popups }) {
  const { film, trailer, closeFilm, closeTrailer } = useStore(popups);
  const leave = () => {
    closeTrailer();
    closeFilm();
  };
  return (
    <>
      <FilmPopup film={film} onClose={closeFilm} />
      <TrailerPopup result={trailer} onClose={closeTrailer} onLeave={leave} />
    </>
  );
}

/** The detail popup (P-01, P-02): closes on a click outside, Escape and the X, and gives the focus back. */
function FilmPopup({ film, onClose }: { film: Film | undefined; onClose: () => void }) {
  const shown = useLast(film);
  return (
    <Dialog open={film !== undefined} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        className="flex max-w-3xl flex-col overflow-hidden p-0 max-sm:[&>button:last-child]:top-2.5"
        aria-describedby={undefined}
        onOpenAutoFocus={focusPopup}
      >
        {shown === undefined ? null : (
          <div className="overflow-y-auto overscroll-contain p-5 fade-below sm:p-7">
            <FilmDetails
              key={shown.id}
              film={shown}
              title={
                <DialogTitle
                  dir="auto"
                  className={`leading-tight hyphens-auto wrap-anywhere ${titleSize(shown.title)}`}
                >
                  {dashed(shown.title)}
                </DialogTitle>
              }
            />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
