/** A service as the movie database writes it in a listing. */
const provider = (provider_id: number, provider_name: string, display_priority: number) => ({
  logo_path: `/logo${provider_id}.jpg`,
  provider_id,
  provider_name,
  display_priority,
});

const NETFLIX = provider(8, 'Netflix', 0);
const PRIME = provider(119, 'Amazon Prime Video', 1);
const MUBI = provider(11, 'MUBI', 6);
const APPLE = provider(2, 'Apple TV', 3);
const GOOGLE = provider(3, 'Google Play Movies', 4);
const PLUTO = provider(300, 'Pluto TV', 20);
const FREE = provider(538, 'Plex', 21);

const listing = (id: number) => `https://www.themoviedb.org/movie/${id}/watch?locale=TR`;

/** Listings by film, as the service answers them: a region without offers is a key that is missing. */
const LISTINGS: Readonly<Record<number, object>> = {
  27205: {
    TR: {
      link: listing(27205),
      flatrate: [NETFLIX, PRIME],
      rent: [APPLE, GOOGLE],
      buy: [APPLE, GOOGLE],
    },
    US: { link: 'https://www.themoviedb.org/movie/27205/watch?locale=US', buy: [APPLE] },
  },
  278: { TR: { link: listing(278), flatrate: [MUBI], ads: [PLUTO], free: [FREE] } },
  238: { US: { link: 'https://www.themoviedb.org/movie/238/watch?locale=US', flatrate: [NETFLIX] } },
  // What no client should trust.
  152601: {
    TR: {
      link: 'javascript:alert(1)',
      flatrate: [provider(0, 'Yok', 1), { provider_name: 'Kimliksiz' }, NETFLIX],
      rent: 'none',
    },
  },
};

/** The films that the catalogue's stand-ins are offered with: every second one by Netflix. */
const further = (id: number) =>
  id % 2 === 0
    ? { TR: { link: listing(id), flatrate: [NETFLIX] } }
    : { TR: { link: listing(id), rent: [APPLE] } };

export const watchBodyOf = (id: number) => ({
  id,
  results: LISTINGS[id] ?? (id >= 1_000_000 ? further(id) : {}),
});

export const servicesBody = (region: string) => ({
  results:
    region === 'TR'
      ? [NETFLIX, PRIME, APPLE, GOOGLE, MUBI, PLUTO, FREE].map(({ display_priority, ...service }) => ({
          display_priorities: { TR: display_priority },
          display_priority,
          ...service,
        }))
      : [],
});

/** The films that cinemas in Turkey show. */
export const IN_CINEMAS: readonly number[] = [600354, 129];
