import '#lib/zod-config.ts';

import { parseArgs } from 'node:util';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import { PLAN } from './plan.ts';
import { playLive } from './play.ts';

/**
 * `npm run test:live -- --base-url URL [--model NAME]`: the product against a server that is really there. A key is read
 * from OPENAI_API_KEY. Ends with 1 where an answer was not as it should be.
 */
const { values } = parseArgs({ options: { 'base-url': { type: 'string' }, model: { type: 'string' } } });
const { 'base-url': baseUrl = '', model = '' } = values;
const { ai: connection } = ownConnections({
  baseUrl,
  model,
  apiKey: process.env['OPENAI_API_KEY'] ?? '',
  tmdbKey: '',
});
if (connection === undefined || URL.parse(connection.baseUrl) === null) {
  console.error('npm run test:live -- --base-url http://localhost:8080/v1 [--model NAME]');
  process.exit(2);
}
// The product warns where a poster or a record is missing; here the answers tell.
const logger = { warn: () => {}, error: console.error };
const { asked, well } = await playLive({
  connection,
  catalogue: await builtInCatalogue(),
  plan: PLAN,
  print: console.log,
  logger,
});
process.exitCode = well === asked ? 0 : 1;
