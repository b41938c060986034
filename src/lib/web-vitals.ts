import type { Metric } from 'web-vitals';

import type { InfoLogger } from './logger.ts';

const RATINGS: Readonly<Record<Metric['rating'], string>> = {
  good: 'iyi',
  'needs-improvement': 'geliştirilebilir',
  poor: 'zayıf',
};

/** A metric in words: `LCP 1240 ms (iyi)`. All are milliseconds but CLS, which has no unit. */
export function metricLine({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>): string {
  const amount = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return `${name} ${amount} (${RATINGS[rating]})`;
}

/**
 * The web-vitals loader (C-08): each metric of this page is logged once it is known, some only as the page is left.
 * Nothing leaves the device.
 */
export async function reportWebVitals(logger: InfoLogger): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = (metric: Metric) => logger.info(`Ölçüm: ${metricLine(metric)}`);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
