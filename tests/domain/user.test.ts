import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  DEFAULT_NOTIFICATIONS,
  emptyPreferences,
  registeredUser,
  signedInUser,
  userSchema,
} from '#domain/user.ts';

describe('signing in and registering', () => {
  it('A-29 makes user 1, named after the e-mail', () => {
    expect(signedInUser(' ayse.yilmaz@example.com ')).toEqual({
      id: 1,
      email: 'ayse.yilmaz@example.com',
      name: 'ayse.yilmaz',
      bio: '',
      preferences: emptyPreferences(),
    });
  });

  it('A-30 makes a user with the time as id and the typed name', () => {
    const user = registeredUser({ email: 'a@b.co', name: ' Ayşe ' }, new Date(1_790_000_000_000));
    expect(user).toMatchObject({ id: 1_790_000_000_000, email: 'a@b.co', name: 'Ayşe' });
  });

  it('Z-08 keeps the services that can be read, and nothing else of a broken list', () => {
    const user = signedInUser('a@b.co');
    const read = (platforms: unknown) =>
      userSchema.parse({ ...user, preferences: { ...user.preferences, platforms } }).preferences.platforms;
    expect(read([{ id: 8, name: 'Netflix' }, { id: 'x', name: 7 }, null])).toEqual([
      { id: 8, name: 'Netflix' },
    ]);
    expect(read('Netflix')).toBeUndefined();
    expect(read(Array.from({ length: 300 }, (_, id) => ({ id, name: 'Platform' })))).toHaveLength(200);
  });

  it('T-11 starts with the default notifications', () => {
    expect(emptyPreferences().notifications).toEqual({
      newRecommendations: true,
      weeklyDigest: true,
      trendingMovies: false,
    });
  });
});

describe('a stored user', () => {
  const stored = { id: 1, email: 'a@b.co', name: 'Ayşe' };

  it('gets what an older version did not write', () => {
    expect(userSchema.parse(stored)).toEqual({ ...stored, bio: '', preferences: emptyPreferences() });
    expect(userSchema.parse({ ...stored, preferences: { genres: ['Drama'] } }).preferences).toEqual({
      ...emptyPreferences(),
      genres: ['Drama'],
    });
  });

  it('keeps the genres it knows and drops the others', () => {
    const { preferences } = userSchema.parse({
      ...stored,
      preferences: { genres: ['Drama', 'Dram', 3, 'Suç'], favoriteGenres: 'Drama' },
    });
    expect(preferences.genres).toEqual(['Drama', 'Suç']);
    expect(preferences.favoriteGenres).toEqual([]);
  });

  it('keeps fields it does not know', () => {
    expect(userSchema.parse({ ...stored, city: 'İzmir', preferences: { language: 'tr' } })).toMatchObject({
      city: 'İzmir',
      preferences: { language: 'tr' },
    });
  });

  it.each([
    null,
    'ayse',
    [],
    {},
    { ...stored, id: '1' },
    { ...stored, email: '' },
    { id: 1, email: 'a@b.co' },
  ])('is refused as %o', (value) => {
    expect(userSchema.safeParse(value).success).toBe(false);
  });

  it('never fails for the sake of its preferences', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (preferences, notifications) => {
        expect(userSchema.safeParse({ ...stored, preferences }).success).toBe(true);
        const read = userSchema.parse({ ...stored, preferences: { notifications } });
        expect(Object.keys(read.preferences.notifications).toSorted()).toEqual(
          Object.keys(DEFAULT_NOTIFICATIONS).toSorted(),
        );
      }),
    );
  });
});
