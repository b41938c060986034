import { afterAll, beforeAll } from 'vitest';

import { describeKeyKeeper } from './contract.ts';
import { bundleWorker } from './start-workerd.ts';

/** A busy machine bundles slowly. */
const BUSY_MS = 120_000;
let worker: Awaited<ReturnType<typeof bundleWorker>>;
beforeAll(async () => {
  worker = await bundleWorker();
}, BUSY_MS);
afterAll(() => worker.clear());

describeKeyKeeper({
  name: 'a worker',
  start: async () => worker.start,
  // By itself the runtime takes a line that is closed on one side for one that still listens, until it writes to it.
  leave: (sent) => sent.socket?.resetAndDestroy(),
});
