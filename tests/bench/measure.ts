/** How long each call takes, in milliseconds of the processor: what else the machine does is not counted. */
export async function measure(calls: readonly (() => unknown)[]): Promise<number[]> {
  const times: number[] = [];
  for (const call of calls) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The value in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
