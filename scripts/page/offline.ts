import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

import type { Build } from '#offline/build-cache.ts';
import { BUILD_META, WORKER_FILE } from '#offline/protocol.ts';
import { RETIRED_WORKER } from '#server/retired-worker.ts';

const SOURCE = 'src/offline/service-worker.ts';
/** For those who index pages, and the picture beside that text. */
const LEFT_OUT = new Set(['/robots.txt', '/favicon.ico']);

/**
 * Gives the build its name and its worker. The name stands in the page (`<meta name="build">`) and in the worker, and
 * follows from what is in the build: the same sources have the same one, whenever they are built.
 */
export function offline(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'sinesohbet:offline',
    // A build with an entry of its own (the thread's bench) is not the app's page.
    apply: ({ build: options }) => options?.rollupOptions?.input === undefined,
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    configureServer({ middlewares }) {
      // A worker of an earlier `npm start` at this address would outlive it.
      middlewares.use(WORKER_FILE, (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript').end(RETIRED_WORKER);
      });
    },
    generateBundle: {
      // After Vite has written the page.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const text = page.source.toString();
        const parts = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const extras = await publicFiles(publicDir);
        const id = nameOf([withoutTime(text), ...parts.toSorted(), ...extras.map(({ hash }) => hash)]);
        page.source = text.replace(
          '<meta charset',
          () => `<meta name="${BUILD_META}" content="${id}" />\n    <meta charset`,
        );
        const files = ['/', ...parts.map((file) => `/${file}`), ...extras.map(({ file }) => file)];
        const source = await bundleWorker(root, { id, files });
        this.emitFile({ type: 'asset', fileName: WORKER_FILE.slice(1), source });
      },
    },
  };
}

/** When the page was rendered is no difference between two builds. */
const withoutTime = (page: string) => page.replace(/ data-rendered-at="[^"]+"/u, '');

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

const nameOf = (contents: readonly string[]) => hashOf(contents.join('\n')).slice(0, 12);

/** What is served beside the build as it is, for the page to be whole without a network. */
async function publicFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const file = path.slice(folder.length).replaceAll('\\', '/');
        return { file, hash: `${file} ${hashOf(await readFile(path))}` };
      }),
  );
  return found.filter(({ file }) => !LEFT_OUT.has(file)).toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** One script without imports: not every browser runs modules as a worker. */
async function bundleWorker(root: string, description: Build): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD: JSON.stringify(description) },
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: join(root, SOURCE), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk === undefined) throw new Error('the worker came to no script');
  return chunk.code;
}
