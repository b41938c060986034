/** The sampling of one call, as spec §7 has it; the names are the SDK's, which turns them into the wire's. */
export interface Payload {
  temperature: number;
  topP: number;
  /** `max_tokens` on the wire. */
  maxOutputTokens: number;
  /** Not sent where the table does not show it. */
  presencePenalty?: number;
  frequencyPenalty: number;
}

/** The payload table (spec §7). */
export const PAYLOADS = {
  recommendation: { temperature: 0.6, topP: 0.9, maxOutputTokens: 1500, frequencyPenalty: 0.2 },
  retry: { temperature: 0.55, topP: 0.85, maxOutputTokens: 1500, frequencyPenalty: 0.2 },
  surprise: {
    temperature: 0.75,
    topP: 0.95,
    maxOutputTokens: 900,
    presencePenalty: 0.3,
    frequencyPenalty: 0.2,
  },
} as const satisfies Record<string, Payload>;

/** Retries of a call that failed, and its time limit in milliseconds (spec §7, §9). */
export const MAX_RETRIES = 2;
export const TIMEOUT_MS = 600_000;

/** How long an answer that has begun to stream may pause before it counts as stalled, in milliseconds. */
export const STALL_MS = 60_000;
