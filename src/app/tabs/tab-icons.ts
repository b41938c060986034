import { Clapperboard, Heart, History, House, type LucideIcon, Settings } from 'lucide-react';

import type { Tab } from '#domain/tab.ts';

export const TAB_ICONS: Readonly<Record<Tab, LucideIcon>> = {
  dashboard: House,
  recommend: Clapperboard,
  favorites: Heart,
  history: History,
  settings: Settings,
};
