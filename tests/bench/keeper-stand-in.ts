import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';

/** The stand-in in a process of its own, so that a benchmark measures the key keeper and not its neighbour. */
const { baseUrl } = await startOpenAiStandIn();
console.log(baseUrl);
