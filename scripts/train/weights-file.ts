import type { Weights } from '#assistant/models/local/judge/net.ts';

export const weightsFile = new URL('../../src/assistant/models/local/judge/weights.json', import.meta.url);

/** The weights as their file should read. */
export const weightsText = (weights: Weights): string => `${JSON.stringify(weights)}\n`;
