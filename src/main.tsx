import './app/parts.ts';
import './app/install/install-offer.ts';
import './app/start/start.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { repeatEarlyPress } from './app/start/early-press.ts';
import { loadStyles } from './app/start/load-styles.ts';
import wholeStyles from './app/styles.css?url';
import { createNavigator } from './app/tabs/navigator.ts';
import { createVisit } from './app/visit.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const navigator = createNavigator(window);
// The script before the first paint has looked (src/app/start/before-paint.js).
const { start } = document.documentElement.dataset;
const visit = createVisit(start === 'shell', async () => {
  const [{ openProduct }] = await Promise.all([
    import('./open-product.ts'),
    loadStyles(document, wholeStyles),
  ]);
  return openProduct(window, navigator);
});
// What happens elsewhere is the product's to follow: another tab that signs in, a system that turns dark.
for (const sign of ['storage', 'hashchange']) window.addEventListener(sign, visit.prepare);
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', visit.prepare);

const { renderedAt } = root.dataset;
const outline = document.getElementById('start');
outline?.remove();
const app = (prerendered: { renderedAt?: Date }) => (
  <StrictMode>
    <App
      navigator={navigator}
      visit={visit}
      openedAt={new Date()}
      {...prerendered}
      onLive={() => repeatEarlyPress(document)}
    />
  </StrictMode>
);
if (start === 'visitor' && renderedAt !== undefined) {
  // A transition is rendered in slices of a few milliseconds: a press or a scroll meanwhile is answered between them.
  startTransition(() => void hydrateRoot(root, app({ renderedAt: new Date(renderedAt) })));
} else {
  visit.prepare();
  // In one task, so that the outline stays to be seen until the first render replaces it.
  root.replaceChildren(...(outline?.childNodes ?? []));
  delete document.documentElement.dataset['start'];
  createRoot(root).render(app({}));
}
