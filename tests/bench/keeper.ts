import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { startProcesses } from './keeper-processes.ts';
import { median } from './measure.ts';

/**
 * Many long chats at once through the key keeper: errors, memory, and what it adds to the time until the first byte of
 * an answer. `node tests/bench/keeper.ts [--chats 200] [--rounds 2]`
 */
const { values } = parseArgs({
  options: { chats: { type: 'string', default: '200' }, rounds: { type: 'string', default: '2' } },
});
const CHATS = Number(values.chats);
const ROUNDS = Number(values.rounds);
const PACE_MS = 100;
/** 100 pieces, at the stand-in's twelve letters a piece: ten seconds. */
const ANSWER = 'film gecesi '.repeat(100);
/** The chats begin one after the other within this time, as people do; then all of them run. */
const ARRIVAL_MS = 2000;
/** Short chats before anything is measured: code is compiled, memory has its working size. */
const WARM_UP = 2000;
const PAIRS = 300;
const MOST_ADDED_MS = 5;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ms = (time: number) => `${time.toFixed(2)} ms`;

/** Until the first byte, in milliseconds; rejects unless the answer is a whole stream. */
function chat(baseUrl: string): Promise<number> {
  const body = JSON.stringify({
    model: 'gpt-3.5-turbo',
    stream: true,
    messages: [{ role: 'user', content: 'merhaba' }],
  });
  const headers = {
    Authorization: 'Bearer anything',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let first = 0;
    let end = '';
    const sent = request(`${baseUrl}/chat/completions`, { method: 'POST', agent, headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        first ||= performance.now() - begun;
        end = (end + chunk.toString()).slice(-40);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200 && end.endsWith('data: [DONE]\n\n')) resolve(first);
        else reject(new Error(`${answer.statusCode}: …${end}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function control(direct: string, wanted: object): Promise<void> {
  const { origin } = new URL(direct);
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${origin}/control`, { method: 'POST', headers, body: JSON.stringify(wanted) });
}

async function crowd(direct: string, baseUrl: string): Promise<PromiseSettledResult<number>[]> {
  const script = Array.from({ length: CHATS }, () => ({ kind: 'says', text: ANSWER }));
  await control(direct, { reset: true, pace: PACE_MS, script });
  const arrivals = Array.from({ length: CHATS }, async (_, i) => {
    await wait((i * ARRIVAL_MS) / CHATS);
    return chat(baseUrl);
  });
  return Promise.allSettled(arrivals);
}

const firstBytes = (results: readonly PromiseSettledResult<number>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

const processes = await startProcesses();
const { direct, kept, memory, stop } = processes;
let failures = 0;
const added: number[] = [];
try {
  await control(direct, { reset: true, pace: 0 });
  for (let i = 0; i < WARM_UP; i += 20) {
    await Promise.all(Array.from({ length: 20 }, () => Promise.all([chat(direct), chat(kept)])));
  }
  const one = { direct: [] as number[], kept: [] as number[] };
  for (let i = 0; i < PAIRS; i++) {
    one.direct.push(await chat(direct));
    one.kept.push(await chat(kept));
  }
  added.push(median(one.kept) - median(one.direct));
  console.log(
    `one at a time  direct ${ms(median(one.direct))}  keeper ${ms(median(one.kept))}  (median of ${PAIRS})`,
  );

  for (let round = 1; round <= ROUNDS; round++) {
    const straight = firstBytes(await crowd(direct, direct));
    const start = await memory();
    const running = crowd(direct, kept);
    await wait(ARRIVAL_MS + 4000);
    const middle = await memory();
    const results = await running;
    const end = await memory();
    const through = firstBytes(results);
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    failures += errors.length;
    added.push(median(through) - median(straight));
    console.log(
      `${CHATS} at once  direct ${ms(median(straight))}  keeper ${ms(median(through))}  (round ${round})`,
    );
    console.log(`  errors ${errors.length}  ${[...new Set(errors)].slice(0, 3).join(' | ')}`);
    console.log(`  memory ${[start, middle, end].map((size) => `${size.toFixed(0)} MB`).join(' → ')}`);
  }
} finally {
  agent.destroy();
  await stop();
}
// On a machine with more to do than cores, the figures are the machine's.
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
console.log(`added at the median: ${added.map(ms).join(', ')} (at most ${MOST_ADDED_MS} ms)`);
if (failures > 0 || added.some((time) => !(time <= MOST_ADDED_MS))) process.exitCode = 1;
