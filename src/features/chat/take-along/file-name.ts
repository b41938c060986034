import { fold } from '#domain/title.ts';
import { localDay } from '#storage/local-day.ts';

/** What a conversation's file is called: its title in letters that every system takes, without diacritics, and its day. */
export function fileNameOf(title: string, created: string | undefined): string {
  const time = new Date(created ?? Number.NaN);
  const words = fold(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${['SineSohbet', words, Number.isNaN(time.getTime()) ? '' : localDay(time)].filter(Boolean).join('-')}.md`;
}
