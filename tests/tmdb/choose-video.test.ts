import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseVideo } from '#tmdb/choose-video.ts';
import type { Video } from '#tmdb/wire.ts';

const videoOf = (type: string, more: Partial<Video> = {}): Video => ({
  key: 'abcdefghijk',
  site: 'YouTube',
  type,
  name: type,
  official: false,
  ...more,
});
const videos = fc.array(
  fc.record({
    key: fc.oneof(fc.stringMatching(/^[\w-]{11}$/), fc.string()),
    site: fc.constantFrom('YouTube', 'Vimeo'),
    type: fc.constantFrom('Trailer', 'Teaser', 'Clip', 'Featurette', 'Bloopers'),
    name: fc.string(),
    official: fc.boolean(),
  }),
);

describe('chooseVideo', () => {
  it('B-06 prefers a trailer over a teaser over a clip, wherever it stands', () => {
    expect(chooseVideo(['Clip', 'Teaser', 'Trailer'].map((type) => videoOf(type)))?.type).toBe('Trailer');
    expect(chooseVideo(['Clip', 'Teaser'].map((type) => videoOf(type)))?.type).toBe('Teaser');
    expect(chooseVideo([videoOf('Clip')])?.type).toBe('Clip');
  });

  it('prefers an official one among equals only', () => {
    const official = videoOf('Trailer', { official: true, key: 'official_01' });
    expect(chooseVideo([videoOf('Trailer'), official])?.key).toBe('official_01');
    expect(chooseVideo([videoOf('Teaser', { official: true }), videoOf('Trailer')])?.type).toBe('Trailer');
  });

  it('takes the first of those that are the same in every way', () => {
    expect(
      chooseVideo([videoOf('Trailer', { name: 'bir' }), videoOf('Trailer', { name: 'iki' })])?.name,
    ).toBe('bir');
  });

  it.each([
    ['another site', videoOf('Trailer', { site: 'Vimeo' })],
    ['another type', videoOf('Featurette')],
    ['a key that is none', videoOf('Trailer', { key: '../../../x' })],
    ['a hostile key', videoOf('Trailer', { key: '"><script>' })],
  ])('B-06 takes nothing of %s', (_, video) => {
    expect(chooseVideo([video])).toBeUndefined();
  });

  it('always takes one that may be played, and none is better', () => {
    const rank = ({ type, official }: Video) =>
      ['Trailer', 'Teaser', 'Clip'].indexOf(type) * 2 + (official ? 0 : 1);
    fc.assert(
      fc.property(videos, (list) => {
        const fit = list.filter(
          ({ site, type, key }) =>
            site === 'YouTube' && ['Trailer', 'Teaser', 'Clip'].includes(type) && /^[\w-]{11}$/u.test(key),
        );
        const best = fit.toSorted((a, b) => rank(a) - rank(b))[0];
        expect(chooseVideo(list)).toEqual(
          best === undefined ? undefined : { key: best.key, name: best.name, type: best.type },
        );
      }),
    );
  });
});
