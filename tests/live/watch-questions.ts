import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { isFields } from '#lib/is-fields.ts';

/** Where Node's own fetch tells of the headers of an answer. */
const ANSWERED = 'undici:request:headers';

/** Listens to what a server answers, while nothing of the product knows that it is watched. */
export function watchQuestions(baseUrl: string) {
  const { origin } = new URL(baseUrl);
  let statuses: number[] = [];
  const hear = (message: unknown): void => {
    if (!isFields(message) || !isFields(message['request']) || !isFields(message['response'])) return;
    const { statusCode } = message['response'];
    if (message['request']['origin'] === origin && typeof statusCode === 'number') statuses.push(statusCode);
  };
  subscribe(ANSWERED, hear);
  return {
    /** The statuses of the answers since the last time, in order. */
    taken(): number[] {
      const taken = statuses;
      statuses = [];
      return taken;
    },
    stop: () => void unsubscribe(ANSWERED, hear),
  };
}
