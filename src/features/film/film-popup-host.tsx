import { useStore } from 'zustand';

import { TrailerPopup } from '#features/trailer/trailer-popup.tsx';

import { FilmPopup } from './film-popup.tsx';
import type { Popups } from './popup-store.ts';

/** The detail popup and, over it, the trailer popup, as the store says. Mounted once, by the shell. */
export function FilmPopupHost({ popups }: { popups: Popups }) {
  const { film, trailer, closeFilm, closeTrailer } = useStore(popups);
  return (
    <>
      <FilmPopup film={film} onClose={closeFilm} />
      <TrailerPopup result={trailer} onClose={closeTrailer} />
    </>
  );
}
