import * as z from 'zod/mini';

import type { Box } from './box/box.ts';

const choice = z.optional(z.boolean());
const deviceSchema = z.looseObject({ offline: choice, voiceAgreed: choice, voiceSends: choice });

/** What was chosen for this browser alone. It is not exported: another device decides for itself. */
export type Device = z.infer<typeof deviceSchema>;

export type DeviceRecord = Pick<Box<Device | null>, 'get' | 'update' | 'subscribe'>;

/** Reads the stored choices. An object that holds none of them is something else. */
export function parseDevice(stored: unknown): Device | undefined {
  const { data } = deviceSchema.safeParse(stored);
  const { offline, voiceAgreed, voiceSends } = data ?? {};
  return (offline ?? voiceAgreed ?? voiceSends) === undefined ? undefined : data;
}

/** The choices in force, with what holds where none was made. */
export const choicesOf = (device: Device | null) => ({
  /** Whether the app is kept for use without a network. */
  offline: device?.offline ?? true,
  /** Whether the person knows that speech goes to a service of the browser. */
  voiceAgreed: device?.voiceAgreed ?? false,
  /** Whether what was spoken is sent once the person has stopped. */
  voiceSends: device?.voiceSends ?? false,
});
