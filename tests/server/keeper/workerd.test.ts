import { afterAll, beforeAll } from 'vitest';

import { describeKeyKeeper } from './contract.ts';
import { bundleWorker } from './start-workerd.ts';

let worker: Awaited<ReturnType<typeof bundleWorker>>;
beforeAll(async () => {
  worker = await bundleWorker();
});
afterAll(() => worker.clear());

describeKeyKeeper({
  name: 'a worker',
  start: async () => worker.start,
  // By itself the runtime takes a line that is closed on one side for one that still listens, until it writes to it.
  leave: (sent) => sent.socket?.resetAndDestroy(),
});
