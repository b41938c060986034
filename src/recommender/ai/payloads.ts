/** The sampling of each kind of call (M-25, M-26, M-27), in the SDK's names for the fields on the wire. */
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
};

export type Payload = (typeof PAYLOADS)[keyof typeof PAYLOADS];
