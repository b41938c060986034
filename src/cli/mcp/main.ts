import '#lib/zod-config.ts';

import { parseArgs } from 'node:util';

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

import { createMcpServer } from './server.ts';

const USAGE = 'Kullanım: npm run -s mcp -- [--state DOSYA] [--catalogue DOSYA]';

/** The tools for other agents, over standard input and output (docs/product.md). */
async function main(args: readonly string[]): Promise<void> {
  const server = await createMcpServer(readOptions(args));
  await server.connect(new StdioServerTransport());
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: { state: { type: 'string' }, catalogue: { type: 'string' } },
    }).values;
  } catch {
    throw new Error(USAGE);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
