import * as z from 'zod/mini';

import { bounded, LONGEST } from './film.ts';
import { isGenre } from './genre.ts';
import { watchServiceSchema } from './watching.ts';

const notificationsSchema = z.object({
  newRecommendations: z._default(z.boolean(), true),
  weeklyDigest: z._default(z.boolean(), true),
  trendingMovies: z._default(z.boolean(), false),
});

export type Notifications = z.infer<typeof notificationsSchema>;

/** The three notification toggles as they stand before anyone touched them (T-11). */
export const DEFAULT_NOTIFICATIONS: Notifications = {
  newRecommendations: true,
  weeklyDigest: true,
  trendingMovies: false,
};

// One genre that an older version wrote otherwise must not cost the person all the others.
const genres = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter(isGenre)),
);

/** So many services are kept; the movie database knows some fifty. */
const MOST_PLATFORMS = 200;

/** The services that can be read; what else the list holds is left out. */
const platforms = z.pipe(
  z.array(z.unknown()),
  z.transform((list) =>
    list.flatMap((service) => watchServiceSchema.safeParse(service).data ?? []).slice(0, MOST_PLATFORMS),
  ),
);

/**
 * What the person prefers. `genres` are those last chosen for a recommendation, `favoriteGenres` those
 * chosen under *Ayarlar → Tercihler*. `offersTools` is there once the person has said whether other agents of this
 * browser may use the assistant's tools; they may until then. `platforms` are the services that the person has.
 */
export const preferencesSchema = z.looseObject({
  genres: z._default(genres, []),
  favoriteMovies: z._default(z.catch(z.array(z.unknown()), []), []),
  favoriteGenres: z._default(genres, []),
  notifications: z._default(z.catch(notificationsSchema, DEFAULT_NOTIFICATIONS), DEFAULT_NOTIFICATIONS),
  offersTools: z.catch(z.optional(z.boolean()), undefined),
  platforms: z.catch(z.optional(platforms), undefined),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** The signed-in person as stored under `film_app_user` (K-01). */
export const userSchema = z.looseObject({
  id: z.number(),
  email: z.string().check(z.minLength(1)),
  name: z.string(),
  bio: z._default(z.string(), ''),
  preferences: z._default(z.catch(preferencesSchema, emptyPreferences), emptyPreferences),
});

export type User = z.infer<typeof userSchema>;

/** Preferences of somebody who has chosen nothing yet. */
export function emptyPreferences(): Preferences {
  return { genres: [], favoriteMovies: [], favoriteGenres: [], notifications: DEFAULT_NOTIFICATIONS };
}

/** The user that signing in makes: id 1, the name is the part of the e-mail before the @. */
export function signedInUser(email: string): User {
  const trimmed = email.trim();
  return aUser(1, trimmed, trimmed.split('@')[0] ?? trimmed);
}

/** The user that registering makes: the id is the time in milliseconds, the name as typed. */
export function registeredUser(input: { email: string; name: string }, now: Date): User {
  return aUser(now.getTime(), input.email.trim(), input.name.trim());
}

const aUser = (id: number, email: string, name: string): User => ({
  id,
  email,
  name: bounded(name, LONGEST.name),
  bio: '',
  preferences: emptyPreferences(),
});
