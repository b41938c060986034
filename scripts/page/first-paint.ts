import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import type { prerender } from '#app/start/prerender.tsx';

const SCRIPT = 'src/app/start/before-paint.js';
const PRERENDER = 'src/app/start/prerender.tsx';

interface Prerender {
  prerender: typeof prerender;
}

/**
 * Makes the built page paint before any script has come: the landing page stands in it as markup, the script before the first
 * paint inline, and that script fetches and begins the entry. Vite's own server gets the inline script alone.
 */
export function firstPaint(): Plugin {
  let root = '';
  return {
    name: 'sinesohbet:first-paint',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = `<script>${await readFile(join(root, SCRIPT), 'utf8')}</script>`;
        const page = fill(html, '<!--before-paint-->', script);
        if (bundle === undefined) return page;
        // In a runner of its own: the build's plugins would come back here.
        const { module } = await runnerImport<Prerender>(join(root, PRERENDER), {
          root,
          configFile: false,
          logLevel: 'error',
        });
        const at = new Date();
        const { landing, outline } = module.prerender(at);
        const markup = `<div id="root" data-rendered-at="${at.toISOString()}">${landing}</div><div id="start">${outline}</div>`;
        return waiting(fill(page, '<div id="root"></div>', markup));
      },
    },
  };
}

/** A function, so that no `$` in the text means anything. */
function fill(page: string, place: string, text: string): string {
  if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => text);
}

/** Scripts come after styles and fonts: named here, fetched and begun by the script before the first paint. */
function waiting(page: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
  if (!entry.test(page)) throw new Error('the built page has no entry');
  return page
    .replace(entry, '<link data-later data-entry crossorigin href="$1">')
    .replaceAll('<link rel="modulepreload"', '<link data-later');
}
