import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.optional(z.record(z.string(), z.unknown())),
  isError: z.optional(z.boolean()),
});
type Result = z.infer<typeof resultSchema>;

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

/** The server as a client starts it; `answer` is what its person says to a question, where it can ask one. */
async function connect(args: readonly string[] = [], answer?: boolean) {
  const asked: string[] = [];
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: answer === undefined ? {} : { elicitation: {} } },
  );
  if (answer !== undefined)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return { action: 'accept', content: { yes: answer } };
    });
  clients.push(client);
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ['src/cli/mcp/main.ts', ...args] }),
  );
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<Result> =>
    resultSchema.parse(await client.callTool({ name, arguments: input }));
  return { client, call, asked };
}

const stateFile = (content?: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'sine-')), 'state.json');
  if (content !== undefined) writeFileSync(path, content);
  return path;
};
const favouritesIn = (file: string) => {
  const state = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const list = z.array(z.object({ title: z.string() })).parse(JSON.parse(state['film_favorites'] ?? '[]'));
  return list.map(({ title }) => title);
};

const TITANIC = { title: 'Titanik' };

describe('npm run -s mcp', () => {
  it('Z-05 offers the tools with their schemas, and none that needs a page', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    const named = (name: string) => tools.find((tool) => tool.name === name);
    expect(named('recommendFilms')?.inputSchema).toMatchObject({
      type: 'object',
      properties: { genres: { type: 'array' } },
    });
    expect(named('showFilm')?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(named('removeFavourite')?.annotations).toMatchObject({ destructiveHint: true });
    for (const name of ['openTab', 'setTheme', 'searchWeb']) expect(named(name)).toBeUndefined();
  });

  it('Z-05 recommends, surprises, finds and compares, in words and as data', async () => {
    const { call } = await connect();
    const three = await call('recommendFilms', { genres: ['Drama'], mood: 'sad' });
    expect(three.structuredContent).toMatchObject({ status: 'done', source: 'builtIn' });
    expect(three.content[0]?.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(3);
    expect(JSON.parse(three.content[1]?.text ?? '')).toEqual(three.structuredContent);
    const one = await call('surpriseFilm');
    expect(one.structuredContent).toMatchObject({ status: 'done', film: { title: expect.any(String) } });
    const found = await call('showFilm', TITANIC);
    expect(found.content[0]?.text).toMatch(/Titanik/u);
    const compared = await call('compareFilms', { first: TITANIC, second: { title: 'Avatar' } });
    expect(compared.structuredContent).toMatchObject({ status: 'done', longer: 'first' });
  });

  it('Z-05 keeps lists in the state file, beside what another run writes there', async () => {
    const file = stateFile();
    const { call } = await connect(['--state', file]);
    await call('addFavourite', TITANIC);
    expect(favouritesIn(file)).toEqual(['Titanik']);
    const other = await connect(['--state', file]);
    await other.call('addFavourite', { title: 'Avatar' });
    await call('markWatched', TITANIC);
    expect(favouritesIn(file).toSorted()).toEqual(['Avatar', 'Titanik']);
    const list = await call('listFilms', { list: 'watched' });
    expect(list.structuredContent).toMatchObject({ total: 1, films: [{ title: 'Titanik' }] });
  });

  it('Z-05 removes only after the person has been asked by their client and said yes', async () => {
    const file = stateFile();
    const mute = await connect(['--state', file]);
    await mute.call('addFavourite', TITANIC);
    const unasked = await mute.call('removeFavourite', TITANIC);
    expect(unasked.isError).toBe(true);
    expect(unasked.content[0]?.text).toContain('dokunmadım');
    expect(favouritesIn(file)).toEqual(['Titanik']);

    const no = await connect(['--state', file], false);
    expect((await no.call('removeFavourite', TITANIC)).structuredContent).toEqual({ status: 'denied' });
    expect(no.asked).toEqual(['“Titanik” listenden çıkarılsın mı?']);
    expect(favouritesIn(file)).toEqual(['Titanik']);

    const yes = await connect(['--state', file], true);
    expect((await yes.call('removeFavourite', TITANIC)).structuredContent).toMatchObject({ status: 'done' });
    expect(favouritesIn(file)).toEqual([]);
  });

  it('Z-05 says what is wrong with a call, and leaves a file that is no state alone', async () => {
    const { call } = await connect();
    const unfit = await call('showFilm', { title: 7 });
    expect(unfit).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('title') }] });
    expect(await call('dropTables')).toMatchObject({ isError: true });
    expect((await call('showFilm', { title: 'Hiç Çekilmemiş Film' })).content[0]?.text).toContain(
      'bulamadım',
    );

    const file = stateFile();
    const later = await connect(['--state', file]);
    writeFileSync(file, '[1]');
    expect(await later.call('addFavourite', TITANIC)).toMatchObject({ isError: true });
    expect(readFileSync(file, 'utf8')).toBe('[1]');
  });
});
