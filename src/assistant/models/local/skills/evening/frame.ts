import type { PlannedCall } from '#tools/registry.ts';
import type { Evening } from '../../understand/evening.ts';

export type PlanInput = PlannedCall<'planEvening'>['input'];

/** What is said of an evening's hours, as a plan takes it. */
export const frameOf = ({ asks: _asks, arrange, parts: _parts, ...frame }: Evening): PlanInput => ({
  ...frame,
  ...(arrange ? { arrange } : {}),
});
