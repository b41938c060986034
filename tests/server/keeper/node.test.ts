import { describeKeyKeeper } from './contract.ts';
import { startNodeKeeper } from './start-node.ts';

describeKeyKeeper({
  name: 'Node',
  start: async () => startNodeKeeper,
  leave: (sent) => sent.destroy(),
});
