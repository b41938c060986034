import * as icons from 'lucide-react';

import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

type Icons<Name extends string> = Readonly<Record<Name, icons.LucideIcon>>;

export const GENRE_ICONS: Icons<Genre> = {
  Aksiyon: icons.Zap,
  Komedi: icons.Laugh,
  Drama: icons.Drama,
  Korku: icons.Ghost,
  Romantik: icons.Heart,
  'Bilim Kurgu': icons.Rocket,
  Gerilim: icons.Eye,
  Suç: icons.Fingerprint,
  Macera: icons.Compass,
  Fantastik: icons.WandSparkles,
  Animasyon: icons.Palette,
  Aile: icons.House,
};

export const MOOD_ICONS: Icons<Mood> = {
  happy: icons.Smile,
  sad: icons.CloudRain,
  excited: icons.Flame,
  relaxed: icons.Coffee,
  romantic: icons.HeartHandshake,
  adventure: icons.MapIcon,
};
