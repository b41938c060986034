/** Somebody who signed in with the demo account earlier. */
export const DEMO_USER = JSON.stringify({
  id: 1,
  email: 'demo@sinesohbet.app',
  name: 'demo',
  bio: '',
  preferences: { genres: [], favoriteMovies: [] },
});

export const signedIn = { film_app_user: DEMO_USER };
