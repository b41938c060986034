import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from '../app.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { createVisit } from '../visit.ts';

const nowhere = {
  openTab: () => {},
  showTogether: () => {},
  openSection: () => {},
  replaceWithTab: () => {},
  replaceWithSignIn: () => {},
  hash: () => '',
  subscribe: () => () => {},
};

/** What a visitor sees first, as markup for src/main.tsx to bring to life, and the outline for who is signed in. */
export function prerender(at: Date): { landing: string; outline: string } {
  const visit = createVisit(false, () => Promise.reject(new Error('A built page opens no product')));
  return {
    landing: renderToString(
      <StrictMode>
        <App navigator={nowhere} visit={visit} openedAt={at} />
      </StrictMode>,
    ),
    outline: renderToString(<LoadingScreen hasBar />),
  };
}
