import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite';

import type { prerender } from '#app/start/prerender.tsx';

const SCRIPT = 'src/app/start/before-paint.js';
const PRERENDER = 'src/app/start/prerender.tsx';

/** The first paint waits for the whole markup: half of it, as it may come over a slow line, would move when the rest comes. */
const WHOLE_FIRST = '<link rel="expect" href="#start" blocking="render">';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

interface Prerender {
  prerender: typeof prerender;
}

/**
 * Makes the built page paint before any script has come: the landing page stands in it as markup, the script before the first
 * paint inline, and that script fetches and begins the entry. Vite's own server gets the inline script alone.
 */
export function firstPaint(): Plugin {
  let root = '';
  let styles = '';
  return {
    name: 'sinesohbet:first-paint',
    // A build with an entry of its own (the thread's bench) is not the app's page.
    apply: ({ build }) => build?.rollupOptions?.input === undefined,
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // Before Vite writes down what each part needs.
      order: 'pre',
      handler(_, bundle) {
        styles = takeStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = await readFile(join(root, SCRIPT), 'utf8');
        const inline = `<script>${withoutComments(script)}</script>`;
        if (bundle === undefined) return fill(html, '<!--before-paint-->', inline);
        const page = fill(html, '<!--before-paint-->', `${inline}<style>${styles}</style>${WHOLE_FIRST}`);
        // In a runner of its own: the build's plugins would come back here.
        const { module } = await runnerImport<Prerender>(join(root, PRERENDER), {
          root,
          configFile: false,
          logLevel: 'error',
        });
        const at = new Date();
        const { landing, outline } = module.prerender(at);
        const markup = `<div id="root" data-rendered-at="${at.toISOString()}">${landing}</div><div id="start">${outline}</div>`;
        return waiting(fill(page, '<div id="root"></div>', withBuiltFiles(markup, bundle)));
      },
    },
  };
}

/** The markup names files by their sources; in the build they have other names. */
function withBuiltFiles(markup: string, bundle: Bundle): string {
  const files = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames.map((source) => [source, file.fileName] as const) : [],
  );
  const built = files.reduce(
    (text, [source, name]) => text.replaceAll(`/${source}?no-inline`, `/${name}`),
    markup,
  );
  if (built.includes('"/src/')) throw new Error('the page names a file that is not in the build');
  return built;
}

/**
 * Takes the styles of the entry (src/app/start/start.css) out of the build: they stand in the page and are no file, which the
 * parts that come later would ask for again.
 */
function takeStyles(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = chunks.flatMap(({ isEntry, viteMetadata }) =>
    isEntry ? [...(viteMetadata?.importedCss ?? [])] : [],
  );
  const styles = names.map((name) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`no styles at ${name}`);
    delete bundle[name];
    for (const { viteMetadata } of chunks) viteMetadata?.importedCss.delete(name);
    return file.source.toString();
  });
  if (styles.length === 0) throw new Error('the entry has no styles');
  return styles.join('');
}

/** Comments of a line of their own are for who reads the source. */
function withoutComments(script: string): string {
  return script.replaceAll(/^ *\/\/.*\n/gmu, '');
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
