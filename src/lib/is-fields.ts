/** Whether a value of unknown origin has members that can be looked at. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
