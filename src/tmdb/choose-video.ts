import type { Trailer } from '#domain/trailer.ts';

import type { Video } from './wire.ts';

/** Best first. */
const TYPES = ['Trailer', 'Teaser', 'Clip'] as const satisfies readonly Trailer['type'][];
/** A video's key on the site: anything else could lead the embed elsewhere. */
const KEY = /^[\w-]{11}$/u;

export interface ChosenVideo {
  key: string;
  name: string;
  type: Trailer['type'];
}

/**
 * The video to show (B-06): only of the video site and of type Trailer, Teaser or Clip, in this order of preference;
 * of equals an official one, then the one the service names first.
 */
export function chooseVideo(videos: readonly Video[]): ChosenVideo | undefined {
  const playable = videos.filter(({ site, key }) => site === 'YouTube' && KEY.test(key));
  for (const type of TYPES) {
    const ofType = playable.filter((video) => video.type === type);
    const video = ofType.find(({ official }) => official) ?? ofType[0];
    if (video !== undefined) return { key: video.key, name: video.name, type };
  }
  return undefined;
}
