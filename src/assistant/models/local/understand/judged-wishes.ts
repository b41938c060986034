import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import { isMood } from '#domain/mood.ts';
import { TONES, type Tone } from '#domain/tone.ts';

import type { Judgement } from '../judge/judge.ts';
import type { MessageWishes } from './message-wishes.ts';

/** How likely it must be that films are wished before an idiom is read as a wish, and then each wish. */
const SURE = { wishing: 0.6, tone: 0.5, mood: 0.55 };

/** Tones that people mean a genre by; the others stay tones. */
const GENRE_OF: Readonly<Partial<Record<Tone, Genre>>> = {
  komik: 'Komedi',
  korkutucu: 'Korku',
  gerilimli: 'Gerilim',
  romantik: 'Romantik',
  aksiyonlu: 'Aksiyon',
};
const MOOD_OF: Readonly<Partial<Record<Tone, Mood>>> = {
  ağlatan: 'sad',
  hafif: 'relaxed',
  'iç ısıtan': 'relaxed',
};
const THEME_OF: Readonly<Partial<Record<Tone, string>>> = {
  düşündürücü: 'düşündürücü',
  kanlı: 'kanlı',
};

/** How likely it is that a message wishes films, or others than were shown. */
export const wishing = ({ acts }: Judgement): number =>
  (acts['recommend'] ?? 0) + (acts['refine'] ?? 0) + (acts['surprise'] ?? 0);

/**
 * The wishes of a message with those that idioms and situations mean (`tırnaklarımı yiyerek izleyeceğim`), which no list
 * of words holds. Only where the exact readers found neither kind nor mood, so that no word is read against its meaning.
 */
export function withJudged(said: MessageWishes, judged: Judgement): MessageWishes {
  const known =
    said.genres.length +
      said.excludeGenres.length +
      said.themes.length +
      said.avoidThemes.length +
      said.people.length >
      0 ||
    said.countries.length > 0 ||
    said.mood !== undefined ||
    said.similarTo !== undefined ||
    said.tones !== undefined ||
    said.avoidTones !== undefined;
  if (known || wishing(judged) < SURE.wishing) return said;
  const sure = judged.tones.filter(({ sure }) => sure >= SURE.tone).map(({ label }) => label);
  const tones = TONES.filter((tone) => sure.includes(tone.replaceAll(' ', '-')));
  const unwanted = TONES.filter((tone) => sure.includes(`-${tone.replaceAll(' ', '-')}`));
  const genres = tones.flatMap((tone) => GENRE_OF[tone] ?? []);
  const themes = tones.flatMap((tone) => THEME_OF[tone] ?? []);
  const mood = tones.flatMap((tone) => MOOD_OF[tone] ?? [])[0] ?? moodOf(judged, genres);
  const plain = tones.filter(
    (tone) => GENRE_OF[tone] === undefined && MOOD_OF[tone] === undefined && THEME_OF[tone] === undefined,
  );
  const avoided = unwanted.filter((tone) => tone !== 'kanlı');
  return {
    ...said,
    genres,
    themes,
    avoidThemes: unwanted.includes('kanlı') ? ['kanlı'] : said.avoidThemes,
    ...(mood === undefined ? {} : { mood }),
    ...(plain.length === 0 ? {} : { tones: plain }),
    ...(avoided.length === 0 ? {} : { avoidTones: avoided }),
  };
}

/** The mood, where no genre says more. */
function moodOf({ mood }: Judgement, genres: readonly Genre[]): Mood | undefined {
  return genres.length === 0 && mood.sure >= SURE.mood && isMood(mood.label) ? mood.label : undefined;
}
