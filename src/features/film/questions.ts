import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

type Question = Omit<ConfirmRequest, 'action'>;

/** Removing a favourite is a danger (P-12). */
export function removeFavouriteQuestion({ title }: { title: string }): Question {
  return {
    tone: 'danger',
    title: 'Favorilerden çıkarılsın mı?',
    body: `“${title}” favori filmlerinden çıkarılacak.`,
    verb: 'Çıkar',
  };
}

/** Taking a film off the watchlist is a warning. */
export function removeFromWatchlistQuestion({ title }: { title: string }): Question {
  return {
    tone: 'warning',
    title: 'İzleyeceklerinden çıkarılsın mı?',
    body: `“${title}” izleyeceklerinden çıkarılacak.`,
    verb: 'Çıkar',
  };
}

/** Un-marking a watched film is a warning (P-14). */
export function unmarkWatchedQuestion({ title }: { title: string }): Question {
  return {
    tone: 'warning',
    title: 'İzlendi işareti kaldırılsın mı?',
    body: `“${title}” izlediklerinden çıkarılacak.`,
    verb: 'Kaldır',
  };
}
