/** Somebody who signed in with the demo account earlier. */
export const DEMO_USER = JSON.stringify({
  id: 1,
  email: 'demo@sinesohbet.app',
  name: 'demo',
  bio: '',
  preferences: { genres: [], favoriteMovies: [] },
});

export const signedIn = { film_app_user: DEMO_USER };

/** 200 characters, Latin and Arabic: neither may break a layout. */
export const LONG_NAME = `${'Muhammed Abdülkadir Şükrüoğulları '.repeat(6)} عبد الرحمن`
  .padEnd(200, 'ğ')
  .slice(0, 200);

export const personNamed = (name: string) => JSON.stringify({ ...JSON.parse(DEMO_USER), name, bio: name });
