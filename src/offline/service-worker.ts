import type { Build } from './build-cache.ts';
import type { WorkerScope } from './scope.ts';
import { startWorker } from './start-worker.ts';

declare const self: WorkerScope;
/** Put in its place by scripts/page/offline.ts, which also makes one file of this and what it imports. */
declare const BUILD: Build;

startWorker(self, BUILD);
