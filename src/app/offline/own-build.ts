import { BUILD_META } from '#offline/protocol.ts';

/** The build that this page is of; undefined where it was not built (Vite's own server, tests). */
export const ownBuild = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
