import { starsOf } from '#domain/watched-details.ts';
import type { Report, Surprise } from '#domain/report/report.ts';
import { formatDate, formatMinutes, formatNumber, formatRating } from '#lib/turkish/format.ts';
import { periodName } from '#lib/turkish/period.ts';
import { locative } from '#lib/turkish/suffix.ts';

const MINUTES = 60;

/** To whom a report speaks: to the person on the page, or of themselves on the picture that they show others. */
export type Voice = 'you' | 'me';

/** One thing that is told of the films. */
export interface Fact {
  label: string;
  value: string;
  note: string;
}

/** Whole hours of film; something always is an hour. */
export const hoursOf = ({ minutes }: Pick<Report, 'minutes'>): number =>
  minutes === 0 ? 0 : Math.max(1, Math.round(minutes / MINUTES));

export const emptyWords = (report: Pick<Report, 'year' | 'month'>): string =>
  `${locative(periodName(report))} izlediğin bir film görünmüyor. İzlediklerini işaretledikçe karnen burada dolar.`;

/** People, the surprise and the longest evening, as far as there are any. */
export function factsOf({ people, surprise, evening }: Report, voice: Voice): Fact[] {
  const director = people.find(({ role }) => role === 'director');
  const actor = people.find(({ role }) => role === 'actor');
  return [
    ...(director === undefined ? [] : [person('Yönetmen', director)]),
    ...(actor === undefined ? [] : [person('Oyuncu', actor)]),
    ...(surprise === undefined
      ? []
      : [{ label: 'En şaşırtıcı', value: surprise.title, note: whyOf(surprise, voice) }]),
    ...(evening === undefined ? [] : [eveningFact(evening)]),
  ];
}

const person = (label: string, { name, films }: Report['people'][number]): Fact => ({
  label,
  value: name,
  note: `${formatNumber(films)} film`,
});

function whyOf({ why, year }: Surprise, voice: Voice): string {
  switch (why.kind) {
    case 'loved':
    case 'disappointed':
      return `${voice === 'you' ? 'Senden' : 'Benden'} ${formatNumber(starsOf(why.score))} yıldız, herkesten ${formatRating(why.rating)}`;
    case 'lone':
      return `Dönemin tek ${genreInSentence(why.genre)} filmi`;
    case 'old':
      return `Hepsinden eski: ${year}`;
  }
}

const genreInSentence = (genre: string) => genre.toLocaleLowerCase('tr-TR');

function eveningFact({ day, films, minutes }: NonNullable<Report['evening']>): Fact {
  const date = formatDate(`${day}T12:00:00`).replace(/ \d{4}$/u, '');
  const [only] = films;
  return {
    label: 'En uzun akşam',
    value: date,
    // After a comma a line may end, and the length is whole on the next one.
    note:
      films.length === 1
        ? `${only}, ${formatMinutes(minutes)}`
        : `${formatNumber(films.length)} film · ${formatMinutes(minutes)}`,
  };
}

/** What the picture shows, in a sentence for who cannot see it. */
export function pictureWords(report: Report): string {
  const titles = report.best.slice(0, 3).map(({ title }) => title);
  return `${periodName(report)} sinema karnesinin resmi: ${formatNumber(report.films)} film, ${formatNumber(hoursOf(report))} saat. Öne çıkanlar: ${titles.join(', ')}.`;
}
