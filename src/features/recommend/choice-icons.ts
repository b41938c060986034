import {
  CloudRain,
  Coffee,
  Compass,
  Drama,
  Eye,
  Fingerprint,
  Flame,
  Ghost,
  Heart,
  HeartHandshake,
  House,
  Laugh,
  type LucideIcon,
  MapIcon,
  Palette,
  Rocket,
  Smile,
  WandSparkles,
  Zap,
} from 'lucide-react';

import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

export const GENRE_ICONS: Readonly<Record<Genre, LucideIcon>> = {
  Aksiyon: Zap,
  Komedi: Laugh,
  Drama,
  Korku: Ghost,
  Romantik: Heart,
  'Bilim Kurgu': Rocket,
  Gerilim: Eye,
  Suç: Fingerprint,
  Macera: Compass,
  Fantastik: WandSparkles,
  Animasyon: Palette,
  Aile: House,
};

export const MOOD_ICONS: Readonly<Record<Mood, LucideIcon>> = {
  happy: Smile,
  sad: CloudRain,
  excited: Flame,
  relaxed: Coffee,
  romantic: HeartHandshake,
  adventure: MapIcon,
};
