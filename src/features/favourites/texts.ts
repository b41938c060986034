import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

/** The words of the lists. */
export const LISTS = {
  favourites: {
    name: 'Favoriler',
    heading: 'Favori Filmlerim',
    empty: 'Henüz favori filminiz yok',
    hint: 'Bir filmin kalbine dokun, burada seni beklesin.',
  },
  watched: {
    name: 'İzlenenler',
    heading: 'İzlediğim Filmler',
    empty: 'Henüz izlediğiniz film yok',
    hint: 'İzlediğin filmleri işaretle, bir daha önermeyeyim.',
  },
  watchlist: {
    name: 'İzleyeceklerim',
    heading: 'İzleyeceğim Filmler',
    empty: 'İzleyeceklerin henüz boş',
    hint: 'Bir filmin yer imine dokun ya da sohbette “sonra izlerim” de, burada beklesin.',
  },
} as const;

/** What the page is called while a tab is open. */
export const headingOf = (tab: string): string => (isList(tab) ? LISTS[tab].heading : 'İstatistiklerim');

const isList = (tab: string): tab is ListName => Object.hasOwn(LISTS, tab);

export type ListName = keyof typeof LISTS;

export const NO_MATCH = 'Arama kriterlerinize uygun film bulunamadı';

/** Clearing the favourites (F-10). */
export const CLEAR_FAVOURITES: Omit<ConfirmRequest, 'action'> = {
  tone: 'danger',
  title: 'Tüm favoriler silinsin mi?',
  body: 'TÜM FAVORİLER silinecek. Bu işlem geri alınamaz.',
  verb: 'Tümünü Sil',
};
