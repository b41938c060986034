import type { Trailer, TrailerQuery } from '#domain/trailer.ts';

/** What the lookup gave for a film: its trailer, or none, which the popup says (P-22). */
export interface TrailerResult extends TrailerQuery {
  trailer?: Trailer | undefined;
}

/** The autoplaying embed. The no-cookie host whatever the record says, so that opening a popup tracks nobody. */
export function embedUrl({ key }: Pick<Trailer, 'key'>): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?autoplay=1&rel=0&hl=tr`;
}
