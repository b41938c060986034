import type { ImportPlan } from '#import/films/plan.ts';
import type { Prepared } from '#import/films/prepare.ts';
import type { Destination, Format } from '#import/shared/row.ts';
import { formatNumber, joinList } from '#lib/turkish/format.ts';

const SERVICES: Readonly<Record<Format, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tmdb: 'TMDB',
};

/** Whose export it is: `Letterboxd`, `IMDb ve TMDB`. */
export const serviceOf = (formats: readonly Format[]) => joinList(formats.map((format) => SERVICES[format]));

export const DESTINATIONS: readonly (readonly [to: Destination, name: string])[] = [
  ['watchlist', 'İzleyeceklerim'],
  ['favourites', 'Favorilerim'],
  ['watched', 'İzlediklerim'],
  ['none', 'Bu listeyi alma'],
];

/** What a plan adds, a line each; empty where there is nothing to add. */
export function partsOf({ watched, watchlist, favourites }: ImportPlan): string[] {
  const counted: readonly (readonly [count: number, what: string])[] = [
    [watched.added.length, 'izlenen film'],
    [watched.changed.length, 'izlenen filme puan, not ya da tarih'],
    [watchlist.added.length, 'izlenecek film'],
    [favourites.added.length, 'favori film'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, what]) => `${formatNumber(count)} ${what}`);
}

/** What became of it, for the notice with the way back. */
export const addedLabel = (plan: ImportPlan, service: string) =>
  `${service}: ${joinList(partsOf(plan))} eklendi`;

/** How an export stands beside the catalogue and the lists, a line each: how many, and what is said of them. */
export function foundLines({ films }: Prepared, { known, left }: ImportPlan): (readonly [string, string])[] {
  const count = (kind: 'one' | 'several' | 'none') => films.filter(({ match }) => match.kind === kind).length;
  const because = (reason: string) => left.filter((row) => row.reason === reason).length;
  const lines: readonly (readonly [count: number, says: string])[] = [
    [count('one'), 'film katalogda bulundu.'],
    [count('several'), 'film için hangisi olduğunu sen söyleyebilirsin; söylemezsen olduğu gibi saklanır.'],
    [count('none'), 'film katalogda yok; adı, yılı ve tarihleriyle kendi kaydı olur.'],
    [known, 'film zaten burada; olduğu gibi kalır.'],
    [because('film değil (dizi, bölüm, oyun …)'), 'satır film değil (dizi, bölüm, oyun …); dışarıda kalır.'],
    [because('adı okunamadı'), 'satırın adı okunamadı; dışarıda kalır.'],
    [
      because('aynı ad ve yılda başka bir film var'),
      'satır aynı ad ve yılda başka bir filmle çakışıyor; dışarıda kalır.',
    ],
    [because('listesi alınmadı'), 'tanesi yalnızca alınmayan listelerde; dışarıda kalır.'],
  ];
  return lines.filter(([number]) => number > 0).map(([number, says]) => [formatNumber(number), says]);
}
