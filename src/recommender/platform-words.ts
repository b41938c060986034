import type { Film } from '#domain/film.ts';
import { LISTING_SOURCE } from '#domain/watching.ts';
import { joinList } from '#lib/turkish/format.ts';
import { locative } from '#lib/turkish/suffix.ts';

/** `Netflix'te`, `Netflix'te ya da MUBI'de`. */
const at = (wanted: readonly string[]) => joinList(wanted.map(locative), 'ya da');
const titles = (films: readonly Film[]) => joinList(films.map(({ title }) => `“${title}”`));
const SOURCE = `(kaynak: ${LISTING_SOURCE})`;

/** What is said of a wish for services, before why the films were chosen. */
export const platformWords = {
  all: (wanted: readonly string[]) => `Üçü de ${at(wanted)} ${SOURCE}.`,
  /** Fewer than three were found: after all that could be looked at, or until the movie database failed. */
  some(
    on: readonly Film[],
    { wanted, checked, failed }: { wanted: readonly string[]; checked: number; failed: boolean },
  ): string {
    if (failed)
      return on.length === 0
        ? `Film veri tabanı yanıt vermediği için hangisinin ${at(wanted)} olduğuna bakamadım.`
        : `${titles(on)} ${at(wanted)} ${SOURCE}; film veri tabanı sonra yanıt vermediği için gerisine bakamadım.`;
    return on.length === 0
      ? `Baktığım ${checked} film arasında ${at(wanted)} olan bulamadım ${SOURCE}; bunlar öteki isteklerine göre.`
      : `Baktığım ${checked} film arasında ${at(wanted)} olan yalnızca ${titles(on)} ${SOURCE}; gerisi orada görünmüyor.`;
  },
  notConnected: (wanted: readonly string[]) =>
    `Hangisi ${at(wanted)}, buradan göremiyorum; kartından bakarsın.`,
  noneChosen: () =>
    'Platformlarını henüz seçmemişsin (Ayarlar → Tercihler → Platformlarım); bunları ona bakmadan seçtim.',
  notOn: (wanted: readonly string[]) => `${at(wanted)} görünmüyor`,
};
