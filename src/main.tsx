import '#lib/zod-config.ts';
import './app/parts.ts';
import './app/styles.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { consoleLogger } from '#lib/logger.ts';
import { createBrowserRecords } from '#storage/browser-records.ts';
import { RecordsProvider } from '#storage/records-context.tsx';
import { App } from './app/app.tsx';
import { finishStartUp } from './app/debug/finish-start-up.ts';
import { createNavigator } from './app/tabs/navigator.ts';
import { createThemeStore, keepThemeApplied } from './app/theme/theme.ts';

const records = createBrowserRecords(window, consoleLogger);
const theme = createThemeStore(records.theme, window.matchMedia('(prefers-color-scheme: dark)'));
keepThemeApplied(theme, document.documentElement);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RecordsProvider records={records}>
      <App navigator={createNavigator(window)} theme={theme} openedAt={new Date()} />
    </RecordsProvider>
  </StrictMode>,
);

finishStartUp(window, records, consoleLogger);
