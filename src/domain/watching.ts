import * as z from 'zod/mini';

/** How a film can be watched somewhere, the cheapest first. */
export const WATCH_WAYS = ['subscription', 'free', 'ads', 'rent', 'buy'] as const;
export type WatchWay = (typeof WATCH_WAYS)[number];

export const WATCH_WAY_LABELS: Readonly<Record<WatchWay, string>> = {
  subscription: 'Abonelikle',
  free: 'Ücretsiz',
  ads: 'Reklamlı, ücretsiz',
  rent: 'Kiralık',
  buy: 'Satın alınır',
};

/** A service that films can be watched on; `id` is the movie database's. */
export const watchServiceSchema = z.object({ id: z.int(), name: z.string() });
export type WatchService = z.infer<typeof watchServiceSchema>;

const services = z.array(watchServiceSchema);

/** Where a film can be watched in Turkey, by way. `link` is the listing's own page. */
export const watchOffersSchema = z.object({
  subscription: services,
  free: services,
  ads: services,
  rent: services,
  buy: services,
  link: z.optional(z.string()),
});
export type WatchOffers = z.infer<typeof watchOffersSchema>;

/**
 * What a lookup gives. `none`: the film is known, and nobody offers it in Turkey. `unknownFilm`: the movie database does
 * not know the film. `notConnected` and `failed` say nothing about it.
 */
export const watchLookupSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offers'), offers: watchOffersSchema }),
  z.object({ kind: z.enum(['none', 'unknownFilm', 'notConnected', 'failed']) }),
]);
export type WatchLookup = z.infer<typeof watchLookupSchema>;

/** The film that is looked up; a year of 0 is unknown. */
export interface WatchQuery {
  title: string;
  year: number;
  originalTitle?: string | undefined;
}

/** A film that cinemas show, as the movie database names it in Turkish; a year of 0 is unknown. */
export const cinemaFilmSchema = z.object({ title: z.string(), originalTitle: z.string(), year: z.number() });
export type CinemaFilm = z.infer<typeof cinemaFilmSchema>;

/** What cinemas in Turkey show, or why that is not known. */
export type CinemaLookup = readonly CinemaFilm[] | 'notConnected' | 'failed';

/** The services there are in Turkey, or why that is not known. */
export type ServiceLookup = readonly WatchService[] | 'notConnected' | 'failed';

/** Where films can be watched, as far as a movie database is connected. */
export interface Watching {
  offersOf(film: WatchQuery, signal?: AbortSignal): Promise<WatchLookup>;
  inCinemas(signal?: AbortSignal): Promise<CinemaLookup>;
  /** The services of Turkey, the best known first. */
  services(signal?: AbortSignal): Promise<ServiceLookup>;
}

/** Stands for the services that the person has, where a wish names services. */
export const OWN_PLATFORMS = 'Platformlarım';

/** Who lists what is where: named beside every listing, as the movie database asks. */
export const LISTING_SOURCE = 'JustWatch';

/** The services of an offer, by way, without the ways that nobody has; the person's own come first. */
export function offersByWay(
  offers: WatchOffers,
  own: readonly WatchService[] = [],
): { way: WatchWay; services: WatchService[] }[] {
  const isOwn = ({ id }: WatchService) => own.some((service) => service.id === id);
  return WATCH_WAYS.map((way) => ({
    way,
    services: offers[way].toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
  })).filter(({ services }) => services.length > 0);
}

/** What a service is called, without what sets its plans apart: `Netflix Standard with Ads` is on `Netflix`. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLocaleLowerCase('en')
    .replaceAll(/\b(?:amazon channel|apple tv channel|standard with ads|with ads|basic)\b/gu, '')
    .replaceAll('+', ' plus')
    .replaceAll(/[^a-z0-9]/gu, '');

/** Whether a service is the one that a name means: `Prime Video` and `Amazon Prime Video` are one. */
export function isServiceCalled({ name }: Pick<WatchService, 'name'>, wanted: string): boolean {
  const [own, said] = [plain(name), plain(wanted)];
  return said !== '' && (own === said || (said.length > 3 && (own.endsWith(said) || own.startsWith(said))));
}

/** Whether one of the named services shows the film without a further price: with a subscription, free or with ads. */
export const isShownOn = (offers: WatchOffers, wanted: readonly string[]): boolean =>
  [...offers.subscription, ...offers.free, ...offers.ads].some((service) =>
    wanted.some((name) => isServiceCalled(service, name)),
  );
