/** The five tabs in the order of the navigation (N-06). The names are those of the address (`#/recommend`). */
export const TABS = ['dashboard', 'recommend', 'favorites', 'history', 'settings'] as const;

export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Readonly<Record<Tab, string>> = {
  dashboard: 'Ana Sayfa',
  recommend: 'Film Öner',
  favorites: 'Favorilerim',
  history: 'Geçmiş',
  settings: 'Ayarlar',
};
