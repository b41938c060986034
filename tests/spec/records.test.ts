import { describe, expect, it } from 'vitest';

import { registeredUser, signedInUser } from '#domain/user.ts';
import { aBatch, aFilm, NOW, openTestRecords } from '#tests/storage/support.ts';

describe('the records of a browser', () => {
  it('K-24 are there for whoever signs in next', async () => {
    const { records, storage } = openTestRecords();
    await records.user.set(signedInUser('deniz@example.com'));
    await records.favourites.add(aFilm());
    await records.watched.add(aFilm());
    await records.history.add(aBatch());
    await records.user.clear();
    await records.user.set(registeredUser({ email: 'defne@example.com', name: 'Defne' }, NOW));
    const { records: later } = openTestRecords({ storage });
    expect(later.user.get()?.name).toBe('Defne');
    for (const list of [later.favourites, later.watched, later.history]) expect(list.get()).toHaveLength(1);
  });
});
